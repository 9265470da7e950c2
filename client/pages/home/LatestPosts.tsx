import { blogPath } from '#client/config/links.ts';
import { ArticleCard } from '#client/features/content/ArticleCard.tsx';
import type { ArticleCard_ArticleFragment } from '#client/features/content/ArticleCard.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { SectionHeading } from '#client/ui/SectionHeading.tsx';
import styles from './LatestPosts.module.css';

/** The last three articles, the newest as wide as the other two. */
export function LatestPosts({ articles }: { articles: readonly ArticleCard_ArticleFragment[] }) {
  const t = useT();
  return (
    <section aria-labelledby="latest-posts">
      <SectionHeading id="latest-posts" title={t('blog.latest')} more={{ to: blogPath(), label: t('blog.allStories') }} />
      <ul className={styles.posts}>
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} look={index === 0 ? 'feature' : 'card'} isShort={index > 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

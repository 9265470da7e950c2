import { blogPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import type { ArticleCard_ArticleFragment } from './ArticleCard.generated.ts';
import styles from './Content.module.css';

interface LatestArticlesProps {
  articles: readonly ArticleCard_ArticleFragment[];
  title: string;
  className?: string;
}

/** The last three articles, the newest as wide as the other two. Nothing without any. */
export function LatestArticles({ articles, title, className }: LatestArticlesProps) {
  const t = useT();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="latest-posts" className={className}>
      <SectionHeading id="latest-posts" title={title} more={{ to: blogPath(), label: t('blog.allStories') }} />
      <ul className={styles.posts}>
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} look={index === 0 ? 'feature' : 'card'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

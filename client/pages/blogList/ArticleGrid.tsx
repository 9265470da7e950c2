import { ArticleCard } from '#client/features/content/ArticleCard.tsx';
import type { ArticleCard_ArticleFragment } from '#client/features/content/ArticleCard.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './BlogList.module.css';

interface ArticleGridProps {
  articles: readonly ArticleCard_ArticleFragment[];
  columns: 2 | 3;
  /** The first is as wide as two. */
  hasFeature: boolean;
}

export function ArticleGrid({ articles, columns, hasFeature }: ArticleGridProps) {
  const t = useT();
  return (
    <ul className={styles.grid} style={{ '--columns': columns } as React.CSSProperties} aria-label={t('blog.articles')}>
      {articles.map((article, index) => {
        const isFeature = hasFeature && index === 0;
        return (
          <li key={article.slug} className={isFeature ? styles.feature : undefined}>
            <ArticleCard article={article} look={isFeature ? 'feature' : 'card'} isEager={index < 2} headingLevel={2} />
          </li>
        );
      })}
    </ul>
  );
}

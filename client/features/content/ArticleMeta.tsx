import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import type { ArticleCard_ArticleFragment } from './ArticleCard.generated.ts';
import styles from './Content.module.css';

/** "Market & kitchen · 18 Apr 2026 · 3 min" */
export function ArticleMeta({ article }: { article: Pick<ArticleCard_ArticleFragment, 'category' | 'date' | 'readingMinutes'> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <p className={styles.meta}>
      <span className={styles.category}>{article.category.name}</span>
      <time dateTime={article.date}>{formatDate(article.date, locale)}</time>
      <span>{t('blog.minutes', { n: article.readingMinutes })}</span>
    </p>
  );
}

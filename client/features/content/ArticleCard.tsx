import { articlePath, blogPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Illustration } from '#client/ui/media/Illustration.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { ArticleCard_ArticleFragment } from './ArticleCard.generated.ts';
import styles from './Content.module.css';

interface ArticleCardProps {
  article: ArticleCard_ArticleFragment;
  /** `feature` is twice as wide, for the first article in a list. */
  variant?: 'card' | 'feature';
  isEager?: boolean;
  headingLevel?: 2 | 3;
  /** Hides the description. */
  isShort?: boolean;
}

/** Article card; the link in its title covers the whole card. */
export function ArticleCard({ article, variant = 'card', isEager, headingLevel = 3, isShort = false }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  const isFeature = variant === 'feature';
  return (
    <article className={cx(styles.card, isFeature && styles.feature)}>
      <Illustration
        image={article.image}
        companions={article.companions}
        shape={isFeature ? 'wide' : 'card'}
        sizes={isFeature ? '(min-width: 768px) 420px, 60vw' : '(min-width: 768px) 380px, 60vw'}
        isEager={isEager}
        isDecorative
        className={styles.scene}
      />
      <Stack gap={2} className={styles.text}>
        <ArticleMeta article={article} />
        <Heading className={styles.title}>
          <AppLink to={articlePath(article.slug)}>{article.title}</AppLink>
        </Heading>
        {!isShort && (
          <Text size={isFeature ? 'lead' : 'body'} tone="muted" className={styles.description}>
            {article.description}
          </Text>
        )}
      </Stack>
    </article>
  );
}

/** Category, date and reading time: "Market & kitchen · 18 Apr 2026 · 3 min". */
export function ArticleMeta({ article }: { article: Pick<ArticleCard_ArticleFragment, 'category' | 'date' | 'readingMinutes'> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Cluster as="p" gap={0} className={styles.meta}>
      <Text as="span" tone="primary" weight="strong">
        {article.category.name}
      </Text>
      <time dateTime={article.date}>{formatDate(article.date, locale)}</time>
      <span>{t('blog.minutes', { n: article.readingMinutes })}</span>
    </Cluster>
  );
}

interface LatestArticlesProps {
  articles: readonly ArticleCard_ArticleFragment[];
  title: string;
  className?: string;
}

/** Section with the latest articles, featuring the first one. Renders nothing if there are no articles. */
export function LatestArticles({ articles, title, className }: LatestArticlesProps) {
  const t = useT();
  if (articles.length === 0) return null;
  return (
    <Section id="latest-posts" title={title} more={{ to: blogPath(), label: t('blog.allStories') }} className={className}>
      <ul className={styles.posts}>
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} variant={index === 0 ? 'feature' : 'card'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { articlePath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Illustration } from '#client/ui/media/Illustration.tsx';
import type { ArticleCard_ArticleFragment } from './ArticleCard.generated.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import styles from './Content.module.css';

interface ArticleCardProps {
  article: ArticleCard_ArticleFragment;
  /** `feature` is as wide as two and opens a list. */
  look?: 'card' | 'feature';
  isEager?: boolean;
  headingLevel?: 2 | 3;
  /** Without the sentence under the title. */
  isShort?: boolean;
}

/** An article in a list: one link over the whole card. */
export function ArticleCard({ article, look = 'card', isEager, headingLevel = 3, isShort = false }: ArticleCardProps) {
  const t = useT();
  const Heading = `h${headingLevel}` as const;
  const isFeature = look === 'feature';
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
      <div className={styles.text}>
        <ArticleMeta article={article} />
        <Heading className={styles.title}>
          <AppLink to={articlePath(article.slug)} className={styles.link}>
            {article.title}
          </AppLink>
        </Heading>
        {!isShort && <p className={styles.description}>{article.description}</p>}
        {isFeature && (
          <span className={styles.more} aria-hidden="true">
            {t('blog.read')}
            <Icon name="arrowRight" size={18} />
          </span>
        )}
      </div>
    </article>
  );
}

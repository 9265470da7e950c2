import { articlePath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { BlogPost_ArticleFragment } from './BlogPostPage.generated.ts';
import styles from './BlogPost.module.css';

type Neighbour = BlogPost_ArticleFragment['previous'];

/** The articles written before and after. */
export function PostNeighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  const t = useT();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('blog.neighbours')} className={styles.neighbours}>
      {previous && (
        <AppLink to={articlePath(previous.slug)} rel="prev">
          <span>
            <Icon name="chevronLeft" size={16} />
            {t('blog.previous')}
          </span>
          <b>{previous.title}</b>
        </AppLink>
      )}
      {next && (
        <AppLink to={articlePath(next.slug)} rel="next" className={styles.next}>
          <span>
            {t('blog.next')}
            <Icon name="chevronRight" size={16} />
          </span>
          <b>{next.title}</b>
        </AppLink>
      )}
    </nav>
  );
}

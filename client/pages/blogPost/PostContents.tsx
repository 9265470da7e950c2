import { useT } from '#client/i18n/useT.ts';
import type { BlogPost_ArticleFragment } from './BlogPostPage.generated.ts';
import styles from './BlogPost.module.css';
import { headingId } from './headingId.ts';

/** The headings of an article, beside it on wide screens. */
export function PostContents({ body }: { body: BlogPost_ArticleFragment['body'] }) {
  const t = useT();
  const headings = body.flatMap(({ kind, text }, index) => (kind === 'HEADING' && text ? [{ id: headingId(index), text }] : []));
  if (headings.length < 2) return <div />;
  return (
    <nav aria-label={t('blog.contents')} className={styles.contents}>
      <p aria-hidden="true">{t('blog.contents')}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

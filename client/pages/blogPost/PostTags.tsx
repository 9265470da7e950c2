import { blogPath, type BlogListPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import type { BlogPost_ArticleFragment } from './BlogPostPage.generated.ts';
import styles from './BlogPost.module.css';

/** More of the same, tag by tag. */
export function PostTags({ tags, list }: { tags: BlogPost_ArticleFragment['tags']; list: BlogListPath }) {
  const t = useT();
  return (
    <ul className={styles.tags} aria-label={t('blog.tags')}>
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <AppLink to={blogPath({ tag: slug }, list)}>{name}</AppLink>
        </li>
      ))}
    </ul>
  );
}

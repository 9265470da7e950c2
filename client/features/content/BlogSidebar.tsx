import { articlePath, blogPath, type BlogListPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { BlogSidebar_ArticlesFragment } from './BlogSidebar.generated.ts';
import { BlogSearch } from './BlogSearch.tsx';
import styles from './Content.module.css';

const RECENT = 4;
const TAGS = 14;

interface BlogSidebarProps {
  articles: BlogSidebar_ArticlesFragment;
  /** The list that its links lead to. */
  path: BlogListPath;
  /** What that list shows now. */
  chosen?: { category: string | null; tag: string | null; find: string };
  /** The article being read: not offered again. */
  exceptSlug?: string;
}

/** What else there is to read: search, the last ones, categories and tags. */
export function BlogSidebar({ articles, path, chosen = { category: null, tag: null, find: '' }, exceptSlug }: BlogSidebarProps) {
  const t = useT();
  const locale = useLocale();
  const recent = articles.nodes.filter(({ slug }) => slug !== exceptSlug).slice(0, RECENT);
  return (
    <div className={styles.sidebar}>
      <BlogSearch path={path} words={chosen.find} />
      <section aria-labelledby="blog-categories">
        <h2 id="blog-categories">{t('blog.categories')}</h2>
        <ul className={styles.categories}>
          {articles.categories.map(({ slug, name, count }) => (
            <li key={slug}>
              <AppLink to={blogPath({ category: slug }, path)} aria-current={slug === chosen.category ? 'page' : undefined}>
                {name} <span>{count}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="blog-recent">
        <h2 id="blog-recent">{t('blog.recent')}</h2>
        <ul className={styles.recent}>
          {recent.map(({ slug, title, date, image }) => (
            <li key={slug}>
              <AppLink to={articlePath(slug)}>
                <ProductImage image={image} sizes="64px" isDecorative className={styles.thumb} />
                <span>
                  <b>{title}</b>
                  <time dateTime={date}>{formatDate(date, locale)}</time>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="blog-tags">
        <h2 id="blog-tags">{t('blog.tags')}</h2>
        <ul className={styles.tags}>
          {articles.tags.slice(0, TAGS).map(({ slug, name }) => (
            <li key={slug}>
              <AppLink to={blogPath({ tag: slug }, path)} aria-current={slug === chosen.tag ? 'page' : undefined}>
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

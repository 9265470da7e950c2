import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { articlePath, blogPath, type BlogListPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import type { BlogSidebar_ArticlesFragment } from './BlogSidebar.generated.ts';
import styles from './Content.module.css';
import { PillLink, SearchBox } from './TextPage.tsx';

const RECENT = 4;
const TAGS = 14;

interface BlogSidebarProps {
  articles: BlogSidebar_ArticlesFragment;
  /** Path of the article list to which the links lead. */
  path: BlogListPath;
  /** The list's current filters. */
  chosen?: { category: string | null; tag: string | null; find: string };
  /** The current page's article, which is excluded from the recent ones. */
  exceptSlug?: string;
}

export function BlogSidebar({ articles, path, chosen = { category: null, tag: null, find: '' }, exceptSlug }: BlogSidebarProps) {
  const t = useT();
  const locale = useLocale();
  const recent = articles.nodes.filter(({ slug }) => slug !== exceptSlug).slice(0, RECENT);
  return (
    <Stack gap={8}>
      <BlogSearch path={path} words={chosen.find} />
      <Part id="blog-categories" title={t('blog.categories')}>
        <ul className={styles.categories}>
          {articles.categories.map(({ slug, name, count }) => (
            <li key={slug}>
              <Cluster
                as={AppLink}
                justify="between"
                noWrap
                to={blogPath({ category: slug }, path)}
                aria-current={slug === chosen.category ? 'page' : undefined}
              >
                {name}{' '}
                <Text as="span" tone="subtle" isTabular>
                  {count}
                </Text>
              </Cluster>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="blog-recent" title={t('blog.recent')}>
        <Stack as="ul" className={styles.recent}>
          {recent.map(({ slug, title, date, image }) => (
            <li key={slug}>
              <Cluster as={AppLink} gap={3} noWrap to={articlePath(slug)}>
                <ProductImage image={image} sizes={64} radius="l" isDecorative />
                <Stack as="span" gap={0}>
                  <Text as="b" size="body" weight="strong">
                    {title}
                  </Text>
                  <Text as="time" size="small" tone="subtle" dateTime={date}>
                    {formatDate(date, locale)}
                  </Text>
                </Stack>
              </Cluster>
            </li>
          ))}
        </Stack>
      </Part>
      <Part id="blog-tags" title={t('blog.tags')}>
        <Cluster as="ul">
          {articles.tags.slice(0, TAGS).map(({ slug, name }) => (
            <li key={slug}>
              <PillLink to={blogPath({ tag: slug }, path)} aria-current={slug === chosen.tag ? 'page' : undefined}>
                {name}
              </PillLink>
            </li>
          ))}
        </Cluster>
      </Part>
    </Stack>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.group}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

/** Article search. Uses a GET form, so that it works without scripts. */
export function BlogSearch({ path, words }: { path: BlogListPath; words: string }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <SearchBox
      aria-label={t('blog.search')}
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('find');
        void navigate(blogPath({ find: typeof typed === 'string' ? typed.trim() : '' }, path));
      }}
    >
      <input
        // Remounts the field when the search term in the URL changes.
        key={words}
        type="search"
        name="find"
        defaultValue={words}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t('blog.searchPlaceholder')}
        aria-label={t('blog.search')}
        enterKeyHint="search"
      />
      <IconButton type="submit" icon="search" size={18} label={t('search.button')} />
    </SearchBox>
  );
}

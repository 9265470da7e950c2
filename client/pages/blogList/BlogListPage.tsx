import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { type BlogListPath, blogPath } from '#client/config/links.ts';
import { BlogSearch, BlogSidebar } from '#client/features/content/BlogSidebar.tsx';
import { useT } from '#client/i18n/useT.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Container, Grid, Scroller, Stack } from '#client/ui/primitives/Layout.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { Pagination } from '#client/ui/navigation/Pagination.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { withoutTrailingSlashes } from '#client/lib/trailingSlashes.ts';
import { type BlogQuery, isFrontPage, readBlogQuery } from './blogListQuery.ts';
import styles from './BlogList.module.css';
import { ArticleCard } from '#client/features/content/ArticleCard.tsx';
import type { ArticleCard_ArticleFragment } from '#client/features/content/ArticleCard.generated.ts';
import { PageHead, PillLink } from '#client/features/content/TextPage.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { BlogListPageDocument, type BlogListPageQuery } from './BlogListPage.generated.ts';

/** Article list with search and categories, which are in a sidebar or, in the full-width layout, above the list. */
export function BlogListPage({ view }: PageProps<'blogList'>) {
  const t = useT();
  const { pathname, search } = useLocation();
  const path = withoutTrailingSlashes(pathname) as BlogListPath;
  const query = readBlogQuery(new URLSearchParams(search));
  const { data, retry } = usePageData(BlogListPageDocument);
  const articles = data?.articles;
  const all = data?.all;
  const title = titleOf(query);
  const isWide = view.sidebar === 'none';
  const isFront = isFrontPage(query);

  return (
    <Container>
      <Stack gap={8}>
        <PageMeta
          title={title}
          description={t('blog.intro')}
          canonical={blogPath({ category: query.category, page: query.page > 1 ? query.page : null })}
          isIndexed={query.find === '' && query.tag === null}
        />
        <PageHead
          crumbs={[
            { label: t('nav.home'), to: '/' },
            ...(isFront ? [] : [{ label: t('blog.blog'), to: blogPath({}, path) }]),
            { label: isFront ? t('blog.blog') : title },
          ]}
          title={title}
          intro={isFront || !articles ? t('blog.intro') : t('blog.count', { n: articles.totalCount })}
          aside={isWide && <BlogSearch path={path} words={query.find} />}
        />
        {isWide && all && <BlogChips categories={all.categories} total={all.totalCount} chosen={query.category} path={path} />}
        <SidebarLayout
          side={view.sidebar}
          sidebar={{ label: t('blog.aside'), content: all ? <BlogSidebar articles={all} path={path} chosen={query} /> : null }}
        >
          {!articles ? (
            <SectionError onRetry={retry} message={t('blog.failed')} />
          ) : articles.totalCount === 0 ? (
            <NothingHere
              icon="search"
              title={t('blog.none')}
              text={t('blog.noneText')}
              links={[{ to: blogPath({}, path), label: t('blog.showAll') }]}
            />
          ) : (
            <Stack gap={14}>
              <ArticleGrid articles={articles.nodes} columns={isWide ? 3 : 2} hasFeature={isFront && isWide} />
              <Pagination
                page={query.page}
                pageCount={articles.pageCount}
                hrefFor={(page) => blogPath({ ...query, page: page > 1 ? page : null }, path)}
              />
            </Stack>
          )}
        </SidebarLayout>
      </Stack>
    </Container>
  );

  function titleOf({ category, tag, find }: BlogQuery): string {
    if (find !== '') return t('search.resultsFor', { q: find });
    const named = all?.categories.find(({ slug }) => slug === category)?.name ?? all?.tags.find(({ slug }) => slug === tag)?.name;
    return named ?? t('blog.title');
  }
}

interface ArticleGridProps {
  articles: readonly ArticleCard_ArticleFragment[];
  columns: 2 | 3;
  /** Whether the first card spans two columns. */
  hasFeature: boolean;
}

function ArticleGrid({ articles, columns, hasFeature }: ArticleGridProps) {
  const t = useT();
  return (
    <Grid as="ul" columns={{ base: 1, sm: 2, lg: columns }} gap={8} aria-label={t('blog.articles')}>
      {articles.map((article, index) => {
        const isFeature = hasFeature && index === 0;
        return (
          <li key={article.slug} className={isFeature ? styles.feature : undefined}>
            <ArticleCard article={article} variant={isFeature ? 'feature' : 'card'} isEager={index < 2} headingLevel={2} />
          </li>
        );
      })}
    </Grid>
  );
}

interface BlogChipsProps {
  categories: NonNullable<BlogListPageQuery['all']>['categories'];
  total: number;
  chosen: string | null;
  path: BlogListPath;
}

/** Category chips in the full-width layout. */
function BlogChips({ categories, total, chosen, path }: BlogChipsProps) {
  const t = useT();
  const chips = [{ slug: null, name: t('blog.all'), count: total }, ...categories];
  return (
    <Scroller as="nav" aria-label={t('blog.categoriesOf')}>
      {chips.map(({ slug, name, count }) => (
        <PillLink key={slug ?? 'all'} to={blogPath({ category: slug }, path)} aria-current={slug === chosen ? 'page' : undefined}>
          {name}{' '}
          <Text as="span" tone="subtle" weight="regular" isTabular>
            {count}
          </Text>
        </PillLink>
      ))}
    </Scroller>
  );
}

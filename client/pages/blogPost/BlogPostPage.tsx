import type { PageProps, ViewByPage } from '#client/routes/routeTypes.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { blogPath, articlePath, type BlogListPath } from '#client/config/links.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { Container, Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { ArticleCard, ArticleMeta } from '#client/features/content/ArticleCard.tsx';
import { BlogSidebar } from '#client/features/content/BlogSidebar.tsx';
import { localeOf } from '#client/i18n/Locale.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { BlogPostPageDocument, type BlogPost_ArticleFragment, type BlogPostPageQuery } from './BlogPostPage.generated.ts';
import styles from './BlogPost.module.css';
import { PostBody, PostContents } from './PostBody.tsx';
import { PageHead, PillLink } from '#client/features/content/TextPage.tsx';
import { whatsAppHref } from '#client/lib/whatsAppHref.ts';
import { Illustration } from '#client/ui/media/Illustration.tsx';
import { ShareButton } from '#client/ui/navigation/ShareButton.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { use } from 'react';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { jsonLd } from '#client/lib/jsonLd.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';

/** Article page. Shows the newest article if the URL has no slug, and a not-found message for an unknown slug. */
export function BlogPostPage({ view }: PageProps<'blogPost'>) {
  const t = useT();
  const { data, retry } = usePageData(BlogPostPageDocument);
  if (!data) {
    return (
      <Container isPage>
        <SectionError onRetry={retry} message={t('blog.failed')} />
      </Container>
    );
  }
  const article = data.article ?? data.newest?.nodes[0];
  if (article) return <BlogPost article={article} all={data.all ?? null} view={view} />;
  return (
    <Container isPage>
      <title>{`${t('blog.missing')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <NothingHere
        icon="search"
        headingLevel={1}
        title={t('blog.missing')}
        text={t('blog.missingText')}
        links={[
          { to: blogPath(), label: t('blog.showAll') },
          { to: '/', label: t('nav.home') },
        ]}
      />
    </Container>
  );
}

interface BlogPostProps {
  article: BlogPost_ArticleFragment;
  all: BlogPostPageQuery['all'];
  view: ViewByPage['blogPost'];
}

const LIST_BESIDE: Record<ViewByPage['blogPost']['sidebar'], BlogListPath> = {
  left: '/blog-left-sidebar',
  right: '/blog-right-sidebar',
  none: '/blog-full-width',
};

/** An article with its products, the previous and next articles, and related articles. */
export function BlogPost({ article, all, view }: BlogPostProps) {
  const t = useT();
  const locale = useLocale();
  const bodyLocale = localeOf(article.bodyLocale);
  const isWide = view.sidebar === 'none';
  const list = LIST_BESIDE[view.sidebar];
  const inText = new Set(article.body.flatMap(({ product }) => (product ? [product.id] : [])));
  const products = article.products.filter(({ id }) => !inText.has(id));

  return (
    <Container>
      <PostMeta article={article} />
      <Stack gap="rhythm">
        <Stack gap={10}>
          <PostHead article={article} list={list} isWide={isWide} />
          <SidebarLayout
            side={view.sidebar}
            sidebar={{ label: t('blog.aside'), content: all ? <BlogSidebar articles={all} path={list} exceptSlug={article.slug} /> : null }}
          >
            <div className={cx(isWide && styles.spread)}>
              {isWide && <PostContents body={article.body} />}
              <Stack gap={10} lang={LANGUAGES[bodyLocale].tag}>
                {bodyLocale !== locale && (
                  <Text tone="muted" lang={LANGUAGES[locale].tag}>
                    {t('blog.inLanguage', { language: languageName(bodyLocale, locale) })}
                  </Text>
                )}
                <PostBody body={article.body} />
                <PostTags tags={article.tags} list={list} />
              </Stack>
            </div>
          </SidebarLayout>
        </Stack>
        {products.length > 0 && (
          <Section id="in-this-story" title={t('blog.shop')}>
            <ProductGrid products={products} columns={4} label={t('blog.shop')} {...cardSlots} />
          </Section>
        )}
        <PostNeighbours previous={article.previous} next={article.next} />
        {article.related.length > 0 && (
          <Section id="related-stories" title={t('blog.related')} more={{ to: blogPath(), label: t('blog.allStories') }}>
            <Grid as="ul" columns={{ base: 1, md: 3 }} gap={6}>
              {article.related.map((other) => (
                <li key={other.slug}>
                  <ArticleCard article={other} isShort />
                </li>
              ))}
            </Grid>
          </Section>
        )}
      </Stack>
    </Container>
  );
}

function PostMeta({ article }: { article: BlogPost_ArticleFragment }) {
  const origin = use(OriginContext);
  const locale = useLocale();
  const path = articlePath(article.slug);
  const data = {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    inLanguage: LANGUAGES[locale].tag,
    articleSection: article.category.name,
    keywords: article.tags.map(({ name }) => name).join(', '),
    mainEntityOfPage: `${origin}${path}`,
    ...(article.image && { image: [`${origin}${article.image.url}`] }),
    author: { '@type': 'Organization', name: 'Rizq' },
    publisher: { '@type': 'Organization', name: 'Rizq' },
  };
  return (
    <PageMeta title={article.title} description={article.description} canonical={path} image={article.image?.url} data={jsonLd(data)} />
  );
}

type Neighbour = BlogPost_ArticleFragment['previous'];

function PostNeighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  const t = useT();
  if (!previous && !next) return null;
  return (
    <Grid as="nav" columns={2} gap={6} aria-label={t('blog.neighbours')} className={styles.neighbours}>
      {previous && (
        <Stack as={AppLink} gap={2} to={articlePath(previous.slug)} rel="prev">
          <Cluster as="span" gap={1}>
            <Icon name="chevronLeft" size={16} />
            <Text as="span" size="compact" tone="subtle">
              {t('blog.previous')}
            </Text>
          </Cluster>
          <b>{previous.title}</b>
        </Stack>
      )}
      {next && (
        <Stack as={AppLink} gap={2} to={articlePath(next.slug)} rel="next" className={styles.next}>
          <Cluster as="span" gap={1}>
            <Text as="span" size="compact" tone="subtle">
              {t('blog.next')}
            </Text>
            <Icon name="chevronRight" size={16} />
          </Cluster>
          <b>{next.title}</b>
        </Stack>
      )}
    </Grid>
  );
}

/** Tags as links to the article list, filtered by that tag. */
function PostTags({ tags, list }: { tags: BlogPost_ArticleFragment['tags']; list: BlogListPath }) {
  const t = useT();
  return (
    <Cluster as="ul" aria-label={t('blog.tags')}>
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <PillLink to={blogPath({ tag: slug }, list)}>{name}</PillLink>
        </li>
      ))}
    </Cluster>
  );
}

function PostHead({ article, list, isWide }: { article: BlogPost_ArticleFragment; list: BlogListPath; isWide: boolean }) {
  const t = useT();
  const origin = use(OriginContext);
  const path = articlePath(article.slug);
  return (
    <Stack gap={6}>
      <PageHead
        variant={isWide ? 'centered' : 'plain'}
        crumbs={[
          { label: t('nav.home'), to: '/' },
          { label: t('blog.blog'), to: blogPath({}, list) },
          { label: article.category.name, to: blogPath({ category: article.category.slug }, list) },
          { label: article.title },
        ]}
        eyebrow={<ArticleMeta article={article} />}
        title={article.title}
        intro={article.description}
      >
        <Cluster gap={6} isTight className={styles.share}>
          <ShareButton title={article.title} path={path}>
            {t('product.share')}
          </ShareButton>
          <a href={whatsAppHref({ text: `${article.title} ${origin}${path}` })} target="_blank" rel="noopener noreferrer">
            <Icon name="phone" size={18} />
            {t('blog.whatsapp')}
          </a>
        </Cluster>
      </PageHead>
      <Illustration
        image={article.image}
        companions={article.companions}
        shape={isWide ? 'banner' : 'wide'}
        sizes="(min-width: 768px) 480px, 60vw"
        isEager
      />
    </Stack>
  );
}

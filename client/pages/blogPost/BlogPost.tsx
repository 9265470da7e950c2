import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { articlePath, type BlogListPath, blogPath } from '#client/config/links.ts';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { ArticleCard } from '#client/features/content/ArticleCard.tsx';
import { BlogSidebar } from '#client/features/content/BlogSidebar.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Container } from '#client/ui/primitives/Container.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { cardSlots } from '../cardSlots.tsx';
import type { BlogPost_ArticleFragment, BlogPostPageQuery } from './BlogPostPage.generated.ts';
import styles from './BlogPost.module.css';
import { PostBody } from './PostBody.tsx';
import { PostHead } from './PostHead.tsx';
import { headingId } from './headingId.ts';
import { use } from 'react';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { jsonLd } from '#client/lib/jsonLd.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';

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

/** An article: to be read first, then what it speaks of, then what to read next. */
export function BlogPost({ article, all, view }: BlogPostProps) {
  const t = useT();
  const isWide = view.sidebar === 'none';
  const list = LIST_BESIDE[view.sidebar];
  const inText = new Set(article.body.flatMap(({ product }) => (product ? [product.id] : [])));
  const products = article.products.filter(({ id }) => !inText.has(id));

  return (
    <Container className={styles.page}>
      <PostMeta article={article} />
      <PostHead article={article} list={list} isWide={isWide} />
      <SidebarLayout
        side={view.sidebar}
        className={styles.layout}
        sidebar={{ label: t('blog.aside'), content: all ? <BlogSidebar articles={all} path={list} exceptSlug={article.slug} /> : null }}
      >
        <div className={cx(isWide && styles.spread)}>
          {isWide && <PostContents body={article.body} />}
          <div className={styles.read}>
            <PostBody body={article.body} />
            <PostTags tags={article.tags} list={list} />
          </div>
        </div>
      </SidebarLayout>
      {products.length > 0 && (
        <section className={styles.section} aria-labelledby="in-this-story">
          <SectionHeading id="in-this-story" title={t('blog.shop')} />
          <ProductGrid products={products} columns={4} label={t('blog.shop')} {...cardSlots} />
        </section>
      )}
      <PostNeighbours previous={article.previous} next={article.next} />
      {article.related.length > 0 && (
        <section className={styles.section} aria-labelledby="related-stories">
          <SectionHeading id="related-stories" title={t('blog.related')} more={{ to: blogPath(), label: t('blog.allStories') }} />
          <ul className={styles.related}>
            {article.related.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} isShort />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
}

/** The headings of an article, beside it on wide screens. */
function PostContents({ body }: { body: BlogPost_ArticleFragment['body'] }) {
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

/** What the article tells search engines and link previews. */
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
    <>
      <PageMeta title={article.title} description={article.description} canonical={path} image={article.image?.url} />
      <script type="application/ld+json">{jsonLd(data)}</script>
    </>
  );
}

type Neighbour = BlogPost_ArticleFragment['previous'];

/** The articles written before and after. */
function PostNeighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
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

/** More of the same, tag by tag. */
function PostTags({ tags, list }: { tags: BlogPost_ArticleFragment['tags']; list: BlogListPath }) {
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

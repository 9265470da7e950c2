import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { blogPath, type BlogListPath } from '#client/config/links.ts';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { ArticleCard } from '#client/features/content/ArticleCard.tsx';
import { BlogSidebar } from '#client/features/content/BlogSidebar.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Container } from '#client/ui/primitives/Container.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { cardSlots } from '../cardSlots.tsx';
import type { BlogPost_ArticleFragment, BlogPostPageQuery } from './BlogPostPage.generated.ts';
import styles from './BlogPost.module.css';
import { PostBody } from './PostBody.tsx';
import { PostContents } from './PostContents.tsx';
import { PostHead } from './PostHead.tsx';
import { PostMeta } from './PostMeta.tsx';
import { PostNeighbours } from './PostNeighbours.tsx';
import { PostTags } from './PostTags.tsx';

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

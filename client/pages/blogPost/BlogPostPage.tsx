import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { blogPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Container } from '#client/ui/primitives/Layout.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { BlogPost } from './BlogPost.tsx';
import { loader } from './blogPost.loader.ts';

/** One article; without a key in the address the newest, with an unknown key a way on. */
export function BlogPostPage({ view }: PageProps<'blogPost'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
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

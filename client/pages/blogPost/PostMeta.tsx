import { use } from 'react';
import { articlePath } from '#client/config/links.ts';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { jsonLd } from '#client/lib/jsonLd.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import type { BlogPost_ArticleFragment } from './BlogPostPage.generated.ts';

/** What the article tells search engines and link previews. */
export function PostMeta({ article }: { article: BlogPost_ArticleFragment }) {
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

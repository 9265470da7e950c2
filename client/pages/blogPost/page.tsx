import { cardVariables, definePage } from '#client/routes/definePage.ts';
import { articlePath } from '#client/config/links.ts';
import { readSlug } from '#client/lib/slugs.ts';
import { BlogPostPageDocument } from './BlogPostPage.generated.ts';
import { BlogPostPage } from './BlogPostPage.tsx';

export const page = definePage('blogPost', {
  component: BlogPostPage,
  /** Takes the slug from the path or `?post=`. If neither is present, queries the newest article. */
  loader: {
    document: BlogPostPageDocument,
    variables: ({ url, params, locale, prefs }) => {
      const slug = readSlug(params.slug ?? url.searchParams.get('post'));
      return { slug, isNewest: slug === '', ...cardVariables({ locale, prefs }) };
    },
    respond: ({ article }, { url, params }) => {
      if (params.slug === undefined) return null;
      if (!article) return { status: 404 };
      const slug = readSlug(params.slug);
      return params.slug === slug ? null : { redirectTo: articlePath(slug) + url.search, permanent: true };
    },
  },
  params: ['post'],
  messages: ['blog'],
});

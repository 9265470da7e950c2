import { articlePath } from '#client/config/links.ts';
import { readSlug } from '#client/lib/slugs.ts';
import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { BlogPostPageDocument } from './BlogPostPage.generated.ts';

/** Slug from the path or `?post=`; the newest article without either. */
export const loader = definePageLoader('blogPost', {
  document: BlogPostPageDocument,
  variables: ({ url, params, locale }) => {
    const slug = readSlug(params.slug ?? url.searchParams.get('post'));
    return { slug, isNewest: slug === '', locale };
  },
  outcome: ({ article }, { url, params }) => {
    if (params.slug === undefined) return null;
    if (!article) return { status: 404 };
    const slug = readSlug(params.slug);
    return params.slug === slug ? null : { redirectTo: articlePath(slug) + url.search, permanent: true };
  },
});

import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { BlogPostPageDocument } from './BlogPostPage.generated.ts';

const MAX_SLUG_LENGTH = 120;

/** Slug from the path or `?post=`; the newest article without either. */
export const loader = definePageLoader('blogPost', {
  document: BlogPostPageDocument,
  variables: ({ url, params, locale }) => {
    const slug = (params.slug ?? url.searchParams.get('post') ?? '').slice(0, MAX_SLUG_LENGTH);
    return { slug, isNewest: slug === '', locale };
  },
  outcome: ({ article }, { params }) => (params.slug !== undefined && article === null ? { status: 404 } : null),
});

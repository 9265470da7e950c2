import { definePage } from '#client/routes/definePage.ts';
import { productPath } from '#client/config/links.ts';
import { readSlug } from '#client/lib/slugs.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { ProductPageDocument } from './ProductPage.generated.ts';
import { OPEN_PARAM } from '#client/ui/forms/formResult.ts';
import { ProductPage } from './ProductPage.tsx';
import { QUESTIONS_PARAMS, questionVariables, readQuestionsQuery } from './questionsQuery.ts';
import { readReviewsQuery, REVIEWS_PARAMS, reviewVariables } from './reviewsQuery.ts';

/** Distinguishes API ids in `?id=` from slugs, which are also accepted. */
const API_ID = /^prd_/;
const MAX_ID_LENGTH = 120;

export const page = definePage('product', {
  component: ProductPage,
  // Imported when a form is sent, because few readers of a product send one.
  action: async (request) => (await import('./product.action.ts')).action(request),
  loader: {
    document: ProductPageDocument,
    variables: ({ url, params, prefs, view, locale }) => {
      const text = (params.slug ?? url.searchParams.get('id') ?? '').slice(0, MAX_ID_LENGTH);
      const isId = params.slug === undefined && API_ID.test(text);
      const key = isId ? text : readSlug(text);
      return {
        slug: key === '' || isId ? null : key,
        id: isId ? key : null,
        isFeatured: key === '',
        hasSidebar: view.sidebar !== 'none',
        state: prefs.state ?? DEFAULT_STATE,
        locale,
        ...reviewVariables(readReviewsQuery(url.searchParams)),
        ...questionVariables(readQuestionsQuery(url.searchParams)),
      };
    },
    // A disabled product keeps its page with related products. Status 404 makes search engines drop the page.
    respond: ({ product }, { url, params }) => {
      if (product && params.slug !== undefined && params.slug !== product.slug)
        return { redirectTo: productPath(product.slug) + url.search, permanent: true };
      return product?.status === 'DISABLED' || (params.slug !== undefined && product === null) ? { status: 404 } : null;
    },
    // Fashion products use the frame of the fashion pages.
    chrome: ({ product, featured }) => ((product ?? featured?.nodes[0])?.category.sections.includes('FASHION') ? 'fashion' : undefined),
  },
  params: ['id', 'weight', 'size', 'color', OPEN_PARAM, ...REVIEWS_PARAMS, ...QUESTIONS_PARAMS],
  messages: ['alerts', 'colours', 'product', 'questions', 'reviews', 'tags', 'vendors'],
  renderMs: 15,
});

import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { ProductPageDocument, type ProductPageQuery } from './ProductPage.generated.ts';

/** `?id=` takes an id of the API or, since people copy what they see, a slug. */
const API_ID = /^prd_/;

export const loader = definePageLoader('product', {
  document: ProductPageDocument,
  variables: ({ url, params, prefs, view, locale }) => {
    const key = (params.slug ?? url.searchParams.get('id') ?? '').slice(0, 120);
    const isId = params.slug === undefined && API_ID.test(key);
    return {
      slug: key === '' || isId ? null : key,
      id: isId ? key : null,
      isFeatured: key === '',
      hasSidebar: view.sidebar !== 'none',
      state: prefs.state ?? DEFAULT_STATE,
      locale,
    };
  },
  // One that is not sold any more still has its page, with what is close to it; search engines are to forget it.
  outcome: ({ product }, { params }) =>
    product?.status === 'DISABLED' || (params.slug !== undefined && product === null) ? { status: 404 } : null,
  // Clothes are shown as the fashion pages show them.
  chrome: ({ product, featured }) => ((product ?? featured?.nodes[0])?.category.sections.includes('FASHION') ? 'fashion' : undefined),
});

/** What the page tells of the marketplace as a whole: VAT, returns, when delivery is free. */
export type MarketplaceFacts = ProductPageQuery['marketplace'];

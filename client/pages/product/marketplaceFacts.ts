import type { ProductPageQuery } from './ProductPage.generated.ts';

/** What the page tells of the shop as a whole: VAT, returns, when delivery is free. */
export type MarketplaceFacts = ProductPageQuery['marketplace'];

import type { ApolloCache } from '@apollo/client';

/** Query fields that contain products; they are evicted so that they are requested again. */
const FIELDS = ['products', 'product', 'vendor', 'vendors', 'collection', 'searchSuggestions'];

/** Lists that are merged by position, whose old entries must not be mixed with new ones. */
const LISTS = ['images', 'options', 'variants'];

/** Evicts the listings and product pages, which become outdated when prices or statuses change. */
export function evictOffers(cache: ApolloCache): void {
  for (const fieldName of FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** Evicts data that becomes outdated when a product changes; `productId` is null if any product may have changed. */
export function evictListings(cache: ApolloCache, productId: string | null): void {
  const products = productId === null ? Object.keys(cache.extract() as object).filter(isProduct) : [`Product:${productId}`];
  for (const id of products) for (const fieldName of LISTS) cache.evict({ id, fieldName });
  evictOffers(cache);
}

function isProduct(id: string): boolean {
  return id.startsWith('Product:');
}

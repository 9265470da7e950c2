import type { ApolloCache } from '@apollo/client';

/** What shows products to shoppers: requested anew after a change. */
const FIELDS = ['products', 'product', 'vendor', 'vendors', 'collection', 'searchSuggestions'];

/** What of a product is told by its place in a list: an old one must not mix with the new. */
const LISTS = ['images', 'options', 'variants'];

/** Forgets what was fetched of the vendor before one of its products changed; null: before any of them did. */
export function forgetListings(cache: ApolloCache, productId: string | null): void {
  const products = productId === null ? Object.keys(cache.extract() as object).filter(isProduct) : [`Product:${productId}`];
  for (const fieldName of FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const id of products) for (const fieldName of LISTS) cache.evict({ id, fieldName });
  cache.gc();
}

function isProduct(id: string): boolean {
  return id.startsWith('Product:');
}

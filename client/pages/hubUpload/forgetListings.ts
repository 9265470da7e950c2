import type { ApolloCache } from '@apollo/client';

/** What shows goods to shoppers: after a change it is asked for anew. */
const FIELDS = ['products', 'product', 'vendor', 'vendors', 'collection', 'searchSuggestions'];

/** What of a product is told by its place in a list: an old one must not mix with the new. */
const LISTS = ['images', 'options', 'variants'];

/** Forgets what was fetched of the shop before one of its products changed. */
export function forgetListings(cache: ApolloCache, productId: string): void {
  for (const fieldName of FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const fieldName of LISTS) cache.evict({ id: `Product:${productId}`, fieldName });
  cache.gc();
}

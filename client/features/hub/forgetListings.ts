import type { ApolloCache } from '@apollo/client';

/** What shows goods to shoppers: after a change it is asked for anew. */
const FIELDS = ['products', 'product', 'vendor', 'vendors', 'collection', 'searchSuggestions'];

/** Forgets what was fetched of the shop before its goods changed. */
export function forgetListings(cache: ApolloCache): void {
  for (const fieldName of FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

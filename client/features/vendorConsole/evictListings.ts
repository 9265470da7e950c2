import type { ApolloCache } from '@apollo/client';

/** Query fields that show products; refetched after a change. */
const FIELDS = ['products', 'product', 'vendor', 'vendors', 'collection', 'searchSuggestions'];

/** Positional lists of a product: old entries must not mix with new. */
const LISTS = ['images', 'options', 'variants'];

/** Evicts what was fetched before a product's change; null: before a change of any product. */
export function evictListings(cache: ApolloCache, productId: string | null): void {
  const products = productId === null ? Object.keys(cache.extract() as object).filter(isProduct) : [`Product:${productId}`];
  for (const fieldName of FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const id of products) for (const fieldName of LISTS) cache.evict({ id, fieldName });
  cache.gc();
}

function isProduct(id: string): boolean {
  return id.startsWith('Product:');
}

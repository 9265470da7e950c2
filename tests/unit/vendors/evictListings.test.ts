import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { evictListings } from '#client/features/vendorConsole/evictListings.ts';

test('a change of a product evicts all cached fields that show products, including search suggestions', () => {
  const cache = new InMemoryCache();
  const shown = ['products', 'product', 'vendor', 'vendors', 'collection', 'searchSuggestions'];
  const query = gql`{ ${[...shown, 'categories'].join(' ')} }`;
  cache.writeQuery({ query, data: Object.fromEntries([...shown, 'categories'].map((field) => [field, 'before'])) });
  evictListings(cache, 'prd_1');
  for (const field of shown) expect(cache.readQuery({ query: gql`{ ${field} }` }), field).toBeNull();
  expect(
    cache.readQuery({
      query: gql`
        {
          categories
        }
      `,
    }),
  ).toEqual({ categories: 'before' });
});

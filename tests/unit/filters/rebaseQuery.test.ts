import { expect, test } from 'vitest';
import { EMPTY_QUERY, type ListingQuery } from '#client/features/filters/listingQuery.ts';
import { rebaseQuery } from '#client/features/filters/changeListingQuery.ts';

const query = (change: Partial<ListingQuery> = {}): ListingQuery => ({ ...EMPTY_QUERY, ...change });

test('two filter values chosen before the page has updated are both applied', () => {
  const requested = query({ category: ['beverages'] });
  expect(rebaseQuery(query(), query({ category: ['dairy'] }), requested).category).toEqual(['beverages', 'dairy']);
});

test('removing a filter value on an outdated page keeps the values chosen since', () => {
  const shown = query({ category: ['foods', 'dairy'] });
  const requested = query({ category: ['foods', 'dairy', 'snacks'], stock: true });
  expect(rebaseQuery(shown, query({ category: ['dairy'] }), requested)).toEqual(query({ category: ['dairy', 'snacks'], stock: true }));
});

test('the last choice of a single-valued parameter wins, and the rest of the query is unchanged', () => {
  const requested = query({ brand: ['aina'], minCents: 500 });
  expect(rebaseQuery(query(), query({ sort: 'price-asc' }), requested)).toEqual(
    query({ brand: ['aina'], minCents: 500, sort: 'price-asc' }),
  );
});

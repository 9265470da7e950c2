import { expect, test } from 'vitest';
import { EMPTY_QUERY, type ListingQuery } from '#client/features/filters/listingQuery.ts';
import { rebaseQuery } from '#client/features/filters/changeListingQuery.ts';

const query = (change: Partial<ListingQuery> = {}): ListingQuery => ({ ...EMPTY_QUERY, ...change });

test('two values chosen from the same view both stay', () => {
  const requested = query({ category: ['beverages'] });
  expect(rebaseQuery(query(), query({ category: ['dairy'] }), requested).category).toEqual(['beverages', 'dairy']);
});

test('a value let go from an older view goes, and what was chosen since stays', () => {
  const shown = query({ category: ['foods', 'dairy'] });
  const requested = query({ category: ['foods', 'dairy', 'snacks'], stock: true });
  expect(rebaseQuery(shown, query({ category: ['dairy'] }), requested)).toEqual(query({ category: ['dairy', 'snacks'], stock: true }));
});

test('a single value is the one chosen last, and the rest of the query is unchanged', () => {
  const requested = query({ brand: ['aina'], minCents: 500 });
  expect(rebaseQuery(query(), query({ sort: 'price-asc' }), requested)).toEqual(
    query({ brand: ['aina'], minCents: 500, sort: 'price-asc' }),
  );
});

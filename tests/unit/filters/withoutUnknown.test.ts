import { expect, test } from 'vitest';
import { type Facet, withoutUnknown } from '#client/features/filters/facetGroups.ts';
import { readListingQuery } from '#client/features/filters/listingQuery.ts';

const FACETS: Facet[] = [
  {
    __typename: 'ListFacet',
    key: 'CATEGORY',
    selectedCount: 3,
    totalValues: 3,
    values: [
      { __typename: 'FacetValue', value: 'dairy', label: 'Dairy', count: 7, swatch: null },
      { __typename: 'FacetValue', value: 'winter-wear', label: 'Winter Wear', count: 0, swatch: null },
      { __typename: 'FacetValue', value: 'zzz', label: 'zzz', count: 0, swatch: null },
    ],
  },
];

test('filter values with neither a name nor products are dropped; named values without products stay', () => {
  const query = readListingQuery(new URLSearchParams('category=dairy&category=winter-wear&category=zzz&brand=any'));
  expect(withoutUnknown(query, FACETS)).toEqual({ ...query, category: ['dairy', 'winter-wear'] });
});

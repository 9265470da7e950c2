import { Kind, visit } from 'graphql';
import { expect, test } from 'vitest';
import { ATTRIBUTE_FACETS, FACET_GROUPS } from '#client/features/filters/facetGroups.ts';
import { ListingPageDocument } from '#client/pages/listing/ListingPage.generated.ts';

test('the listing query requests the counts of every facet in the filter panel', () => {
  const requested = new Set<string>(ATTRIBUTE_FACETS);
  visit(ListingPageDocument, {
    Argument: ({ name, value }) => {
      if (name.value === 'keys' && value.kind === Kind.LIST)
        for (const key of value.values) if (key.kind === Kind.ENUM) requested.add(key.value);
    },
  });
  expect(FACET_GROUPS.map(({ facet }) => facet).filter((facet) => !requested.has(facet))).toEqual([]);
});

import { afterAll, beforeAll, expect } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import type { Filter } from '#tests/support/search/bruteForceListing.ts';
import { sampleRatings } from '#tests/support/builders/ratings.ts';
import { createTestApi, type TestApi } from './startApi.ts';

const FACETS = /* GraphQL */ `
  fragment Step on RangeBucket {
    from {
      minorUnits
    }
    to {
      minorUnits
    }
    count
    selected
    input
  }
  query Facets(
    $filter: ProductFilter
    $within: ProductFilter
    $valueLimit: Int = 250
    $includeEmpty: Boolean
    $keys: [FacetKey!]
    $locale: Locale
  ) {
    products(filter: $filter, within: $within, first: 1) {
      totalCount
      facets(keys: $keys, valueLimit: $valueLimit, includeEmpty: $includeEmpty) {
        key
        label(locale: $locale)
        selectedCount
        ... on ListFacet {
          totalValues
          values {
            value
            label(locale: $locale)
            count
            selected
            swatch
            input
          }
        }
        ... on RangeFacet {
          min {
            minorUnits
          }
          max {
            minorUnits
          }
          selectedMin {
            minorUnits
          }
          selectedMax {
            minorUnits
          }
          buckets {
            ...Step
          }
          bands {
            ...Step
          }
        }
      }
      appliedFilters {
        key
        value
        label(locale: $locale)
      }
    }
  }
`;

export interface Bucket {
  from: { minorUnits: number };
  to: { minorUnits: number } | null;
  count: number;
  selected: boolean;
  input: Filter;
}
export interface FacetResponse {
  key: string;
  label: string;
  selectedCount: number;
  totalValues: number;
  values: { value: string; label: string; count: number; selected: boolean; swatch: string | null; input: Filter }[];
  min: { minorUnits: number };
  max: { minorUnits: number };
  selectedMin: { minorUnits: number } | null;
  selectedMax: { minorUnits: number } | null;
  buckets: Bucket[];
  bands: Bucket[];
}
export interface FacetsResponse {
  products: { totalCount: number; facets: FacetResponse[]; appliedFilters: { key: string; value: string; label: string }[] };
}

/** The time at which the facets are read. */
export const FACETS_AT = new Date('2026-03-01T00:00:00Z');

/** The seeded marketplace with its facets, shared by all tests in a file. */
export function openFacets() {
  const catalogue = buildCatalogue();
  const ratings = sampleRatings(catalogue.products);
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ catalogue, ratings, now: () => FACETS_AT });
  });
  afterAll(() => api.close());

  async function facetsOf(
    filter: Filter,
    options: Record<string, unknown> = {},
  ): Promise<FacetsResponse['products'] & { facet(key: string): FacetResponse }> {
    const { data, errors } = await api.execute<FacetsResponse>(FACETS, { filter, ...options });
    expect(errors).toBeUndefined();
    const facet = (key: string): FacetResponse => {
      const found = data.products.facets.find((candidate) => candidate.key === key);
      if (found === undefined) throw new Error(`No facet ${key}`);
      return found;
    };
    return { ...data.products, facet };
  }

  return { catalogue, ratings, facetsOf, api: () => api };
}

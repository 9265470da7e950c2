import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const SEARCH = /* GraphQL */ `
  query ($query: String, $filter: ProductFilter) {
    products(query: $query, filter: $filter, first: 100) {
      edges {
        node {
          slug
          price {
            weight
          }
        }
        variantMatch {
          ...match
        }
      }
      nearMatches {
        product {
          slug
        }
        variantMatch {
          ...match
        }
      }
    }
  }
  fragment match on VariantMatch {
    variant {
      id
      sku
      price {
        current {
          minorUnits
        }
        weight
      }
      stock {
        purchasable
      }
      options {
        key
        value
      }
    }
    options {
      key
      value
    }
  }
`;

interface Option {
  key: string;
  value: string;
}

interface Match {
  variant: {
    id: string;
    sku: string;
    price: { current: { minorUnits: number }; weight: string | null };
    stock: { purchasable: number };
    options: Option[];
  };
  options: Option[];
}

interface Found {
  products: {
    edges: { node: { slug: string; price: { weight: string | null } }; variantMatch: Match | null }[];
    nearMatches: { product: { slug: string }; variantMatch: Match | null }[];
  };
}

async function search(query: string, filter: object = {}) {
  const { edges, nearMatches } = (await api.execute<Found>(SEARCH, { query, filter })).data.products;
  const found = [
    ...edges.map(({ node, variantMatch }) => [node.slug, variantMatch] as const),
    ...nearMatches.map(({ product, variantMatch }) => [product.slug, variantMatch] as const),
  ];
  return new Map(found);
}

const chosen = (match: Match | null | undefined) => match?.options.map(({ key, value }) => `${key} ${value}`);

test.each([
  ['beras 5kg', {}, 'brown-rice', ['weight 5kg']],
  ['brown rice 5000 g', {}, 'brown-rice', ['weight 5kg']],
  ['糙米 5公斤', {}, 'brown-rice', ['weight 5kg']],
  ['shoes size 42', {}, 'running-shoes', ['size 42']],
  ['kasut saiz 42', {}, 'running-shoes', ['size 42']],
  ['batik shirt blue', {}, 'batik-shirt-indigo', ['color #34456b']],
  ['batik shirt maroon size M', {}, 'batik-shirt-indigo', ['size M', 'color #7a1f42']],
  ['brown rice', { weight: ['5kg'] }, 'brown-rice', ['weight 5kg']],
  ['running shoes', { size: ['41'] }, 'running-shoes', ['size 41']],
  // A near match: no rice is called basmati.
  ['basmati rice 5 kg', {}, 'brown-rice', ['weight 5kg']],
])('for the search “%s” with the filter %o, %s has the variant that they name', async (query, filter, slug, options) => {
  const match = (await search(query, filter)).get(slug);
  expect(chosen(match)).toEqual(options);
  for (const option of match?.options ?? []) expect(match?.variant.options).toContainEqual(option);
});

test('the variant has its own pack and price, and the price of the product names the pack that it is for', async () => {
  const match = (await search('brown rice 5kg')).get('brown-rice');
  expect(match?.variant.price).toEqual({ current: { minorUnits: 1560 }, weight: '5kg' });
  const { edges } = (await api.execute<Found>(SEARCH, { query: 'brown rice' })).data.products;
  expect(edges[0]).toMatchObject({ node: { slug: 'brown-rice', price: { weight: '2kg' } }, variantMatch: null });
});

test('an SKU matches its variant', async () => {
  const { sku, id, options } = (await search('shoes size 42')).get('running-shoes')!.variant;
  const match = (await search(sku)).get('running-shoes');
  expect(match?.variant.id).toBe(id);
  expect(match?.options).toEqual(options);
});

test('among variants that match, one for sale comes first; a sold-out one is returned if it is the only one', async () => {
  const { variant } = (await search('batik shirt maroon')).get('batik-shirt-indigo')!;
  const setOnHand = (onHand: number) =>
    api.store.transaction(async (tx) => {
      const stock = (await tx.get('stock', variant.id))!;
      await tx.put('stock', { ...stock, onHand });
    });
  await setOnHand(0);
  const other = (await search('batik shirt maroon')).get('batik-shirt-indigo')!;
  expect(other.variant.id).not.toBe(variant.id);
  expect(other.variant.stock.purchasable).toBeGreaterThan(0);
  const size = variant.options.find(({ key }) => key === 'size')!.value;
  const only = (await search(`batik shirt maroon size ${size}`)).get('batik-shirt-indigo')!;
  expect(only.variant).toMatchObject({ id: variant.id, stock: { purchasable: 0 } });
});

test('words that name no option match no variant', async () => {
  for (const query of ['beras', 'batik shirt', 'kopi', '']) {
    for (const [slug, match] of await search(query)) {
      if (query === 'kopi' && chosen(match)?.[0]?.startsWith('color')) continue;
      expect({ query, slug, options: chosen(match) }).toEqual({ query, slug, options: undefined });
    }
  }
});

test('a suggested product has the same variant as in the results', async () => {
  const document = SEARCH.replace(
    /query[^]*?fragment/u,
    'query ($query: String!) { searchSuggestions(query: $query) { productHits { product { slug } variantMatch { ...match } } } } fragment',
  );
  interface Suggested {
    searchSuggestions: { productHits: { product: { slug: string }; variantMatch: Match | null }[] };
  }
  for (const query of ['beras 5 kg', 'kasut 42', 'tudung merah']) {
    const { productHits } = (await api.execute<Suggested>(document, { query })).data.searchSuggestions;
    const { edges } = (await api.execute<Found>(SEARCH, { query })).data.products;
    expect(productHits.some(({ variantMatch }) => variantMatch !== null)).toBe(true);
    for (const { product, variantMatch } of productHits)
      expect(variantMatch).toEqual(edges.find(({ node }) => node.slug === product.slug)?.variantMatch);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateCatalogue } from '#seed/generate.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import { JUDGED, type JudgedQuery } from './judgedQueries.ts';

/** The seed's products and as many generated ones as fit into a quick test. */
const PRODUCTS = 600;
const SHOWN = 10;
const FULL = 3;
/** 0.865 when this was written. It may rise, but must not fall. */
const MIN_NDCG = 0.862;

let api: TestApi;
let products: ReadonlyMap<string, ProductDoc>;
beforeAll(async () => {
  const catalogue = generateCatalogue(PRODUCTS);
  products = new Map(catalogue.products.filter(({ status }) => status !== 'DISABLED').map((product) => [product.slug, product]));
  api = await createTestApi({ catalogue });
});
afterAll(() => api.close());

const SEARCH = /* GraphQL */ `
  query ($query: String!) {
    products(query: $query, first: 10) {
      nodes {
        slug
      }
      nearMatches {
        product {
          slug
        }
      }
    }
  }
`;

interface Found {
  products: { nodes: { slug: string }[]; nearMatches: { product: { slug: string } }[] };
}

/** What a shopper sees first: the results or, if there are none, the near matches. */
async function shown(query: string): Promise<string[]> {
  const { nodes, nearMatches } = (await api.execute<Found>(SEARCH, { query })).data.products;
  return [...nodes, ...nearMatches.map(({ product }) => product)].slice(0, SHOWN).map(({ slug }) => slug);
}

function gradeOf({ best, good }: JudgedQuery, product: ProductDoc | undefined): number {
  if (product === undefined) return 0;
  return best(product) ? FULL : good(product) ? 1 : 0;
}

/** Discounted cumulative gain: a product counts less the further down it is. */
function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

test('the judged queries show the products that answer them first, and none shows nothing', async () => {
  const measured: { query: string; ndcg: number; count: number }[] = [];
  for (const judged of JUDGED) {
    const ideal = [...products.values()].map((product) => gradeOf(judged, product)).sort((left, right) => right - left);
    const best = gain(ideal.slice(0, SHOWN));
    expect({ query: judged.query, hasAnswers: best > 0 }).toEqual({ query: judged.query, hasAnswers: true });
    const slugs = await shown(judged.query);
    const grades = slugs.map((slug) => gradeOf(judged, products.get(slug)));
    measured.push({ query: judged.query, ndcg: gain(grades) / best, count: slugs.length });
  }
  const ndcg = measured.reduce((sum, one) => sum + one.ndcg, 0) / measured.length;
  const zeroRate = measured.filter(({ count }) => count === 0).length / measured.length;
  const worst = [...measured].sort((left, right) => left.ndcg - right.ndcg).slice(0, SHOWN);
  process.stdout.write(
    [
      `${measured.length} queries: NDCG@10 ${ndcg.toFixed(3)}, without results ${(zeroRate * 100).toFixed(1)} %`,
      ...worst.map((one) => `  ${one.ndcg.toFixed(2)}  ${one.query} (${one.count})`),
      '',
    ].join('\n'),
  );
  expect(measured.length).toBeGreaterThanOrEqual(120);
  expect(ndcg).toBeGreaterThanOrEqual(MIN_NDCG);
  expect(zeroRate).toBe(0);
});

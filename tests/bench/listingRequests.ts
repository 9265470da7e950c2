import { localise } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';

const REQUESTS = 2000;

/** 24 products with ten fields each and about a hundred facet values, as requested by a listing page. */
export const LISTING = `query ($filter: ProductFilter, $query: String, $page: Int) { products(filter: $filter, query: $query, page: $page, first: 24) {
  totalCount
  nodes { id slug title href label weight status price { current { minorUnits } } rating { average } images { url } }
  facets(valueLimit: 10) { key label ... on ListFacet { values { value label count selected } } }
} }`;

/** Seeded pseudo-random numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A typo that swaps two characters in the middle of a word. */
const mistyped = (word: string) => word.slice(0, 2) + word.slice(3, 4) + word.slice(2, 3) + word.slice(4);

/** Variables for 2,000 listings derived from existing products: filters, words, both, typos and deep pages. */
export function listingRequests(products: readonly ProductDoc[], slugOf: (vendorId: string) => string): Record<string, unknown>[] {
  const next = numbers(7);
  return Array.from({ length: REQUESTS }, (_, place) => {
    const product = products[Math.floor(next() * products.length)];
    if (product === undefined) throw new Error('The catalogue has no products.');
    const words = localise(product.title, DEFAULT_LOCALE)
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3);
    const word = words[Math.floor(next() * words.length)] ?? 'rice';
    const cents = product.priceCents;
    const filters: Record<string, unknown>[] = [
      { category: [product.category] },
      { category: [product.category], inStock: true },
      { inStock: true, price: { min: Math.floor(cents / 2), max: cents * 2 } },
      { vendor: [slugOf(product.vendorId)] },
      { ...(product.brand !== null && { brand: [product.brand] }), inStock: true },
      { category: [product.category], tag: product.tags.slice(0, 1), price: { max: cents * 3 } },
    ];
    const filter = filters[Math.floor(next() * filters.length)] ?? {};
    const kinds: Record<string, unknown>[] = [
      { filter },
      { filter },
      { query: word },
      { query: word, filter: { inStock: true } },
      { query: mistyped(word) },
      { filter: { inStock: true }, page: 1 + Math.floor(next() * (products.length / 24)) },
    ];
    return kinds[place % kinds.length] ?? {};
  });
}

/** Indexes of requests in a Zipf distribution: a few are frequent, most are rare, and the first is the most frequent. */
export function zipfOrder(requests: number, length: number): number[] {
  const next = numbers(11);
  const sums: number[] = [];
  for (let place = 0; place < requests; place += 1) sums.push((sums.at(-1) ?? 0) + 1 / (place + 1));
  const total = sums.at(-1) ?? 1;
  return Array.from({ length }, () => {
    const wanted = next() * total;
    return sums.findIndex((sum) => sum >= wanted);
  });
}

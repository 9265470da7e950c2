import type { ProductFilter } from '#server/modules/catalog/productFilter.ts';
import type { Services } from '#server/modules/services.ts';
import type { ShopChanges } from '#server/modules/shopChanges.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Basis } from './basis.ts';
import type { Used } from './watchedContext.ts';

const BESIDE_GOODS: readonly CollectionName[] = ['vendors', 'categories', 'categoryGroups', 'categoryTiles', 'brands'];
const CATALOGUE: readonly CollectionName[] = ['products', 'stock', ...BESIDE_GOODS];
const CONTENT: readonly CollectionName[] = [
  ...(['banners', 'services', 'facts', 'shop', 'collections', 'categoryTiles'] as const),
  ...(['articles', 'articleCategories', 'faqs', 'team', 'testimonials', 'information'] as const),
];

/** What the services read that anybody may ask. Answers of other services are not kept. */
const READS: Partial<Record<keyof Services, readonly CollectionName[]>> = {
  catalog: CATALOGUE,
  listings: CATALOGUE,
  suggestions: CATALOGUE,
  related: [...CATALOGUE, 'orders'],
  vendors: [...CATALOGUE, 'orders', 'savedLists'],
  content: [...CONTENT, ...CATALOGUE],
  articles: [...CONTENT, ...CATALOGUE],
  information: CONTENT,
};

/** The fields of Query whose answers are kept. What else there is depends on who asks, or counts who asks. */
const KEPT = new Set([
  ...['article', 'articles', 'banners', 'brands', 'categories', 'categoryGroups', 'categoryTiles', 'collection', 'facts', 'faqs'],
  ...['information', 'node', 'nodes', 'product', 'products', 'searchSuggestions', 'services', 'shop', 'team', 'testimonials'],
  ...['vendor', 'vendors', '__typename'],
]);

/** A field of Query that an operation asked for. */
export interface RootField {
  name: string;
  args: Record<string, unknown>;
}

/** What the answer of an operation rests on; null when it must not be kept. */
export function basisOf(fields: readonly RootField[], { services, isPersonal }: Used, isPlainListing: boolean): Basis | null {
  if (isPersonal || !fields.every(({ name }) => KEPT.has(name))) return null;
  const read = [...services].map((service) => READS[service]);
  if (!read.every((collections) => collections !== undefined)) return null;
  const isOfListings = isPlainListing && [...services].every((service) => service === 'listings' || service === 'catalog');
  if (!isOfListings) return { collections: [...new Set(read.flat())], listings: null };
  const listings = fields.filter(({ name }) => name === 'products').map(({ args }) => (args['filter'] ?? {}) as ProductFilter);
  return { collections: BESIDE_GOODS, listings };
}

/** Whether an answer is still what it was at a step of the shop. */
export function stillHolds({ collections, listings }: Basis, step: number, changes: ShopChanges): boolean {
  if (changes.changedSince(collections, step)) return false;
  return listings === null || !listings.some((filter) => changes.listingChangedSince(filter, step));
}

import type { Services } from '#server/modules/services.ts';
import type { ShopChanges } from '#server/modules/shopChanges.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Basis } from './basis.ts';
import type { ListingKind } from './plainListing.ts';
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

const BY_PRICE = new Set(['PRICE_ASC', 'PRICE_DESC', 'DISCOUNT', 'UNIT_PRICE_ASC']);

/**
 * What the answer of an operation rests on that was made at a step of the shop; null when it must not be kept. `fields` are those of Query that
 * it asked for.
 */
export function basisOf(fields: readonly string[], used: Used, kind: ListingKind | null, step: number): Basis | null {
  if (used.isPersonal || !fields.every((name) => KEPT.has(name))) return null;
  // Words that find nothing are counted, each time.
  if (used.listings.some(({ listing }) => listing.text !== '' && listing.totalCount === 0)) return null;
  const read = [...used.services].map((service) => READS[service]);
  if (!read.every((collections) => collections !== undefined)) return null;
  const isOfListings = kind !== null && [...used.services].every((service) => service === 'listings' || service === 'catalog');
  if (!isOfListings) return { collections: [...new Set(read.flat())], listings: null, step };
  const listings = used.listings.map(({ request, listing }) => ({
    filter: listing.filter,
    text: listing.text,
    shown: new Set(listing.nodes.map(({ id }) => id)),
    isByPrice: BY_PRICE.has(request.sort ?? ''),
    tellsPrices: kind.tellsPrices,
  }));
  return { collections: BESIDE_GOODS, listings, step };
}

/** Whether an answer that was true at a step of the shop is true now. */
export function stillHolds({ collections, listings }: Basis, step: number, changes: ShopChanges): boolean {
  if (changes.changedSince(collections, step)) return false;
  return listings === null || !listings.some((listing) => changes.listingChangedSince(listing, step));
}

import { offersOf } from '#server/modules/catalog/offersOf.ts';
import type { AnsweredListing, ListingTells } from '#server/modules/catalog/listingChanges.ts';
import type { Services } from '#server/services.ts';
import type { ChangeLog } from '#server/modules/catalog/changeLog.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { CacheDependencies } from './cacheDependencies.ts';
import type { Used } from './watchedContext.ts';

const BESIDE_PRODUCTS: readonly CollectionName[] = ['vendors', 'categories', 'categoryGroups', 'categoryTiles', 'brands'];
const CATALOGUE: readonly CollectionName[] = ['products', 'stock', ...BESIDE_PRODUCTS];
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
  ...['information', 'node', 'nodes', 'product', 'products', 'searchSuggestions', 'services', 'marketplace', 'team', 'testimonials'],
  ...['vendor', 'vendors', '__typename'],
]);

const BY_PRICE = new Set(['PRICE_ASC', 'PRICE_DESC', 'DISCOUNT', 'UNIT_PRICE_ASC']);

/** Most depends a little on the clock, such as a banner that runs until a moment. */
const MAX_AGE_MS = 10_000;
/** Of listings only halal certificates do, which end by the day. */
const LISTING_MAX_AGE_MS = 60_000;

/** What else than the catalogue an answer may rest on whose goods are all those of listings: of `content` banners alone. */
const BESIDE_LISTINGS: Partial<Record<keyof Services, readonly CollectionName[]>> = {
  listings: BESIDE_PRODUCTS,
  catalog: BESIDE_PRODUCTS,
  content: ['banners'],
};

/**
 * What the answer of an operation rests on that was made at a step of the shop; null when it must not be kept. `fields` are those of Query that
 * it asked for.
 */
export function collectDependencies(
  fields: readonly string[],
  used: Used,
  tells: ListingTells | null,
  step: number,
): CacheDependencies | null {
  if (used.isPersonal || !fields.every((name) => KEPT.has(name))) return null;
  // Words that find nothing are counted, each time.
  if (used.listings.some(({ listing }) => listing.text !== '' && listing.totalCount === 0)) return null;
  const services = [...used.services];
  if (tells !== null && services.every((service) => service in BESIDE_LISTINGS)) {
    const collections = [...new Set(services.flatMap((service) => BESIDE_LISTINGS[service] ?? []))];
    const maxAgeMs = used.services.has('content') ? MAX_AGE_MS : LISTING_MAX_AGE_MS;
    const listings = [...used.listings.map((each) => answered(each, tells)), ...used.counted.map((query) => counted(query))];
    return { collections, listings, step, maxAgeMs };
  }
  const read = services.map((service) => READS[service]);
  if (!read.every((collections) => collections !== undefined)) return null;
  return { collections: [...new Set(read.flat())], listings: null, step, maxAgeMs: MAX_AGE_MS };
}

function answered({ request, listing }: Used['listings'][number], tells: ListingTells): AnsweredListing {
  return {
    query: { ...listing.query, values: chosenOf(listing.query) },
    shown: new Set(listing.nodes.map(({ id }) => id)),
    isEmpty: listing.totalCount === 0,
    isByPrice: BY_PRICE.has(request.sort ?? ''),
    tells,
    offered: tells.emptyValues ? offersOf(listing.selection) : null,
  };
}

/** Without the fields that nothing is chosen in: this is looked at with every change. */
function chosenOf({ values = {} }: CatalogueQuery): CatalogueQuery['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, wanted]) => wanted.length > 0));
}

/** A number of goods is a listing that shows none. */
function counted(query: CatalogueQuery): AnsweredListing {
  const tells = { facets: false, prices: false, emptyValues: false };
  return { query, shown: new Set(), isEmpty: false, isByPrice: false, tells, offered: null };
}

/** Whether an answer that was true at a step of the shop is true now. */
export function isFresh({ collections, listings }: CacheDependencies, step: number, changes: ChangeLog): boolean {
  if (changes.changedSince(collections, step)) return false;
  return listings === null || !listings.some((listing) => changes.listingChangedSince(listing, step));
}

import { offersOf } from '#server/modules/catalog/index.ts';
import type { ListingDependency, ChangeLog, Listing, ListingRequest, ListingContents } from '#server/modules/catalog/index.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { Services } from '#server/services.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';

/** Dependencies of a response: it is fresh as long as none of them changes. */
export interface CacheDependencies {
  /** Revision at which the response was made. */
  revision: number;
  collections: readonly CollectionName[];
  /** Listings of a response whose products all come from listings; null for any other, which depends on all products. */
  listings: readonly ListingDependency[] | null;
  /** TTL in ms, because of content that depends on the clock. */
  maxAgeMs: number;
}

/** Usage of the context by an operation. */
export interface Used {
  services: Set<keyof Services>;
  /** Listings that it received, with their requests. */
  listings: { request: ListingRequest; listing: Listing }[];
  /** Queries whose product counts it received. */
  counted: CatalogueQuery[];
  /** Whether it read anything of the viewer or the client. */
  isPersonal: boolean;
}

const BESIDE_PRODUCTS: readonly CollectionName[] = ['vendors', 'categories', 'categoryGroups', 'categoryTiles', 'brands'];
const CATALOGUE: readonly CollectionName[] = ['products', 'stock', ...BESIDE_PRODUCTS];
const CONTENT: readonly CollectionName[] = [
  ...(['banners', 'services', 'facts', 'shop', 'collections', 'categoryTiles'] as const),
  ...(['articles', 'articleCategories', 'faqs', 'team', 'testimonials', 'information'] as const),
];

/** Collections read by each public service. Responses that use other services are not cached. */
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

/** Cacheable fields of Query. All others depend on the viewer, or count requests. */
const CACHEABLE = new Set([
  ...['article', 'articles', 'banners', 'brands', 'categories', 'categoryGroups', 'categoryTiles', 'collection', 'facts', 'faqs'],
  ...['information', 'node', 'nodes', 'product', 'products', 'searchSuggestions', 'services', 'marketplace', 'team', 'testimonials'],
  ...['vendor', 'vendors', '__typename'],
]);

const BY_PRICE = new Set(['PRICE_ASC', 'PRICE_DESC', 'DISCOUNT', 'UNIT_PRICE_ASC']);

/** Most responses depend a little on the clock, such as a banner that runs until a moment. */
const MAX_AGE_MS = 10_000;
/** Listings depend on the clock only by halal certificates, which expire by the day. */
const LISTING_MAX_AGE_MS = 60_000;

/** Collections beside products on which a response made of listings may depend: of `content`, banners alone. */
const BESIDE_LISTINGS: Partial<Record<keyof Services, readonly CollectionName[]>> = {
  listings: BESIDE_PRODUCTS,
  catalog: BESIDE_PRODUCTS,
  content: ['banners'],
};

/** Dependencies of an operation's response made at a revision; null when it must not be cached. `fields`: its fields of Query. */
export function collectDependencies(
  fields: readonly string[],
  used: Used,
  tells: ListingContents | null,
  revision: number,
): CacheDependencies | null {
  if (used.isPersonal || !fields.every((name) => CACHEABLE.has(name))) return null;
  // Searches without results are counted each time.
  if (used.listings.some(({ listing }) => listing.text !== '' && listing.totalCount === 0)) return null;
  const services = [...used.services];
  if (tells !== null && services.every((service) => service in BESIDE_LISTINGS)) {
    const collections = [...new Set(services.flatMap((service) => BESIDE_LISTINGS[service] ?? []))];
    const maxAgeMs = used.services.has('content') ? MAX_AGE_MS : LISTING_MAX_AGE_MS;
    const listings = [...used.listings.map((each) => listingOf(each, tells)), ...used.counted.map((query) => countOf(query))];
    return { collections, listings, revision, maxAgeMs };
  }
  const read = services.map((service) => READS[service]);
  if (!read.every((collections) => collections !== undefined)) return null;
  return { collections: [...new Set(read.flat())], listings: null, revision, maxAgeMs: MAX_AGE_MS };
}

function listingOf({ request, listing }: Used['listings'][number], tells: ListingContents): ListingDependency {
  return {
    query: { ...listing.query, values: appliedValues(listing.query) },
    shown: new Set(listing.nodes.map(({ id }) => id)),
    isEmpty: listing.totalCount === 0,
    isByPrice: BY_PRICE.has(request.sort ?? ''),
    tells,
    offered: tells.emptyValues ? offersOf(listing.selection) : null,
  };
}

/** Without empty filters: it is evaluated at every change. */
function appliedValues({ values = {} }: CatalogueQuery): CatalogueQuery['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, wanted]) => wanted.length > 0));
}

/** A product count is a listing that shows none. */
function countOf(query: CatalogueQuery): ListingDependency {
  const tells = { facets: false, prices: false, emptyValues: false };
  return { query, shown: new Set(), isEmpty: false, isByPrice: false, tells, offered: null };
}

/** Whether a response that was fresh at a revision is fresh now. */
export function isFresh({ collections, listings }: CacheDependencies, revision: number, changes: ChangeLog): boolean {
  if (changes.changedSince(collections, revision)) return false;
  return listings === null || !listings.some((listing) => changes.listingChangedSince(listing, revision));
}

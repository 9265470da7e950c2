import type { CatalogueEntry, ValueField } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';

/** What a response contains of a listing beside its page of products and total count. */
export interface ListingContents {
  /** Facet counts or relaxations: these depend on products that miss one filter, too. */
  facets: boolean;
  /** The price range or histogram of the whole listing. */
  prices: boolean;
  /** Also facet values that occur in the scope but not in the listing. */
  emptyValues: boolean;
}

/** The dependencies of a cached listing response on products. */
export interface ListingDependency {
  query: CatalogueQuery;
  /** Ids of the products on the page. */
  shown: ReadonlySet<string>;
  isEmpty: boolean;
  /** Whether it is sorted by price. */
  isByPrice: boolean;
  tells: ListingContents;
  /** Availability and on-sale values present in its scope; null if the response does not depend on them. */
  offered: string | null;
}

/** A product's index entries before and after a change; null while it is not listed. */
export interface ProductMove {
  id: string;
  before: CatalogueEntry | null;
  after: CatalogueEntry | null;
  /** Whether a price sort key changed. */
  isRepriced: boolean;
  /** Whether availability or on-sale changed. */
  isRecounted: boolean;
  /** Whether anything beside prices and stock changed. */
  isOther: boolean;
}

/** Lazy lookups. */
export interface Lookup {
  /** Whether the listing's text matches the product. */
  isFound: () => boolean;
  /** The current value of `offered`. */
  offeredNow: () => string;
}

/** Counted fields that depend on prices and stock. */
const MOVING: readonly ValueField[] = ['availability', 'onSale'];
const PRICES = ['priceCents', 'discountPercent', 'unitPriceRank'] as const;
/** More than one, so that the product is in no count. */
const ABSENT = ['all', 'of them'];
/** The index compares averages by thousandths. */
const RATING_STEP = 0.001;

export function moveOf(id: string, before: CatalogueEntry | null, after: CatalogueEntry | null): ProductMove {
  if (before === null || after === null) return { id, before, after, isRepriced: true, isRecounted: true, isOther: before !== after };
  const isRepriced = PRICES.some((key) => before[key] !== after[key]);
  const isRecounted = MOVING.some((field) => before.values[field].join() !== after.values[field].join());
  return { id, before, after, isRepriced, isRecounted, isOther: restOf(before) !== restOf(after) };
}

/**
 * Whether a product change may affect a cached listing response, given unchanged texts. The page, the total and each count depend on a
 * product only by whether it passes all filters, or all except the facet's own; so it matters if that changes, if the product is on the
 * page, or if it is in a count, range or order by a field that changed.
 */
export function showsIn(move: ProductMove, listing: ListingDependency, lookup: Lookup): boolean {
  if (listing.shown.has(move.id)) return true;
  const { isOther, isRecounted, isRepriced } = move;
  if (!isOther && !isRecounted && !isRepriced) return false;
  const { query, tells } = listing;
  const [before, after] = [inScope(move.before, query), inScope(move.after, query)];
  if (before === null && after === null) return false;
  if (isOther && (listing.isEmpty || tells.emptyValues)) return true;
  if (isRecounted && tells.emptyValues && listing.offered !== lookup.offeredNow()) return true;

  const missedBefore = before === null ? ABSENT : missedBy(before, query);
  const missedAfter = after === null ? ABSENT : missedBy(after, query);
  const reach = tells.facets || tells.prices ? 1 : 0;
  if (missedBefore.length > reach && missedAfter.length > reach) return false;
  const isMoved = missedBefore.join() !== missedAfter.join();
  if (!isMoved && !isOther && !showsInPlace()) return false;
  return (query.text ?? '').trim() === '' || lookup.isFound();

  /** Whether the change matters although the product stays inside, or still misses the same single filter. */
  function showsInPlace(): boolean {
    if (missedBefore.length > 0) return missedBefore[0] === 'price' && isRepriced && tells.prices;
    return (isRecounted && tells.facets) || (isRepriced && (tells.prices || listing.isByPrice));
  }
}

function inScope(entry: CatalogueEntry | null, { scope }: CatalogueQuery): CatalogueEntry | null {
  return entry === null || missedValues(entry, scope).length > 0 ? null : entry;
}

/** The filters a product does not pass, each named by the facet that is counted without it. */
function missedBy(entry: CatalogueEntry, { values, price, ratingMin }: CatalogueQuery): string[] {
  const missed: string[] = missedValues(entry, values);
  if (entry.priceCents < (price?.min ?? 0) || entry.priceCents > (price?.max ?? Infinity)) missed.push('price');
  if (ratingMin !== undefined && (entry.ratingAverage ?? -1) < ratingMin - RATING_STEP) missed.push('rating');
  return missed;
}

function missedValues(entry: CatalogueEntry, values: CatalogueQuery['values'] = {}): ValueField[] {
  return (Object.entries(values) as [ValueField, readonly string[]][]).flatMap(([field, wanted]) =>
    wanted.length === 0 || entry.values[field].some((value) => wanted.includes(value)) ? [] : [field],
  );
}

/** The entry without what prices and stock affect. The change log detects changes of texts. */
function restOf({ texts: _texts, values, ...entry }: CatalogueEntry): string {
  const moving = Object.fromEntries(MOVING.map((field) => [field, null]));
  return JSON.stringify({ ...entry, priceCents: 0, discountPercent: 0, unitPriceRank: 0, values: { ...values, ...moving } });
}

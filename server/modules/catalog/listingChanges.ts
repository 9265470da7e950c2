import type { CatalogueEntry, ValueField } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';

/** What of a listing an answer tells beside the products of its page and their number. */
export interface ListingTells {
  /** Counts of facets, or which filters stand in the way: of goods that miss one filter, too. */
  facets: boolean;
  /** The prices of the whole listing, in ranges or steps. */
  prices: boolean;
  /** Also values that nothing in the listing has, but something in its part of the shop. */
  emptyValues: boolean;
}

/** A listing that was answered, as far as its answer depends on goods. */
export interface AnsweredListing {
  query: CatalogueQuery;
  /** The products of the page, by id. */
  shown: ReadonlySet<string>;
  isEmpty: boolean;
  /** Whether its order is one of prices. */
  isByPrice: boolean;
  tells: ListingTells;
  /** Whether its part of the shop has goods in stock, out of stock, on sale and not; null where no answer tells that. */
  offered: string | null;
}

/** What the index knew of a product, and what it knows now; null while no listing shows it. */
export interface ProductMove {
  id: string;
  before: CatalogueEntry | null;
  after: CatalogueEntry | null;
  /** Whether prices do not compare as they did. */
  isRepriced: boolean;
  /** Whether it is in stock, or on sale, as it was not. */
  isRecounted: boolean;
  /** Whether more of it changed than prices and stock. */
  isOther: boolean;
}

/** What is looked up only where it matters. */
export interface Lookup {
  /** Whether the listing's words find the product. */
  isFound: () => boolean;
  /** What `offered` would be now. */
  offeredNow: () => string;
}

/** What prices and stock may change of the values by which goods are counted. */
const MOVING: readonly ValueField[] = ['availability', 'onSale'];
const PRICES = ['priceCents', 'discountPercent', 'unitPriceRank'] as const;
/** More than one, so that it stands in no count. */
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
 * Whether a move may show in a listing's answer, of which the words are the same. The page, the total and each count know a product only by whether it
 * passes all filters, or all but the one of the facet; so a move shows where that changes, where the product is on the page, and where it stands in a
 * count, a range or an order by something that is not as it was.
 */
export function showsIn(move: ProductMove, listing: AnsweredListing, lookup: Lookup): boolean {
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

  /** Whether it shows where the product stays inside, or misses the one filter that it missed. */
  function showsInPlace(): boolean {
    if (missedBefore.length > 0) return missedBefore[0] === 'price' && isRepriced && tells.prices;
    return (isRecounted && tells.facets) || (isRepriced && (tells.prices || listing.isByPrice));
  }
}

function inScope(entry: CatalogueEntry | null, { scope }: CatalogueQuery): CatalogueEntry | null {
  return entry === null || missedValues(entry, scope).length > 0 ? null : entry;
}

/** The filters that a product does not pass, by the facet that is counted without it. */
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

/** All but what prices and stock may change. Texts are told apart by who notes the change. */
function restOf({ texts: _texts, values, ...entry }: CatalogueEntry): string {
  const moving = Object.fromEntries(MOVING.map((field) => [field, null]));
  return JSON.stringify({ ...entry, priceCents: 0, discountPercent: 0, unitPriceRank: 0, values: { ...values, ...moving } });
}

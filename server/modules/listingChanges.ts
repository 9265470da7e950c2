import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CatalogService } from './catalog/catalog.service.ts';
import type { ProductFilter } from './catalog/productFilter.ts';

/** A listing that was answered, as far as its answer depends on goods. */
export interface AnsweredListing {
  filter: ProductFilter;
  /** The words that were looked for; empty without any. */
  text: string;
  /** The products of the page, by id. */
  shown: ReadonlySet<string>;
  /** Whether its order is one of prices. */
  isByPrice: boolean;
  /** Whether it tells the prices of the whole listing, in ranges or steps. */
  tellsPrices: boolean;
}

/** What of a product moves with its prices and its stock, as far as listings know it. */
export interface MovingFacts {
  cents: number;
  wasCents: number | null;
  inStock: boolean;
}

/** A product whose prices or stock changed, and nothing else of it. */
export interface ProductMove {
  product: ProductDoc;
  vendorSlug: string | null;
  before: MovingFacts;
  after: MovingFacts;
}

export function movingFacts(product: ProductDoc, catalog: Pick<CatalogService, 'productPrice' | 'productStock'>): MovingFacts {
  const { currentCents, wasCents } = catalog.productPrice(product);
  return { cents: currentCents, wasCents, inStock: catalog.productStock(product).level !== 'OUT' };
}

type Key = keyof ProductFilter;

/** What a product has for filters that prices and stock do not touch. */
const HAS: { [Each in Key]?: (move: ProductMove) => readonly (string | null)[] } = {
  category: ({ product }) => [product.category],
  brand: ({ product }) => [product.brand],
  vendor: ({ vendorSlug }) => [vendorSlug],
  tag: ({ product }) => product.tags,
  label: ({ product }) => [product.label],
  fulfilment: ({ product }) => product.fulfilment,
};
/** Neither do prices and stock touch these; what is not looked up here counts as passed. */
const UNTOUCHED = new Set<string>(['section', 'color', 'size', 'weight', 'ratingMin', 'halal', 'deliversTo'] satisfies Key[]);

/** Whether a product passes the filters that prices and stock touch. */
const PASSES: { [Each in Key]?: (facts: MovingFacts, filter: ProductFilter) => boolean } = {
  price: ({ cents }, { price }) => cents >= (price?.min ?? 0) && cents <= (price?.max ?? Infinity),
  inStock: ({ inStock }, filter) => inStock === filter.inStock,
  onSale: ({ wasCents }, { onSale }) => (wasCents !== null) === onSale,
};

/**
 * Whether a move may show in a listing's answer. The page, the total and each count know a product only by whether it passes all filters, or
 * all but the one of the facet; so a move shows where that changes, where the product is on the page, and where it stands in a count, a range
 * or an order that is by price or stock. `isFound`: whether the listing's words find the product; asked last, because it costs the most.
 */
export function showsIn(move: ProductMove, listing: AnsweredListing, isFound: () => boolean): boolean {
  const { before, after } = move;
  if (listing.shown.has(move.product.id)) return true;
  const wanted = (Object.keys(listing.filter) as Key[]).filter((key) => listing.filter[key] != null);
  if (wanted.some((key) => !HAS[key] && !PASSES[key] && !UNTOUCHED.has(key))) return true;
  const missed = (facts: MovingFacts) => wanted.filter((key) => PASSES[key]?.(facts, listing.filter) === false);
  const [missedBefore, missedAfter] = [missed(before), missed(after)];
  const entersOrLeaves = (missedBefore.length === 0) !== (missedAfter.length === 0);
  const isRepriced = before.cents !== after.cents || before.wasCents !== after.wasCents;
  const isInside = entersOrLeaves || showsInside();
  if (!isInside) return false;
  const failed = wanted.filter((key) => fails(move, key, listing.filter)).length;
  // What fails one filter for good is in the count of that facet alone, as long as it passes all the others.
  if (failed > 1 || (failed === 1 && !entersOrLeaves)) return false;
  if (listing.text === '' || isFound()) return true;
  return failed === 0 && entersOrLeaves;

  /** Whether it shows where the product stays in, or out of, the listing. */
  function showsInside(): boolean {
    if (missedBefore.length === 0) {
      const isRecounted = before.inStock !== after.inStock || (before.wasCents === null) !== (after.wasCents === null);
      return isRecounted || (isRepriced && (listing.tellsPrices || listing.isByPrice));
    }
    if (missedBefore.length > 1 && missedAfter.length > 1) return false;
    // It is in the count of the one facet whose filter it misses: by price it may stand elsewhere there, by the others it stands where it stood.
    const isTheSame = missedBefore.join() === missedAfter.join();
    return !isTheSame || (missedBefore[0] === 'price' && isRepriced && listing.tellsPrices);
  }
}

function fails(move: ProductMove, key: Key, filter: ProductFilter): boolean {
  const wanted: unknown = filter[key];
  const has = HAS[key]?.(move);
  return has !== undefined && Array.isArray(wanted) && wanted.length > 0 && !has.some((value) => wanted.includes(value));
}

import type { RemovedWish, WishlistEntry } from '#client/state/wishlist.ts';
import type { SavedProduct } from './useSavedProducts.ts';

/** What stands in the list: a saved product, or in its place the chance to put a removed one back. */
export interface WishRow {
  product: SavedProduct;
  entry: WishlistEntry;
  removed: RemovedWish | null;
  /** By how much it costs less than when it was saved; 0 when it does not. */
  dropCents: number;
}

export const WISH_SORTS = ['saved', 'drop', 'price', 'name'] as const;
export type WishSort = (typeof WISH_SORTS)[number];

const priceOf = ({ product }: WishRow) => product.price.current.minorUnits;

const ORDERS: Record<WishSort, (left: WishRow, right: WishRow) => number> = {
  saved: () => 0,
  drop: (left, right) => right.dropCents - left.dropCents,
  price: (left, right) => priceOf(left) - priceOf(right),
  name: (left, right) => left.product.title.localeCompare(right.product.title),
};

/** The rows of the list, last saved first unless sorted otherwise. `entries` holds what was removed as well, where it stood. */
export function wishRows(
  entries: readonly WishlistEntry[],
  removed: readonly RemovedWish[],
  products: ReadonlyMap<string, SavedProduct>,
  sort: WishSort,
): WishRow[] {
  const rows = [...entries].reverse().flatMap((entry): WishRow[] => {
    const product = products.get(entry.productId);
    if (!product) return [];
    return [
      {
        product,
        entry,
        removed: removed.find((one) => one.entry.productId === entry.productId) ?? null,
        dropCents: Math.max(0, entry.seenPriceCents - product.price.current.minorUnits),
      },
    ];
  });
  return rows.sort(ORDERS[sort]);
}

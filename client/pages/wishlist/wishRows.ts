import { nameOrder } from '#schema/rules/collation.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { defaultLine } from '#client/features/catalog/defaultLine.ts';
import type { MessageKey } from '#client/i18n/Translate.ts';
import { addToCart, cartVar, changeQuantity, removeLine } from '#client/state/cart.ts';
import type { NewLine } from '#client/state/newLine.ts';
import type { RemovedEntry } from '#client/state/removableList.ts';
import { removedWishes, type WishlistEntry } from '#client/state/wishlist.ts';
import type { GridProduct } from '#client/features/catalog/ProductGrid.tsx';

/** A list row: a saved product, or the undo note for a removed one. */
export interface WishRow {
  product: GridProduct;
  entry: WishlistEntry;
  removed: RemovedEntry<WishlistEntry> | null;
  /** Price drop in cents since the product was saved; 0 if there is none. */
  dropCents: number;
}

type Sorts = Record<string, { label: MessageKey; compare: (left: WishRow, right: WishRow, locale: Locale) => number }>;

const priceOf = ({ product }: WishRow) => product.price.current.minorUnits;
const byPrice = (left: WishRow, right: WishRow) => priceOf(left) - priceOf(right);
const byName = (left: WishRow, right: WishRow, locale: Locale) => nameOrder(locale)(left.product.title, right.product.title);

export const WISH_SORTS = {
  saved: { label: 'wish.sortSaved', compare: () => 0 },
  drop: { label: 'wish.sortDrop', compare: (left, right) => right.dropCents - left.dropCents },
  price: { label: 'wish.sortPrice', compare: byPrice },
  name: { label: 'wish.sortName', compare: byName },
} as const satisfies Sorts;

export type WishSort = keyof typeof WISH_SORTS;

/** The list's rows; by default, the most recently saved product comes first. `entries` includes removed ones at their positions. */
export function wishRows(
  entries: readonly WishlistEntry[],
  removed: readonly RemovedEntry<WishlistEntry>[],
  products: ReadonlyMap<string, GridProduct>,
  { sort, locale }: { sort: WishSort; locale: Locale },
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
  return rows.sort((left, right) => WISH_SORTS[sort].compare(left, right, locale));
}

/** Message key for a product's availability. */
export function statusLabel(product: GridProduct) {
  if (product.status === 'DISABLED') return 'wish.disabled';
  if (product.stock.level === 'OUT' || product.status !== 'AVAILABLE') return 'wish.outStock';
  if (!canBeOrdered(product)) return 'wish.inStore';
  return product.stock.level === 'LOW' ? 'wish.lowStock' : 'wish.inStock';
}

export const WISH_FILTERS = {
  all: { label: 'wish.filterAll', takes: () => true },
  there: { label: 'wish.filterThere', takes: ({ product }) => canBeOrdered(product) },
  out: { label: 'wish.filterOut', takes: ({ product }) => !canBeOrdered(product) },
  drop: { label: 'wish.filterDrop', takes: ({ dropCents }) => dropCents > 0 },
} as const satisfies Record<string, { label: MessageKey; takes: (row: WishRow) => boolean }>;

export type WishFilter = keyof typeof WISH_FILTERS;

export const WISH_COLUMNS = {
  product: { label: 'wish.colProduct', compare: byName },
  date: { label: 'wish.colDate', compare: (left, right) => left.entry.savedAt.localeCompare(right.entry.savedAt) },
  price: { label: 'wish.colPrice', compare: byPrice },
  status: { label: 'wish.colStatus', compare: (left, right) => Number(canBeOrdered(right.product)) - Number(canBeOrdered(left.product)) },
} as const satisfies Sorts;

export type WishColumn = keyof typeof WISH_COLUMNS;

/** Whether at least one variant can be ordered online at the moment. */
export function canBeOrdered({ status, stock }: GridProduct): boolean {
  return status === 'AVAILABLE' && stock.level !== 'OUT' && stock.purchasable > 0;
}

/** A product's cart line; null if it requires a choice or is unavailable. */
export function lineToMove(product: GridProduct): NewLine | null {
  return canBeOrdered(product) ? defaultLine(product) : null;
}

/** Moves an item to the cart. */
export function moveToCart(line: NewLine, quantity = 1): void {
  addToCart({ ...line, quantity });
  removedWishes.takeOut(line.productId, line.variantId);
}

/** Restores an item. If it was moved to the cart, removes its units from the cart. */
export function undoRemoval({ entry, movedTo }: RemovedEntry<WishlistEntry>): void {
  removedWishes.putBack(entry.productId);
  if (movedTo === null) return;
  const quantity = cartVar().lines.find(({ variantId }) => variantId === movedTo)?.quantity ?? 0;
  const left = quantity - (entry.quantity ?? 1);
  if (left > 0) changeQuantity(movedTo, left);
  else cartVar(removeLine(cartVar(), movedTo));
}

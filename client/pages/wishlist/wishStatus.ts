import type { MessageKey } from '#client/i18n/Translate.ts';
import { canBeOrdered } from './moveToCart.ts';
import type { SavedProduct } from './useSavedProducts.ts';
import type { WishRow } from './wishRows.ts';

/** What the shop says of a saved product, in a word. */
export function statusLabel(product: SavedProduct) {
  if (product.status === 'DISABLED') return 'wish.disabled';
  if (product.stock.level === 'OUT' || product.status !== 'AVAILABLE') return 'wish.outStock';
  if (!canBeOrdered(product)) return 'wish.inStore';
  return product.stock.level === 'LOW' ? 'wish.lowStock' : 'wish.inStock';
}

/** Which rows of the table are shown. */
export const WISH_FILTERS = {
  all: { label: 'wish.filterAll', takes: () => true },
  there: { label: 'wish.filterThere', takes: ({ product }) => canBeOrdered(product) },
  out: { label: 'wish.filterOut', takes: ({ product }) => !canBeOrdered(product) },
  drop: { label: 'wish.filterDrop', takes: ({ dropCents }) => dropCents > 0 },
} as const satisfies Record<string, { label: MessageKey; takes: (row: WishRow) => boolean }>;

export type WishFilter = keyof typeof WISH_FILTERS;

/** The columns that sort the table. */
export const WISH_COLUMNS = {
  product: { label: 'wish.colProduct', compare: (left, right) => left.product.title.localeCompare(right.product.title) },
  date: { label: 'wish.colDate', compare: (left, right) => left.entry.savedAt.localeCompare(right.entry.savedAt) },
  price: {
    label: 'wish.colPrice',
    compare: (left, right) => left.product.price.current.minorUnits - right.product.price.current.minorUnits,
  },
  status: { label: 'wish.colStatus', compare: (left, right) => Number(canBeOrdered(right.product)) - Number(canBeOrdered(left.product)) },
} as const satisfies Record<string, { label: MessageKey; compare: (left: WishRow, right: WishRow) => number }>;

export type WishColumn = keyof typeof WISH_COLUMNS;

import { array, fallback, integer, maxValue, minValue, number, object, optional, pipe, string, type InferOutput } from 'valibot';
import { MAX_WISHED_QUANTITY } from '#schema/rules/limits.ts';
import { persistedVar } from './persistedVar.ts';
import { removableList } from './removableList.ts';
import { listOf } from './schemas.ts';

const entrySchema = object({
  productId: string(),
  slug: string(),
  /** Price in cents at the time of saving, used to detect a price drop. */
  seenPriceCents: number(),
  /** ISO 8601. */
  savedAt: string(),
  /** Desired quantity; one by default. */
  quantity: optional(pipe(number(), integer(), minValue(1), maxValue(MAX_WISHED_QUANTITY))),
  note: optional(string()),
});

const wishlistSchema = object({
  entries: listOf(entrySchema),
  /** Products ticked off while shopping, on this device only. */
  ticked: fallback(array(string()), []),
});

export type WishlistEntry = InferOutput<typeof entrySchema>;
export type WishlistState = InferOutput<typeof wishlistSchema>;

export const wishlistVar = persistedVar<WishlistState>({
  slice: 'wishlist',
  schema: wishlistSchema,
});

export function isSaved(state: WishlistState, productId: string): boolean {
  return state.entries.some((entry) => entry.productId === productId);
}

/** Saves a product unless it has already been saved. */
export function saveProduct(entry: Omit<WishlistEntry, 'savedAt'>, at: Date = new Date()): void {
  const state = wishlistVar.refresh();
  if (isSaved(state, entry.productId)) return;
  wishlistVar({ ...state, entries: [...state.entries, { ...entry, savedAt: at.toISOString() }] });
}

export function unsaveProduct(productId: string): void {
  const state = wishlistVar.refresh();
  wishlistVar({ ...state, entries: state.entries.filter((entry) => entry.productId !== productId) });
}

/** Sets a wishlist item's quantity or note. */
export function changeWish(productId: string, change: { quantity?: number; note?: string }): void {
  const state = wishlistVar.refresh();
  wishlistVar({ ...state, entries: state.entries.map((entry) => (entry.productId === productId ? { ...entry, ...change } : entry)) });
}

/** Ticks or unticks a product on the shopping list. Removes ticks from products that are no longer on the list. */
export function tickWish(productId: string, isTicked: boolean): void {
  const state = wishlistVar.refresh();
  const others = state.ticked.filter((id) => id !== productId && isSaved(state, id));
  wishlistVar({ ...state, ticked: isTicked ? [...others, productId] : others });
}

/** Undo list for wishlist items removed while the page is open. */
export const removedWishes = removableList(wishlistVar, ({ productId }) => productId);

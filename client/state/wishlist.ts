import { array, fallback, integer, maxValue, minValue, nullable, number, object, optional, pipe, string, type InferOutput } from 'valibot';
import { MAX_WISHED_QUANTITY } from '#schema/rules/limits.ts';
import { mergeFields, mergeList, mergeOwn } from './mergeChanges.ts';
import { persistedVar } from './persistedVar.ts';
import { removableList } from './removableList.ts';
import { listOf } from './schemas.ts';

const entrySchema = object({
  productId: string(),
  slug: string(),
  /** Cents when it was saved: tells a price drop later. */
  seenPriceCents: number(),
  /** ISO 8601. */
  savedAt: string(),
  /** How many are wanted; left out: one. */
  quantity: optional(pipe(number(), integer(), minValue(1), maxValue(MAX_WISHED_QUANTITY))),
  /** What the shopper wrote beside it. */
  note: optional(string()),
});

const wishlistSchema = object({
  entries: listOf(entrySchema),
  /** Whose list it is: the account's that it is a copy of; null: of whoever uses this device. */
  ownerId: fallback(nullable(string()), null),
  /** Products ticked off while shopping, on this device alone. */
  ticked: fallback(array(string()), []),
});

export type WishlistEntry = InferOutput<typeof entrySchema>;
export type WishlistState = InferOutput<typeof wishlistSchema>;

export const wishlistVar = persistedVar<WishlistState>({
  slice: 'wishlist',
  schema: wishlistSchema,
  merge: mergeOwn(mergeFields<WishlistState>({ entries: mergeList(({ productId }) => productId), ticked: mergeList((id) => id) })),
});

export function isSaved(state: WishlistState, productId: string): boolean {
  return state.entries.some((entry) => entry.productId === productId);
}

/** Saves a product, once. */
export function saveProduct(entry: Omit<WishlistEntry, 'savedAt'>, at: Date = new Date()): void {
  const state = wishlistVar();
  if (isSaved(state, entry.productId)) return;
  wishlistVar({ ...state, entries: [...state.entries, { ...entry, savedAt: at.toISOString() }] });
}

export function unsaveProduct(productId: string): void {
  const state = wishlistVar();
  wishlistVar({ ...state, entries: state.entries.filter((entry) => entry.productId !== productId) });
}

/** Sets how many are wanted, or what is written beside a wish; an empty note is none. */
export function changeWish(productId: string, change: { quantity?: number; note?: string }): void {
  const state = wishlistVar();
  wishlistVar({ ...state, entries: state.entries.map((entry) => (entry.productId === productId ? { ...entry, ...change } : entry)) });
}

/** Ticks a product off the shopping list, or takes the tick away. What is not on the list any more loses its tick. */
export function tickWish(productId: string, isTicked: boolean): void {
  const state = wishlistVar();
  const others = state.ticked.filter((id) => id !== productId && isSaved(state, id));
  wishlistVar({ ...state, ticked: isTicked ? [...others, productId] : others });
}

/** What was taken off the wishlist while its page is open. */
export const removedWishes = removableList(wishlistVar, ({ productId }) => productId);

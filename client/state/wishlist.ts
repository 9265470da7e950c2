import { array, fallback, integer, maxValue, minValue, nullable, number, object, optional, pipe, string, type InferOutput } from 'valibot';
import { MAX_WISHED_QUANTITY } from '#schema/rules/limits.ts';
import { mergeFields, mergeList, mergeOwn } from './mergeChanges.ts';
import { memoryVar, persistedVar } from './persistedVar.ts';
import { putBack, takeOut, type RemovedEntry } from './removedEntries.ts';
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
  initial: { entries: [], ownerId: null, ticked: [] },
  merge: mergeOwn(mergeFields<WishlistState>({ entries: mergeList(({ productId }) => productId), ticked: mergeList((id) => id) })),
});

/** Pushes an entry; a product is saved once. */
export function addEntry(state: WishlistState, entry: WishlistEntry): WishlistState {
  return isSaved(state, entry.productId) ? state : { ...state, entries: [...state.entries, entry] };
}

export function removeEntry(state: WishlistState, productId: string): WishlistState {
  return { ...state, entries: state.entries.filter((entry) => entry.productId !== productId) };
}

export function isSaved(state: WishlistState, productId: string): boolean {
  return state.entries.some((entry) => entry.productId === productId);
}

export function saveProduct(entry: Omit<WishlistEntry, 'savedAt'>, at: Date = new Date()): void {
  wishlistVar(addEntry(wishlistVar(), { ...entry, savedAt: at.toISOString() }));
}

export function unsaveProduct(productId: string): void {
  wishlistVar(removeEntry(wishlistVar(), productId));
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

/** An entry taken off the wishlist, and the cart's variant when it went there. */
export interface RemovedWish extends RemovedEntry<WishlistEntry> {
  movedTo: string | null;
}

/** What was taken off the wishlist while its page is open. */
export const removedWishesVar = memoryVar<readonly RemovedWish[]>([]);

/** Takes a product off the wishlist so that `undoTakeOff` can put it back where it stood. */
export function takeOffWishlist(productId: string, movedTo: string | null = null): void {
  const taken = takeOut(wishlistVar().entries, productId);
  if (taken === null) return;
  removedWishesVar([...removedWishesVar(), { ...taken.removed, movedTo }]);
  wishlistVar({ ...wishlistVar(), entries: taken.entries });
}

export function undoTakeOff(productId: string): void {
  const removed = removedWishesVar().find(({ entry }) => entry.productId === productId);
  if (!removed) return;
  removedWishesVar(removedWishesVar().filter((other) => other !== removed));
  wishlistVar({ ...wishlistVar(), entries: putBack(wishlistVar().entries, removed) });
}

/** Ends the chance to put things back: on leaving the page. */
export function forgetTakenOff(): void {
  removedWishesVar([]);
}

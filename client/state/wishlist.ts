import { number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { memoryVar, persistedVar } from './persistedVar.ts';
import { putBack, takeOut } from './removedEntries.ts';
import type { RemovedEntry } from './removedEntries.ts';
import { listOf } from './schemas.ts';

const entrySchema = object({
  productId: string(),
  slug: string(),
  /** Cents when it was saved: tells a price drop later. */
  seenPriceCents: number(),
  /** ISO 8601. */
  savedAt: string(),
});

const wishlistSchema = object({ entries: listOf(entrySchema) });

export type WishlistEntry = InferOutput<typeof entrySchema>;
export type WishlistState = InferOutput<typeof wishlistSchema>;

export const wishlistVar = persistedVar<WishlistState>({
  slice: 'wishlist',
  schema: wishlistSchema,
  initial: { entries: [] },
});

/** Pushes an entry; a product is saved once. */
export function addEntry(state: WishlistState, entry: WishlistEntry): WishlistState {
  return isSaved(state, entry.productId) ? state : { entries: [...state.entries, entry] };
}

export function removeEntry(state: WishlistState, productId: string): WishlistState {
  return { entries: state.entries.filter((entry) => entry.productId !== productId) };
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
  wishlistVar({ entries: taken.entries });
}

export function undoTakeOff(productId: string): void {
  const removed = removedWishesVar().find(({ entry }) => entry.productId === productId);
  if (!removed) return;
  removedWishesVar(removedWishesVar().filter((other) => other !== removed));
  wishlistVar({ entries: putBack(wishlistVar().entries, removed) });
}

/** Ends the chance to put things back: on leaving the page. */
export function forgetTakenOff(): void {
  removedWishesVar([]);
}

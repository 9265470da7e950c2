import { number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';
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

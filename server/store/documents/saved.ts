/** Wishlists and followed vendors. */

/** An entry of a wishlist. */
export interface WishDoc {
  productId: string;
  addedAt: string;
  /** Price in cents when it was saved, to detect a price drop. */
  savedPriceCents: number;
  quantity: number;
  note: string | null;
}

/** A user's wishlist and followed vendors: the id is the user's. Missing until something is saved. */
export interface SavedListDoc {
  id: string;
  /** In the order of `addedAt`; each product once. */
  wishlist: WishDoc[];
  /** In the order of `at`; each vendor once. */
  follows: { vendorId: string; at: string }[];
}

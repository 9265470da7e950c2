/** What persons keep in sight. */

/** A product that somebody wants to keep in sight. */
export interface WishDoc {
  productId: string;
  addedAt: string;
  /** Cents when it was saved: tells a price drop later. */
  savedPriceCents: number;
  quantity: number;
  note: string | null;
}

/** What somebody keeps in sight: the id is the user's. Who has kept nothing yet has none. */
export interface SavedListDoc {
  id: string;
  /** In the order of `addedAt`; each product once. */
  wishlist: WishDoc[];
  /** In the order of `at`; each vendor once. */
  follows: { vendorId: string; at: string }[];
}

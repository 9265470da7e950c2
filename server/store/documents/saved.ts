/** An account's lists: cart, wishlist, comparison, followed vendors. */

/** A line in a cart, or one saved for later. */
export interface SavedLineDoc {
  variantId: string;
  quantity: number;
  /** Unit price in cents that the member saw, used to detect changes. */
  seenPriceCents: number;
}

/** An entry on a wishlist. */
export interface WishDoc {
  productId: string;
  addedAt: string;
  /** Price in cents when the product was saved, used to detect price drops. */
  savedPriceCents: number;
  quantity: number;
  note: string | null;
}

/** All of an account's lists, under the user's id. The document is missing until something is saved; a missing list is empty. */
export interface SavedListDoc {
  id: string;
  /** In the order in which they were added, each variant once. */
  cart?: SavedLineDoc[];
  /** Lines saved for later, in the order in which they were added, each variant once. */
  later?: SavedLineDoc[];
  /** Ordered by `addedAt`, each product once. */
  wishlist: WishDoc[];
  /** Ids of compared products, in the order in which they were added. */
  compared?: string[];
  /** Ordered by `at`, each vendor once. */
  follows: { vendorId: string; at: string }[];
}

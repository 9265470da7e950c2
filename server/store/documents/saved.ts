/** Lists of an account: cart, wishlist, comparison, followed vendors. */

/** A line of a cart, or one saved for later. */
export interface SavedLineDoc {
  variantId: string;
  quantity: number;
  /** Unit price in cents that the member saw, to detect changes. */
  seenPriceCents: number;
}

/** An entry of a wishlist. */
export interface WishDoc {
  productId: string;
  addedAt: string;
  /** Price in cents when it was saved, to detect price drops. */
  savedPriceCents: number;
  quantity: number;
  note: string | null;
}

/** All lists of an account; the id is that of the user. The document is missing until something is saved; a missing list is empty. */
export interface SavedListDoc {
  id: string;
  /** In the order of addition; each variant once. */
  cart?: SavedLineDoc[];
  /** Lines saved for later, in the order of addition; each variant once. */
  later?: SavedLineDoc[];
  /** In the order of `addedAt`; each product once. */
  wishlist: WishDoc[];
  /** Ids of compared products, in the order of addition. */
  compared?: string[];
  /** In the order of `at`; each vendor once. */
  follows: { vendorId: string; at: string }[];
}

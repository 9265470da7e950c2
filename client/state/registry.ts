interface SliceRecord {
  /** Key in local storage; null for a slice that is not stored. */
  key: string | null;
  /** Debounce time for writes, in ms. */
  writeDelayMs: number;
}

const SOON_MS = 200;

/**
 * All state slices, each with its storage key and the reason for storing it; the privacy page lists them in each language (`storageRows`).
 * The keys are a public contract: the privacy page names them, and other versions of the marketplace read their data.
 */
export const STATE_REGISTRY = {
  /** Written immediately, because a cart must never be lost. */
  cart: { key: 'persist:cart', writeDelayMs: 0 },
  /** Coupon and shipping choices survive a reload, until the order. */
  cartChoices: { key: 'persist:cart-choices', writeDelayMs: 0 },
  /** Filters are restored on the next visit. */
  filter: { key: 'filter', writeDelayMs: SOON_MS },
  /** Separate filters for the market, mart and fashion pages. */
  sectionFilters: { key: 'persist:section-filters', writeDelayMs: SOON_MS },
  /** Changes to a member's cart and lists that the server has not confirmed. Written immediately, because none must be lost. */
  accountChanges: { key: 'persist:account-changes', writeDelayMs: 0 },
  /** A guest's wishlist, or a copy of a member's. */
  wishlist: { key: 'persist:wishlist', writeDelayMs: 0 },
  /** Compared products survive a reload. */
  compare: { key: 'persist:compare', writeDelayMs: 0 },
  /** A guest's followed vendors, or a copy of a member's. */
  follows: { key: 'persist:follows', writeDelayMs: 0 },
  /** Lines saved for later. */
  later: { key: 'persist:later', writeDelayMs: 0 },
  /** Recently viewed products, on this device only. */
  recent: { key: 'persist:recent', writeDelayMs: SOON_MS },
  /** Hint about the account for the first paint. The server's session is authoritative. */
  session: { key: 'login_user', writeDelayMs: 0 },
  /** The checkout draft survives a reload. */
  checkout: { key: 'persist:checkout', writeDelayMs: SOON_MS },
  /** Draft with the name, email address and phone number; never a password. */
  registration: { key: 'persist:registration', writeDelayMs: SOON_MS },
  /** Number, date, totals and access token of each guest order, so that it can be opened again. No addresses. */
  orders: { key: 'persist:orders:no-login', writeDelayMs: 0 },
  /** Language, theme and delivery state; also in the cookie rizq_prefs. */
  prefs: { key: 'persist:prefs', writeDelayMs: 0 },
  /** Listing layout and columns, and whether pages are cached for offline use. */
  display: { key: 'persist:display', writeDelayMs: SOON_MS },
  /** Recent search terms, on this device only. */
  searches: { key: 'persist:searches', writeDelayMs: SOON_MS },
  /** Product drafts survive a reload and a login, until they are published. */
  productDrafts: { key: 'persist:product-drafts', writeDelayMs: SOON_MS },
  /** Drafts of vendor settings survive a reload and a login until they are saved; never includes a bank account. */
  vendorDrafts: { key: 'persist:shop-drafts', writeDelayMs: SOON_MS },
  /** Owner of the drafts, which are only restored for that account, up to seven days after the logout. */
  draftOwner: { key: 'persist:draft-owner', writeDelayMs: 0 },
  /** Open drawers and menus, which a reload closes. */
  ui: { key: null, writeDelayMs: 0 },
} as const satisfies Record<string, SliceRecord>;

/** Slices stored in local storage. */
export type KeptSliceName = Exclude<keyof typeof STATE_REGISTRY, 'ui'>;

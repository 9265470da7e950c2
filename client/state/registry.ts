interface SliceRecord {
  /** Key in local storage; null for a slice that is not stored. */
  key: string | null;
  /** Milliseconds by which a write is debounced. */
  writeDelayMs: number;
}

const SOON_MS = 200;

/**
 * All state slices with storage key and reason; the privacy page lists them in each language (`storageRows`). The keys are public contract:
 * people read them there, and other versions of the marketplace read their data.
 */
export const STATE_REGISTRY = {
  /** Written immediately: a cart must never be lost. */
  cart: { key: 'persist:cart', writeDelayMs: 0 },
  /** Coupon and shipping choices survive a reload, until the order. */
  cartChoices: { key: 'persist:cart-choices', writeDelayMs: 0 },
  /** Filters are restored on the next visit. */
  filter: { key: 'filter', writeDelayMs: SOON_MS },
  /** Filters of market, mart and fashion pages, separately. */
  sectionFilters: { key: 'persist:section-filters', writeDelayMs: SOON_MS },
  /** Changes of a member's cart and lists that the account has not confirmed. Written immediately: none must be lost. */
  accountChanges: { key: 'persist:account-changes', writeDelayMs: 0 },
  /** A guest's wishlist on this device; a copy of a member's. */
  wishlist: { key: 'persist:wishlist', writeDelayMs: 0 },
  /** Compared products survive a reload. */
  compare: { key: 'persist:compare', writeDelayMs: 0 },
  /** A guest's followed vendors on this device; a copy of a member's. */
  follows: { key: 'persist:follows', writeDelayMs: 0 },
  /** Lines saved for later. */
  later: { key: 'persist:later', writeDelayMs: 0 },
  /** Recently viewed products, on this device only. */
  recent: { key: 'persist:recent', writeDelayMs: SOON_MS },
  /** Account hint for the first paint; the server decides. */
  session: { key: 'login_user', writeDelayMs: 0 },
  /** The checkout draft survives a reload. */
  checkout: { key: 'persist:checkout', writeDelayMs: SOON_MS },
  /** Draft of name, email and phone; never a password. */
  registration: { key: 'persist:registration', writeDelayMs: SOON_MS },
  /** Number, date, totals and access token of a guest's orders, to open them again; no address. */
  orders: { key: 'persist:orders:no-login', writeDelayMs: 0 },
  /** Language, theme and delivery state; also in the cookie rizq_prefs. */
  prefs: { key: 'persist:prefs', writeDelayMs: 0 },
  /** Layout and columns of listings, and whether pages are cached for offline use. */
  display: { key: 'persist:display', writeDelayMs: SOON_MS },
  /** Recent search words, on this device only. */
  searches: { key: 'persist:searches', writeDelayMs: SOON_MS },
  /** Product drafts survive a reload and a login, until they are published. */
  productDrafts: { key: 'persist:product-drafts', writeDelayMs: SOON_MS },
  /** Drafts of vendor settings survive a reload and a login, until they are saved; never a bank account. */
  shopDrafts: { key: 'persist:shop-drafts', writeDelayMs: SOON_MS },
  /** Owner of the drafts, which are restored for that account only, up to seven days after logout. */
  draftOwner: { key: 'persist:draft-owner', writeDelayMs: 0 },
  /** Open drawers and menus; closed after a reload. */
  ui: { key: null, writeDelayMs: 0 },
} as const satisfies Record<string, SliceRecord>;

/** Slices stored in local storage. */
export type KeptSliceName = Exclude<keyof typeof STATE_REGISTRY, 'ui'>;

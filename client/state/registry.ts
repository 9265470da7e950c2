interface SliceRecord {
  /** Key in local storage; null for a slice that is not kept. */
  key: string | null;
  /** Milliseconds that a write may wait so that bursts are one write. */
  writeDelayMs: number;
}

const SOON_MS = 200;

/**
 * Every slice of the shopper's state: its storage key, whether it is kept, and why; the privacy page says so in each language
 * (`keptThings`). The keys are public contract: people read them there, and other versions of the marketplace find their data under them.
 */
export const STATE_REGISTRY = {
  /** A shopper must never lose what they put in the cart: written at once. */
  cart: { key: 'persist:cart', writeDelayMs: 0 },
  /** The coupon of the cart and how its packages are to travel survive a reload, until the order. */
  cartChoices: { key: 'persist:cart-choices', writeDelayMs: 0 },
  /** Filters come back on the next visit. */
  filter: { key: 'filter', writeDelayMs: SOON_MS },
  /** Market, mart and fashion each remember their own filters. */
  sectionFilters: { key: 'persist:section-filters', writeDelayMs: SOON_MS },
  /** The wishlist works without an account, on this device; a member has a copy here. */
  wishlist: { key: 'persist:wishlist', writeDelayMs: SOON_MS },
  /** Products chosen for comparison survive a reload. */
  compare: { key: 'persist:compare', writeDelayMs: SOON_MS },
  /** Shops can be followed without an account, on this device. */
  follows: { key: 'persist:follows', writeDelayMs: SOON_MS },
  /** What was taken out of the cart to be bought another time. */
  later: { key: 'persist:later', writeDelayMs: 0 },
  /** The last products looked at, on this device only. */
  recent: { key: 'persist:recent', writeDelayMs: SOON_MS },
  /** A hint who is logged in, for the first paint; the server decides. */
  session: { key: 'login_user', writeDelayMs: 0 },
  /** What was typed in the checkout survives a reload. */
  checkout: { key: 'persist:checkout', writeDelayMs: SOON_MS },
  /** Name, e-mail and phone typed so far; never a password. */
  registration: { key: 'persist:registration', writeDelayMs: SOON_MS },
  /** Number, date, totals and access token of a guest’s orders, so that they can be opened again; no address. */
  orders: { key: 'persist:orders:no-login', writeDelayMs: 0 },
  /** Language, theme and delivery state; also in the cookie rizq_prefs. */
  prefs: { key: 'persist:prefs', writeDelayMs: 0 },
  /** Grid or list, in how many columns, and whether pages are kept for times without a network. */
  display: { key: 'persist:display', writeDelayMs: SOON_MS },
  /** The last search words, offered again, on this device only. */
  searches: { key: 'persist:searches', writeDelayMs: SOON_MS },
  /** A product that a seller describes survives a reload and logging in again until it is published. */
  productDrafts: { key: 'persist:product-drafts', writeDelayMs: SOON_MS },
  /** What a seller types about a vendor survives a reload and logging in again until it is saved; never a bank account. */
  shopDrafts: { key: 'persist:shop-drafts', writeDelayMs: SOON_MS },
  /** Drafts are given back to the account that typed them alone, for seven days after it has logged out. */
  draftOwner: { key: 'persist:draft-owner', writeDelayMs: 0 },
  /** What is open right now: a reload starts with everything closed. */
  ui: { key: null, writeDelayMs: 0 },
} as const satisfies Record<string, SliceRecord>;

/** The slices that live in local storage. */
export type KeptSliceName = Exclude<keyof typeof STATE_REGISTRY, 'ui'>;

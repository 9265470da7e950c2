/**
 * Every slice of the shopper's state: its storage key, whether it is kept, and why. The keys are public contract: people
 * read them in the privacy page, and other versions of the shop find their data under them.
 */
export type SliceName =
  | 'cart'
  | 'cartChoices'
  | 'filter'
  | 'sectionFilters'
  | 'wishlist'
  | 'compare'
  | 'follows'
  | 'later'
  | 'recent'
  | 'session'
  | 'checkout'
  | 'registration'
  | 'orders'
  | 'prefs'
  | 'display'
  | 'searches'
  | 'productDrafts'
  | 'shopDrafts'
  | 'draftOwner'
  | 'ui';

export interface SliceRecord {
  /** Key in local storage; null for a slice that is not kept. */
  key: string | null;
  /** Milliseconds that a write may wait so that bursts are one write. */
  writeDelayMs: number;
  why: string;
}

const SOON_MS = 200;

export const STATE_REGISTRY = {
  cart: { key: 'persist:cart', writeDelayMs: 0, why: 'A shopper must never lose what they put in the cart: written at once.' },
  cartChoices: {
    key: 'persist:cart-choices',
    writeDelayMs: 0,
    why: 'The coupon of the cart and how its parcels are to travel survive a reload, until the order.',
  },
  filter: { key: 'filter', writeDelayMs: SOON_MS, why: 'Filters come back on the next visit.' },
  sectionFilters: {
    key: 'persist:section-filters',
    writeDelayMs: SOON_MS,
    why: 'Market, mart and fashion each remember their own filters.',
  },
  wishlist: {
    key: 'persist:wishlist',
    writeDelayMs: SOON_MS,
    why: 'The wishlist works without an account, on this device; a member has a copy here.',
  },
  compare: { key: 'persist:compare', writeDelayMs: SOON_MS, why: 'Products chosen for comparison survive a reload.' },
  follows: { key: 'persist:follows', writeDelayMs: SOON_MS, why: 'Shops can be followed without an account, on this device.' },
  later: { key: 'persist:later', writeDelayMs: 0, why: 'What was taken out of the cart to be bought another time.' },
  recent: { key: 'persist:recent', writeDelayMs: SOON_MS, why: 'The last products looked at, on this device only.' },
  session: { key: 'login_user', writeDelayMs: 0, why: 'A hint who is logged in, for the first paint; the server decides.' },
  checkout: { key: 'persist:checkout', writeDelayMs: SOON_MS, why: 'What was typed in the checkout survives a reload.' },
  registration: { key: 'persist:registration', writeDelayMs: SOON_MS, why: 'Name, e-mail and phone typed so far; never a password.' },
  orders: {
    key: 'persist:orders:no-login',
    writeDelayMs: 0,
    why: 'Number, date, totals and access token of a guest’s orders, so that they can be opened again; no address.',
  },
  prefs: { key: 'persist:prefs', writeDelayMs: 0, why: 'Language, theme and delivery state; also in the cookie rizq_prefs.' },
  display: {
    key: 'persist:display',
    writeDelayMs: SOON_MS,
    why: 'Grid or list, in how many columns, and whether pages are kept for times without a network.',
  },
  searches: { key: 'persist:searches', writeDelayMs: SOON_MS, why: 'The last search words, offered again, on this device only.' },
  productDrafts: {
    key: 'persist:product-drafts',
    writeDelayMs: SOON_MS,
    why: 'A product that a seller describes survives a reload and logging in again until it is published.',
  },
  shopDrafts: {
    key: 'persist:shop-drafts',
    writeDelayMs: SOON_MS,
    why: 'What a seller types about a shop survives a reload and logging in again until it is saved; never a bank account.',
  },
  draftOwner: {
    key: 'persist:draft-owner',
    writeDelayMs: 0,
    why: 'Drafts are given back to the account that typed them alone, for seven days after it has logged out.',
  },
  ui: { key: null, writeDelayMs: 0, why: 'What is open right now: a reload starts with everything closed.' },
} as const satisfies Record<SliceName, SliceRecord>;

/** The slices that live in local storage. */
export type KeptSliceName = {
  [Name in SliceName]: (typeof STATE_REGISTRY)[Name]['key'] extends null ? never : Name;
}[SliceName];

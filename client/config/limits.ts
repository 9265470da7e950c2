/** The business constants of the storefront. Units are in the names. */

/** The veil over the page on every path change. */
export const OVERLAY_MS = 1000;
/** A page that is here within so long needs no skeleton. */
export const SKELETON_AFTER_MS = 100;
/** The back-to-top button shows below this scroll depth. */
export const BACK_TO_TOP_PX = 300;
export const TOAST_MS = 5000;
/** Persisted state is waited for this long, then defaults are used. */
export const REHYDRATION_MS = 5000;
/** The footer's category column shows at most so many. */
export const FOOTER_CATEGORIES = 6;
/** Whole dollars. At its end, `max` or less in a listing of cheaper products, the right thumb means "no upper limit". */
export const PRICE_SLIDER = { min: 0, max: 250 } as const;
/** Units that go into the cart when nobody says how many. */
export const DEFAULT_QUANTITY = 1;
export const RATING_MAX = 5;
export const COMPARE_MAX = 4;
export const RECENT_MAX = 12;
/** A hero slide stays at least this long before the next. */
export const SLIDE_MS = 7000;
/** A pointer has to rest this long on a menu before it opens by itself. */
export const HOVER_INTENT_MS = 150;
export const COPYRIGHT_YEAR = 2026;
/** Values of one parameter in an address: more of one group than any shopper ticks; the rest is ignored. */
export const MAX_PARAM_VALUES = 50;

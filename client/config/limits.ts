/** Business constants of the storefront; units are in the names. */

/** Duration of the loading overlay on every path change. */
export const OVERLAY_MS = 1000;
/** Delay before a loading page shows its skeleton. */
export const SKELETON_AFTER_MS = 100;
/** Scroll depth below which the back-to-top button shows. */
export const BACK_TO_TOP_PX = 300;
export const TOAST_MS = 5000;
/** Timeout of state hydration, after which the defaults are used. */
export const REHYDRATION_MS = 5000;
/** Maximum number of links in the footer's category column. */
export const FOOTER_CATEGORIES = 6;
/** In whole dollars. A right thumb at the end of the scale (`max`, or less in a cheaper listing) means "no upper limit". */
export const PRICE_SLIDER = { min: 0, max: 250 } as const;
/** Quantity added to the cart by buttons without a quantity field. */
export const DEFAULT_QUANTITY = 1;
export const RATING_MAX = 5;
export const RECENT_MAX = 12;
/** Display time of a hero slide. */
export const SLIDE_MS = 7000;
/** Hover delay before a menu opens. */
export const HOVER_INTENT_MS = 150;
export const COPYRIGHT_YEAR = 2026;
/** Maximum number of values of a query parameter; further values are ignored. */
export const MAX_PARAM_VALUES = 50;

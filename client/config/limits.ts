/** Business constants of the storefront; units are in the names. */

/** How long the loading overlay is shown on every path change. */
export const OVERLAY_MS = 1000;
/** How long a page may load before its skeleton appears. */
export const SKELETON_AFTER_MS = 100;
/** Scroll depth beyond which the back-to-top button appears. */
export const BACK_TO_TOP_PX = 300;
export const TOAST_MS = 5000;
/** Timeout for state hydration, after which the defaults are used. */
export const REHYDRATION_MS = 5000;
/** Maximum number of links in the footer's category column. */
export const FOOTER_CATEGORIES = 6;
/** In whole dollars. With its right thumb at the end of the scale (`max`, or less in a cheaper listing), the slider sets no upper limit. */
export const PRICE_SLIDER = { min: 0, max: 250 } as const;
/** Quantity added to the cart by buttons that have no quantity field. */
export const DEFAULT_QUANTITY = 1;
export const RATING_MAX = 5;
export const RECENT_MAX = 12;
/** How long a hero slide is displayed. */
export const SLIDE_MS = 7000;
/** How long the pointer must hover before a menu opens. */
export const HOVER_INTENT_MS = 150;
export const COPYRIGHT_YEAR = 2026;
/** Maximum number of values per query parameter; any further values are ignored. */
export const MAX_PARAM_VALUES = 50;

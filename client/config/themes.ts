/** Colour schemes; `system` follows the device's setting. */
export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

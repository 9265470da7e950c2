import type { FacetKey } from '#schema/rules/facets.ts';

/** What one asks first of clothes. */
export const FASHION_ORDER: readonly FacetKey[] = ['CATEGORY', 'SIZE', 'COLOR', 'PRICE', 'BRAND'];

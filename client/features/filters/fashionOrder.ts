import type { FacetKey } from './facetGroups.ts';

/** What one asks first of clothes. */
export const FASHION_ORDER: readonly FacetKey[] = ['CATEGORY', 'SIZE', 'COLOR', 'PRICE', 'BRAND'];

import { FASHION_SHOP_PATH, MARKETPLACE_PATH, SEARCH_PATH } from '#client/config/links.ts';
import type { FixedPath } from '#client/config/links.ts';
import type { SearchesState } from '#client/state/searches.ts';

/** What a search box looks through, and where it leads. */
export interface SearchScope {
  /** The part of the shop; null for all of it. */
  section: 'FASHION' | null;
  /** The listing that words lead to. */
  results: FixedPath;
  /** The listing that categories and brands lead to. */
  shelves: FixedPath;
  /** Where its last searches are kept. */
  kept: keyof SearchesState;
}

export const MARKET_SEARCH: SearchScope = { section: null, results: SEARCH_PATH, shelves: MARKETPLACE_PATH, kept: 'terms' };

export const FASHION_SEARCH: SearchScope = {
  section: 'FASHION',
  results: FASHION_SHOP_PATH,
  shelves: FASHION_SHOP_PATH,
  kept: 'fashion',
};

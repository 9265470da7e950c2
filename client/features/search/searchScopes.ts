import { FASHION_SHOP_PATH, MARKETPLACE_PATH, SEARCH_PATH, type FixedPath } from '#client/config/links.ts';
import { rememberSearch, type SearchesState } from '#client/state/searches.ts';
import { rememberWords, type ShopSection } from '#client/state/sectionFilters.ts';

/** What a search field searches, and its target pages. */
export interface SearchScope {
  /** Section of the marketplace; null for all of it. */
  section: 'FASHION' | null;
  /** Listing for searches. */
  results: FixedPath;
  /** Listing for categories and brands. */
  listing: FixedPath;
  /** Section whose filter stores the words. */
  part: ShopSection;
  /** State key of the recent searches. */
  recentKey: keyof SearchesState;
}

export const MARKET_SEARCH: SearchScope = {
  section: null,
  results: SEARCH_PATH,
  listing: MARKETPLACE_PATH,
  part: 'all',
  recentKey: 'terms',
};

export const FASHION_SEARCH: SearchScope = {
  section: 'FASHION',
  results: FASHION_SHOP_PATH,
  listing: FASHION_SHOP_PATH,
  part: 'fashion',
  recentKey: 'fashion',
};

/** Stores a search in its section's filter and among the recent searches. */
export function keepSearch(words: string, { part, recentKey }: SearchScope): void {
  rememberWords(part, words);
  rememberSearch(words, recentKey);
}

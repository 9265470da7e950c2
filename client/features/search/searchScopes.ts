import { FASHION_SHOP_PATH, MARKETPLACE_PATH, SEARCH_PATH, type FixedPath } from '#client/config/links.ts';
import { rememberSearch, type SearchesState } from '#client/state/searches.ts';
import { rememberWords, type MarketplaceSection } from '#client/state/sectionFilters.ts';

/** The part of the marketplace that a search field covers, and the pages that it opens. */
export interface SearchScope {
  /** Section of the suggestions; null for the whole marketplace. */
  section: 'FASHION' | null;
  /** The listing that shows the results. */
  results: FixedPath;
  /** The listing opened by suggested categories and brands. */
  listing: FixedPath;
  /** The section whose filter stores the search. */
  part: MarketplaceSection;
  /** State key for the recent searches. */
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

/** Stores a search in its section's filter and in the recent searches. */
export function keepSearch(words: string, { part, recentKey }: SearchScope): void {
  rememberWords(part, words);
  rememberSearch(words, recentKey);
}

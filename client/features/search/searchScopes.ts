import { FASHION_SHOP_PATH, MARKETPLACE_PATH, SEARCH_PATH, type FixedPath } from '#client/config/links.ts';
import { rememberSearch, type SearchesState } from '#client/state/searches.ts';
import { rememberWords, type ShopSection } from '#client/state/sectionFilters.ts';

/** What a search box looks through, and where it leads. */
export interface SearchScope {
  /** The part of the marketplace; null for all of it. */
  section: 'FASHION' | null;
  /** The listing that words lead to. */
  results: FixedPath;
  /** The listing that categories and brands lead to. */
  shelves: FixedPath;
  /** Whose filter the words are. */
  part: ShopSection;
  /** Where its last searches are kept. */
  kept: keyof SearchesState;
}

export const MARKET_SEARCH: SearchScope = { section: null, results: SEARCH_PATH, shelves: MARKETPLACE_PATH, part: 'all', kept: 'terms' };

export const FASHION_SEARCH: SearchScope = {
  section: 'FASHION',
  results: FASHION_SHOP_PATH,
  shelves: FASHION_SHOP_PATH,
  part: 'fashion',
  kept: 'fashion',
};

/** Keeps the words of a search: in the filter of its part of the marketplace, and among the last searches. */
export function keepSearch(words: string, { part, kept }: SearchScope): void {
  rememberWords(part, words);
  rememberSearch(words, kept);
}

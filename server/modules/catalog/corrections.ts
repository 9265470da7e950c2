import { FACET_KEYS, facetRow, type FacetKey } from '#schema/rules/facets.ts';
import { byLocale } from '#schema/rules/locales.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import type { Correction, Selection } from '#server/search/index/selection.ts';
import { wordsOf } from '#server/search/text/foldText.ts';
import { isFunctionWord } from '#server/search/text/functionWords.ts';
import { translations } from '#server/platform/messages.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import { facetValueLabel } from './facetValues.ts';
import { selectedValues, withoutFacet, type ProductFilter } from './productFilter.ts';
import { withQuotes, type WordFilter } from './wordFilters.ts';

/** An active filter value, shown as a chip. */
export interface AppliedFilterResult {
  key: FacetKey;
  value: string;
  label: LocalisedText;
}

/** Words of a search that became a filter. */
export interface QueryFilterResult {
  key: FacetKey;
  values: readonly string[];
  label: LocalisedText;
  /** The words as typed. */
  words: string;
  /** The search in which they are ordinary words. */
  queryWithout: string;
}

export function queryFilter(filter: WordFilter, text: string, projection: CatalogueProjection): QueryFilterResult {
  const { key, values, condition } = filter;
  const labels = values.map((value) => facetValueLabel(key, value, projection));
  const label =
    'price' in condition
      ? priceLabel(condition.price.min, condition.price.max)
      : byLocale((locale) =>
          listValues(
            labels.map((one) => localise(one, locale)),
            locale,
          ),
        );
  return { key, values, label, words: condition.words, queryWithout: withQuotes(text, filter) };
}

/** All active filter values that could be removed through a facet, in facet order. */
export function appliedFilters(filter: ProductFilter, projection: CatalogueProjection): AppliedFilterResult[] {
  return FACET_KEYS.flatMap((key) => {
    if (facetRow(key).filter.kind === 'range') return appliedPrice(key, filter);
    return [...new Set(selectedValues(key, filter))].map((value) => ({ key, value, label: facetValueLabel(key, value, projection) }));
  });
}

function appliedPrice(key: FacetKey, { price }: ProductFilter): AppliedFilterResult[] {
  const min = price?.min ?? null;
  const max = price?.max ?? null;
  if (min === null && max === null) return [];
  return [{ key, value: `${min ?? ''}-${max ?? ''}`, label: priceLabel(min, max) }];
}

function priceLabel(min: number | null, max: number | null): LocalisedText {
  if (max === null) return translations('priceRange.from', { min: formatMoney(min ?? 0) });
  if (min === null) return translations('priceRange.upTo', { max: formatMoney(max) });
  return translations('priceRange.between', { min: formatMoney(min), max: formatMoney(max) });
}

/** Filters to remove, and the resulting number of products. */
export interface Relaxation {
  drop: readonly AppliedFilterResult[];
  resultCount: number;
}

/** Suggestions are made for fewer results than this. */
const FEW = 3;
export const MAX_RELAXATIONS = 5;

/**
 * Facets whose complete removal gives more results, ordered by the number of results. If nothing is listed and no single facet
 * helps, all of them together.
 */
export function relaxationsOf(
  { filter, totalCount }: { filter: ProductFilter; totalCount: number },
  applied: readonly AppliedFilterResult[],
  countOf: (filter: ProductFilter) => number,
): Relaxation[] {
  if (totalCount >= FEW) return [];
  const single = FACET_KEYS.flatMap((key) => {
    const drop = applied.filter((one) => one.key === key);
    if (drop.length === 0) return [];
    const resultCount = countOf(withoutFacet(key, filter));
    return resultCount > totalCount ? [{ drop, resultCount }] : [];
  })
    .sort((left, right) => right.resultCount - left.resultCount)
    .slice(0, MAX_RELAXATIONS);
  if (single.length > 0 || totalCount > 0 || applied.length === 0) return single;
  const resultCount = countOf({ section: filter.section ?? null });
  return resultCount > 0 ? [{ drop: applied, resultCount }] : [];
}

export interface SearchCorrections {
  /** The corrected query if words were misspelt; otherwise null. */
  correctedQuery: string | null;
  /** Alternative queries: other spellings or, if no product contains all words, fewer words. */
  didYouMean: string[];
  /** Filters whose removal would give more results. */
  relaxations: Relaxation[];
}

const MAX_SPELLINGS = 3;
/** The remaining words of longer queries are ignored. */
const MAX_WORDS = 6;

/** Corrections of misspelt words and suggestions for more results; null if there are none. */
export function correctionsOf(
  text: string,
  { corrections, total }: Selection,
  relaxations: Relaxation[],
  countOf: (text: string) => number,
): SearchCorrections | null {
  // A correction whose products are all excluded by filters is not announced.
  if (corrections.length === 0 || total === 0) {
    const didYouMean = total > 0 || relaxations.length > 0 ? [] : shorterSearches(text, countOf);
    return relaxations.length + didYouMean.length === 0 ? null : { correctedQuery: null, didYouMean, relaxations };
  }
  const taken = new Map(corrections.flatMap(({ typed, alike }) => (alike[0] === undefined ? [] : [[typed, alike[0]] as const])));
  const others = corrections.flatMap(({ typed, alike }: Correction) => alike.slice(1).map((word) => new Map(taken).set(typed, word)));
  const didYouMean = others.map((words) => spelt(text, words)).filter((spelling) => countOf(spelling) > 0);
  return { correctedQuery: spelt(text, taken), didYouMean: didYouMean.slice(0, MAX_SPELLINGS), relaxations };
}

/**
 * The query without one of its words, if every word is known but no product contains all of them. Only queries with results, most
 * results first.
 */
function shorterSearches(text: string, countOf: (text: string) => number): string[] {
  const words = wordsOf(text)
    .filter((word) => !isFunctionWord(word))
    .slice(0, MAX_WORDS);
  if (words.length < 2) return [];
  const shorter = new Set(words.map((_, left) => words.filter((_word, at) => at !== left).join(' ')));
  return [...shorter]
    .map((search) => ({ search, count: countOf(search) }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
    .slice(0, MAX_SPELLINGS)
    .map(({ search }) => search);
}

function spelt(text: string, words: ReadonlyMap<string, string>): string {
  return wordsOf(text)
    .map((word) => words.get(word) ?? word)
    .join(' ');
}

import { FACETS, type FacetKey } from '#schema/rules/facets.ts';
import { quantitiesIn } from '#schema/rules/quantity.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import type { Condition, PriceRange } from '#server/search/catalogueQuery.ts';
import { foldText, wordSpans } from '#server/search/text/foldText.ts';
import { isFunctionWord } from '#server/search/text/functionWords.ts';
import { phrasesOf, searchWords } from '#server/search/text/terms.ts';
import { isUnspaced } from '#server/search/text/tokens.ts';
import { simplified } from '#server/search/text/traditional.ts';
import type { NamedFilter, ValueNames } from './valueNames.ts';

/** Words of a query that name a filter. */
export interface WordFilter {
  key: FacetKey;
  /** The values, as in filters; for a price, its bounds as in `AppliedFilter.value`. */
  values: readonly string[];
  condition: Condition;
  /** Range of the words in the query. */
  start: number;
  end: number;
  /** A price or a stated size is always a filter, if that finds anything; a bare size only if the query's words find nothing. */
  kind: 'stated' | 'usual' | 'ambiguous';
}

/** More would multiply the readings that are tried. */
export const MAX_FILTERS = 4;
const MAX_NAME = 4;
/** The surest first. */
const KINDS: readonly WordFilter['kind'][] = ['stated', 'usual', 'ambiguous'];

/** Quoted words are never filters. */
const QUOTED = /"[^"]*"|“[^”]*”|「[^」]*」/g;

const MONEY = String.raw`(?:rm|myr|usd|\$)? ?(\d{1,7}(?:\.\d{1,2})?)(?: ?(?:rm|myr|usd|ringgit|dollars?|dolar|元|块钱?|令吉))?`;
const END = String.raw`(?![\d\p{L}%]|[.,]\d)`;
const UNDER = String.raw`(?:under|below|less than|cheaper than|not more than|no more than|up to|at most|maximum|max|di bawah|bawah|kurang (?:dari|daripada)|tidak lebih (?:dari|daripada)|maksimum|低于|少于|小于|不超过|不到|<)`;
const OVER = String.raw`(?:over|above|more than|at least|minimum|min|di atas|atas|lebih (?:dari|daripada)|melebihi|sekurang-kurangnya|高于|超过|多于|至少|>)`;
const HAN_MONEY = String.raw`(?:rm|\$)? ?(\d{1,7}(?:\.\d{1,2})?) ?(?:rm|元|块钱?|令吉)?`;
/** Prices: the first group is the lower or only bound, the second the upper one. */
const PRICES: readonly { pattern: RegExp; range: (first: number, second: number) => PriceRange }[] = [
  {
    pattern: new RegExp(
      String.raw`(?:between|antara) ${MONEY} (?:and|dan|hingga|-) ?${MONEY}${END}|${HAN_MONEY} ?(?:到|至) ?${HAN_MONEY}(?:之间)?${END}`,
      'gu',
    ),
    range: (min, max) => ({ min: Math.min(min, max), max: Math.max(min, max) }),
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${UNDER} ?${MONEY}${END}|${HAN_MONEY}(?:以下|以内|之内)`, 'gu'),
    range: (max) => ({ min: null, max }),
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${OVER} ?${MONEY}${END}|${HAN_MONEY}以上`, 'gu'),
    range: (min) => ({ min, max: null }),
  },
];

const SIZE = String.raw`\d{1,2}-\d{1,2}[my]|\d?x{0,4}[sl]|m|\d{1,2}(?:\.5)?`;
/** "size 42", "saiz M", "42码"; the first group that matches is the size. */
const SIZES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:sizes?|saiz|eu|尺码) ?(${SIZE})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(${SIZE}) ?(?:码|号)`,
  'gu',
);
const MONTHS = /(?<![\p{L}\p{N}])(\d{1,2}) ?- ?(\d{1,2}) ?(?:months?|bulan|个月)(?!\p{L})/gu;
const BARE_SIZE = /(?<![\p{L}\p{N}.,"'’-])(?:\d?x{1,4}[sl]|[sml]|\d{2})(?![\p{L}\p{N}.,%"'’-])/gu;

/** Reads the words of queries that name values of facets. */
export class WordFilters {
  constructor(
    private readonly names: ValueNames,
    private readonly index: Pick<CatalogueIndex, 'countOf' | 'total'>,
  ) {}

  /** Filters named in a query, by position; at most four, which do not overlap. */
  read(query: string): WordFilter[] {
    const text = simplified(query.toLowerCase());
    if (text.length !== query.length) return [];
    const taken = Array.from(text.matchAll(QUOTED), ({ 0: quoted, index }) => ({ start: index, end: index + quoted.length }));
    const found: WordFilter[] = [];
    const add = (filter: WordFilter): void => {
      if (taken.some(({ start, end }) => filter.start < end && start < filter.end)) return;
      taken.push(filter);
      found.push(filter);
    };
    for (const filter of this.prices(text, query)) add(filter);
    const sizes = [...this.sizes(text, query)];
    for (const filter of sizes) if (filter.kind === 'stated') add(filter);
    // The unit of "5 l" is not a size.
    taken.push(...quantitiesIn(query));
    for (const filter of sizes) add(filter);
    for (const filter of this.named(text, query)) add(filter);
    return found
      .sort((left, right) => KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind) || left.start - right.start)
      .slice(0, MAX_FILTERS)
      .sort((left, right) => left.start - right.start);
  }

  private *prices(text: string, query: string): Generator<WordFilter> {
    const quantities = quantitiesIn(query);
    for (const { pattern, range } of PRICES) {
      for (const { 0: written, index, ...groups } of text.matchAll(pattern)) {
        const [first, second = first] = Object.values(groups as Record<string, unknown>).flatMap((part) =>
          typeof part === 'string' && /^\d+(?:\.\d+)?$/.test(part) ? [Math.round(Number(part) * 100)] : [],
        );
        const end = index + written.trimEnd().length;
        // "under 500 g" is a weight.
        if (first === undefined || second === undefined || quantities.some((one) => one.start < end && index < one.end)) continue;
        const price = range(first, second);
        const values = [`${price.min ?? ''}-${price.max ?? ''}`];
        yield { key: 'PRICE', values, condition: { words: query.slice(index, end), price }, start: index, end, kind: 'stated' };
      }
    }
  }

  private *sizes(text: string, query: string): Generator<WordFilter> {
    const sized = (size: string, start: number, length: number, kind: WordFilter['kind']): WordFilter | null => {
      const value = [size.toUpperCase(), size].find((one) => this.index.countOf('size', one) > 0);
      return value === undefined ? null : filterOf({ key: 'SIZE', values: [value] }, { query, start, end: start + length, kind });
    };
    for (const { 0: written, 1: from = '', 2: to = '', index } of text.matchAll(MONTHS)) {
      const filter = sized(`${from}-${to}m`, index, written.length, 'stated');
      if (filter !== null) yield filter;
    }
    for (const { 0: written, 1: named, 2: counted = '', index } of text.matchAll(SIZES)) {
      const filter = sized(named ?? counted, index, written.length, 'stated');
      if (filter !== null) yield filter;
    }
    for (const { 0: written, index } of text.matchAll(BARE_SIZE)) {
      const filter = sized(written, index, written.length, 'ambiguous');
      if (filter !== null) yield filter;
    }
  }

  /** Names of values: longer names first, and none that is only part of a known phrase ("lada hitam" is pepper, not black). */
  private *named(text: string, query: string): Generator<WordFilter> {
    const words = wordSpans(text);
    for (let length = Math.min(MAX_NAME, words.length); length > 0; length -= 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const part = words.slice(at, at + length);
        const [start, end] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
        const filter = this.valueNamed(part.map(({ word }) => word).join(' '));
        if (filter !== null && !isPartOfPhrase(text, start, end)) yield filterOf(filter, { query, start, end, kind: 'usual' });
      }
    }
    if (!isUnspaced(text)) return;
    for (const { name, start } of this.names.within(text)) {
      const filter = this.valueNamed(foldText(name));
      if (filter !== null) yield filterOf(filter, { query, start, end: start + name.length, kind: 'usual' });
    }
  }

  /** The meaning of a name that most products have; null if none has. */
  private valueNamed(name: string): NamedFilter | null {
    let best: NamedFilter | null = null;
    let most = 0;
    for (const filter of this.names.of(name)) {
      if (filter.isAmbiguous && this.index.total({ text: name }) > 0) continue;
      const values = filter.values.filter((value) => this.index.countOf(FACETS[filter.key].field as CountedField, value) > 0);
      const count = values.reduce((sum, value) => sum + this.index.countOf(FACETS[filter.key].field as CountedField, value), 0);
      if (count > most) [best, most] = [{ ...filter, values }, count];
    }
    return best;
  }
}

function filterOf(
  { key, values }: Pick<NamedFilter, 'key' | 'values'>,
  { query, start, end, kind }: Pick<WordFilter, 'start' | 'end' | 'kind'> & { query: string },
): WordFilter {
  const field = FACETS[key].field as CountedField;
  return { key, values, condition: { words: query.slice(start, end), field, values }, start, end, kind };
}

/** Whether a part of the text belongs to a longer phrase of the synonym table. */
function isPartOfPhrase(text: string, start: number, end: number): boolean {
  const part = text.slice(start, end);
  return phrasesOf(searchWords(text)).some(
    ({ token, written }) =>
      token.includes(' ') &&
      written.length > part.length &&
      text.indexOf(written) <= start &&
      text.indexOf(written) + written.length >= end &&
      text.includes(written),
  );
}

/** The query without the words of filters; empty if only function words are left. */
export function withoutWords(query: string, filters: readonly WordFilter[]): string {
  let text = '';
  let done = 0;
  for (const { start, end } of filters) {
    text += `${query.slice(done, start)} `;
    done = end;
  }
  const rest = text + query.slice(done);
  return filters.length > 0 && searchWords(rest).every(({ token }) => isFunctionWord(token)) ? '' : rest.trim();
}

/** The query in which a filter's words are quoted, so that they are searched for as words. */
export function withQuotes(query: string, { start, end }: WordFilter): string {
  return `${query.slice(0, start)}"${query.slice(start, end)}"${query.slice(end)}`;
}

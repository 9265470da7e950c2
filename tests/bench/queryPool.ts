import { Random } from '#seed/generator/random.ts';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import {
  CATALOGUE_SORTS,
  type CatalogueQuery,
  type CatalogueSort,
  type FixedSort,
  type PageRequest,
} from '#server/search/catalogueQuery.ts';
import { FACET_FIELDS } from '#schema/rules/facets.ts';
import type { CatalogueEntry, CountedField } from '#server/search/catalogueEntry.ts';
import { wordsOf } from '#server/search/text/foldText.ts';
import { titleLocale } from '#tests/support/search/catalogueEntries.ts';

export const QUERY_KINDS = ['filters', 'text', 'both', 'typos', 'deep', 'near'] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** A query from the pool, with the requested page. */
export interface PoolQuery {
  kind: QueryKind;
  query: CatalogueQuery;
  page: PageRequest;
}

export const PAGE_SIZE = 24;
/** Price histogram: 25 buckets of ten dollars, the last one open. */
export const PRICE_BUCKETS = Array.from({ length: 25 }, (_, place) => place * 1000);
const FILTER_FIELDS: readonly CountedField[] = FACET_FIELDS.filter((field) => field !== 'rating');
const TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** Queries that are deterministic for a catalogue, seed and count. Their terms and values are taken from its products. */
export function queryPool(entries: readonly CatalogueEntry[], size: number, count = 2000, seed = 1): PoolQuery[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, place) => {
    const kind = QUERY_KINDS[place % QUERY_KINDS.length] ?? 'filters';
    const entry = random.pick(entries);
    return { kind, ...MAKERS[kind](entry, random, size, entries) };
  });
}

type Maker = (entry: CatalogueEntry, random: Random, size: number, entries: readonly CatalogueEntry[]) => Omit<PoolQuery, 'kind'>;

const MAKERS: Record<QueryKind, Maker> = {
  filters: (entry, random) => ({ query: filtersFor(entry, random), page: first(anySort(random)) }),
  text: (entry, random) => ({ query: { text: wordsFor(entry, random) }, page: first('RELEVANCE') }),
  both: (entry, random) => ({
    query: { text: wordsFor(entry, random), ...filtersFor(entry, random) },
    page: first(random.chance(0.7) ? 'RELEVANCE' : anySort(random)),
  }),
  typos: (entry, random) => ({
    query: { text: mistyped(longestWord(entry), random), ...(random.chance(0.3) ? filtersFor(entry, random) : {}) },
    page: first('RELEVANCE'),
  }),
  deep: (entry, random, size, entries) => {
    const query = random.chance(0.5) ? {} : random.chance(0.7) ? oneFilter(entry, random) : { text: longestWord(entry) };
    const sort = anySort(random);
    if (random.chance(0.5)) return { query, page: { ...first(sort), after: positionOf(random.pick(entries), sort) } };
    return { query, page: { ...first(sort), offset: PAGE_SIZE * random.below(Math.max(1, Math.floor(size / PAGE_SIZE))) } };
  },
  near: (entry, random, _size, entries) => ({ query: { text: wordsOfTwo(entry, random.pick(entries)) }, page: first('RELEVANCE') }),
};

/** The first words of titles of two products, which few products have together. */
function wordsOfTwo(entry: CatalogueEntry, other: CatalogueEntry): string {
  return [entry, other].flatMap(({ titles }) => wordsOf(titles[DEFAULT_LOCALE]).slice(0, 2)).join(' ');
}

function first(sort: CatalogueSort): PageRequest {
  return { sort, limit: PAGE_SIZE };
}

function anySort(random: Random): CatalogueSort {
  return random.pick(CATALOGUE_SORTS.filter((sort) => sort !== 'RELEVANCE'));
}

function oneFilter(entry: CatalogueEntry, random: Random): CatalogueQuery {
  const field = random.pick(FILTER_FIELDS.filter((candidate) => entry.values[candidate].length > 0));
  return { values: { [field]: [random.pick(entry.values[field])] } };
}

/** One to three fields with one or two values each, and sometimes a price, rating, section or state. */
function filtersFor(entry: CatalogueEntry, random: Random): CatalogueQuery {
  const values: CatalogueQuery['values'] = {};
  for (let left = 1 + random.below(3); left > 0; left -= 1) Object.assign(values, oneFilter(entry, random).values);
  if (random.chance(0.2) && entry.values.deliversTo.length > 0) values.deliversTo = [random.pick(entry.values.deliversTo)];
  const query: CatalogueQuery = { values };
  if (random.chance(0.2) && entry.values.section.length > 0) query.scope = { section: entry.values.section.slice(0, 1) };
  if (random.chance(0.3)) query.price = { min: Math.floor(entry.priceCents / 2), max: random.chance(0.5) ? entry.priceCents * 2 : null };
  if (random.chance(0.2)) query.ratingMin = random.pick([2, 3, 3.5, 4, 4.5]);
  return query;
}

/** Some words from a product; the last one may be incomplete. */
function wordsFor(entry: CatalogueEntry, random: Random): string {
  const texts = entry.texts.filter(({ text }) => text.trim() !== '');
  const words = wordsOf(random.pick(texts).text);
  const some = Array.from({ length: 1 + random.below(2) }, () => random.pick(words));
  const last = some.at(-1) ?? '';
  return [...some.slice(0, -1), random.chance(0.4) ? last.slice(0, Math.max(2, last.length - 2)) : last].join(' ');
}

function longestWord(entry: CatalogueEntry): string {
  return wordsOf(entry.titles[DEFAULT_LOCALE]).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Adds a typo, or possibly two in a long word: a character omitted, doubled, replaced, or swapped with the next. */
function mistyped(word: string, random: Random): string {
  if (word.length < TYPO_FROM) return word;
  const typos = word.length >= TWO_TYPOS_FROM && random.chance(0.5) ? 2 : 1;
  let typed = word;
  for (let typo = 0; typo < typos; typo += 1) {
    const at = 1 + random.below(typed.length - 2);
    const [before, character, after] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
    typed = random.pick([
      before + after,
      before + character + character + after,
      `${before}${random.pick([...'aeiouknst'])}${after}`,
      before + after.charAt(0) + character + after.slice(1),
    ]);
  }
  return typed;
}

const POSITION_KEYS: Record<Exclude<FixedSort, 'RELEVANCE'>, (entry: CatalogueEntry) => number | string> = {
  FEATURED: (entry) => entry.featuredRank,
  NEWEST: (entry) => entry.listedAtMs,
  PRICE_ASC: (entry) => entry.priceCents,
  PRICE_DESC: (entry) => entry.priceCents,
  UNIT_PRICE_ASC: (entry) => entry.unitPriceRank ?? Number.MAX_SAFE_INTEGER,
  RATING: (entry) => Math.round(entry.ratingRank * 1000) * 1e7 + entry.ratingCount,
  DISCOUNT: (entry) => entry.discountPercent,
};

/** A cursor with which the list continues after this product. */
function positionOf(entry: CatalogueEntry, sort: CatalogueSort): PageRequest['after'] {
  if (sort === 'RELEVANCE') return undefined;
  const titled = titleLocale(sort);
  const key = titled === undefined ? POSITION_KEYS[sort as Exclude<FixedSort, 'RELEVANCE'>](entry) : entry.titles[titled].toLowerCase();
  return { key, id: entry.id };
}

import { FLAG_PARAMS, LIST_PARAMS, type FlagParam, type ListParam, FACET_KEYS, facetRow } from '#schema/rules/facets.ts';
import { recordOf } from '#schema/rules/recordOf.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { MAX_PARAM_VALUES } from '#client/config/limits.ts';
import { isState } from '#client/config/states.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';

/** Validated query parameters of a listing: the facet table's lists and flags, and other parameters. Amounts are in cents. */
export interface ListingQuery extends Record<ListParam, string[]>, Record<FlagParam, boolean> {
  q: string;
  minCents: number | null;
  maxCents: number | null;
  rating: RatingFloor | null;
  to: MalaysianState | null;
  /** null for the default: relevance if there is a search, otherwise featured. */
  sort: SortOption | null;
  page: number;
  /** Shows the mart's products in one list instead of on shelves. */
  all: boolean;
  per: PerPage;
  /** null for the device's or route's default. */
  view: ListingLayout | null;
  /** Grid columns on wide screens; null for the device's or route's default. */
  cols: GridColumns | null;
}

/** Names of all of a listing's query parameters. */
export const LISTING_PARAMS: readonly string[] = [
  ...FACET_KEYS.flatMap((key) => facetRow(key).param ?? []),
  ...['q', 'min', 'max', 'sort', 'page', 'all', 'per', 'view', 'cols'],
];

/** A code in its URL form: "in-store" for IN_STORE. */
function codeInUrl(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}

/** The API's sort orders by their URL values. */
export const SORTS = {
  featured: 'FEATURED',
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  'unit-price': 'UNIT_PRICE_ASC',
  rating: 'RATING',
  discount: 'DISCOUNT',
  'name-asc': 'TITLE_ASC',
  'name-desc': 'TITLE_DESC',
} as const;
export const SORT_OPTIONS = Object.keys(SORTS) as SortOption[];
export const RATING_FLOORS = [4, 3, 2] as const;
export const PER_PAGE_OPTIONS = [12, 24, 48] as const;
export const LAYOUTS = ['grid', 'list'] as const;
const GRID_COLUMNS = [2, 3, 4, 5, 6] as const;

export type SortOption = keyof typeof SORTS;
export type RatingFloor = (typeof RATING_FLOORS)[number];
type PerPage = (typeof PER_PAGE_OPTIONS)[number];
export type ListingLayout = (typeof LAYOUTS)[number];
export type GridColumns = (typeof GRID_COLUMNS)[number];

export const EMPTY_QUERY: ListingQuery = {
  ...recordOf(LIST_PARAMS, (): string[] => []),
  ...recordOf(FLAG_PARAMS, () => false),
  q: '',
  minCents: null,
  maxCents: null,
  rating: null,
  to: null,
  sort: null,
  page: 1,
  all: false,
  per: 24,
  view: null,
  cols: null,
};

const MAX_PAGE = 10_000;

/** Parses query parameters. Ignores unknown keys and values; never throws. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const [minCents, maxCents] = readPrices(params);
  return {
    ...readLists(params),
    ...recordOf(FLAG_PARAMS, (param) => params.get(param) === '1'),
    q: normaliseSearch(params.get('q')),
    minCents,
    maxCents,
    rating: pick(RATING_FLOORS, Number(params.get('rating'))),
    to: toState(params.get('to')),
    sort: pick(SORT_OPTIONS, params.get('sort')),
    page: readPage(params.get('page')),
    all: params.get('all') === '1',
    per: pick(PER_PAGE_OPTIONS, Number(params.get('per'))) ?? EMPTY_QUERY.per,
    view: pick(LAYOUTS, params.get('view')),
    cols: pick(GRID_COLUMNS, Number(params.get('cols'))),
  };
}

function readLists(params: URLSearchParams): Record<ListParam, string[]> {
  const lists = FACET_KEYS.flatMap((key) => {
    const { filter, param, values } = facetRow(key);
    if (filter.kind !== 'list' || param === null) return [];
    const read = { slug: toSlug, word: toWord, hex: toHex, code: (text: string) => toCode(text, values) }[filter.reads];
    return [[param, cleanList(params.getAll(param), read)]];
  });
  return Object.fromEntries(lists) as Record<ListParam, string[]>;
}

/** Converts a value to a slug; accepts spellings such as "Fresh Fruit" or "men's wear". */
function toSlug(text: string): string | null {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 80)
    .replace(/-$/, '');
  return slug === '' ? null : slug;
}

/** Parses a state's code, such as "kuala-lumpur" or "KUALA_LUMPUR"; null for anything else, such as the name "pulau pinang". */
function toState(text: string | null): ListingQuery['to'] {
  const code = (text ?? '')
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return isState(code) ? code : null;
}

/** Parses one of the facet's codes in its URL form; null for anything else. */
function toCode(text: string, values: readonly string[] = []): string | null {
  return values.find((code) => codeInUrl(code) === toSlug(text)) ?? null;
}

function toWord(text: string): string | null {
  const word = text.trim().slice(0, 40).trimEnd();
  return word === '' ? null : word;
}

function toHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

function cleanList(texts: string[], clean: (text: string) => string | null): string[] {
  const values = texts.slice(0, MAX_PARAM_VALUES).map(clean);
  return [...new Set(values.filter((value) => value !== null))].sort();
}

/** Parses the bounds, which are in dollars in the URL, to cents. Swaps the bounds if they are in the wrong order. */
function readPrices(params: URLSearchParams): [number | null, number | null] {
  const min = toCents(params.get('min'));
  const max = toCents(params.get('max'));
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  return [low === 0 ? null : low, high];
}

/** Parses a bound of the price range. Returns null if it is not an amount in dollars, or is too large. */
export function toCents(text: string | null): number | null {
  const cents = text === null ? null : parseCents(text);
  return cents !== null && cents < 1_000_000_000 ? cents : null;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}

function pick<const Option>(options: readonly Option[], value: unknown): Option | null {
  return options.find((option) => option === value) ?? null;
}

const asIs = (value: string) => value;

/** Serialisers for list values, keyed by the kind of parser. */
const WRITTEN = { slug: asIs, word: asIs, hex: (value: string) => value.slice(1), code: codeInUrl };

/** Serialises a query canonically: the keys are in a fixed order and defaults are omitted. */
export function writeListingQuery(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q !== '') params.set('q', query.q);
  for (const key of FACET_KEYS) {
    const { filter, param } = facetRow(key);
    if (filter.kind !== 'list' || param === null) continue;
    for (const value of [...query[param as ListParam]].sort()) params.append(param, WRITTEN[filter.reads](value));
  }
  if (query.minCents !== null) params.set('min', dollars(query.minCents));
  if (query.maxCents !== null) params.set('max', dollars(query.maxCents));
  if (query.rating !== null) params.set('rating', String(query.rating));
  for (const param of FLAG_PARAMS) if (query[param]) params.set(param, '1');
  if (query.to !== null) params.set('to', codeInUrl(query.to));
  if (query.sort !== null && query.sort !== defaultSort(query)) params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.all) params.set('all', '1');
  if (query.per !== EMPTY_QUERY.per) params.set('per', String(query.per));
  if (query.view !== null) params.set('view', query.view);
  if (query.cols !== null) params.set('cols', String(query.cols));
  return params;
}

export function listingHref(pathname: string, query: ListingQuery): string {
  const text = writeListingQuery(query).toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Sort order if none is chosen. */
export function defaultSort(query: Pick<ListingQuery, 'q'>): 'relevance' | 'featured' {
  return query.q === '' ? 'featured' : 'relevance';
}

/** Formats cents as dollars for a URL: "20", "49.99". */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

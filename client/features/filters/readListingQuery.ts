import { FACET_KEYS, FLAG_PARAMS, facetRow, type ListParam } from '#schema/rules/facets.ts';
import { recordOf } from '#schema/rules/recordOf.ts';
import { isState } from '#client/config/states.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import {
  codeInAddress,
  EMPTY_QUERY,
  GRID_COLUMNS,
  LAYOUTS,
  PER_PAGE_OPTIONS,
  RATING_FLOORS,
  SORT_OPTIONS,
  type ListingQuery,
} from './listingQuery.ts';

/** More values of one group than any shopper ticks; the rest of a hostile address is ignored. */
const MAX_VALUES = 50;
const MAX_PAGE = 10_000;

/** Reads a listing's address. Order does not matter, unknown keys and values are ignored, nothing throws. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const [minCents, maxCents] = readPrices(params);
  return {
    ...readLists(params),
    ...recordOf(FLAG_PARAMS, (param) => params.get(param) === '1'),
    q: (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_SEARCH_LENGTH).trimEnd(),
    minCents,
    maxCents,
    rating: pick(RATING_FLOORS, Number(params.get('rating'))),
    to: toState(params.get('to')),
    sort: pick(SORT_OPTIONS, params.get('sort')),
    page: readPage(params.get('page')),
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

/** "Fresh Fruit" and "men's wear" may be written as people know them; the slug is what the catalogue knows. */
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

/** "pulau pinang" is no code, "kuala-lumpur" and "KUALA_LUMPUR" are. */
function toState(text: string | null): ListingQuery['to'] {
  const code = (text ?? '')
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return isState(code) ? code : null;
}

/** One of the facet's codes; addresses have them in lower case: "in-store". */
function toCode(text: string, values: readonly string[] = []): string | null {
  return values.find((code) => codeInAddress(code) === toSlug(text)) ?? null;
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
  const values = texts.slice(0, MAX_VALUES).map(clean);
  return [...new Set(values.filter((value) => value !== null))].sort();
}

/** Dollars in the address, cents inside. Crossed bounds are swapped rather than refused. */
function readPrices(params: URLSearchParams): [number | null, number | null] {
  const min = toCents(params.get('min'));
  const max = toCents(params.get('max'));
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  return [low === 0 ? null : low, high];
}

function toCents(text: string | null): number | null {
  if (text === null || !/^\d{1,7}(\.\d{1,2})?$/.test(text.trim())) return null;
  return Math.round(Number(text) * 100);
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}

function pick<const Option>(options: readonly Option[], value: unknown): Option | null {
  return options.find((option) => option === value) ?? null;
}

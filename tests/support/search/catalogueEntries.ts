import fc from 'fast-check';
import { RATING_STEPS, type CatalogueEntry, type ValueField } from '#server/search/catalogueEntry.ts';
import { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import { byLocale, LOCALES, type Locale } from '#schema/rules/locales.ts';
import {
  type CatalogueQuery,
  type CatalogueSort,
  type FixedSort,
  type Hit,
  CATALOGUE_SORTS,
  titleSort,
} from '#server/search/catalogueQuery.ts';
import { nameOrder } from '#schema/rules/collation.ts';
import { foldText, wordsOf } from '#server/search/text/foldText.ts';

const WORDS = ['mango', 'mangosteen', 'rice', 'Beras', 'crème', 'brulee', 'kopi', 'kopi-o', '500g', 'çilek', 'silk'];

/** Values of the generated products. Queries also contain a value that no product has. */
const VALUES = {
  category: ['fruits', 'rice', 'bags', 'coffee'],
  brand: ['sawah', 'kebun', 'tempayan'],
  vendor: ['a', 'b', 'c', 'd'],
  tag: ['fresh', 'local', 'sale', 'gift'],
  color: ['#7a1f42', '#ffffff', '#000000'],
  size: ['S', 'M', 'L'],
  weight: ['500g', '1kg'],
  material: ['cotton', 'rattan'],
  label: ['SALE', 'NEW'],
  fulfilment: ['ONLINE', 'IN_STORE'],
  availability: ['in-stock', 'out-of-stock'],
  halal: ['certified'],
  rating: ['4', '3', '2'],
  section: ['GROCERIES', 'FASHION'],
  deliversTo: ['JOHOR', 'SABAH'],
  onSale: ['yes'],
} satisfies Record<ValueField, string[]>;

const VALUE_FIELDS = Object.keys(VALUES) as ValueField[];

const title = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

/** A product with the given id. Prices and ranks collide often, so that ties are tested. */
export function anyEntry(id: fc.Arbitrary<string>): fc.Arbitrary<CatalogueEntry> {
  const subsets = Object.fromEntries(VALUE_FIELDS.map((field) => [field, fc.subarray<string>(VALUES[field])])) as Record<
    ValueField,
    fc.Arbitrary<string[]>
  >;
  return fc
    .record({
      id,
      values: fc.record(subsets),
      priceCents: fc.constantFrom(0, 999, 1000, 4999, 5000, 20000, 20001, 30000),
      ratingAverage: fc.constantFrom(null, 0, 2, 2.9, 3.5, 4, 4.3, 5),
      ratingRank: fc.constantFrom(3, 3.5, 3.501, 4.2),
      ratingCount: fc.nat(3),
      discountPercent: fc.constantFrom(0, 10, 50),
      listedAtMs: fc.constantFrom(1, 1_700_000_000_000),
      featuredRank: fc.nat(5),
      unitPriceRank: fc.constantFrom(null, 5, 10),
      titles: fc.record(byLocale(() => title)),
    })
    .map((entry) => ({
      ...entry,
      values: { ...entry.values, rating: RATING_STEPS.filter((step) => (entry.ratingAverage ?? -1) >= Number(step)) },
      texts: [
        { text: Object.values(entry.titles).join(' '), weight: 10 },
        { text: entry.values.tag.join(' '), weight: 4 },
      ],
    }));
}

export const anyCatalogue: fc.Arbitrary<CatalogueEntry[]> = fc.uniqueArray(anyEntry(fc.stringMatching(/^prd_[a-z0-9]{2}$/)), {
  selector: (entry) => entry.id,
  maxLength: 60,
});

/** Enough products for most values to have dense postings. They repeat a few dozen distinct products. */
export const anyLargeCatalogue: fc.Arbitrary<CatalogueEntry[]> = fc
  .tuple(fc.array(anyEntry(fc.constant('')), { minLength: 20, maxLength: 40 }), fc.array(fc.nat(39), { minLength: 300, maxLength: 400 }))
  .map(([patterns, picks]) =>
    picks.map((pick, at) => ({ ...(patterns[pick % patterns.length] as CatalogueEntry), id: `prd_${(at * 7919) % 1009}_${at}` })),
  );

/** A field and some of its values, occasionally including one that no product has. */
const anyChoice = fc
  .constantFrom(...VALUE_FIELDS)
  .chain((field) => fc.tuple(fc.constant(field), fc.subarray<string>([...VALUES[field], 'nobody'])));

const anyRestriction = {
  values: fc.array(anyChoice, { maxLength: 2 }).map((choices) => Object.fromEntries(choices)),
  price: fc.record({ min: fc.constantFrom(null, 0, 1000, 5000), max: fc.constantFrom(null, 0, 4999, 20000) }),
  ratingMin: fc.constantFrom(0, 2, 3, 3.5, 4, 4.5),
};

export const anyQuery: fc.Arbitrary<CatalogueQuery> = fc.record(
  {
    text: fc.constantFrom('', '  ', 'man', 'MANGO', 'creme', 'ri be', 'kopi o', '!!', 'zzz', 'fre', 'mango', 'silk mango', 'kopi'),
    ...anyRestriction,
    within: fc.record(anyRestriction, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

export const anySort: fc.Arbitrary<CatalogueSort> = fc.constantFrom(...CATALOGUE_SORTS);

/** Reference filter that is evaluated for one product at a time, ignoring the filter `leaveOut`. */
export function passes(entry: CatalogueEntry, query: CatalogueQuery, leaveOut: ValueField | 'price' | null = null): boolean {
  const values = Object.entries(query.values ?? {}) as [ValueField, string[]][];
  const min = query.price?.min ?? -Infinity;
  const max = query.price?.max ?? Infinity;
  return (
    (query.within === undefined || passes(entry, query.within)) &&
    passesText(entry, query.text ?? '') &&
    values.every(
      ([field, chosen]) => field === leaveOut || chosen.length === 0 || chosen.some((value) => entry.values[field].includes(value)),
    ) &&
    (leaveOut === 'price' || (entry.priceCents >= min && entry.priceCents <= max)) &&
    (leaveOut === 'rating' || query.ratingMin === undefined || (entry.ratingAverage ?? -1) >= query.ratingMin)
  );
}

function passesText(entry: CatalogueEntry, text: string): boolean {
  if (text.trim() === '') return true;
  const own = entry.texts.flatMap((part) => wordsOf(part.text));
  const requested = wordsOf(text);
  return requested.length > 0 && requested.every((word) => own.some((candidate) => candidate.startsWith(word)));
}

function score(entry: CatalogueEntry, text: string): number {
  const scoreOf = (word: string): number =>
    Math.max(
      ...entry.texts.flatMap((part) => wordsOf(part.text).map((own) => (own.startsWith(word) ? part.weight * (own === word ? 3 : 2) : 0))),
    );
  return [...new Set(wordsOf(text))].reduce((sum, word) => sum + scoreOf(word), 0);
}

/** Orders exact titles first, then by score, then by featured rank. */
function relevance(entry: CatalogueEntry, text: string): number {
  const isTitle = Object.values(entry.titles).some((title) => foldText(title) === foldText(text).trim());
  const hasWords = wordsOf(text).length > 0;
  return (hasWords && isTitle ? 1e6 : 0) + (hasWords ? score(entry, text) : 0) - entry.featuredRank / 1000;
}

/** The language in which a sort by title compares; undefined for any other sort. */
export function titleLocale(sort: CatalogueSort): Locale | undefined {
  return LOCALES.find((locale) => sort === titleSort(locale, 'ASC') || sort === titleSort(locale, 'DESC'));
}

/** Ids of the matching products in order, computed by sorting them all. */
export function bruteForceOrder(entries: readonly CatalogueEntry[], query: CatalogueQuery, sort: CatalogueSort): string[] {
  const keys: Record<FixedSort, (entry: CatalogueEntry) => number | string> = {
    FEATURED: (entry) => entry.featuredRank,
    RELEVANCE: (entry) => -relevance(entry, query.text ?? ''),
    NEWEST: (entry) => -entry.listedAtMs,
    PRICE_ASC: (entry) => entry.priceCents,
    PRICE_DESC: (entry) => -entry.priceCents,
    UNIT_PRICE_ASC: (entry) => entry.unitPriceRank ?? Infinity,
    RATING: (entry) => -(entry.ratingRank * 1000 + entry.ratingCount / 10),
    DISCOUNT: (entry) => -entry.discountPercent,
  };
  const titled = titleLocale(sort);
  const keyOf = titled === undefined ? keys[sort as FixedSort] : (entry: CatalogueEntry) => entry.titles[titled];
  const direction = sort.startsWith('TITLE') && sort.endsWith('DESC') ? -1 : 1;
  const byKey = (left: CatalogueEntry, right: CatalogueEntry): number => {
    const [a, b] = [keyOf(left), keyOf(right)];
    const byTitle = titled === undefined ? 0 : nameOrder(titled)(String(a), String(b));
    if (byTitle !== 0) return byTitle * direction;
    if (titled === undefined && a !== b) return (a < b ? -1 : 1) * direction;
    return left.id < right.id ? -1 : 1;
  };
  return entries
    .filter((entry) => passes(entry, query))
    .sort(byKey)
    .map((entry) => entry.id);
}

export function idsOf(hits: readonly Hit[]): string[] {
  return hits.map((hit) => hit.id);
}

/** An index of these products. */
export function indexOf(entries: readonly CatalogueEntry[], options: { storedCountsFrom?: number } = {}): CatalogueIndex {
  const index = new CatalogueIndex(options);
  index.load(entries);
  return index;
}

import { COLOURS } from '#schema/rules/colours.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';
import { byAttribute } from '#schema/rules/facets.ts';
import { everyTextOf, fieldsIn, type LocalisedText } from '#schema/rules/localisedText.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { normaliseTags } from '#schema/rules/productTags.ts';
import { normaliseLine, normaliseParagraphs } from '#schema/rules/normaliseText.ts';
import { splitValues } from '#schema/rules/wordLists.ts';
import { normaliseWeight } from '#server/modules/inventory/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { CategoryDoc, Fulfilment, ProductStatus, SaleLabel } from '#server/store/documents/catalog.ts';
import { textOfHtml } from './htmlText.ts';
import { IMPORT_MESSAGES } from './importMessages.ts';

/** Known misspellings in product files, mapped to their corrections. Keys are in lower case. */
export const MISSPELT_FIELDS: Readonly<Record<string, string>> = { waight: 'weight' };
export const MISSPELT_STATUS: Readonly<Record<string, string>> = { 'out off stock': 'Out Of Stock' };
export const MISSPELT_CATEGORY: Readonly<Record<string, string>> = { jewelry: 'jewellery' };

/** A cell that cannot be parsed for its column. */
class BadCell extends Error {
  constructor(readonly text: LocalisedText) {
    super(text.en);
  }
}

const STATUSES: Readonly<Record<string, ProductStatus>> = {
  available: 'AVAILABLE',
  tersedia: 'AVAILABLE',
  'out of stock': 'OUT_OF_STOCK',
  'habis stok': 'OUT_OF_STOCK',
  disabled: 'DISABLED',
  hidden: 'DISABLED',
};
const SALES: Readonly<Record<string, SaleLabel>> = { sale: 'SALE', new: 'NEW', baharu: 'NEW' };
const MIDNIGHT_IN_MALAYSIA = 'T15:59:59.999Z';

const COLOUR_NAMES = new Map(
  Object.entries(COLOURS).flatMap(([hex, name]) => Object.values(translations(`colours.${name}`)).map((own) => [own.toLowerCase(), hex])),
);

/** Parses an attribute's values by their label in any language. Unknown text is kept, and then rejected by validation. */
const attributeReaders = byAttribute((key) => {
  const byName = new Map(
    fixedValues(key).flatMap(([value, label]) => [value, ...Object.values(translations(label))].map((name) => [name.toLowerCase(), value])),
  );
  return (text: string): string[] => splitValues(text).map((name) => byName.get(normaliseLine(name).toLowerCase()) ?? normaliseLine(name));
});

/** Columns of a product file, named and ordered as in exports, with their parsers. An empty text is an empty cell. */
const READERS = {
  sku: normaliseLine,
  product: normaliseLine,
  ...fieldsIn('title', () => (text: string) => normaliseLine(textOfHtml(text))),
  ...fieldsIn('description', () => (text: string) => normaliseParagraphs(textOfHtml(text))),
  category: normaliseLine,
  brand: normaliseLine,
  newPrice: priceOf,
  oldPrice: priceOf,
  quantity: unitsOf,
  weight: normaliseWeight,
  size: (text: string) => splitValues(text).map(normaliseLine),
  color: colourOf,
  tags: (text: string) => normaliseTags(splitValues(text).map(normaliseLine)),
  sale: (text: string) => wordOf(text, SALES, IMPORT_MESSAGES.sale),
  location: placesOf,
  status: (text: string) => wordOf(spelt(text, MISSPELT_STATUS), STATUSES, IMPORT_MESSAGES.status),
  variantColor: colourOf,
  variantWeight: normaliseWeight,
  variantPrice: priceOf,
  variantOldPrice: priceOf,
  halalBody: normaliseLine,
  halalNumber: normaliseLine,
  /** ISO 8601; empty if there is none. */
  halalExpires: momentOf,
  ...attributeReaders,
};

export type Column = keyof typeof READERS;
export const COLUMNS = Object.keys(READERS) as Column[];

/** A row's parsed cells. */
export type CellValues = { [Of in Column]: ReturnType<(typeof READERS)[Of]> };
export type SomeValues = Partial<CellValues>;

/** Parses a file's cells, using the marketplace's categories. */
export class CellReader {
  private readonly categories = new Map<string, string>();

  constructor(categories: Iterable<CategoryDoc>) {
    for (const { id, name } of categories) for (const word of [...everyTextOf(name), id]) this.categories.set(word.toLowerCase(), id);
  }

  /** A row's values, and errors for cells that could not be parsed. */
  read(cells: Partial<Record<Column, string>>): { values: SomeValues; errors: { column: Column; text: LocalisedText }[] } {
    const values: SomeValues = {};
    const errors: { column: Column; text: LocalisedText }[] = [];
    for (const [column, text] of Object.entries(cells) as [Column, string][]) {
      try {
        Object.assign(values, { [column]: this.readers[column](text) });
      } catch (error) {
        if (!(error instanceof BadCell)) throw error;
        errors.push({ column, text: error.text });
      }
    }
    return { values, errors };
  }

  private readonly readers = { ...READERS, category: (text: string) => this.categoryOf(normaliseLine(text)) };

  /** A category's slug, found by its slug or its name in any language. Unknown text is kept, and then rejected by validation. */
  private categoryOf(text: string): string {
    return this.categories.get(spelt(text.toLowerCase(), MISSPELT_CATEGORY)) ?? text;
  }
}

function priceOf(text: string): number | null {
  if (text === '') return null;
  const cents = parseCents(text);
  if (cents === null) throw new BadCell(IMPORT_MESSAGES.price);
  return cents;
}

function unitsOf(text: string): number | null {
  if (text === '') return null;
  if (/^\d{1,3}\.000$/.test(text)) throw new BadCell(IMPORT_MESSAGES.quantityOfTwoReadings);
  const plain = text.replace(/^(\d{1,3})((,\d{3})+)$/, (all) => all.replaceAll(',', '')).replace(/\.0+$/, '');
  if (!/^\d{1,9}$/.test(plain)) throw new BadCell(IMPORT_MESSAGES.quantity);
  return Number(plain);
}

/** A colour, given by its name or hex value. Unknown text is kept, and then rejected by validation. */
function colourOf(text: string): string {
  const word = normaliseLine(text).toLowerCase();
  return COLOUR_NAMES.get(word) ?? word;
}

function wordOf<Word>(text: string, words: Readonly<Record<string, Word>>, message: LocalisedText): Word | null {
  const word = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  if (word === '') return null;
  if (!Object.hasOwn(words, word)) throw new BadCell(message);
  return words[word] as Word;
}

function placesOf(text: string): Fulfilment[] {
  return [...new Set(splitValues(text).map(placeOf))].sort().reverse();
}

function placeOf(word: string): Fulfilment {
  if (/^(online|dalam talian)$/i.test(word)) return 'ONLINE';
  if (/^(in[ _-]?store|di kedai)$/i.test(word)) return 'IN_STORE';
  throw new BadCell(IMPORT_MESSAGES.location);
}

/** "2027-12-31" and "31/12/2027" mean the end of that day in Malaysia. */
function momentOf(text: string): string {
  if (text === '') return '';
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  const day = slashed === null ? text : `${slashed[3]}-${slashed[2]?.padStart(2, '0')}-${slashed[1]?.padStart(2, '0')}`;
  const moment = /^\d{4}-\d\d-\d\d$/.test(day) ? day + MIDNIGHT_IN_MALAYSIA : day;
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(moment) && !Number.isNaN(Date.parse(moment));
  if (!isMoment || new Date(moment).toISOString().slice(0, 10) !== moment.slice(0, 10)) throw new BadCell(IMPORT_MESSAGES.date);
  return new Date(moment).toISOString();
}

/** A time as written in a cell: only the date if it is the end of a day. */
export function dayCell(moment: string): string {
  return moment.endsWith(MIDNIGHT_IN_MALAYSIA) ? moment.slice(0, 10) : moment;
}

/** Corrects known misspellings. */
function spelt(text: string, misspelt: Readonly<Record<string, string>>): string {
  const word = text.toLowerCase();
  return Object.hasOwn(misspelt, word) ? (misspelt[word] ?? text) : text;
}

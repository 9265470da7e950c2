import { byAttribute, facetRow } from '#schema/rules/facets.ts';
import { fieldsIn, inEveryLanguage, localise, ownTextsOf, type FieldIn, type LocalisedText } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { decimalAmount } from '#schema/rules/money.ts';
import { chosenLabel, colourLabel, fixedLabel, type CatalogueProjection } from '#server/modules/catalog/index.ts';
import type { ProductDoc, ProductStatus, SaleLabel, VariantDoc } from '#server/store/documents/catalog.ts';
import { dayCell, type Column, type SomeValues } from './cellValues.ts';

export type ProductCells = Record<Column, string>;

const STATUS_WORDS: Record<ProductStatus, string> = { AVAILABLE: 'Available', OUT_OF_STOCK: 'Out Of Stock', DISABLED: 'Disabled' };
const LABEL_WORDS: Record<SaleLabel, string> = { NEW: 'New', SALE: 'Sale' };
const PLACE_WORDS: Record<ProductDoc['fulfilment'][number], string> = { ONLINE: 'Online', IN_STORE: 'in Store' };

/** A variant with its product, as a row of a file. */
export function cellsOfVariant(
  product: ProductDoc,
  variant: VariantDoc,
  catalogue: Pick<CatalogueProjection, 'category' | 'brand' | 'onHand'>,
): ProductCells {
  const { title, description, halal, brand } = product;
  const label = chosenLabel(product);
  return {
    sku: variant.sku,
    product: product.variants[0]?.sku ?? '',
    ...textCells('title', title),
    ...textCells('description', description),
    category: localise(catalogue.category(product.category)?.name ?? {}, DEFAULT_LOCALE) || product.category,
    brand: brand === null ? '' : (catalogue.brand(brand)?.name ?? brand),
    newPrice: decimalAmount(product.priceCents),
    oldPrice: priceCell(product.wasPriceCents),
    quantity: String(catalogue.onHand(variant.id)),
    weight: product.weight ?? '',
    size: variant.options['size'] ?? '',
    color: colourName(product.color ?? ''),
    tags: product.tags.join(', '),
    sale: label === null ? '' : LABEL_WORDS[label],
    location: product.fulfilment.map((place) => PLACE_WORDS[place]).join(', '),
    status: STATUS_WORDS[product.status],
    variantColor: colourName(variant.options['color'] ?? ''),
    variantWeight: variant.options['weight'] ?? '',
    variantPrice: priceCell(variant.priceCents),
    variantOldPrice: priceCell(variant.wasPriceCents),
    halalBody: halal?.body ?? '',
    halalNumber: halal?.number ?? '',
    halalExpires: halal === null ? '' : dayCell(halal.expires),
    ...attributeCells(product),
  };
}

/** Attribute cells: the English labels of the values. */
const attributeCells = ({ attributes = {} }: ProductDoc) =>
  byAttribute((key) =>
    (attributes[facetRow(key).field] ?? [])
      .map((value) => localise(fixedLabel(key, value) ?? inEveryLanguage(value), DEFAULT_LOCALE))
      .join(', '),
  );

/** A colour's name; its hex value if it is not in the palette. */
function colourName(hex: string): string {
  return localise(colourLabel(hex) ?? inEveryLanguage(hex), DEFAULT_LOCALE);
}

/** A text's translations by column; empty for languages that use a fallback. */
function textCells<Field extends string>(field: Field, text: LocalisedText): Record<FieldIn<Field>, string> {
  const own = ownTextsOf(text);
  return fieldsIn(field, (locale) => own[locale] ?? '');
}

function priceCell(cents: number | null): string {
  return cents === null ? '' : decimalAmount(cents);
}

/** A change made by a row, in the notation used in files. */
export interface CellChange {
  column: Column;
  before: string;
  after: string;
}

/** Longer texts are truncated; their beginning identifies them. */
const MAX_SHOWN = 60;
const TEXT_COLUMNS = Object.keys({ ...fieldsIn('title', () => ''), ...fieldsIn('description', () => '') }) as (
  FieldIn<'title'> | FieldIn<'description'>
)[];
const PRICES: ReadonlySet<Column> = new Set<Column>(['newPrice', 'oldPrice', 'variantPrice', 'variantOldPrice']);

/** A column's change. Prices and colours are formatted as in exports, other values as typed. */
export function changeOf(
  column: Column,
  before: ProductCells,
  row: { cells: Partial<Record<Column, string>>; values: SomeValues },
): CellChange {
  return { column, before: shown(column, before[column]), after: shown(column, typed(column, row)) };
}

/** A new row's texts in every language, to show the vendor how they were parsed. */
export function newTextsOf({ cells, values }: { cells: Partial<Record<Column, string>>; values: SomeValues }): CellChange[] {
  const filled = TEXT_COLUMNS.filter((column) => (values[column] ?? '') !== '');
  return filled.map((column) => ({ column, before: '', after: shown(column, typed(column, { cells, values })) }));
}

function typed(column: Column, { cells, values }: { cells: Partial<Record<Column, string>>; values: SomeValues }): string {
  const value = values[column];
  if (PRICES.has(column) && typeof value === 'number') return decimalAmount(value);
  if (column === 'color' || column === 'variantColor') return values[column] ?? '';
  return cells[column] ?? '';
}

function shown(column: Column, text: string): string {
  const words = column === 'color' || column === 'variantColor' ? colourName(text) : text;
  // Does not split a surrogate pair, which the store would reject.
  return words.length > MAX_SHOWN
    ? `${words
        .slice(0, MAX_SHOWN)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : words;
}

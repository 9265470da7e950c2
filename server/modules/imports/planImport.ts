import { setImmediate } from 'node:timers/promises';
import { ATTRIBUTE_KEYS, facetRow, type AttributeField } from '#schema/rules/facets.ts';
import { everyTextOf, textsOfFields, type LocalisedText } from '#schema/rules/localisedText.ts';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, MAX_VARIANTS } from '#schema/rules/limits.ts';
import { skuKey, type ProductRequest, type SaveRequest, type VariantRequest } from '#server/modules/inventory/index.ts';
import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import type { ProductDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import type { ImportedRowDoc } from '#server/store/documents/imports.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { CellReader, COLUMNS, type CellValues, type Column, type SomeValues } from './cellValues.ts';
import { VARIANT_COLUMNS } from './columns.ts';
import { cellsOfVariant, changeOf, newTextsOf, type CellChange, type ProductCells } from './exportRows.ts';
import { IMPORT_MESSAGES, skuTwice } from './importMessages.ts';
import type { FileRow } from './readRows.ts';
import { changed, requestOf } from './variantRequest.ts';

/** An error in a cell. */
export interface CellError {
  column: Column;
  text: LocalisedText;
}

export interface PlannedRow {
  row: number;
  sku: string;
  cells: FileRow['cells'];
  values: SomeValues;
  /** The vendor's variant with the row's SKU; null if it is new. */
  known: { product: ProductDoc; variant: VariantDoc } | null;
  /** Whether the row changes its variant. */
  isRowChanged: boolean;
  changes: CellChange[];
  errors: CellError[];
}

/** A product's rows and the resulting request. */
export interface PlannedProduct {
  rows: PlannedRow[];
  before: ProductDoc | null;
  /** Null if nothing would change or a row has an error. */
  request: SaveRequest | null;
  /** The row of each variant in the request; null for variants that are not in the file. */
  variantRows: (PlannedRow | null)[];
  /** Whether the product itself would change, not only its variants. */
  isProductChanged: boolean;
  /** Whether the product stays hidden despite its status in the file, because it has no picture. */
  isKeptHidden: boolean;
}

/** Vendor data needed for planning. */
export interface ImportContext {
  reader: CellReader;
  /** By `skuKey`. */
  variants: ReadonlyMap<string, { product: ProductDoc; variant: VariantDoc }>;
  cellsOf: (product: ProductDoc, variant: VariantDoc) => ProductCells;
  onHand: (variantId: string) => number;
  versionOf: (productId: string) => number;
}

export function importContext(projection: CatalogueProjection, { id }: VendorDoc): ImportContext {
  const variants = projection.productsOf(id).flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  return {
    reader: new CellReader(projection.all('categories').values()),
    variants: new Map(variants.map((one) => [skuKey(one.variant.sku), one])),
    cellsOf: (product, variant) => cellsOfVariant(product, variant, projection),
    onHand: (variantId) => projection.onHand(variantId),
    versionOf: (productId) => projection.versionOf(productId),
  };
}

/** The first SKU of each of the vendor's products, by `titleKey` of the product's titles. */
export function skusByTitle({ variants }: ImportContext): ReadonlyMap<string, string> {
  const skus = new Map<string, string>();
  for (const { product, variant } of variants.values()) {
    for (const title of everyTextOf(product.title)) if (!skus.has(titleKey(title))) skus.set(titleKey(title), variant.sku);
  }
  return skus;
}

export function titleKey(title: string): string {
  return title.normalize('NFKC').toLowerCase();
}

/** Rows parsed or products planned between two yields to the event loop. */
const ROWS_PER_SLICE = 250;
const PRODUCTS_PER_SLICE = 100;

type ProductColumn = Exclude<Column, 'sku' | 'product' | (typeof VARIANT_COLUMNS)[number]>;

const PRODUCT_COLUMNS = COLUMNS.filter(
  (column): column is ProductColumn => column !== 'sku' && column !== 'product' && !(VARIANT_COLUMNS as readonly Column[]).includes(column),
);
/** Required columns; an empty cell leaves the stored value unchanged. */
const REQUIRED_COLUMNS: ReadonlySet<Column> = new Set<Column>([
  'title',
  'description',
  'category',
  'newPrice',
  'quantity',
  'location',
  'status',
]);

/** Parses rows and groups them by product, in the order of the file. Rejects a file that its size columns make too large. */
export async function groupRows(rows: readonly FileRow[], context: ImportContext): Promise<PlannedRow[][] | { refusal: LocalisedText }> {
  const expanded = expandSizes(rows, context);
  if (!Array.isArray(expanded)) return expanded;
  /** First row of each SKU. */
  const seen = new Map<string, number>();
  const groups = new Map<string, PlannedRow[]>();
  for (const [index, fileRow] of expanded.entries()) {
    if (index % ROWS_PER_SLICE === ROWS_PER_SLICE - 1) await setImmediate();
    const row = parsedRow(fileRow, context);
    const { sku, values, errors } = row;
    const key = skuKey(sku);
    if (sku === '') errors.push({ column: 'sku', text: IMPORT_MESSAGES.skuMissing });
    else if (seen.has(key)) errors.push({ column: 'sku', text: skuTwice(seen.get(key) ?? 0) });
    if ((values.size?.length ?? 0) > 1) errors.push({ column: 'size', text: IMPORT_MESSAGES.oneSize });
    if (!seen.has(key)) seen.set(key, fileRow.row);
    const name = groupOf(row, fileRow.row);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()];
}

function parsedRow({ row, cells }: FileRow, { reader, variants }: ImportContext): PlannedRow {
  const { values, errors } = reader.read(cells);
  const { sku = '' } = values;
  return { row, sku, cells, values, known: variants.get(skuKey(sku)) ?? null, isRowChanged: false, changes: [], errors };
}

/** A grouped row in the form in which it is stored until it is planned, possibly by another process. */
export function storedRow({ row, cells, errors }: PlannedRow): ImportedRowDoc {
  return { row, cells: { ...cells }, errors };
}

/** Parses a stored row again. Its stored errors include those that concern the whole file. */
export function restoredRow(stored: ImportedRowDoc, context: ImportContext): PlannedRow {
  return { ...parsedRow(stored, context), errors: stored.errors.map((error) => ({ ...error, column: error.column as Column })) };
}

/** Groups by the product's SKU, or otherwise by the stored product that has the row's SKU. */
function groupOf({ values, known, sku }: PlannedRow, row: number): string {
  if (values.product !== undefined && values.product !== '') return `product ${skuKey(values.product)}`;
  if (known !== null) return `product ${skuKey(known.product.variants[0]?.sku ?? '')}`;
  return sku === '' ? `row ${row}` : `product ${skuKey(sku)}`;
}

/** Expands rows to one size each, within a file's row limit, because each row is stored with all its cells. */
function expandSizes(rows: readonly FileRow[], context: ImportContext): FileRow[] | { refusal: LocalisedText } {
  const expanded: FileRow[] = [];
  let characters = 0;
  for (const row of rows) {
    const each = oneSizeEach(row, context);
    const length = Object.values(row.cells).reduce((sum, text) => sum + text.length, 0);
    characters += each.length * length;
    if (characters > MAX_IMPORT_BYTES) return { refusal: IMPORT_MESSAGES.tooLarge };
    expanded.push(...each);
    if (expanded.length > MAX_IMPORT_ROWS) return { refusal: IMPORT_MESSAGES.tooManyRows };
  }
  return expanded;
}

/** Expands a new product with several sizes in one row into one row per size. */
function oneSizeEach(row: FileRow, { variants, reader }: ImportContext): FileRow[] {
  const { sku = '', size = '', product = '' } = row.cells;
  const sizes = reader.read({ size }).values.size ?? [];
  if (sizes.length < 2 || sizes.length > MAX_VARIANTS || sku === '' || product !== '' || variants.has(skuKey(sku))) return [row];
  return sizes.map((one) => ({ ...row, cells: { ...row.cells, sku: `${sku}-${one.replace(/\s+/g, '')}`, product: sku, size: one } }));
}

/** Plans products, yielding to the event loop in between. */
export async function planProducts(groups: readonly PlannedRow[][], context: ImportContext): Promise<PlannedProduct[]> {
  const plans: PlannedProduct[] = [];
  for (const [index, rows] of groups.entries()) {
    if (index % PRODUCTS_PER_SLICE === 0) await setImmediate();
    plans.push(planProduct(rows, context));
  }
  return plans;
}

/** Plans one product's rows. */
function planProduct(rows: PlannedRow[], context: ImportContext): PlannedProduct {
  const named = context.variants.get(skuKey(rows[0]?.values.product ?? ''))?.product;
  const products = [...new Set([...rows.flatMap(({ known }) => known?.product ?? []), ...(named === undefined ? [] : [named])])];
  const before = products[0] ?? null;
  if (products.length > 1) for (const row of rows) row.errors.push({ column: 'product', text: IMPORT_MESSAGES.severalProducts });
  const base = before?.variants[0] === undefined ? {} : context.reader.read(context.cellsOf(before, before.variants[0])).values;
  const changedValues = mergedChanges(rows, base, before !== null);
  const isKeptHidden =
    changedValues.get('status') !== 'DISABLED' && lacksPicture(before) && (before === null || changedValues.has('status'));
  // Only for a hidden product; a new one is hidden when it is saved.
  if (isKeptHidden) changedValues.delete('status');
  for (const row of rows) {
    if (row.known === null) {
      row.isRowChanged = true;
      row.changes = newTextsOf(row);
      continue;
    }
    const cells = context.cellsOf(row.known.product, row.known.variant);
    const changedColumns = variantNews(row.values, context.reader.read(cells).values);
    row.isRowChanged = changedColumns.length > 0;
    const changedHere = PRODUCT_COLUMNS.filter((column) => changedValues.has(column) && row.values[column] !== undefined);
    row.changes = [...changedHere, ...changedColumns].map((column) => changeOf(column, cells, row));
  }
  const plan: PlannedProduct = { rows, before, request: null, variantRows: [], isProductChanged: changedValues.size > 0, isKeptHidden };
  const isRowChanged = plan.isProductChanged || rows.some((row) => row.isRowChanged);
  if (!isRowChanged || rows.some(({ errors }) => errors.length > 0)) return plan;
  const variants = before === null || rows.some((row) => row.isRowChanged) ? variantsOf(rows, before, context) : null;
  return {
    ...plan,
    variantRows: variants?.map(({ row }) => row) ?? [],
    request: {
      id: before?.id ?? null,
      ...(before === null ? {} : { expectedVersion: context.versionOf(before.id) }),
      ...(changedValues.has('status') ? { status: (changedValues.get('status') as CellValues['status']) ?? undefined } : {}),
      input: {
        ...inputOf(changedValues, base, before === null),
        ...(variants === null ? {} : { variants: variants.map(({ request }) => request) }),
      },
    },
  };
}

/** Whether a product is new, or hidden because it has no picture. Files contain no pictures. */
function lacksPicture(before: ProductDoc | null): boolean {
  return before === null || (before.status === 'DISABLED' && before.pictures.length === 0);
}

/**
 * Product values in the rows that differ from the stored ones. If rows contradict each other, the first value is used and the
 * others are errors.
 */
function mergedChanges(rows: readonly PlannedRow[], base: SomeValues, isKnown: boolean): Map<ProductColumn, unknown> {
  const changedValues = new Map<ProductColumn, unknown>();
  for (const column of PRODUCT_COLUMNS) {
    // A duplicate SKU is the only error reported.
    const given = rows.filter(({ values, errors }) => values[column] !== undefined && !errors.some((error) => error.column === 'sku'));
    const filled = given.filter(({ values }) => !isEmpty(values[column]));
    const [first] = filled.length > 0 ? filled : given;
    if (first === undefined) continue;
    const value = first.values[column];
    for (const other of filled) {
      if (!isSame(other.values[column], value)) other.errors.push({ column, text: IMPORT_MESSAGES.rowsDiffer });
    }
    if (isKnown && isEmpty(value) && REQUIRED_COLUMNS.has(column)) continue;
    if (!isSame(value, base[column])) changedValues.set(column, value);
  }
  return changedValues;
}

function variantNews(values: SomeValues, base: SomeValues): Column[] {
  return VARIANT_COLUMNS.filter((column) => {
    const value = values[column];
    return value !== undefined && !(isEmpty(value) && REQUIRED_COLUMNS.has(column)) && !isSame(value, base[column]);
  });
}

function inputOf(changedValues: ReadonlyMap<ProductColumn, unknown>, base: SomeValues, isNew: boolean): ProductRequest {
  const value = <Of extends ProductColumn>(column: Of) => changedValues.get(column) as CellValues[Of] | undefined;
  const texts = Object.fromEntries(changedValues) as SomeValues;
  const [title, description] = [textsOfFields('title', texts), textsOfFields('description', texts)];
  const orUndefined = (text: LocalisedText) => (Object.keys(text).length === 0 ? undefined : text);
  const input: ProductRequest = {
    title: orUndefined(title),
    // Without a description, the title is used.
    description: orUndefined(isNew && value('description') === undefined ? { ...title, ...description } : description),
    category: value('category'),
    brand: value('brand'),
    tags: value('tags'),
    color: value('color'),
    label: value('sale'),
    price: value('newPrice'),
    wasPrice: value('oldPrice'),
    weight: value('weight'),
    fulfilment: isEmpty(value('location')) ? undefined : value('location'),
    halal: halalOf(changedValues, base),
    attributes: attributesOf(changedValues),
  };
  return Object.fromEntries(Object.entries(input).filter(([, one]) => one !== undefined));
}

/** Attributes whose columns contain changes; undefined if there are none. */
function attributesOf(changedValues: ReadonlyMap<ProductColumn, unknown>): ProductRequest['attributes'] | undefined {
  const changed = ATTRIBUTE_KEYS.flatMap((key) => {
    const values = changedValues.get(facetRow(key).field as AttributeField) as string[] | undefined;
    return values === undefined ? [] : [{ key, values }];
  });
  return changed.length === 0 ? undefined : changed;
}

/** Undefined if unchanged. */
function halalOf(changedValues: ReadonlyMap<ProductColumn, unknown>, base: SomeValues): ProductRequest['halal'] {
  const columns = ['halalBody', 'halalNumber', 'halalExpires'] as const;
  if (!columns.some((column) => changedValues.has(column))) return undefined;
  const [body = '', number = '', expires = ''] = columns.map((column) => (changedValues.get(column) ?? base[column]) as string | undefined);
  return body === '' && number === '' && expires === '' ? null : { body, number, expires };
}

/** All of the resulting product's variants; those not in the file stay unchanged. */
function variantsOf(
  rows: readonly PlannedRow[],
  before: ProductDoc | null,
  context: ImportContext,
): { request: VariantRequest; row: PlannedRow | null }[] {
  const kept = (before?.variants ?? []).map((variant) => {
    const row = rows.find(({ known }) => known?.variant.id === variant.id) ?? null;
    const asItWas = requestOf(variant, before, context);
    return { row, request: row === null ? asItWas : changed(asItWas, row.values) };
  });
  const added = rows.flatMap((row) => {
    if (row.known !== null) return [];
    const empty: VariantRequest = { sku: row.sku, options: [], price: null, wasPrice: null, stock: Number.NaN };
    return [{ row, request: changed(empty, row.values) }];
  });
  return [...kept, ...added];
}

/** Whether a cell value is empty. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether two cell values are equal; missing values count as empty. */
function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right ?? (Array.isArray(left) ? [] : left === '' ? '' : null));
}

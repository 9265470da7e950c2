import { facetRow } from '#schema/rules/facets.ts';
import { fieldIn, localise, textsOfFields, type LocalisedText } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE, isLocale } from '#schema/rules/locales.ts';
import { parseQuantity } from '#schema/rules/quantity.ts';
import type { SaveResult } from '#server/modules/inventory/index.ts';
import type { ImportResultRowDoc } from '#server/store/documents/imports.ts';
import type { VendorError } from '#server/modules/vendors/index.ts';
import type { Column } from './cellValues.ts';
import { IMPORT_MESSAGES, otherRow, unreadWeight } from './importMessages.ts';
import type { CellError, PlannedProduct, PlannedRow } from './planImport.ts';

/** Result of one row of a file. */
export type ImportRow = ImportResultRowDoc;
export type ImportAction = ImportRow['action'];

const PRODUCT_FIELDS: Readonly<Record<string, Column>> = {
  title: 'title',
  description: 'description',
  category: 'category',
  brand: 'brand',
  tags: 'tags',
  color: 'color',
  label: 'sale',
  price: 'newPrice',
  wasPrice: 'oldPrice',
  weight: 'weight',
  fulfilment: 'location',
};
const VARIANT_FIELDS: Readonly<Record<string, Column>> = {
  sku: 'sku',
  options: 'size',
  price: 'variantPrice',
  wasPrice: 'variantOldPrice',
  stock: 'quantity',
};
const HALAL_FIELDS: Readonly<Record<string, Column>> = { body: 'halalBody', number: 'halalNumber', expires: 'halalExpires' };

/** Results for the products' rows. `results` contains those of the plans with a request, in order. */
export function rowsOf(
  plans: readonly PlannedProduct[],
  results: readonly SaveResult[],
  headings: Partial<Record<Column, string>>,
): ImportRow[] {
  let next = 0;
  return plans.flatMap((plan) => rowsOfProduct(plan, plan.request === null ? null : (results[next++] ?? null), headings));
}

/** `result` is null if there was nothing to save. */
function rowsOfProduct(plan: PlannedProduct, result: SaveResult | null, headings: Partial<Record<Column, string>>): ImportRow[] {
  const headingOf = (column: Column) => headings[column] ?? column;
  const errors = new Map(plan.rows.map((row) => [row, row.errors]));
  const places = (result?.errors ?? []).map((error) => placeOf(error, plan));
  const hasNoTitle = places.some(({ cell }) => cell.column === 'title');
  for (const { row, cell } of places) {
    // Without a description column, the title is used as the description, so only the title's error is reported.
    if (cell.column === 'description' && headings.description === undefined && hasNoTitle) continue;
    errors.set(row, [...(errors.get(row) ?? []), cell]);
  }
  const [faulty] = [...errors].flatMap(([{ row }, { length }]) => (length > 0 ? [row] : []));
  return plan.rows.map((row) => {
    const own = (errors.get(row) ?? []).map(({ column, text }) => cellError(headingOf(column), text));
    const named = { row: row.row, sku: row.sku, title: titleOf(plan, row) };
    if (faulty === undefined) {
      const changes = row.changes.map((change) => ({ ...change, column: headingOf(change.column) }));
      const notices = [...noticesOf(row), ...pictureNotice(plan, row)].map(({ column, text }) => ({ column: headingOf(column), text }));
      return { ...named, action: actionOf(plan, row, result), changes, errors: [], ...(notices.length > 0 && { notices }) };
    }
    return {
      ...named,
      action: 'REJECT' as const,
      changes: [],
      errors: own.length > 0 ? own : [cellError(headings.product ?? headingOf('sku'), otherRow(faulty))],
    };
  });
}

/** Weights without a quantity are kept, but have no unit price. */
function noticesOf({ values }: PlannedRow): CellError[] {
  return (['weight', 'variantWeight'] as const).flatMap((column) => {
    const label = values[column] ?? '';
    return label === '' || parseQuantity(label) !== null ? [] : [{ column, text: unreadWeight(label) }];
  });
}

function pictureNotice({ rows, isKeptHidden }: PlannedProduct, row: PlannedRow): CellError[] {
  return isKeptHidden && row === rows[0] ? [{ column: 'status', text: IMPORT_MESSAGES.hiddenWithoutPicture }] : [];
}

function cellError(column: string, text: LocalisedText): ImportRow['errors'][number] {
  return { kind: 'InvalidInput', code: 'INVALID', path: [column], text };
}

function titleOf({ rows, before }: PlannedProduct, { values }: PlannedRow): string {
  return values.title || rows[0]?.values.title || localise(before?.title ?? textsOfFields('title', values), DEFAULT_LOCALE);
}

function actionOf({ isProductChanged }: PlannedProduct, row: PlannedRow, result: SaveResult | null): ImportAction {
  if (result === null) return 'UNCHANGED';
  if (row.known === null) return 'CREATE';
  return isProductChanged || row.isRowChanged ? 'UPDATE' : 'UNCHANGED';
}

/** The cell that an error belongs to: for a product in its first row, for a variant in the variant's own row. */
function placeOf({ kind, path, text }: VendorError, { rows, variantRows, request }: PlannedProduct): { row: PlannedRow; cell: CellError } {
  const first = rows[0] as PlannedRow;
  const [field = '', at = '', part = ''] = path ?? [];
  if (kind === 'Conflict' && path === null) return { row: first, cell: { column: 'sku', text: IMPORT_MESSAGES.changed } };
  if (field === 'variants') return { row: variantRows[Number(at)] ?? first, cell: { column: VARIANT_FIELDS[part] ?? 'sku', text } };
  if (field === 'attributes') {
    const key = request?.input.attributes?.[Number(at)]?.key;
    return { row: first, cell: { column: key === undefined ? 'sku' : (facetRow(key).field as Column), text } };
  }
  if ((field === 'title' || field === 'description') && isLocale(at)) return { row: first, cell: { column: fieldIn(field, at), text } };
  return { row: first, cell: { column: (field === 'halal' ? HALAL_FIELDS[at] : PRODUCT_FIELDS[field]) ?? 'sku', text } };
}

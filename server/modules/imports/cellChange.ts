import { colourName } from '#schema/rules/colours.ts';
import { decimalAmount } from '#schema/rules/money.ts';
import type { SomeValues } from './cellValues.ts';
import type { Column } from './columns.ts';
import type { ProductCells } from './exportRows.ts';

/** A change that a row makes, in the notation of the files. */
export interface CellChange {
  column: Column;
  before: string;
  after: string;
}

/** Longer texts are truncated; their beginning is enough to recognise them. */
const MAX_SHOWN = 60;
const PRICES: ReadonlySet<Column> = new Set<Column>(['newPrice', 'oldPrice', 'variantPrice', 'variantOldPrice']);

/** The change of a column: prices and colours as the marketplace formats them, all else as typed. */
export function changeOf(
  column: Column,
  before: ProductCells,
  row: { cells: Partial<Record<Column, string>>; values: SomeValues },
): CellChange {
  return { column, before: shown(column, before[column]), after: shown(column, typed(column, row)) };
}

function typed(column: Column, { cells, values }: { cells: Partial<Record<Column, string>>; values: SomeValues }): string {
  const value = values[column];
  if (PRICES.has(column) && typeof value === 'number') return decimalAmount(value);
  if (column === 'color' || column === 'variantColor') return values[column] ?? '';
  return cells[column] ?? '';
}

function shown(column: Column, text: string): string {
  const words = column === 'color' || column === 'variantColor' ? colourName(text) : text;
  return words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN).trimEnd()}…` : words;
}

import { colourName } from '#schema/rules/colours.ts';
import { decimalAmount } from '#schema/rules/money.ts';
import type { SomeValues } from './cellValues.ts';
import type { Column } from './columns.ts';
import type { ProductCells } from './exportRows.ts';

/** What a row changes of what is there, as files say it. */
export interface CellChange {
  column: Column;
  before: string;
  after: string;
}

/** Longer texts are cut: whoever wrote them knows them by their beginning. */
const MAX_SHOWN = 60;
const PRICES: ReadonlySet<Column> = new Set<Column>(['newPrice', 'oldPrice', 'variantPrice', 'variantOldPrice']);

/** What a row changes in a column: prices and colours as the shop writes them, all else as it was typed. */
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

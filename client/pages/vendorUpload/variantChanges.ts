import { choiceKey } from '#schema/rules/normaliseText.ts';
import type { ProductValues, VariantRow } from '#client/state/productDrafts.ts';
import { axesOf, EMPTY_ROW, isGrid, rowKey } from './productValues.ts';

type Axes = Pick<ProductValues, 'sizes' | 'colors' | 'rows'>;

/** Changes sizes or colours. The first size or colour takes over the rows that had none, so that no count has to be typed again. */
export function withAxes(before: Axes, after: Partial<Pick<ProductValues, 'sizes' | 'colors'>>): Axes {
  const sizes = after.sizes ?? before.sizes;
  const colors = after.colors ?? before.colors;
  const rows = { ...before.rows };
  const take = (key: string, from: string) => {
    const row = before.rows[from];
    if (rows[key] === undefined && row !== undefined) rows[key] = row;
  };
  const { columns, gridRows } = axesOf({ sizes, colors });
  const [firstSize = '', firstColor = ''] = [sizes[0], colors[0]];
  if (before.sizes.length === 0) for (const color of gridRows) take(rowKey(firstSize, color), rowKey('', color));
  if (before.colors.length === 0) for (const size of columns) take(rowKey(size, firstColor), rowKey(size, ''));
  return { sizes, colors, rows };
}

/** A size that differs from another one only in case or spaces. */
export interface NearDuplicate {
  value: string;
  other: string;
}

/** Adds new sizes. Sizes that differ from others only in case or spaces are not added, but returned as `twins`. */
export function withSizes(before: readonly string[], added: readonly string[]): { sizes: string[]; twins: NearDuplicate[] } {
  const sizes = [...before];
  const twins: NearDuplicate[] = [];
  for (const value of added) {
    const other = sizes.find((size) => choiceKey(size) === choiceKey(value));
    if (other === undefined) sizes.push(value);
    else if (other !== value) twins.push({ value, other });
  }
  return { sizes, twins };
}

export function withRow(rows: ProductValues['rows'], key: string, part: Partial<VariantRow>): ProductValues['rows'] {
  return { ...rows, [key]: { ...EMPTY_ROW, ...rows[key], ...part } };
}

/** Fills in counts from a pasted spreadsheet block, from a cell to the right and down. Returns null for any other text, and for a list. */
export function withBlock(values: Axes, key: string, text: string): ProductValues['rows'] | null {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  if (!isGrid(values) || (lines.length === 1 && lines[0]?.length === 1)) return null;
  const { columns, gridRows } = axesOf(values);
  const [size = '', color = ''] = key.split('|');
  const [left, top] = [columns.indexOf(size), gridRows.indexOf(color)];
  let filled = values.rows;
  lines.forEach((cells, down) => {
    cells.forEach((cell, right) => {
      const [toSize, toColor] = [columns[left + right], gridRows[top + down]];
      if (toSize !== undefined && toColor !== undefined) filled = withRow(filled, rowKey(toSize, toColor), { stock: cell.trim() });
    });
  });
  return filled;
}

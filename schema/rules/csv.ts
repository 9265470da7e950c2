/** CSV export for spreadsheets, and parsing of guarded cells. */

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Cells that a spreadsheet would evaluate (formula injection); signed numbers are safe. Text that already has the guard gets
 * another one, so that removing one guard restores it.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const FIGURE = /^-?\d+(\.\d+)?$/;

/** Serialises rows; cells that would be evaluated as formulas are prefixed with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

/** A row with its line ending, for streaming. The stream must start with `csvStart`. */
export function csvLine(row: readonly string[]): string {
  return row.map(cell).join(',') + '\r\n';
}

/** The start of every file. */
export const csvStart = BYTE_ORDER_MARK;

/** Removes the guarding apostrophe from a cell. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

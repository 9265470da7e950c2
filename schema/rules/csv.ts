/** Comma-separated values for spreadsheets, and how they are read back. */

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula; a figure with a sign is none. Guarded text is guarded once more, so that it can be told apart. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const FIGURE = /^-?\d+(\.\d+)?$/;

/** The rows as a file. What would run as a formula begins with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

/** One row with its line's end, for files that are written bit by bit; such a file begins with `csvStart`. */
export function csvLine(row: readonly string[]): string {
  return row.map(cell).join(',') + '\r\n';
}

/** What a file begins with. */
export const csvStart = BYTE_ORDER_MARK;

/** The text of a cell without the apostrophe that guards it. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

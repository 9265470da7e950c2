import { CsvError, parse } from 'csv-parse/sync';
import { unguarded } from '#schema/rules/csv.ts';
import { MAX_IMPORT_ROWS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { columnOf } from './columns.ts';
import type { Column } from './columns.ts';
import { brokenQuotes, IMPORT_MESSAGES } from './importMessages.ts';

/** A row of a product file as it was typed. */
export interface FileRow {
  /** As spreadsheets count: the heading is 1. */
  row: number;
  /** A column that is missing was not in the file. */
  cells: Partial<Record<Column, string>>;
}

export interface FileRows {
  rows: FileRow[];
  /** The headings as they were written, by column. */
  headings: Partial<Record<Column, string>>;
  /** Headings that mean nothing here. */
  ignored: string[];
  /** Why the file cannot be read at all. */
  error: LocalisedText | null;
}

const SEPARATORS = [',', ';', '\t'] as const;
/** Longer than anything a product can say. */
const MAX_RECORD = 100_000;

/** Reads a product file: separated by commas, semicolons or tabs, quoted where needed. Never throws. */
export function readRows(csv: string): FileRows {
  // Some programs say the separator in a line of its own. It becomes an empty one, so that rows keep their numbers.
  const [hint = '', told] = /^\uFEFF?(?:sep=([,;\t]))?/i.exec(csv) ?? [];
  const text = csv.slice(hint.length);
  const records = recordsOf(text, told ?? separatorOf(text));
  if (!Array.isArray(records)) return unreadable(brokenQuotes(records.brokenAt));
  const start = records.findIndex(isFilled);
  const heading = (records[start] ?? []).map((name) => name.trim());
  const columns = heading.map(columnOf);
  const filled = records.flatMap((record, at) => (at > start && isFilled(record) ? [{ row: at + 1, record }] : []));
  if (start < 0) return unreadable(IMPORT_MESSAGES.empty);
  if (!columns.includes('sku')) return unreadable(IMPORT_MESSAGES.noSku);
  if (filled.length === 0) return unreadable(IMPORT_MESSAGES.empty);
  if (filled.length > MAX_IMPORT_ROWS) return unreadable(IMPORT_MESSAGES.tooManyRows);
  const headings: FileRows['headings'] = {};
  columns.forEach((column, at) => {
    if (column !== null) headings[column] ??= heading[at];
  });
  return {
    rows: filled.map(({ row, record }) => ({ row, cells: cellsOf(record, columns) })),
    headings,
    ignored: heading.filter((name, at) => columns[at] === null && name !== ''),
    error: null,
  };
}

/** The records, or the row from which on they cannot be told apart. */
function recordsOf(csv: string, delimiter: string): string[][] | { brokenAt: number } {
  try {
    return parse(csv, {
      delimiter,
      relax_column_count: true,
      max_record_size: MAX_RECORD,
      // One more than the heading and the rows allowed tells that there are too many.
      to: 2 * MAX_IMPORT_ROWS,
    });
  } catch (error) {
    if (error instanceof CsvError) return { brokenAt: typeof error['records'] === 'number' ? error['records'] + 1 : 1 };
    throw error;
  }
}

/** The sign that separates most in the heading, outside of quotes. */
function separatorOf(csv: string): string {
  const heading =
    csv
      .replace(/^\s+/, '')
      .slice(0, MAX_RECORD)
      .replace(/"[^"]*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string) => heading.split(separator).length;
  return SEPARATORS.reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** Two columns of one meaning: what is filled in first counts; sizes add up. */
function cellsOf(record: readonly string[], columns: readonly (Column | null)[]): FileRow['cells'] {
  const cells: FileRow['cells'] = {};
  columns.forEach((column, at) => {
    if (column === null) return;
    const text = unguarded((record[at] ?? '').trim());
    const before = cells[column] ?? '';
    if (column === 'size') cells.size = [before, text].filter((size) => size !== '').join(',');
    else cells[column] = before === '' ? text : before;
  });
  return cells;
}

function isFilled(record: readonly string[]): boolean {
  return record.some((cell) => cell.trim() !== '');
}

function unreadable(error: LocalisedText): FileRows {
  return { rows: [], headings: {}, ignored: [], error };
}

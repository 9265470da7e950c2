import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { unguarded } from '#schema/rules/csv.ts';
import { MAX_IMPORT_ROWS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { columnOf } from './columns.ts';
import type { Column } from './cellValues.ts';
import { brokenQuotes, columnsDiffer, IMPORT_MESSAGES, tooManyColumns } from './importMessages.ts';
import { decodeText, type TextEncoding } from './textCoding.ts';

/** A raw row of a product file. */
export interface FileRow {
  /** Row number as in spreadsheets: the heading is row 1. */
  row: number;
  /** Columns that the file does not have are missing. */
  cells: Partial<Record<Column, string>>;
}

export interface FileRows {
  rows: FileRow[];
  /** The original headings, by column. */
  headings: Partial<Record<Column, string>>;
  /** Unknown headings. */
  ignored: string[];
  /** The file's encoding; null for text input. */
  encoding: TextEncoding | null;
  /** The error for an unreadable file. */
  error: LocalisedText | null;
}

const SEPARATORS = [',', ';', '\t'] as const;
/** Maximum bytes in a record, including separators; more than the longest valid product needs. */
const MAX_RECORD = 100_000;
/** Maximum columns in a record; more than any product file has. Even empty columns take time. */
const MAX_COLUMNS = 200;
/** Maximum records parsed, including empty ones: twice the number of allowed rows, which suffices to detect that there are too many. */
const MAX_RECORDS = 2 * MAX_IMPORT_ROWS;

/** Bytes parsed in one step: at most 512 records. */
const CHUNK = 1 << 10;
/** Maximum parsing time before yielding to the event loop, in milliseconds. */
const SLICE_MS = 8;

/**
 * Parses a product file separated by commas, semicolons or tabs, with optional quotes. The returned promise rejects only if
 * reading the chunks does.
 */
export async function readRows(chunks: AsyncIterable<Uint8Array>): Promise<FileRows> {
  const bytes: Uint8Array[] = [];
  for await (const chunk of chunks) bytes.push(chunk);
  const decoded = decodeText(Buffer.concat(bytes));
  if ('refusal' in decoded) return unreadable(decoded.refusal);
  return { ...(await readTextRows(decoded.text)), encoding: decoded.encoding };
}

/** Like `readRows`, for text. The store does not accept U+0000 or lone surrogates. */
export async function readTextRows(given: string): Promise<FileRows> {
  const csv = given.toWellFormed().replaceAll('\u0000', '');
  // Some programs write the separator on a separate first line, which is emptied so that rows keep their numbers.
  const [hint = '', told] = /^(?:\uFEFF|\u00ef\u00bb\u00bf)?(?:sep=([,;\t]))?/i.exec(csv) ?? [];
  const delimiter = told ?? separatorOf(csv.slice(hint.length, hint.length + 2 * MAX_RECORD));
  return readRecords(Buffer.from(csv.slice(hint.length)), delimiter);
}

/** Stops at the first record that makes the file invalid. */
async function readRecords(bytes: Buffer, delimiter: string): Promise<FileRows> {
  const rows = new RowReader();
  const onRecord = (record: string[]) => {
    rows.take(record);
    return null;
  };
  const parser = parse({ delimiter, relax_column_count: true, on_record: onRecord }).on('error', () => undefined);
  let sliceEndsAt = performance.now() + SLICE_MS;
  let record = { number: 0, at: 0 };
  for (let at = 0; at < bytes.length && rows.isTaking && parser.errored === null; at += CHUNK) {
    withoutStackTraces(() => parser.write(bytes.subarray(at, at + CHUNK)));
    if (rows.records !== record.number) record = { number: rows.records, at };
    if (at - record.at > MAX_RECORD) return rows.result(true);
    if (performance.now() < sliceEndsAt) continue;
    await setImmediate();
    sliceEndsAt = performance.now() + SLICE_MS;
  }
  if (!rows.isTaking) return rows.result(false);
  parser.end();
  const isBroken = await finished(parser.resume()).then(
    () => false,
    () => true,
  );
  return rows.result(isBroken);
}

/** csv-parse creates and discards an error for each record with a different length; their stack traces took nine tenths of the time. */
function withoutStackTraces(work: () => void): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Collects the cells of known columns. */
class RowReader {
  /** Number of records, including empty ones. */
  records = 0;
  private isTooWide = false;
  /** Error for the first row in which two columns with the same meaning differ. */
  private difference: LocalisedText | null = null;
  private heading: string[] | null = null;
  private columns: (Column | null)[] = [];
  private filled = 0;
  private readonly rows: FileRow[] = [];

  /** Whether the next record is needed. */
  get isTaking(): boolean {
    const hasRoom = this.records <= MAX_RECORDS && this.filled <= MAX_IMPORT_ROWS;
    return hasRoom && !this.isTooWide && (this.heading === null || this.hasSku);
  }

  result(isBroken: boolean): FileRows {
    if (isBroken) return unreadable(brokenQuotes(this.records + 1));
    if (this.isTooWide) return unreadable(tooManyColumns(this.records, MAX_COLUMNS));
    if (this.heading === null) return unreadable(IMPORT_MESSAGES.empty);
    if (!this.hasSku) return unreadable(IMPORT_MESSAGES.noSku);
    if (this.filled === 0) return unreadable(IMPORT_MESSAGES.empty);
    if (this.filled > MAX_IMPORT_ROWS) return unreadable(IMPORT_MESSAGES.tooManyRows);
    if (this.difference !== null) return unreadable(this.difference);
    const { heading, columns, rows } = this;
    const headings: FileRows['headings'] = {};
    columns.forEach((column, at) => {
      if (column !== null) headings[column] ??= heading[at];
    });
    return { rows, headings, ignored: heading.filter((name, at) => columns[at] === null && name !== ''), encoding: null, error: null };
  }

  take(record: readonly string[]): void {
    if (!this.isTaking) return;
    this.records += 1;
    this.isTooWide = record.length > MAX_COLUMNS;
    if (!this.isTaking || record.every((cell) => cell.trim() === '')) return;
    if (this.heading === null) {
      this.heading = record.map((name) => name.trim());
      this.columns = this.heading.map(columnOf);
      return;
    }
    this.filled += 1;
    if (this.filled > MAX_IMPORT_ROWS) return;
    this.rows.push({ row: this.records, cells: this.cellsOf(record) });
  }

  /**
   * Of two columns with the same meaning, the non-empty one is used; if both are set and differ, the file is rejected. Sizes are
   * combined.
   */
  private cellsOf(record: readonly string[]): FileRow['cells'] {
    const cells: FileRow['cells'] = {};
    this.columns.forEach((column, at) => {
      if (column === null) return;
      const text = unguarded((record[at] ?? '').trim());
      const before = cells[column] ?? '';
      if (column === 'size') cells.size = [before, text].filter((size) => size !== '').join(',');
      else cells[column] = before === '' ? text : before;
      if (column !== 'size' && text !== '' && before !== '' && text !== before) this.difference ??= this.differenceOf(column, at);
    });
    return cells;
  }

  private differenceOf(column: Column, at: number): LocalisedText {
    const heading = this.heading ?? [];
    return columnsDiffer(this.records, heading[this.columns.indexOf(column)] ?? '', heading[at] ?? '');
  }

  private get hasSku(): boolean {
    return this.columns.includes('sku');
  }
}

/** The most frequent separator in the heading, not counting those in quotes. */
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

function unreadable(error: LocalisedText): FileRows {
  return { rows: [], headings: {}, ignored: [], encoding: null, error };
}

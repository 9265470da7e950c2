import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { unguarded } from '#schema/rules/csv.ts';
import { MAX_IMPORT_ROWS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { columnOf } from './columns.ts';
import type { Column } from './cellValues.ts';
import { brokenQuotes, IMPORT_MESSAGES } from './importMessages.ts';
import { decodeText, type TextEncoding } from './textCoding.ts';

/** A raw row of a product file. */
export interface FileRow {
  /** As in spreadsheets: the heading is row 1. */
  row: number;
  /** A missing key is a column that the file does not have. */
  cells: Partial<Record<Column, string>>;
}

export interface FileRows {
  rows: FileRow[];
  /** The original headings, by column. */
  headings: Partial<Record<Column, string>>;
  /** Unknown headings. */
  ignored: string[];
  /** Encoding of the file; null for input that was text already. */
  encoding: TextEncoding | null;
  /** Error of an unreadable file. */
  error: LocalisedText | null;
}

const SEPARATORS = [',', ';', '\t'] as const;
/** Upper bound of a record in bytes, above the longest valid product. */
const MAX_RECORD = 100_000;
/** Upper bound of records parsed, empty ones included: twice the allowed rows is enough to detect that there are too many. */
const MAX_RECORDS = 2 * MAX_IMPORT_ROWS;

/** Bytes parsed between two yields to the event loop. */
const CHUNK = 1 << 16;

/** Parses a product file: separated by commas, semicolons or tabs, quoted where needed. Rejects only when the chunks do. */
export async function readRows(chunks: AsyncIterable<Uint8Array>): Promise<FileRows> {
  const bytes: Uint8Array[] = [];
  for await (const chunk of chunks) bytes.push(chunk);
  const decoded = decodeText(Buffer.concat(bytes));
  if (decoded === null) return unreadable(IMPORT_MESSAGES.notText);
  return { ...(await readTextRows(decoded.text)), encoding: decoded.encoding };
}

/** The same for a file given as text. The store takes neither U+0000 nor half surrogate pairs. */
export async function readTextRows(given: string): Promise<FileRows> {
  const csv = given.toWellFormed().replaceAll('\u0000', '');
  // Some programs write the separator in a line of its own, which is emptied, so that rows retain their numbers.
  const [hint = '', told] = /^(?:\uFEFF|\u00ef\u00bb\u00bf)?(?:sep=([,;\t]))?/i.exec(csv) ?? [];
  const delimiter = told ?? separatorOf(csv.slice(hint.length, hint.length + 2 * MAX_RECORD));
  const rows = new RowReader();
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: MAX_RECORD });
  parser.on('data', (record: string[]) => rows.take(record));
  Readable.from(chunksOf(Buffer.from(csv.slice(hint.length)))).pipe(parser);
  const isBroken = await finished(parser).then(
    () => false,
    () => true,
  );
  return rows.result(isBroken);
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/** Retains the cells of known columns. */
class RowReader {
  private records = 0;
  private heading: string[] | null = null;
  private columns: (Column | null)[] = [];
  private filled = 0;
  private readonly rows: FileRow[] = [];

  result(isBroken: boolean): FileRows {
    // Anything behind the last parsed record is ignored, broken quotes included.
    if (isBroken && this.records < MAX_RECORDS) return unreadable(brokenQuotes(this.records + 1));
    if (this.heading === null) return unreadable(IMPORT_MESSAGES.empty);
    if (!this.hasSku) return unreadable(IMPORT_MESSAGES.noSku);
    if (this.filled === 0) return unreadable(IMPORT_MESSAGES.empty);
    if (this.filled > MAX_IMPORT_ROWS) return unreadable(IMPORT_MESSAGES.tooManyRows);
    const { heading, columns, rows } = this;
    const headings: FileRows['headings'] = {};
    columns.forEach((column, at) => {
      if (column !== null) headings[column] ??= heading[at];
    });
    return { rows, headings, ignored: heading.filter((name, at) => columns[at] === null && name !== ''), encoding: null, error: null };
  }

  take(record: readonly string[]): void {
    this.records += 1;
    if (this.records > MAX_RECORDS || record.every((cell) => cell.trim() === '')) return;
    if (this.heading === null) {
      this.heading = record.map((name) => name.trim());
      this.columns = this.heading.map(columnOf);
      return;
    }
    this.filled += 1;
    if (this.filled > MAX_IMPORT_ROWS || !this.hasSku) return;
    this.rows.push({ row: this.records, cells: this.cellsOf(record) });
  }

  /** Two columns of one meaning: the first non-empty one counts; sizes are combined. */
  private cellsOf(record: readonly string[]): FileRow['cells'] {
    const cells: FileRow['cells'] = {};
    this.columns.forEach((column, at) => {
      if (column === null) return;
      const text = unguarded((record[at] ?? '').trim());
      const before = cells[column] ?? '';
      if (column === 'size') cells.size = [before, text].filter((size) => size !== '').join(',');
      else cells[column] = before === '' ? text : before;
    });
    return cells;
  }

  private get hasSku(): boolean {
    return this.columns.includes('sku');
  }
}

/** The most frequent separator in the heading, outside quotes. */
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

import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { parse } from 'csv-parse';
import type { Parser } from 'csv-parse';
import { unguarded } from '#schema/rules/csv.ts';
import { MAX_IMPORT_ROWS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { columnOf } from './columns.ts';
import type { Column } from './columns.ts';
import { brokenQuotes, IMPORT_MESSAGES } from './importMessages.ts';
import { TextCoding, utf8AsWindows } from './textCoding.ts';
import type { TextEncoding } from './textCoding.ts';

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

/**
 * Streaming parser of product files: separated by commas, semicolons or tabs, quoted where needed. Only the rows are retained, so memory is
 * bounded by the row limits. Rejects only when the chunks do.
 */
export async function readRows(chunks: AsyncIterable<Uint8Array>): Promise<FileRows> {
  const coding = new TextCoding();
  const rows = new RowReader(coding);
  for await (const chunk of chunks) await rows.write(coding.write(chunk));
  await rows.write(coding.end());
  const file = await rows.end();
  return coding.isText ? { ...file, encoding: coding.encoding } : unreadable(IMPORT_MESSAGES.notText);
}

/** Parses a product file given as text. */
export async function readTextRows(csv: string): Promise<FileRows> {
  const rows = new RowReader(new TextCoding());
  await rows.write(Buffer.from(csv));
  return rows.end();
}

/** Parses records from bytes and retains the cells of known columns. */
class RowReader {
  private head: Buffer = Buffer.alloc(0);
  private parser: Parser | null = null;
  private failure: unknown = null;
  private records = 0;
  private heading: string[] | null = null;
  private columns: (Column | null)[] = [];
  private filled = 0;
  private readonly rows: FileRow[] = [];
  /** Rows at the beginning that were decoded as UTF-8. */
  private utf8Rows = 0;

  constructor(private readonly coding: TextCoding) {}

  async write(bytes: Buffer): Promise<void> {
    if (this.parser !== null) return this.parse(this.parser, bytes);
    this.head = Buffer.concat([this.head, bytes]);
    // The separator is detected once the heading is complete.
    if (this.head.length > 2 * MAX_RECORD) await this.start();
  }

  async end(): Promise<FileRows> {
    const parser = this.parser ?? (await this.start());
    parser.end();
    await finished(parser).catch(() => undefined);
    // Anything behind the last parsed record is ignored, broken quotes included.
    if (this.failure !== null && this.records < MAX_RECORDS) return unreadable(brokenQuotes(this.records + 1));
    if (this.heading === null) return unreadable(IMPORT_MESSAGES.empty);
    if (!this.hasSku) return unreadable(IMPORT_MESSAGES.noSku);
    if (this.filled === 0) return unreadable(IMPORT_MESSAGES.empty);
    if (this.filled > MAX_IMPORT_ROWS) return unreadable(IMPORT_MESSAGES.tooManyRows);
    const { heading, columns, rows } = this;
    if (this.coding.encoding === 'windows-1252') rows.slice(0, this.utf8Rows).forEach(asWindows);
    const headings: FileRows['headings'] = {};
    columns.forEach((column, at) => {
      if (column !== null) headings[column] ??= heading[at];
    });
    return { rows, headings, ignored: heading.filter((name, at) => columns[at] === null && name !== ''), encoding: null, error: null };
  }

  private get hasSku(): boolean {
    return this.columns.includes('sku');
  }

  private async start(): Promise<Parser> {
    // Some programs write the separator in a line of its own, which is emptied, so that rows retain their numbers.
    const text = this.head.toString('latin1');
    const [hint = '', told] = /^(?:\xef\xbb\xbf)?(?:sep=([,;\t]))?/i.exec(text) ?? [];
    const parser = parse({
      delimiter: told ?? separatorOf(this.coding.decode(text.slice(hint.length))),
      relax_column_count: true,
      max_record_size: MAX_RECORD,
      encoding: 'latin1',
    });
    parser.on('data', (record: string[]) => this.take(record));
    parser.on('error', (error) => (this.failure = error));
    this.parser = parser;
    await this.parse(parser, this.head.subarray(hint.length));
    this.head = Buffer.alloc(0);
    return parser;
  }

  private async parse(parser: Parser, bytes: Buffer): Promise<void> {
    if (this.failure !== null || parser.write(bytes)) return;
    await once(parser, 'drain').catch(() => undefined);
  }

  private take(record: readonly string[]): void {
    this.records += 1;
    if (this.records > MAX_RECORDS || !this.isFilled(record)) return;
    if (this.heading === null) {
      this.heading = record.map((name) => this.coding.decode(name).trim());
      this.columns = this.heading.map(columnOf);
      return;
    }
    this.filled += 1;
    if (this.filled > MAX_IMPORT_ROWS || !this.hasSku) return;
    this.rows.push({ row: this.records, cells: this.cellsOf(record) });
    if (this.coding.encoding === 'utf-8') this.utf8Rows = this.rows.length;
  }

  /** Two columns of one meaning: the first non-empty one counts; sizes are combined. */
  private cellsOf(record: readonly string[]): FileRow['cells'] {
    const cells: FileRow['cells'] = {};
    this.columns.forEach((column, at) => {
      if (column === null) return;
      const text = unguarded(this.coding.decode(record[at] ?? '').trim());
      const before = cells[column] ?? '';
      if (column === 'size') cells.size = [before, text].filter((size) => size !== '').join(',');
      else cells[column] = before === '' ? text : before;
    });
    return cells;
  }

  private isFilled(record: readonly string[]): boolean {
    return record.some((cell) => cell !== '' && this.coding.decode(cell).trim() !== '');
  }
}

function asWindows({ cells }: FileRow): void {
  for (const [column, text] of Object.entries(cells)) cells[column as Column] = utf8AsWindows(text);
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

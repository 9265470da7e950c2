import path from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import type { Change } from '../store.ts';
import type { FileSystem, WritableFile } from './fileSystem.ts';
import { encodeTransaction } from './journalFrame.ts';
import { encodeSegmentHead, segmentName } from './journalSegment.ts';
import { writeFileDurably } from './writeFileDurably.ts';

/** Work between two turns of others. */
const TURN_MS = 5;
/** So much goes to the disk in one call. */
const WRITE_LENGTH = 4 << 20;

/** The end of the journal, where transactions are appended: one write and one sync for all that are given together. */
export class Journal {
  /** Of the last transaction that is on the disk. */
  sequence: number;
  /** What was written into the open segment, or found in it. */
  bytes = 0;
  /** The first transaction of the open segment; null before there is one. */
  first: number | null = null;
  readonly #files: FileSystem;
  readonly #directory: string;
  readonly #folder: string;
  #segment: WritableFile | null = null;

  constructor(files: FileSystem, directory: string, folder: string, sequence: number) {
    this.#files = files;
    this.#directory = directory;
    this.#folder = folder;
    this.sequence = sequence;
  }

  /** Goes on behind the first `length` bytes of a segment; what stands behind them is cut off. */
  async continue(first: number, length: number): Promise<void> {
    this.#segment = await this.#files.openAt(path.join(this.#directory, segmentName(first)), length);
    this.first = first;
    this.bytes = length;
  }

  /** Resolves when the transactions are on the disk. After it has rejected nothing may be appended any more. */
  async append(transactions: readonly (readonly Change[])[]): Promise<void> {
    if (this.#segment === null) throw new Error('The journal is not open');
    let written = 0;
    for await (const bytes of encode(transactions, this.sequence + 1)) {
      await this.#segment.write(bytes);
      written += bytes.length;
    }
    await this.#segment.sync();
    this.sequence += transactions.length;
    this.bytes += written;
  }

  /** Begins a new segment, unless nothing was written into the open one. */
  async rotate(): Promise<void> {
    const first = this.sequence + 1;
    if (this.first === first) return;
    const head = encodeSegmentHead({ folder: this.#folder, first });
    await writeFileDurably(this.#files, this.#directory, segmentName(first), [head]);
    await this.#files.syncFolder(this.#directory);
    const old = this.#segment;
    await this.continue(first, head.length);
    await old?.close();
  }

  async close(): Promise<void> {
    await this.#segment?.close();
    this.#segment = null;
  }
}

/** The lines of transactions, mostly all of them at once; others have their turns meanwhile. */
async function* encode(transactions: readonly (readonly Change[])[], batch: number): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  let length = 0;
  let turn = performance.now();
  for (const [place, changes] of transactions.entries()) {
    for (const line of encodeTransaction(batch + place, batch, changes)) {
      lines.push(line);
      length += line.length;
      if (length >= WRITE_LENGTH) {
        yield Buffer.from(lines.join(''));
        [lines, length] = [[], 0];
      }
      if (performance.now() - turn < TURN_MS) continue;
      await others();
      turn = performance.now();
    }
  }
  if (lines.length > 0) yield Buffer.from(lines.join(''));
}

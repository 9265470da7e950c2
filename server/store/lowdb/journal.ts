import path from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { StoreDamaged, type Change } from '#server/store/store.ts';
import type { FileSystem, WritableFile } from './fileSystem.ts';
import { encodeTransaction, encodeSegmentHead, segmentName } from './journalFormat.ts';
import type { ReadSegment } from './journalReader.ts';
import { writeFileDurably } from './fileOperations.ts';

/** Maximum duration of a step before it yields to the event loop, in milliseconds. */
const SLICE_MS = 5;
/** Maximum bytes per write call. */
const WRITE_LENGTH = 4 << 20;

/** The end of the journal, to which transactions are appended with one write and one sync per call. */
export class Journal {
  /** Bytes in the open segment. */
  bytes = 0;
  /** First transaction in the open segment; null if there is none. */
  first: number | null = null;
  private segment: WritableFile | null = null;

  constructor(
    private readonly files: FileSystem,
    private readonly directory: string,
    private readonly folder: string,
    /** Sequence of the last transaction on disk. */
    public sequence: number,
  ) {}

  /**
   * Continues an earlier process's segment. Its lines may only be in the page cache, and after a failed sync no later sync would
   * make them durable, so they are written to a new file, without the torn tail, which replaces the old one once it is complete.
   * Throws NoRoom.
   */
  async adopt(segment: ReadSegment): Promise<void> {
    const { first, length, checksum } = segment;
    const name = segmentName(first);
    if (bytesToRewrite(segment) > 0) {
      const lines = beginningOf(this.files, path.join(this.directory, name), length, checksum);
      await writeFileDurably(this.files, this.directory, name, lines);
      await this.files.syncFolder(this.directory);
    }
    await this.open(first, length);
  }

  /** Resolves once the transactions are durable. Do not append after it has rejected. */
  async append(transactions: readonly (readonly Change[])[]): Promise<void> {
    if (this.segment === null) throw new Error('The journal is not open');
    let written = 0;
    for await (const bytes of encode(transactions, this.sequence + 1)) {
      await this.segment.write(bytes);
      written += bytes.length;
    }
    await this.segment.sync();
    this.sequence += transactions.length;
    this.bytes += written;
  }

  /** Begins a new segment unless the open one is empty. */
  async rotate(): Promise<void> {
    const first = this.sequence + 1;
    if (this.first === first) return;
    const head = encodeSegmentHead({ folder: this.folder, first });
    await writeFileDurably(this.files, this.directory, segmentName(first), [head]);
    await this.files.syncFolder(this.directory);
    const old = this.segment;
    await this.open(first, head.length);
    await old?.close();
  }

  async close(): Promise<void> {
    await this.segment?.close();
    this.segment = null;
  }

  private async open(first: number, length: number): Promise<void> {
    this.segment = await this.files.append(path.join(this.directory, segmentName(first)));
    this.first = first;
    this.bytes = length;
  }
}

/** Number of bytes that `adopt` will write; 0 for a segment without transactions. */
export function bytesToRewrite({ first, sequence, length, torn }: ReadSegment): number {
  return sequence < first && torn === 0 ? 0 : length;
}

/**
 * The first bytes of a file. Throws StoreDamaged if they differ from the first read, because the kernel may drop pages that it
 * could not write.
 */
async function* beginningOf(files: FileSystem, file: string, length: number, checksum: number): AsyncGenerator<Buffer> {
  let [left, found] = [length, 0];
  for await (const chunk of files.read(file)) {
    const bytes = chunk.subarray(0, left);
    left -= bytes.length;
    found = crc32(bytes, found);
    if (bytes.length > 0) yield bytes;
    if (left === 0) break;
  }
  if (left > 0 || found !== checksum) throw new StoreDamaged(file, 'it changed while it was read: look at the disk, and start again');
}

/** Lines for transactions, usually all in one buffer. Yields to the event loop. */
async function* encode(transactions: readonly (readonly Change[])[], batch: number): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  let length = 0;
  let sliceStart = performance.now();
  for (const [index, changes] of transactions.entries()) {
    for (const line of encodeTransaction(batch + index, batch, changes)) {
      lines.push(line);
      length += line.length;
      if (length >= WRITE_LENGTH) {
        yield Buffer.from(lines.join(''));
        [lines, length] = [[], 0];
      }
      if (performance.now() - sliceStart < SLICE_MS) continue;
      await yieldToEventLoop();
      sliceStart = performance.now();
    }
  }
  if (lines.length > 0) yield Buffer.from(lines.join(''));
}

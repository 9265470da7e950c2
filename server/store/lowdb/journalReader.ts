import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Tables } from '#server/store/core/table.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import { StoreDamaged } from '#server/store/store.ts';
import { linesOf, type Line } from './fileOperations.ts';
import type { FileSystem } from './fileSystem.ts';
import {
  parseFrame,
  firstOfSegment,
  parseSegmentHead,
  readWrites,
  statedLength,
  type FrameHead,
  type FrameWrite,
  type SegmentHead,
} from './journalFormat.ts';
import type { Manifest } from './manifestFile.ts';

/** Unit that a disk writes atomically. After a file has grown, sectors that were not written are read as zeros. */
const SECTOR_BYTES = 512;
const LINE_FEED = '\n';

/** Result of reading a segment. */
export interface ReadSegment {
  /** First transaction of the segment. */
  first: number;
  /** Sequence of the last valid frame, or of the frame before the segment if it has none. */
  sequence: number;
  /** Bytes up to the end of the last valid frame, and their CRC-32, used later to verify that they are unchanged. */
  length: number;
  checksum: number;
  /** Bytes of a torn tail after the valid part. */
  torn: number;
}

export interface Replay {
  /** Number of transactions in the journal after the checkpoint. */
  transactions: number;
  /** Sequence of the last transaction. */
  sequence: number;
  /** Collections changed by the transactions. */
  collections: Set<CollectionName>;
  /** Segment in which the journal continues; null if there is none yet. */
  last: ReadSegment | null;
}

/** Replays the journal onto the tables of a manifest's checkpoint. Does not change any file. */
export async function replayJournal(files: FileSystem, directory: string, manifest: Manifest, tables: Tables): Promise<Replay> {
  const { journal, sequence } = manifest;
  const replay: Replay = { transactions: 0, sequence, collections: new Set(), last: null };
  const segments = segmentsAfter(sequence, await files.list(directory));
  if (journal !== null && segments[0]?.file !== journal) {
    throw new StoreDamaged(path.join(directory, journal), 'the manifest lists this file, but it cannot be read');
  }
  if (journal === null) {
    for (const { file } of segments) await refuseTransactions(files, path.join(directory, file));
    return replay;
  }
  const apply = (writes: readonly FrameWrite[]) => {
    replay.transactions += 1;
    for (const { collection, id, document } of writes) {
      replay.collections.add(collection);
      tables[collection].apply(id, document);
    }
  };
  for (const segment of segments) {
    replay.last = await readSegment(files, directory, manifest.folder, segment, replay.sequence, segment === segments.at(-1), apply);
    replay.sequence = replay.last.sequence;
  }
  return replay;
}

/** Verifies the journal between two checkpoints without parsing documents. Throws StoreDamaged. */
export async function verifyJournal(files: FileSystem, directory: string, previous: Manifest, current: Manifest): Promise<void> {
  let { sequence } = previous;
  const segments = segmentsAfter(sequence, await files.list(directory)).filter(({ first }) => first <= current.sequence);
  for (const segment of segments) {
    ({ sequence } = await readSegment(files, directory, current.folder, segment, sequence, false, null));
  }
  if (sequence !== current.sequence) {
    throw new StoreDamaged(directory, `the journal from transaction ${sequence + 1} to ${current.sequence} is in no file`);
  }
}

interface SegmentFile {
  file: string;
  first: number;
}

/** Those of the files that are segments beginning after a transaction, in order. */
function segmentsAfter(sequence: number, names: readonly string[]): SegmentFile[] {
  const segments = names.flatMap((file) => {
    const first = firstOfSegment(file);
    return first !== null && first > sequence ? [{ file, first }] : [];
  });
  return segments.sort((a, b) => a.first - b.first);
}

/** An interrupted first start leaves behind a segment without transactions that no manifest lists. */
async function refuseTransactions(files: FileSystem, file: string): Promise<void> {
  let lines = 0;
  for await (const chunk of files.read(file)) lines += chunk.toString('latin1').split(LINE_FEED).length - 1;
  if (lines > 1) throw new StoreDamaged(file, 'it holds transactions, but the manifest knows of no journal');
}

/**
 * Passes the writes of each transaction of a segment, which continues at `before`, to `onTransaction`, in order. With null, the
 * segment is only verified, which is much faster. A tail torn by a crash (a line without its end, or with a sector of zeros that
 * the disk had not written) is measured but not changed, and is allowed only in the last segment. Any other deviation throws
 * StoreDamaged with file and offset: a complete line with a wrong checksum was changed afterwards, and so was anything before a
 * valid frame of a later batch, because a batch is written only after the previous one is durable.
 */
async function readSegment(
  files: FileSystem,
  directory: string,
  folder: string,
  { file, first }: SegmentFile,
  before: number,
  isLast: boolean,
  onTransaction: ((writes: readonly FrameWrite[]) => void) | null,
): Promise<ReadSegment> {
  const place = path.join(directory, file);
  if (first !== before + 1) throw new StoreDamaged(place, `it begins with transaction ${first}, and ${before + 1} is in no file`);
  const read: ReadSegment = { first, sequence: before, length: 0, checksum: 0, torn: 0 };
  /** CRC-32 of all lines so far. */
  let checksum = 0;
  /** Number of parts of an incomplete transaction, and their writes. */
  let parts = 0;
  let writes: FrameWrite[] = [];
  let broken: { offset: number; isTorn: boolean } | null = null;
  let size = 0;
  const includeLine = ({ offset, bytes }: Line) => {
    read.length = offset + bytes.length + 1;
    read.checksum = checksum;
  };
  for await (const lines of linesOf(files, place, (chunk) => (size += chunk.length))) {
    for (const line of lines) {
      if (broken === null) checksum = crc32(LINE_FEED, crc32(line.bytes, checksum));
      if (line.number === 1) {
        expectHead(place, line, { folder, first });
        includeLine(line);
        continue;
      }
      const frame = line.isComplete ? parseFrame(line.bytes) : null;
      if (broken === null && frame !== null) {
        expectNext(place, line, frame, read.sequence + 1, parts);
        parts += 1;
        if (onTransaction !== null) {
          const more = readWrites(line.bytes, frame);
          if (more === null) throw damaged(place, line.offset, 'it has the right checksum, but is nothing that this version can read');
          writes = parts === 1 ? more : [...writes, ...more];
        }
        if (!frame.isLastPart) continue;
        read.sequence = frame.sequence;
        includeLine(line);
        onTransaction?.(writes);
        parts = 0;
        continue;
      }
      // Anything that was durable before this valid frame was written cannot be torn.
      if (broken !== null && frame !== null && frame.batch > read.sequence + 1) throw damaged(place, broken.offset);
      broken ??= { offset: line.offset, isTorn: isTorn(line) };
    }
  }
  if (read.length === 0) throw damaged(place, 0, 'it is empty');
  if (broken === null && parts > 0) broken = { offset: read.length, isTorn: true };
  if (broken === null) return read;
  if (!broken.isTorn || !isLast) throw damaged(place, broken.offset);
  return { ...read, torn: size - read.length };
}

function expectHead(place: string, line: Line, { folder, first }: SegmentHead): void {
  const head = line.isComplete ? parseSegmentHead(line.bytes) : null;
  if (head === null) throw damaged(place, 0, 'it does not begin as a journal does');
  if (head.folder !== folder) throw damaged(place, 0, 'it is the journal of another data folder');
  if (head.first !== first) throw damaged(place, 0, `it begins with transaction ${head.first}, its name says ${first}`);
}

function expectNext(place: string, { offset }: Line, { sequence, part }: FrameHead, expected: number, parts: number): void {
  if (sequence !== expected) throw damaged(place, offset, `transaction ${sequence} stands where ${expected} belongs`);
  if (part !== parts) throw damaged(place, offset, `part ${part} of transaction ${sequence} stands where part ${parts} belongs`);
}

function isTorn({ bytes, offset, isComplete }: Line): boolean {
  if (hasUnwrittenSector(bytes, offset)) return true;
  if (isComplete) return false;
  const stated = statedLength(bytes);
  return stated === null || bytes.length <= stated;
}

/** Whether these bytes contain a part of a sector that consists only of zeros. */
function hasUnwrittenSector(bytes: Buffer, offset: number): boolean {
  let start = 0;
  while (start < bytes.length) {
    const end = Math.min(bytes.length, start + SECTOR_BYTES - ((offset + start) % SECTOR_BYTES));
    if (bytes.subarray(start, end).every((byte) => byte === 0)) return true;
    start = end;
  }
  return false;
}

function damaged(place: string, offset: number, problem = 'what stands there is not what was written'): StoreDamaged {
  return new StoreDamaged(place, `at byte ${offset}: ${problem}`);
}

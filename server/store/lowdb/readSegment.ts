import path from 'node:path';
import { crc32 } from 'node:zlib';
import { StoreDamaged } from '#server/store/core/storeErrors.ts';
import type { FileSystem } from './fileSystem.ts';
import type { FrameHead, FrameWrite } from './journalFrame.ts';
import { checkFrame, readWrites, statedLength } from './journalFrame.ts';
import type { SegmentHead } from './journalSegment.ts';
import { parseSegmentHead } from './journalSegment.ts';
import type { Line } from './lines.ts';
import { linesOf } from './lines.ts';

/** Unit that a disk writes atomically. Unwritten sectors of a file that grew read as zeros. */
const SECTOR_BYTES = 512;
const LINE_FEED = '\n';

export interface ReadSegment {
  /** Bytes up to the end of the last valid frame. */
  length: number;
  /** Bytes of a torn tail after that. */
  torn: number;
  /** CRC-32 of the bytes before it, to verify that they have not changed since. */
  checksum: number;
  /** Sequence of the last valid frame, or the one before the segment. */
  sequence: number;
}

interface Options {
  directory: string;
  file: string;
  /** Required sequence of its first frame, and the folder that it must belong to. */
  head: SegmentHead;
  /** Whether it is the last segment: only that may have a torn end. */
  isLast: boolean;
}

/**
 * Passes the writes of every transaction of a segment to `onTransaction`, in order; with null they are only verified, which is much faster.
 * A tail torn by a crash is measured, not changed; any other deviation throws StoreDamaged with file and offset. Torn is a line without its
 * end, or one with a sector of zeros: the disk had not reached it. A complete line with another checksum was changed afterwards. So was
 * anything before a valid frame of a later batch, because a batch is written only after the one before it is durable.
 */
export async function readSegment(
  files: FileSystem,
  options: Options,
  onTransaction: ((writes: readonly FrameWrite[]) => void) | null,
): Promise<ReadSegment> {
  const place = path.join(options.directory, options.file);
  const read: ReadSegment = { length: 0, torn: 0, checksum: 0, sequence: options.head.first - 1 };
  /** CRC-32 of all lines so far. */
  let checksum = 0;
  /** Parts of a transaction whose last part is still to come, and their writes. */
  let parts = 0;
  let writes: FrameWrite[] = [];
  let broken: { offset: number; isTorn: boolean } | null = null;
  let size = 0;
  const lines = linesOf(files, place, (piece) => (size += piece.length));
  for await (const some of lines) {
    for (const line of some) {
      if (broken === null) checksum = crc32(LINE_FEED, crc32(line.bytes, checksum));
      if (line.number === 1) {
        expectHead(place, line, options.head);
        read.length = line.offset + line.bytes.length + 1;
        read.checksum = checksum;
        continue;
      }
      const frame = line.isWhole ? checkFrame(line.bytes) : null;
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
        read.length = line.offset + line.bytes.length + 1;
        read.checksum = checksum;
        onTransaction?.(writes);
        parts = 0;
        continue;
      }
      // What was durable before this valid frame was written cannot be torn.
      if (broken !== null && frame !== null && frame.batch > read.sequence + 1) throw damaged(place, broken.offset);
      broken ??= { offset: line.offset, isTorn: isTorn(line) };
    }
  }
  if (read.length === 0) throw damaged(place, 0, 'it is empty');
  if (broken === null && parts > 0) broken = { offset: read.length, isTorn: true };
  if (broken === null) return read;
  if (!broken.isTorn || !options.isLast) throw damaged(place, broken.offset);
  return { ...read, torn: size - read.length };
}

function expectHead(place: string, line: Line, { folder, first }: SegmentHead): void {
  const head = line.isWhole ? parseSegmentHead(line.bytes) : null;
  if (head === null) throw damaged(place, 0, 'it does not begin as a journal does');
  if (head.folder !== folder) throw damaged(place, 0, 'it is the journal of another data folder');
  if (head.first !== first) throw damaged(place, 0, `it begins with transaction ${head.first}, its name says ${first}`);
}

function expectNext(place: string, { offset }: Line, { sequence, part }: FrameHead, expected: number, parts: number): void {
  if (sequence !== expected) throw damaged(place, offset, `transaction ${sequence} stands where ${expected} belongs`);
  if (part !== parts) throw damaged(place, offset, `part ${part} of transaction ${sequence} stands where part ${parts} belongs`);
}

function isTorn({ bytes, offset, isWhole }: Line): boolean {
  if (hasUnwrittenSector(bytes, offset)) return true;
  if (isWhole) return false;
  const stated = statedLength(bytes);
  return stated === null || bytes.length <= stated;
}

/** Whether these bytes cover part of a sector with zeros only. */
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

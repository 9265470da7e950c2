/** Format of the journal: segments (files) consist of frames (lines), each with a transaction or a part of one. */
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { isCollectionName, type CollectionName } from '#server/store/documents/collections.ts';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import type { Change } from '#server/store/store.ts';

const JOURNAL_FORMAT = 1;
const SEGMENT_NAME = /^journal\.(\d{12})\.log$/;
const SEGMENT_DIGITS = 12;

const SPACE = 0x20;
const CHECKSUM_DIGITS = 8;
/** Checksum, sequence (with the part, and a dot after the last part), batch, and length of the rest in bytes. */
const FRAME_HEAD = /^[0-9a-f]{8} (\d{1,15})(?:\+(\d{1,9})(\.?))? (\d{1,15}) (\d{1,10}) /;
const MAX_HEAD_BYTES = 80;
/** Longer transactions are split into several lines, so that no string or buffer has to hold a whole transaction. */
const PART_LENGTH = 4 << 20;

/** The first line of a segment. */
export interface SegmentHead {
  /** The data folder that the segment belongs to. */
  folder: string;
  /** The sequence of the segment's first transaction. */
  first: number;
}

const headSchema = v.object({ journal: v.literal(JOURNAL_FORMAT), folder: v.string(), first: v.number() });

/** For example "journal.000000000013.log". */
export function segmentName(first: number): string {
  return `journal.${String(first).padStart(SEGMENT_DIGITS, '0')}.log`;
}

/** The sequence in a segment's name; null for other files. */
export function firstOfSegment(name: string): number | null {
  const match = SEGMENT_NAME.exec(name);
  return match && Number(match[1]);
}

export function encodeSegmentHead({ folder, first }: SegmentHead): Buffer {
  return Buffer.from(`${JSON.stringify({ journal: JOURNAL_FORMAT, folder, first })}\n`);
}

/** Returns null for anything but a head written by this version. */
export function parseSegmentHead(line: Buffer): SegmentHead | null {
  const head = v.safeParse(headSchema, parseJson(line.toString('utf8')));
  return head.success ? { folder: head.output.folder, first: head.output.first } : null;
}

/** A document as written by a transaction; null if deleted. */
export interface FrameWrite {
  collection: CollectionName;
  id: string;
  document: StoredDocument | null;
}

/** Head of a line, which is either a transaction or a part of a large one. */
export interface FrameHead {
  /** Number of the transaction in the data folder, counted from 1. */
  sequence: number;
  /** Number of the part in its transaction, counted from 0. */
  part: number;
  isLastPart: boolean;
  /** First transaction of the same write. All transactions before it were already durable. */
  batch: number;
  /** Offset in the line at which the writes start, and their length. */
  end: number;
  length: number;
}

/**
 * A frame is a line of text: CRC-32 of the rest of the line, sequence, batch, length, and the new versions of the documents as
 * JSON, which never contains a line feed. For example `5c0f3a1e 12 11 69
 * [["stock",{"id":"var_1","onHand":4,"version":2}],["sessions","ses_1"]]`. A large transaction has several lines, with the
 * sequences 12+0, 12+1 and, for the last one, 12+2. (with a dot).
 */
export function* encodeTransaction(sequence: number, batch: number, changes: readonly Change[]): Generator<string> {
  let writes: string[] = [];
  let [length, part] = [0, 0];
  for (const { collection, id, document } of changes) {
    if (length >= PART_LENGTH) {
      yield encodeFrame(`${sequence}+${part}`, batch, writes);
      [writes, length, part] = [[], 0, part + 1];
    }
    const write = JSON.stringify([collection, document ?? id]);
    writes.push(write);
    length += write.length;
  }
  yield encodeFrame(part === 0 ? String(sequence) : `${sequence}+${part}.`, batch, writes);
}

function encodeFrame(sequence: string, batch: number, writes: readonly string[]): string {
  const json = `[${writes.join(',')}]`;
  const rest = `${sequence} ${batch} ${Buffer.byteLength(json)} ${json}`;
  return `${checksumOf(rest)} ${rest}\n`;
}

/** The head of a line without its line feed; null unless it is valid. Does not parse the writes. */
export function parseFrame(line: Buffer): FrameHead | null {
  if (line[CHECKSUM_DIGITS] !== SPACE) return null;
  if (line.toString('latin1', 0, CHECKSUM_DIGITS) !== checksumOf(line.subarray(CHECKSUM_DIGITS + 1))) return null;
  const head = parseFrameHead(line);
  return head === null || head.end + head.length !== line.length ? null : head;
}

/** The writes in a line with a valid head; null if they cannot be parsed. */
export function readWrites(line: Buffer, { end }: FrameHead): FrameWrite[] | null {
  // The checksum guarantees the shape of JSON that can be parsed.
  const values = parseJson(line.toString('utf8', end)) as [string, StoredDocument | string][] | null;
  if (values === null) return null;
  const writes: FrameWrite[] = [];
  for (const [collection, written] of values) {
    if (!isCollectionName(collection)) return null;
    if (typeof written === 'string') writes.push({ collection, id: written, document: null });
    else writes.push({ collection, id: written.id, document: written });
  }
  return writes;
}

/** Length of the frame that begins with these bytes, without its line feed, according to its head; null if the head is unreadable. */
export function statedLength(bytes: Buffer): number | null {
  const head = parseFrameHead(bytes);
  return head && head.end + head.length;
}

function parseFrameHead(bytes: Buffer): FrameHead | null {
  const match = FRAME_HEAD.exec(bytes.toString('latin1', 0, MAX_HEAD_BYTES));
  if (match === null) return null;
  const [all, sequence, part, dot, batch, length] = match;
  const isLastPart = part === undefined || dot === '.';
  return { sequence: Number(sequence), part: Number(part ?? 0), isLastPart, batch: Number(batch), length: Number(length), end: all.length };
}

/** Returns null for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function checksumOf(bytes: string | Buffer): string {
  return crc32(bytes).toString(16).padStart(CHECKSUM_DIGITS, '0');
}

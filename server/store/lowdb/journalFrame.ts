import { crc32 } from 'node:zlib';
import type { StoredDocument } from '../core/storedDocument.ts';
import { isCollectionName } from '../core/storedDocument.ts';
import type { CollectionName } from '../documents/collections.ts';
import type { Change } from '../store.ts';

/** One document as a transaction left it; null: deleted. */
export interface FrameWrite {
  collection: CollectionName;
  id: string;
  document: StoredDocument | null;
}

/** One transaction in the journal. */
export interface Frame {
  /** Counts the transactions of the data folder, from 1. */
  sequence: number;
  /** The first transaction of those that were written together with it: all before that one were on the disk when this was written. */
  batch: number;
  writes: FrameWrite[];
}

const SPACE = 0x20;
const CHECKSUM_DIGITS = 8;
/** Checksum, sequence, batch, length of what follows in bytes. */
const HEAD = /^[0-9a-f]{8} (\d{1,15}) (\d{1,15}) (\d{1,10}) /;
const MAX_HEAD_BYTES = 60;

/**
 * A frame is a line of text: CRC-32 of the rest of the line, sequence, batch, length, and the new versions of the documents as JSON, which
 * never holds a line feed. For example
 *
 *   5c0f3a1e 12 11 69 [["stock",{"id":"var_1","onHand":4,"version":2}],["sessions","ses_1"]]
 */
export function encodeFrame(sequence: number, batch: number, changes: readonly Change[]): string {
  const writes = JSON.stringify(changes.map(({ collection, id, document }) => [collection, document ?? id]));
  const rest = `${sequence} ${batch} ${Buffer.byteLength(writes)} ${writes}`;
  return `${checksumOf(rest)} ${rest}\n`;
}

/** The frame of a line without its line feed; null unless it is exactly what was written. */
export function decodeFrame(line: Buffer): Frame | null {
  if (line[CHECKSUM_DIGITS] !== SPACE) return null;
  if (line.toString('latin1', 0, CHECKSUM_DIGITS) !== checksumOf(line.subarray(CHECKSUM_DIGITS + 1))) return null;
  const head = readHead(line);
  if (head === null || head.end + head.length !== line.length) return null;
  const writes = readWrites(line.toString('utf8', head.end));
  return writes && { sequence: head.sequence, batch: head.batch, writes };
}

/** How long the frame that begins with these bytes is, without its line feed; null when they do not say. */
export function statedLength(bytes: Buffer): number | null {
  const head = readHead(bytes);
  return head && head.end + head.length;
}

function readHead(bytes: Buffer): { sequence: number; batch: number; length: number; end: number } | null {
  const match = HEAD.exec(bytes.toString('latin1', 0, MAX_HEAD_BYTES));
  if (match === null) return null;
  const [all, sequence, batch, length] = match;
  return { sequence: Number(sequence), batch: Number(batch), length: Number(length), end: all.length };
}

function readWrites(text: string): FrameWrite[] | null {
  const values = parsed(text);
  if (values === null) return null;
  const writes: FrameWrite[] = [];
  for (const [collection, what] of values) {
    if (!isCollectionName(collection)) return null;
    if (typeof what === 'string') writes.push({ collection, id: what, document: null });
    else writes.push({ collection, id: what.id, document: what });
  }
  return writes;
}

/** The checksum has vouched for its shape. */
function parsed(text: string): [string, StoredDocument | string][] | null {
  try {
    return JSON.parse(text) as [string, StoredDocument | string][];
  } catch {
    return null;
  }
}

function checksumOf(bytes: string | Buffer): string {
  return crc32(bytes).toString(16).padStart(CHECKSUM_DIGITS, '0');
}

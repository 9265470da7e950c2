/** Operations on whole files: durable writes, checksums, copies and lines. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { StoreDamaged } from '#server/store/store.ts';
import type { FileSystem } from './fileSystem.ts';

/** Suffix of files being written. Files with this suffix are left over from a crash, and ignored at startup. */
export const TEMPORARY_SUFFIX = '.tmp';

/** Large files are synced as they grow, because a single sync would delay others for too long. */
const SYNC_EVERY_BYTES = 8 << 20;
const NO_ROOM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const LINE_FEED = 0x0a;

/** There was no space for a new file. The file that was to be replaced is unchanged. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** Size and checksum of a file. */
export interface FileSum {
  bytes: number;
  /** SHA-256, hex. */
  checksum: string;
}

/**
 * Writes a file under a temporary name, syncs and renames it, so that readers find either the complete old file or the complete
 * new one. The name is durable only after the caller has synced the folder. Throws NoRoom, and leaves nothing, if it does not
 * fit.
 */
export async function writeFileDurably(
  files: FileSystem,
  directory: string,
  name: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<FileSum> {
  const temporary = path.join(directory, name + TEMPORARY_SUFFIX);
  const file = await orNoRoom(files.create(temporary));
  const hash = createHash('sha256');
  let [bytes, unsynced] = [0, 0];
  try {
    for await (const chunk of chunks) {
      await orNoRoom(file.write(chunk));
      hash.update(chunk);
      bytes += chunk.length;
      unsynced += chunk.length;
      if (unsynced < SYNC_EVERY_BYTES) continue;
      await file.sync();
      unsynced = 0;
    }
    await file.sync();
  } catch (error) {
    if (error instanceof NoRoom) await files.remove(temporary).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
  await files.rename(temporary, path.join(directory, name));
  return { bytes, checksum: hash.digest('hex') };
}

async function orNoRoom<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code !== undefined && NO_ROOM_CODES.has(code) ? new NoRoom(code, { cause: error }) : error;
  }
}

/** Reads a whole (small) file. */
export async function readWhole(files: FileSystem, file: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of files.read(file)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Names of the files in a folder; empty if the folder does not exist. */
export async function namesIn(files: FileSystem, folder: string): Promise<string[]> {
  return files.list(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** Whether an error means that a file or folder is missing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** SHA-256 of a text, hex. */
export function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Checksum and size of a file. */
export async function sumFile(files: FileSystem, file: string): Promise<FileSum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of files.read(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, checksum: hash.digest('hex') };
}

/** Throws StoreDamaged if one of a checkpoint's files does not have the checksum listed in the manifest. */
export function expectSum(file: string, found: string, listed: string): void {
  if (found !== listed) throw new StoreDamaged(file, 'its content is not what was written: the checksum in the manifest differs');
}

/** A line of a file, without its line feed. */
export interface Line {
  /** Line number, counted from 1, and the byte offset at which the line starts. */
  number: number;
  offset: number;
  bytes: Buffer;
  /** False for bytes after the last line feed. */
  isComplete: boolean;
}

/** A file's lines, read in chunks; `onChunk` is called with each chunk first. */
export async function* linesOf(files: FileSystem, file: string, onChunk: (chunk: Buffer) => void): AsyncGenerator<Line[]> {
  let [number, offset] = [1, 0];
  let rest: Buffer[] = [];
  for await (const chunk of files.read(file)) {
    onChunk(chunk);
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      const bytes = rest.length === 0 ? chunk.subarray(start, end) : Buffer.concat([...rest, chunk.subarray(start, end)]);
      rest = [];
      lines.push({ number, offset, bytes, isComplete: true });
      number += 1;
      offset += bytes.length + 1;
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (rest.length > 0) yield [{ number, offset, bytes: Buffer.concat(rest), isComplete: false }];
}

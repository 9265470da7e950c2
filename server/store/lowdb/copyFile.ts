import { createHash } from 'node:crypto';
import { StoreDamaged } from '#server/store/core/storeErrors.ts';
import type { FileSystem } from './fileSystem.ts';

/** Size and checksum of a file, to compare it with another. */
export interface FileSum {
  bytes: number;
  /** SHA-256, hex. */
  checksum: string;
}

/** Reads a whole file; `onPiece` is called with each chunk, and awaited. */
export async function sumFile(
  files: FileSystem,
  file: string,
  onPiece: (piece: Buffer) => Promise<void> = async () => {},
): Promise<FileSum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of files.read(file)) {
    hash.update(piece);
    bytes += piece.length;
    await onPiece(piece);
  }
  return { bytes, checksum: hash.digest('hex') };
}

/** Throws StoreDamaged when a file of a checkpoint has another checksum than the manifest says. */
export function expectSum(file: string, found: string, listed: string): void {
  if (found !== listed) throw new StoreDamaged(file, 'its content is not what was written: the checksum in the manifest differs');
}

/** Copies a file and syncs the copy; its name is durable only after the caller has synced the folder. */
export async function copyFile(files: FileSystem, from: string, to: string): Promise<FileSum> {
  const copy = await files.create(to);
  try {
    const sum = await sumFile(files, from, (piece) => copy.write(piece));
    await copy.sync();
    return sum;
  } finally {
    await copy.close();
  }
}

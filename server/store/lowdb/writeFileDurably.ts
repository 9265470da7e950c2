import path from 'node:path';
import type { FileSystem } from './fileSystem.ts';

/** Files being written end in this; one that is found at the start was left by a crash and means nothing. */
export const TEMPORARY_SUFFIX = '.tmp';

/**
 * Writes a whole file under a temporary name, syncs it and gives it its name: whoever opens the name finds the old file or the new one,
 * whole. The name itself is durable only after the caller has synced the folder.
 */
export async function writeFileDurably(files: FileSystem, directory: string, name: string, chunks: Iterable<Uint8Array>): Promise<void> {
  const temporary = path.join(directory, name + TEMPORARY_SUFFIX);
  const file = await files.create(temporary);
  try {
    for (const chunk of chunks) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
  await files.rename(temporary, path.join(directory, name));
}

import path from 'node:path';
import type { FileSystem } from './fileSystem.ts';

/** Suffix of files being written; one found at the start is left over from a crash and ignored. */
export const TEMPORARY_SUFFIX = '.tmp';

/** A large file is synced as it grows: one sync of the whole would delay others for too long. */
const SYNC_EVERY_BYTES = 8 << 20;
const NO_ROOM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** There was no space for a new file. The file that it would have replaced is unchanged. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/**
 * Writes a whole file under a temporary name, syncs and renames it: a reader finds the old file or the new one, complete. The name is
 * durable only after the caller has synced the folder. Throws NoRoom, and leaves nothing, when it does not fit.
 */
export async function writeFileDurably(
  files: FileSystem,
  directory: string,
  name: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const temporary = path.join(directory, name + TEMPORARY_SUFFIX);
  const file = await orNoRoom(files.create(temporary));
  try {
    let unsynced = 0;
    for await (const chunk of chunks) {
      await orNoRoom(file.write(chunk));
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
}

async function orNoRoom<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code !== undefined && NO_ROOM_CODES.has(code) ? new NoRoom(code, { cause: error }) : error;
  }
}

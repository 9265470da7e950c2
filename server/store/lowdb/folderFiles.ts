import path from 'node:path';
import { StoreDamaged } from '#server/store/core/storeErrors.ts';
import { isGenerationFileName } from './collectionFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { firstOfSegment } from './journalSegment.ts';
import { MANIFEST_NAME, PREVIOUS_MANIFEST_NAME } from './manifestFile.ts';
import { TEMPORARY_SUFFIX } from './writeFileDurably.ts';

/**
 * Names that may exist in a folder that becomes a data folder: those that the marketplace puts beside its store, and those that systems put
 * anywhere.
 */
const HARMLESS = /^(\..*|lost\+found|lock(\.[\da-f]+)?|(payment-)?secret(\.tmp)?|uploads|outbox|admin\.sock)$/;

/** Throws StoreDamaged for a foreign folder: only one without other data becomes a data folder. */
export async function refuseForeign(files: FileSystem, directory: string): Promise<void> {
  const names = await files.list(directory);
  const orphan = names.find(isGenerationFileName);
  if (orphan !== undefined) {
    throw new StoreDamaged(path.join(directory, MANIFEST_NAME), `it is missing, though there are data such as ${orphan}`);
  }
  const foreign = names.find((name) => !HARMLESS.test(name) && !isTemporary(name) && firstOfSegment(name) === null);
  if (foreign !== undefined) {
    throw new StoreDamaged(
      directory,
      `this is not the data folder of a shop, and not empty (it holds ${foreign}): give the shop a folder of its own`,
    );
  }
}

/** Whether a file is the remainder of an interrupted write. */
export function isTemporary(name: string): boolean {
  if (!name.endsWith(TEMPORARY_SUFFIX)) return false;
  const finished = name.slice(0, -TEMPORARY_SUFFIX.length);
  return [MANIFEST_NAME, PREVIOUS_MANIFEST_NAME].includes(finished) || isGenerationFileName(finished) || firstOfSegment(finished) !== null;
}

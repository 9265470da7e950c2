import path from 'node:path';
import { StoreDamaged } from '#server/store/core/storeErrors.ts';
import { expectSum, sumFile } from './copyFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { firstOfSegment } from './journalSegment.ts';
import type { Manifest } from './manifestFile.ts';
import { PREVIOUS_MANIFEST_NAME } from './manifestFile.ts';
import { readSegment } from './readSegment.ts';

/**
 * Verifies what is retained beside the data for a rollback: the previous checkpoint, and the journal from it to the last one. Throws
 * StoreDamaged, naming file and byte, when it is not what was written. Checksums are verified, documents are not parsed.
 */
export async function checkSpare(files: FileSystem, directory: string, current: Manifest, previous: Manifest): Promise<void> {
  const used = new Map(Object.values(current.collections).map(({ file, checksum }) => [file, checksum]));
  for (const { file, checksum } of Object.values(previous.collections)) {
    // Files of both checkpoints were verified when the store was opened.
    const read = used.get(file);
    if (read === undefined) await checkCollection(files, path.join(directory, file), checksum);
    else expectSum(path.join(directory, PREVIOUS_MANIFEST_NAME), read, checksum);
  }
  let { sequence } = previous;
  const segments = (await files.list(directory))
    .flatMap((file) => {
      const first = firstOfSegment(file);
      return first !== null && first > previous.sequence && first <= current.sequence ? [{ file, first }] : [];
    })
    .sort((a, b) => a.first - b.first);
  for (const { file, first } of segments) {
    if (first !== sequence + 1) {
      throw new StoreDamaged(path.join(directory, file), `it begins with transaction ${first}, and ${sequence + 1} is in no file`);
    }
    ({ sequence } = await readSegment(files, { directory, file, head: { folder: current.folder, first }, isLast: false }, null));
  }
  if (sequence !== current.sequence) {
    throw new StoreDamaged(directory, `the journal from transaction ${sequence + 1} to ${current.sequence} is in no file`);
  }
}

async function checkCollection(files: FileSystem, file: string, checksum: string): Promise<void> {
  const sum = await sumFile(files, file).catch((error: unknown) => {
    throw new StoreDamaged(file, 'the manifest lists this file, but it cannot be read', error);
  });
  expectSum(file, sum.checksum, checksum);
}

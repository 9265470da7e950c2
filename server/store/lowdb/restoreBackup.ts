import path from 'node:path';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { BackedUpFile, Backup } from './backupFile.ts';
import { BackupRefused, readBackupFile } from './backupFile.ts';
import { copyFile, sumFile } from './copyFile.ts';
import type { FileSum } from './copyFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { isMissing, nodeFileSystem } from './fileSystem.ts';
import { lockFolder } from './folderLock.ts';
import { namesIn } from './makeBackup.ts';
import { MANIFEST_NAME, ManifestFile, newFolderName } from './manifestFile.ts';

/** Credentials are not restored: the owner of an old backup would hold valid ones. */
const LEFT_OUT: readonly CollectionName[] = ['sessions', 'passwordResets'];

/**
 * Restores a backup into a new data folder, after all its checksums were verified. Sessions and password resets are left out. Throws
 * BackupRefused, naming the file or folder, when the backup is incomplete or the folder not empty.
 */
export async function restoreBackup(source: string, target: string, files: FileSystem = nodeFileSystem): Promise<Backup> {
  const backup = await readBackupFile(files, source);
  for (const file of backup.files) expectSame(source, file, await sumIn(files, source, file));
  const manifest = await new ManifestFile(files, source).read();
  if (manifest === null) throw new BackupRefused(`${source} has no ${MANIFEST_NAME}`);
  if ((await namesIn(files, target)).length > 0) throw new BackupRefused(`${target} is not empty: a backup is restored into a new folder`);
  await files.makeFolder(target);
  const release = await lockFolder(target);
  try {
    const leftOut = new Set(LEFT_OUT.flatMap((name) => manifest.collections[name]?.file ?? []));
    const wanted = backup.files.filter(({ path: name }) => name !== MANIFEST_NAME && !leftOut.has(name));
    for (const folder of new Set(wanted.map(({ path: name }) => path.dirname(name)))) await files.makeFolder(path.join(target, folder));
    for (const file of wanted) {
      expectSame(source, file, await copyFile(files, path.join(source, file.path), path.join(target, file.path)));
    }
    for (const folder of new Set(wanted.map(({ path: name }) => path.dirname(name)))) await files.syncFolder(path.join(target, folder));
    const collections = Object.fromEntries(
      Object.entries(manifest.collections).filter(([name]) => !(LEFT_OUT as readonly string[]).includes(name)),
    );
    await new ManifestFile(files, target).write({ ...manifest, folder: newFolderName(), collections });
    await files.syncFolder(target);
  } finally {
    await release();
  }
  return backup;
}

async function sumIn(files: FileSystem, source: string, { path: name }: BackedUpFile): Promise<FileSum> {
  try {
    return await sumFile(files, path.join(source, name));
  } catch (error) {
    if (isMissing(error)) throw new BackupRefused(`${path.join(source, name)} is missing from the backup`);
    throw error;
  }
}

function expectSame(source: string, { path: name, bytes, checksum }: BackedUpFile, found: FileSum): void {
  if (found.bytes === bytes && found.checksum === checksum) return;
  throw new BackupRefused(`${path.join(source, name)} is not what was backed up: its checksum differs`);
}

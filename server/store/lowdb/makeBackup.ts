import path from 'node:path';
import type { Backup } from './backupFile.ts';
import { BackupRefused, writeBackupFile } from './backupFile.ts';
import { copyFile, expectSum, sumFile } from './copyFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { isMissing } from './fileSystem.ts';
import type { Manifest } from './manifestFile.ts';
import { MANIFEST_NAME, ManifestFile, newFolderName } from './manifestFile.ts';
import { NoRoom, TEMPORARY_SUFFIX } from './writeFileDurably.ts';

/** Irreplaceable files beside the store: secrets, and a folder of uploads. */
const SECRETS = ['secret', 'payment-secret'];
const UPLOADS = 'uploads';

/**
 * Copies a checkpoint, and the files beside the store, into a new or empty folder: a data folder of its own, with the checksums of all its
 * files. The files of the checkpoint must exist until it ends. Throws BackupRefused when the folder cannot be used or written to the end;
 * StoreDamaged when a file of the checkpoint has changed. The data are unchanged in either case.
 */
export async function makeBackup(files: FileSystem, directory: string, manifest: Manifest, target: string): Promise<Backup> {
  try {
    return await copyInto(files, directory, manifest, target);
  } catch (error) {
    if (!isOfTheSystem(error)) throw error;
    throw new BackupRefused(`No backup was made in ${target}: ${error.message}`, { cause: error });
  }
}

/** Whether an error has a system code, such as EACCES or ENOSPC. */
function isOfTheSystem(error: unknown): error is Error {
  return error instanceof NoRoom || (error instanceof Error && 'code' in error && typeof error.code === 'string');
}

async function copyInto(files: FileSystem, directory: string, manifest: Manifest, target: string): Promise<Backup> {
  await refuseTarget(files, directory, target);
  await files.makeFolder(target);
  const backup: Backup = { savedAt: manifest.savedAt, files: [] };
  const copy = async (name: string): Promise<string> => {
    const sum = await copyFile(files, path.join(directory, name), path.join(target, name));
    backup.files.push({ path: name, ...sum });
    return sum.checksum;
  };
  for (const { file, checksum } of Object.values(manifest.collections)) {
    expectSum(path.join(directory, file), await copy(file), checksum);
  }
  const names = await files.list(directory);
  for (const secret of SECRETS) if (names.includes(secret)) await copy(secret);
  // A file that is being written belongs to no document yet.
  const pictures = (await namesIn(files, path.join(directory, UPLOADS))).filter((name) => !name.endsWith(TEMPORARY_SUFFIX));
  if (pictures.length > 0) await files.makeFolder(path.join(target, UPLOADS));
  for (const name of pictures) {
    // An unused one may be swept meanwhile.
    await copy(`${UPLOADS}/${name}`).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      await files.remove(path.join(target, UPLOADS, name));
    });
  }
  if (pictures.length > 0) await files.syncFolder(path.join(target, UPLOADS));
  await new ManifestFile(files, target).write({ ...manifest, folder: newFolderName(), journal: null });
  backup.files.push({ path: MANIFEST_NAME, ...(await sumFile(files, path.join(target, MANIFEST_NAME))) });
  await writeBackupFile(files, target, backup);
  return backup;
}

async function refuseTarget(files: FileSystem, directory: string, target: string): Promise<void> {
  const isInside = !path.relative(directory, target).startsWith('..');
  if (isInside) throw new BackupRefused(`${target} is in the data folder itself: name a folder elsewhere`);
  if ((await namesIn(files, target)).length > 0) throw new BackupRefused(`${target} is not empty: name a new folder`);
}

/** Files of a folder; none when it does not exist. */
export async function namesIn(files: FileSystem, folder: string): Promise<string[]> {
  return files.list(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

import path from 'node:path';
import * as v from 'valibot';
import type { CollectionName } from '#server/store/documents/collections.ts';
import {
  expectSum,
  isMissing,
  namesIn,
  NoRoom,
  readWhole,
  sha256,
  sumFile,
  TEMPORARY_SUFFIX,
  writeFileDurably,
  type FileSum,
} from './fileOperations.ts';
import { nodeFileSystem, type FileSystem } from './fileSystem.ts';
import { lockFolder } from './folderLock.ts';
import { MANIFEST_NAME, ManifestFile, newFolderId, type Manifest } from './manifestFile.ts';

const BACKUP_NAME = 'backup.json';
const BACKUP_FORMAT = 1;

/** A file in a backup; `path` is relative to the backup's folder, with slashes. */
export interface BackedUpFile extends FileSum {
  path: string;
}

/** List of a backup's files. It is written last, so an interrupted backup has none. */
export interface Backup {
  /** Time at which the saved state was current. */
  savedAt: string;
  files: BackedUpFile[];
}

/** A backup or restore was refused. Existing data is unchanged. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const listSchema = v.object({
  backup: v.literal(BACKUP_FORMAT),
  savedAt: v.string(),
  files: v.array(v.object({ path: v.pipe(v.string(), v.check(isBelow)), bytes: v.number(), checksum: v.string() })),
  checksum: v.string(),
});

/** Irreplaceable files next to the store: secrets, and a folder with uploads. */
const SECRETS = ['secret', 'payment-secret'];
const UPLOADS = 'uploads';

/**
 * Copies a checkpoint, and the files next to the store, into a new or empty folder, which becomes a complete data folder with the
 * checksums of all files. The checkpoint's files must be retained until this ends. Throws BackupRefused if the folder cannot be
 * used or written, and StoreDamaged if one of the checkpoint's files has changed; the data is unchanged.
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
  const isInside = !path.relative(directory, target).startsWith('..');
  if (isInside) throw new BackupRefused(`${target} is in the data folder itself: name a folder elsewhere`);
  if ((await namesIn(files, target)).length > 0) throw new BackupRefused(`${target} is not empty: name a new folder`);
  await files.makeFolder(target);
  const backup: Backup = { savedAt: manifest.savedAt, files: [] };
  const copy = async (name: string): Promise<string> => {
    const sum = await writeFileDurably(files, target, name, files.read(path.join(directory, name)));
    backup.files.push({ path: name, ...sum });
    return sum.checksum;
  };
  for (const { file, checksum } of Object.values(manifest.collections)) {
    expectSum(path.join(directory, file), await copy(file), checksum);
  }
  const names = await files.list(directory);
  for (const secret of SECRETS) if (names.includes(secret)) await copy(secret);
  // A file that is still being written does not belong to a document yet.
  const pictures = (await namesIn(files, path.join(directory, UPLOADS))).filter((name) => !name.endsWith(TEMPORARY_SUFFIX));
  if (pictures.length > 0) await files.makeFolder(path.join(target, UPLOADS));
  for (const name of pictures) {
    // An unused picture may be deleted in the meantime.
    await copy(`${UPLOADS}/${name}`).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      await files.remove(path.join(target, UPLOADS, name + TEMPORARY_SUFFIX));
    });
  }
  if (pictures.length > 0) await files.syncFolder(path.join(target, UPLOADS));
  await new ManifestFile(files, target).write({ ...manifest, folder: newFolderId(), journal: null });
  backup.files.push({ path: MANIFEST_NAME, ...(await sumFile(files, path.join(target, MANIFEST_NAME))) });
  await writeBackupFile(files, target, backup);
  return backup;
}

/** Not restored, because the holders of old sessions and tokens would regain access. */
export const LEFT_OUT: readonly CollectionName[] = ['sessions', 'passwordResets'];

/**
 * Restores a backup into a new data folder after verifying all checksums, but leaves out sessions and password resets. Throws
 * BackupRefused, with the name of the file or folder, if the backup is incomplete or the folder is not empty.
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
    const collections = { ...manifest.collections };
    for (const name of LEFT_OUT) delete collections[name];
    const leftOut = new Set([MANIFEST_NAME, ...LEFT_OUT.map((name) => manifest.collections[name]?.file)]);
    const wanted = backup.files.filter(({ path: name }) => !leftOut.has(name));
    const folders = new Set(wanted.map(({ path: name }) => path.join(target, path.dirname(name))));
    for (const folder of folders) await files.makeFolder(folder);
    for (const file of wanted) {
      expectSame(source, file, await writeFileDurably(files, target, file.path, files.read(path.join(source, file.path))));
    }
    for (const folder of folders) await files.syncFolder(folder);
    await new ManifestFile(files, target).write({ ...manifest, folder: newFolderId(), collections });
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

async function writeBackupFile(files: FileSystem, directory: string, backup: Backup): Promise<void> {
  const text = JSON.stringify({ backup: BACKUP_FORMAT, ...backup, checksum: checksumOf(backup) }, null, 2);
  await writeFileDurably(files, directory, BACKUP_NAME, [Buffer.from(`${text}\n`)]);
  await files.syncFolder(directory);
}

/** Throws BackupRefused if the folder is not a finished backup that this version can read. */
async function readBackupFile(files: FileSystem, directory: string): Promise<Backup> {
  const file = path.join(directory, BACKUP_NAME);
  let bytes: Buffer;
  try {
    bytes = await readWhole(files, file);
  } catch (error) {
    if (isMissing(error)) throw new BackupRefused(`${directory} is not a finished backup: it has no ${BACKUP_NAME}`);
    throw error;
  }
  const { savedAt, files: list, checksum } = parseList(file, bytes);
  const backup = { savedAt, files: list };
  if (checksumOf(backup) !== checksum) throw new BackupRefused(`${file} is not what was written: its checksum differs`);
  return backup;
}

function parseList(file: string, bytes: Buffer): v.InferOutput<typeof listSchema> {
  try {
    return v.parse(listSchema, JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new BackupRefused(`${file} is not the list of a backup that this version can read`);
  }
}

function checksumOf({ savedAt, files }: Backup): string {
  const lines = files.map(({ path: name, bytes, checksum }) => `${checksum} ${bytes} ${name}`);
  return sha256([savedAt, ...lines].join('\n'));
}

/** Whether a path stays inside its folder. */
function isBelow(name: string): boolean {
  return !path.posix.isAbsolute(name) && !name.split(/[\\/]/).some((part) => part === '' || part === '.' || part === '..');
}

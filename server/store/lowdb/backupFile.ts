import { createHash } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import type { FileSum } from './copyFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { isMissing, readWhole } from './fileSystem.ts';
import { writeFileDurably } from './writeFileDurably.ts';

export const BACKUP_NAME = 'backup.json';
const BACKUP_FORMAT = 1;

/** One file of a backup; `path` is relative to its folder, with slashes. */
export interface BackedUpFile extends FileSum {
  path: string;
}

/** List of a backup's files; it is written last, so that an interrupted backup has none. */
export interface Backup {
  /** Moment of the state that it holds. */
  savedAt: string;
  files: BackedUpFile[];
}

/** A backup or restore was refused. No existing data was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const schema = v.object({
  backup: v.literal(BACKUP_FORMAT),
  savedAt: v.string(),
  files: v.array(v.object({ path: v.pipe(v.string(), v.check(isBelow)), bytes: v.number(), checksum: v.string() })),
  checksum: v.string(),
});

export async function writeBackupFile(files: FileSystem, directory: string, backup: Backup): Promise<void> {
  const text = JSON.stringify({ backup: BACKUP_FORMAT, ...backup, checksum: checksumOf(backup) }, null, 2);
  await writeFileDurably(files, directory, BACKUP_NAME, [Buffer.from(`${text}\n`)]);
  await files.syncFolder(directory);
}

/** Throws BackupRefused when the folder is not a finished backup that this version can read. */
export async function readBackupFile(files: FileSystem, directory: string): Promise<Backup> {
  const file = path.join(directory, BACKUP_NAME);
  let bytes: Buffer;
  try {
    bytes = await readWhole(files, file);
  } catch (error) {
    if (isMissing(error)) throw new BackupRefused(`${directory} is not a finished backup: it has no ${BACKUP_NAME}`);
    throw error;
  }
  const { savedAt, files: list, checksum } = parse(file, bytes);
  const backup = { savedAt, files: list };
  if (checksumOf(backup) !== checksum) throw new BackupRefused(`${file} is not what was written: its checksum differs`);
  return backup;
}

function parse(file: string, bytes: Buffer): v.InferOutput<typeof schema> {
  try {
    return v.parse(schema, JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new BackupRefused(`${file} is not the list of a backup that this version can read`);
  }
}

function checksumOf({ savedAt, files }: Backup): string {
  const lines = files.map(({ path: name, bytes, checksum }) => `${checksum} ${bytes} ${name}`);
  return createHash('sha256')
    .update([savedAt, ...lines].join('\n'))
    .digest('hex');
}

/** Whether a path stays in its folder. */
function isBelow(name: string): boolean {
  return !path.posix.isAbsolute(name) && !name.split(/[\\/]/).some((part) => part === '' || part === '.' || part === '..');
}

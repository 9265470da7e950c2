import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { parsePictureFile, type PictureFormat } from '#schema/rules/pictures.ts';
import type { PictureFiles } from '#server/store/sharedState.ts';

const KEY = /^up_[0-9a-f]{32}$/;
const OWNER_ONLY = { folder: 0o700, file: 0o600 };
const TEMPORARY_SUFFIX = '.tmp';

/** The key and format in a file name; null for an invalid name. The server generates all names. */
export function uploadedFileOf(name: string): { key: string; format: PictureFormat } | null {
  const file = parsePictureFile(name);
  return file !== null && KEY.test(file.key) ? file : null;
}

/** Stores pictures in a folder that only its owner can read. */
export class FolderOfPictures implements PictureFiles {
  constructor(private readonly folder: string) {}

  async write(files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY.folder });
    await chmod(this.folder, OWNER_ONLY.folder);
    for (const { name, bytes } of files) await this.writeOne(this.file(name), bytes);
    await this.syncFolder();
  }

  async read(name: string): Promise<Buffer | null> {
    return uploadedFileOf(name) === null ? null : readFile(this.file(name)).catch(nullIfMissing);
  }

  async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(this.file(name), { force: true })));
  }

  /** Includes files that a killed process left half-written. */
  async list(): Promise<{ name: string; writtenAtMs: number }[]> {
    const names = (await readdir(this.folder).catch(nullIfMissing)) ?? [];
    const listed = await Promise.all(
      names.map(async (name) => {
        const found = await stat(this.file(name)).catch(nullIfMissing);
        return found === null ? [] : [{ name, writtenAtMs: found.mtimeMs }];
      }),
    );
    return listed.flat();
  }

  async freeBytes(): Promise<number> {
    // The folder is created with the first picture; until then, its parent is on the same disk.
    const { bavail, bsize } = await statfs(this.folder).catch(() => statfs(path.dirname(this.folder)));
    return bavail * bsize;
  }

  private async writeOne(file: string, bytes: Buffer): Promise<void> {
    const draft = file + TEMPORARY_SUFFIX;
    const handle = await open(draft, 'w', OWNER_ONLY.file);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  }

  /** Syncs the folder, which makes file names durable. Windows cannot open folders, but its file system does this automatically. */
  private async syncFolder(): Promise<void> {
    if (process.platform === 'win32') return;
    const handle = await open(this.folder, 'r');
    await handle.sync().finally(() => handle.close());
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }
}

/** Stores pictures in memory, for an in-memory store. */
export class PicturesInMemory implements PictureFiles {
  private readonly files = new Map<string, { bytes: Buffer; writtenAtMs: number }>();

  constructor(private readonly now: () => Date) {}

  async write(files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
    for (const { name, bytes } of files) this.files.set(name, { bytes, writtenAtMs: this.now().getTime() });
  }

  async read(name: string): Promise<Buffer | null> {
    return this.files.get(name)?.bytes ?? null;
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) this.files.delete(name);
  }

  async list(): Promise<{ name: string; writtenAtMs: number }[]> {
    return [...this.files].map(([name, { writtenAtMs }]) => ({ name, writtenAtMs }));
  }

  freeBytes(): Promise<number> {
    return Promise.resolve(Infinity);
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Where the files of uploaded pictures are. Names are of the shop's own making: `isPictureFile` says which there can be. */
export interface PictureFiles {
  /** When it resolves, all of them are there, and survive a loss of power. */
  write(files: readonly { name: string; bytes: Buffer }[]): Promise<void>;
  /** null when there is none by that name. */
  read(name: string): Promise<Buffer | null>;
  /** What is not there is no mistake. */
  remove(names: readonly string[]): Promise<void>;
  /** Every name, with when it was written (milliseconds since 1970). */
  list(): Promise<{ name: string; writtenAtMs: number }[]>;
  /** Room on the disk, in bytes. */
  freeBytes(): Promise<number>;
}

const NAME = /^(up_[0-9a-f]{32})-(?:320|640|960)\.(avif|webp)$/;
const OWNER_ONLY = { folder: 0o700, file: 0o600 };
const TEMPORARY_SUFFIX = '.tmp';

/** The picture and the format that a file name stands for; null for every other name. */
export function pictureFileOf(name: string): { key: string; format: 'avif' | 'webp' } | null {
  const [, key, format] = NAME.exec(name) ?? [];
  return key === undefined ? null : { key, format: format === 'avif' ? 'avif' : 'webp' };
}

/** Keeps pictures in a folder, readable by its owner alone. */
export class FolderOfPictures implements PictureFiles {
  constructor(private readonly folder: string) {}

  async write(files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY.folder });
    await chmod(this.folder, OWNER_ONLY.folder);
    for (const { name, bytes } of files) await this.writeOne(this.file(name), bytes);
    await this.syncFolder();
  }

  async read(name: string): Promise<Buffer | null> {
    return pictureFileOf(name) === null ? null : readFile(this.file(name)).catch(nullIfMissing);
  }

  async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(this.file(name), { force: true })));
  }

  /** What a killed process left half-written is listed, too. */
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
    // Before the first picture there is no folder; it will stand on the disk of the one around it.
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

  /** Names are durable only then. Windows cannot open a folder; its file system keeps them by itself. */
  private async syncFolder(): Promise<void> {
    if (process.platform === 'win32') return;
    const handle = await open(this.folder, 'r');
    await handle.sync().finally(() => handle.close());
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }
}

/** Keeps pictures for as long as the process lives: for shops whose store is in memory. */
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

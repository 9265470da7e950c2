import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file being written. */
export interface WritableFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when what was written would survive a loss of power. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The few calls the store makes of the file system: a face of its own, so that tests can record and break them. */
export interface FileSystem {
  /** Makes the folder and its parents, for the owner alone, where they do not exist. */
  makeFolder(path: string): Promise<void>;
  list(path: string): Promise<string[]>;
  read(path: string): Promise<Buffer>;
  /** Creates an empty file for the owner alone, in place of what a crash may have left under that name. */
  create(path: string): Promise<WritableFile>;
  rename(from: string, to: string): Promise<void>;
  /** Makes renames inside a folder survive a loss of power. */
  syncFolder(path: string): Promise<void>;
  remove(path: string): Promise<void>;
}

/** As `mkdir -p`. Node's own never ends where a parent exists and takes no folders, as /proc. */
async function makeFolders(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      // Also a link to a folder is one; a link to nothing throws.
      if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR', path });
    } else if (code === 'ENOENT' && dirname(path) !== path) {
      await makeFolders(dirname(path));
      await make();
    } else throw error;
  }
}

/** The file system of the machine. */
export const nodeFileSystem: FileSystem = {
  makeFolder: makeFolders,
  list: (path) => readdir(path),
  read: (path) => readFile(path),
  async create(path) {
    const handle = await open(path, constants.O_CREAT | constants.O_WRONLY | constants.O_TRUNC, 0o600);
    return {
      async write(bytes) {
        await handle.writeFile(bytes);
      },
      sync: () => handle.sync(),
      close: () => handle.close(),
    };
  },
  rename,
  async syncFolder(path) {
    // Windows cannot open a folder; its file system keeps renames by itself.
    if (process.platform === 'win32') return;
    const handle = await open(path, constants.O_RDONLY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  remove: unlink,
};

import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, stat, statfs, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file being written. */
export interface WritableFile {
  /** Appends all of the bytes. */
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when the written bytes would survive a power loss. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The store's file system calls, behind an interface so that tests can record them and make them fail. */
export interface FileSystem {
  /** Creates the folder and its missing parents, accessible only by the owner. */
  makeFolder(path: string): Promise<void>;
  list(path: string): Promise<string[]>;
  /** A file's bytes, in chunks. */
  read(path: string): AsyncIterable<Buffer>;
  /** Creates an empty file, accessible only by the owner. Replaces a file left over from a crash. */
  create(path: string): Promise<WritableFile>;
  /** Opens an existing file for appending. */
  append(path: string): Promise<WritableFile>;
  rename(from: string, to: string): Promise<void>;
  /** Makes new names in a folder durable. */
  syncFolder(path: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Bytes that this user may still write to the folder's disk. */
  freeBytes(path: string): Promise<number>;
}

const CHUNK_BYTES = 1 << 20;
const OWNER_ONLY = 0o600;

/** Like `mkdir -p`. Node's own version never returns if a parent exists but does not accept folders, such as /proc. */
async function makeFolders(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      // A link to a folder is accepted, whereas a dangling link throws.
      if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR', path });
    } else if (code === 'ENOENT' && dirname(path) !== path) {
      await makeFolders(dirname(path));
      await make();
    } else throw error;
  }
}

async function* readChunks(path: string): AsyncGenerator<Buffer> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    for (;;) {
      // Uses a new buffer each time, because the reader may keep it.
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

function writable(handle: FileHandle): WritableFile {
  return {
    async write(bytes) {
      for (let done = 0; done < bytes.length;) done += (await handle.write(bytes, done, bytes.length - done)).bytesWritten;
    },
    sync: () => handle.datasync(),
    close: () => handle.close(),
  };
}

export const nodeFileSystem: FileSystem = {
  makeFolder: makeFolders,
  list: (path) => readdir(path),
  read: readChunks,
  create: async (path) => writable(await open(path, constants.O_CREAT | constants.O_WRONLY | constants.O_TRUNC, OWNER_ONLY)),
  append: async (path) => writable(await open(path, constants.O_WRONLY | constants.O_APPEND)),
  rename,
  async syncFolder(path) {
    // Windows cannot open a folder, but its file system makes renames durable.
    if (process.platform === 'win32') return;
    const handle = await open(path, constants.O_RDONLY);
    await handle.sync().finally(() => handle.close());
  },
  remove: unlink,
  async freeBytes(path) {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  },
};

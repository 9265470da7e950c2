import { link, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { StoreLocked } from '../core/storeErrors.ts';

/** Gives the folder up again. */
export type Release = () => Promise<void>;

/**
 * Makes this process the only one that has the folder open, or throws StoreLocked at once.
 *
 * On Linux the lock is an abstract Unix socket named after the folder's device and inode: the kernel frees it with the process, however
 * that ended, and two paths of one folder meet in one name. It holds within one network namespace: two containers that share a volume do
 * not see each other's. Elsewhere it is a file with the number of the process, which counts only while that process lives.
 */
export async function lockFolder(directory: string): Promise<Release> {
  return process.platform === 'linux' ? lockBySocket(directory) : lockByFile(directory);
}

async function lockBySocket(directory: string): Promise<Release> {
  const { dev, ino } = await stat(directory, { bigint: true });
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new StoreLocked(directory) : error));
    server.listen({ path: `\0rizq-store-${dev}-${ino}`, exclusive: true }, resolve);
  });
  // The lock alone keeps no process alive.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Exported for its test: everybody else calls `lockFolder`. */
export async function lockByFile(directory: string): Promise<Release> {
  const file = path.join(directory, 'lock');
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid), { mode: 0o600 });
  try {
    // Linking makes the name appear with its content: nobody reads a lock that is half written.
    if (await tryLink(own, file)) return () => unlink(file);
    if (await isHeld(file)) throw new StoreLocked(directory);
    await unlink(file);
    if (await tryLink(own, file)) return () => unlink(file);
    throw new StoreLocked(directory);
  } finally {
    await unlink(own);
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isHeld(file: string): Promise<boolean> {
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!Number.isSafeInteger(owner) || owner <= 0) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

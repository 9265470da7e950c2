import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { link, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { StoreLocked } from '#server/store/store.ts';
import { isMissing } from './fileOperations.ts';

/** Releases the lock. */
type Release = () => Promise<void>;

/**
 * Locks the folder for this process alone, or throws StoreLocked at once. On Linux the lock is an abstract Unix socket named after the
 * folder's device and inode: the kernel frees it with the process, however that ended, and two paths of one folder share one name. It holds
 * within one network namespace: two containers that share a volume do not see each other's. Elsewhere it is a file with the id and start
 * time of the process, valid only while that process lives.
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
  // The lock alone does not keep the process alive.
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Exported for its test; use `lockFolder`. */
export async function lockByFile(directory: string): Promise<Release> {
  const file = path.join(directory, 'lock');
  const nonce = randomBytes(8).toString('hex');
  const own = `${file}.${nonce}`;
  await writeFile(own, [process.pid, nonce, await startOf(process.pid)].join(' ').trim(), { mode: 0o600 });
  try {
    // Linking makes the name appear with its content: a half-written lock is never read.
    if (!(await tryLink(own, file)) && !(await takeOver(file, own))) throw new StoreLocked(directory);
    return () => unlink(file);
  } finally {
    await unlink(own).catch(() => undefined);
  }
}

/**
 * Replaces the lock of a dead process. The right to do so is decided by linking a name derived from the content of that lock: one process
 * succeeds. When that one dies in between, the next claims to follow it instead. False when the lock is held, or another process is faster.
 */
async function takeOver(file: string, own: string): Promise<boolean> {
  const stale = await read(file);
  // It was released at this moment.
  if (stale === null) return tryLink(own, file);
  const claims: string[] = [];
  for (let before: string | null = stale; ;) {
    if (await isHeld(before)) return false;
    const claim = `${file}.${createHash('sha256').update(before).digest('hex').slice(0, 16)}`;
    claims.push(claim);
    if (await tryLink(own, claim)) break;
    before = await read(claim);
    // Its owner has finished.
    if (before === null) return false;
  }
  // Another process may have claimed the same, and finished, since the lock was read.
  const isStill = (await read(file)) === stale;
  if (isStill) await rename(own, file);
  else claims.splice(0, claims.length - 1);
  for (const claim of claims) await unlink(claim).catch(() => undefined);
  return isStill;
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

/** null when there is none. */
async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether the process of a lock lives. A process id that was reused since is recognised by the start time. */
async function isHeld(lock: string): Promise<boolean> {
  const [, number, start = ''] = /^(\d+)(?: [\da-f]+)?(?: (\D.+))?$/.exec(lock) ?? [];
  const owner = Number(number);
  if (!Number.isSafeInteger(owner) || owner <= 0) return false;
  try {
    process.kill(owner, 0);
  } catch (error) {
    // A process of another user cannot be signalled, but it lives.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const lives = await startOf(owner);
  return start === '' || lives === null || lives === start;
}

/** Start time of a process as the system prints it; null where it is unknown. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    return stdout.trim().replaceAll(/\s+/g, ' ') || null;
  } catch {
    return null;
  }
}

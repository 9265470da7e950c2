import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { link, open, readFile, readlink, rename, symlink, unlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { StoreLocked } from '#server/store/store.ts';
import { isMissing } from './fileOperations.ts';

/** Releases the lock. */
type Release = () => Promise<void>;

/** Proof that a lock's process is alive. A lock's unique content identifies its process. */
interface ProofOfLife {
  /** The lock's name in the folder. */
  name: string;
  /** Creates this process's lock under an unused name. */
  write(file: string): Promise<void>;
  /** A lock's content; null if there is no lock. */
  read(file: string): Promise<string | null>;
  /** Whether the process that wrote a lock with this content is alive. */
  isHeld(content: string): Promise<boolean>;
  /** Removes what a dead process has left next to its lock. */
  clear(content: string): Promise<void>;
  /** Ends this process's proof. */
  end(): Promise<void>;
}

/**
 * Locks the folder for this process, or throws StoreLocked. On Linux the lock is a link to a listening socket inside the folder,
 * which the kernel closes when the process ends for any reason; only users with access to the folder can take it. This works
 * between containers on one machine, but not between machines. On other systems, and on file systems without sockets, the lock is
 * a file with the process's id and start time.
 */
export async function lockFolder(directory: string): Promise<Release> {
  const proof = process.platform === 'linux' ? await listenIn(directory) : null;
  return proof === null ? lockByFile(directory) : lock(directory, proof);
}

/** Exported for its test; use `lockFolder`. */
export async function lockByFile(directory: string): Promise<Release> {
  const content = [process.pid, randomBytes(8).toString('hex'), await startOf(process.pid)].join(' ').trim();
  return lock(directory, {
    name: 'lock',
    write: (file) => writeFile(file, content, { mode: 0o600 }),
    read: async (file) => readFile(file, 'utf8').catch(nullIfMissing),
    isHeld: isRunning,
    clear: () => Promise.resolve(),
    end: () => Promise.resolve(),
  });
}

/**
 * A socket in the folder that proves that this process is alive; null if the file system does not support sockets. The lock is a
 * symbolic link to the socket, which needs no free block on a full disk. Socket paths are limited to 107 bytes, so the folder is
 * addressed through its descriptor.
 */
async function listenIn(directory: string): Promise<ProofOfLife | null> {
  const folder = await open(directory);
  const addressOf = (name: string) => `/proc/self/fd/${folder.fd}/${name}`;
  const own = `lock.${randomBytes(8).toString('hex')}.sock`;
  const server = net.createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ path: addressOf(own), exclusive: true }, resolve);
    });
  } catch (error) {
    await folder.close();
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  // The lock alone must not keep the process alive.
  server.unref();
  return {
    name: 'lock.owner',
    write: (file) => symlink(own, file),
    read: async (file) => readlink(file).catch(nullIfMissing),
    isHeld: (name) => isListening(addressOf(name)),
    clear: (name) => unlink(path.join(directory, name)).catch(() => undefined),
    end: async () => {
      // Closing also removes the socket.
      await new Promise((resolve) => server.close(resolve));
      await folder.close();
    },
  };
}

/**
 * Whether a process is listening. A killed process's socket refuses connections, whereas that of a stopped or busy process is
 * still held.
 */
async function isListening(address: string): Promise<boolean> {
  const socket = net.connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    return !['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
  } finally {
    socket.destroy();
  }
}

async function lock(directory: string, proof: ProofOfLife): Promise<Release> {
  const file = path.join(directory, proof.name);
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await proof.write(own);
    try {
      // Linking makes the name appear together with its content, so that a half-written lock is never read.
      if (!(await tryLink(own, file)) && !(await takeOver(file, own, proof))) throw new StoreLocked(directory);
    } finally {
      await unlink(own).catch(() => undefined);
    }
  } catch (error) {
    await proof.end();
    throw error;
  }
  return async () => {
    await unlink(file).catch(nullIfMissing);
    await proof.end();
  };
}

/**
 * Replaces a dead process's lock. Processes compete by linking a name derived from the lock's content; only one succeeds. If that
 * process dies as well, the next one claims to follow it. Returns false if the lock is held or another process was faster.
 */
async function takeOver(file: string, own: string, proof: ProofOfLife): Promise<boolean> {
  const stale = await proof.read(file);
  // The lock has just been released.
  if (stale === null) return tryLink(own, file);
  const claims: string[] = [];
  const dead: string[] = [];
  for (let before: string | null = stale; ;) {
    if (await proof.isHeld(before)) return false;
    dead.push(before);
    const claim = `${file}.${createHash('sha256').update(before).digest('hex').slice(0, 16)}`;
    claims.push(claim);
    if (await tryLink(own, claim)) break;
    before = await proof.read(claim);
    // The owner has finished.
    if (before === null) return false;
  }
  // Another process may have completed the same takeover since the lock was read.
  const isStill = (await proof.read(file)) === stale;
  if (isStill) await rename(own, file);
  else claims.splice(0, claims.length - 1);
  for (const claim of claims) await unlink(claim).catch(() => undefined);
  if (isStill) for (const content of dead) await proof.clear(content);
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

/** Converts a missing-file error to null. */
function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Whether a lock's process is alive. The start time reveals process ids that have been reused. */
async function isRunning(content: string): Promise<boolean> {
  const [, number, start = ''] = /^(\d+)(?: [\da-f]+)?(?: (\D.+))?$/.exec(content) ?? [];
  const owner = Number(number);
  if (!Number.isSafeInteger(owner) || owner <= 0) return false;
  try {
    process.kill(owner, 0);
  } catch (error) {
    // Another user's process cannot be signalled, but it is alive.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const lives = await startOf(owner);
  return start === '' || lives === null || lives === start;
}

/** A process's start time as printed by the system; null if unknown. */
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

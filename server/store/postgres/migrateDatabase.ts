import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import { COLLECTION_NAMES, type CollectionName } from '#server/store/documents/collections.ts';
import { CREATED_TO_BE_FILLED } from '#server/store/filling.ts';
import { FIRST_SCHEMA, schemaAfter, type Migration } from '#server/store/migrations.ts';
import { StoreUnusable } from '#server/store/store.ts';
import { OPEN_PROCESSES, portError } from './connections.ts';
import { documentOf } from './documentBatches.ts';
import { SHARED_STATEMENTS } from './postgresShared.ts';
import { SCHEMA, schemaStatements, tableOf } from './schema.ts';

/** The schema number of the documents, in a single row. */
export const NUMBER_TABLE = `${SCHEMA}.schema_number`;
const MIGRATION_LOCK = `hashtextextended('${NUMBER_TABLE}', 0)`;
export const IS_MIGRATED = 'A later version has migrated the database';
/** Generated secrets, which all processes share. */
export const SECRETS_TABLE = `${SCHEMA}.secrets`;
/** The server notices the end of a process only after a delay. */
const CLOSING_MS = 3_000;
const POLL_MS = 100;
const PAGE_SIZE = 1000;

/**
 * Migrates the database to the schema of this version in one transaction, under an advisory lock, so that only one of several
 * starting processes does it. With `isToBeFilled`, a new database is marked as unfinished. Throws StoreUnusable for a database
 * from a later version.
 */
export async function migrateDatabase(
  client: pg.Client,
  { migrations, isToBeFilled }: { migrations: readonly Migration[]; isToBeFilled: boolean },
): Promise<void> {
  const schema = schemaAfter(migrations);
  if ((await schemaOf(client, schema)) === schema) return;
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const found = await schemaOf(client, schema);
    if (found !== schema) {
      if (found !== null) await assertAlone(client);
      const { rows } = await client.query<object>(`SELECT FROM pg_publication WHERE pubname = '${SCHEMA}'`);
      const statements = [
        `CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`,
        `CREATE TABLE IF NOT EXISTS ${NUMBER_TABLE} (number integer NOT NULL)`,
        `CREATE TABLE IF NOT EXISTS ${SECRETS_TABLE} (name text PRIMARY KEY, value text NOT NULL)`,
        ...schemaStatements(rows.length > 0),
        ...SHARED_STATEMENTS,
      ];
      await client.query(statements.join(';\n'));
      // Processes that were not detected have to wait, so that their writes are not overwritten.
      await client.query(`LOCK TABLE ${COLLECTION_NAMES.map(tableOf).join(', ')} IN EXCLUSIVE MODE`);
      for (const { what, documents, additions } of migrations.slice((found ?? schema) - FIRST_SCHEMA)) {
        if (documents) await migrateDocuments(client, what, documents);
        if (additions) await addDocuments(client, additions);
      }
      if (found === null && isToBeFilled) await markAsUnfinished(client);
      await client.query(`DELETE FROM ${NUMBER_TABLE}; INSERT INTO ${NUMBER_TABLE} VALUES (${schema})`);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * Checks a new connection, after waiting for a migration in progress. Throws StoreUnusable if a later version has migrated the
 * database; otherwise a process that had lost its connection would continue to write documents with its old schema.
 */
export async function assertSchema(client: pg.ClientBase, schema: number): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock_shared(${MIGRATION_LOCK})`);
  const { rows } = await client.query<{ number: number }>(`SELECT number FROM ${NUMBER_TABLE}`);
  if (rows[0]?.number !== schema) throw new StoreUnusable(IS_MIGRATED);
}

/** The database's schema number; null if the database is empty. */
async function schemaOf(client: pg.Client, schema: number): Promise<number | null> {
  const { rows: tables } = await client.query<{ name: string | null }>(`SELECT to_regclass('${NUMBER_TABLE}')::text AS name`);
  if (tables[0]?.name == null) return null;
  const { rows } = await client.query<{ number: number }>(`SELECT number FROM ${NUMBER_TABLE}`);
  const number = rows[0]?.number ?? null;
  if (number !== null && number > schema) {
    throw new StoreUnusable(
      `The database holds data of a later version (schema ${number}; this version knows ${schema}): start that version, or use a backup.`,
    );
  }
  return number;
}

/**
 * Throws while other processes are connected, because those of an earlier version would continue to write documents with their
 * old schema.
 */
async function assertAlone(client: pg.Client): Promise<void> {
  const processes = async () => {
    // Otherwise a transaction keeps seeing the sessions from its first read.
    await client.query('SELECT pg_stat_clear_snapshot()');
    return (await client.query<{ count: number }>(OPEN_PROCESSES)).rows[0]?.count ?? 0;
  };
  const end = performance.now() + CLOSING_MS;
  let count = await processes();
  for (; count > 0 && performance.now() < end; count = await processes()) await delay(POLL_MS);
  if (count === 0) return;
  throw new StoreUnusable(
    `The database is to be migrated, and ${count} ${count === 1 ? 'process has' : 'processes have'} it open: stop all processes of the earlier version, then start this one.`,
  );
}

async function markAsUnfinished(client: pg.Client): Promise<void> {
  await insertNew(client, 'fillings', { ...CREATED_TO_BE_FILLED, version: 1 });
}

async function addDocuments(client: pg.Client, { from, to, make }: NonNullable<Migration['additions']>): Promise<void> {
  const made = new Map<string, StoredDocument>();
  for await (const document of documentsOf(client, from)) make(made, document);
  for (const document of made.values()) await insertNew(client, to, document);
}

async function insertNew(client: pg.Client, collection: CollectionName, document: StoredDocument): Promise<void> {
  const values = [document.id, textOf(document)];
  await client.query(`INSERT INTO ${tableOf(collection)} (id, version, document) VALUES ($1, 1, $2) ON CONFLICT DO NOTHING`, values);
}

/** All documents of a collection, ordered by id and read in pages. */
async function* documentsOf(client: pg.Client, collection: CollectionName): AsyncGenerator<StoredDocument, void> {
  let after = '';
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(
      `SELECT id, version, document FROM ${tableOf(collection)} WHERE id > $1 ORDER BY id LIMIT ${PAGE_SIZE}`,
      [after],
    );
    for (const row of rows) yield documentOf(row);
    if (rows.length < PAGE_SIZE) return;
    after = rows.at(-1)?.['id'] as string;
  }
}

type Step = NonNullable<Migration['documents']>;

async function migrateDocuments(client: pg.Client, what: string, { collection, change }: Step): Promise<void> {
  const table = tableOf(collection);
  for await (const before of documentsOf(client, collection)) {
    try {
      const changed = change(before);
      if (changed === before) continue;
      if (changed === null) await client.query(`DELETE FROM ${table} WHERE id = $1`, [before.id]);
      else await client.query(`UPDATE ${table} SET version = version + 1, document = $2 WHERE id = $1`, [before.id, textOf(changed)]);
    } catch (error) {
      if (error instanceof pg.DatabaseError && portError(error) !== error) throw error;
      const problem = error instanceof Error ? error.message : String(error);
      throw new StoreUnusable(
        `The migration of ${collection}/${before.id} has failed (step "${what}": ${problem}): nothing was changed, and the earlier version can go on.`,
        { cause: error },
      );
    }
  }
}

function textOf({ version: _version, ...document }: StoredDocument): string {
  return JSON.stringify(document);
}

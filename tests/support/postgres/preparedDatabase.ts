import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { newDatabase } from './testDatabase.ts';

/** URL of a new database with the tables of this version. */
export function preparedDatabase(): Promise<string> {
  return newDatabase(async (url) => (await openPostgresStore({ urls: [url] })).close());
}

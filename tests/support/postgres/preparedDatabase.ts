import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { type Finish, newDatabase } from './testDatabase.ts';

/** URL of a new database with the tables of this version, as `newDatabase`. */
export function preparedDatabase(finish?: Finish): Promise<string> {
  return newDatabase(async (url) => (await openPostgresStore({ urls: [url] })).close(), finish);
}

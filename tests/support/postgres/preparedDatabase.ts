import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { type Finish, newDatabase } from './testDatabase.ts';

/** Like `newDatabase`, but the database has this version's tables. */
export function preparedDatabase(finish?: Finish): Promise<string> {
  return newDatabase(async (url) => (await openPostgresStore({ urls: [url] })).close(), finish);
}

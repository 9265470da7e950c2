import { stat } from 'node:fs/promises';
import path from 'node:path';
import { withStore, type OpenedStore } from '#server/openStore.ts';
import { LEFT_OUT } from '#server/store/lowdb/backup.ts';
import { namesIn } from '#server/store/lowdb/fileOperations.ts';
import { nodeFileSystem } from '#server/store/lowdb/fileSystem.ts';
import { dumpDatabase } from '#server/store/postgres/dumpDatabase.ts';
import { done, refused, type AdminResponse } from './adminResponse.ts';
import { transfer } from './transfer.ts';
import { tableOf } from './transferCommand.ts';

const DUMP = 'rizq.dump';

export const RESTORE_OF_DATABASE = refused(
  `The data are in PostgreSQL. Into an empty database: pg_restore --dbname=URL DIR/${DUMP}; a backup that is a data folder: npm run transfer -- --from DIR --to URL.`,
);

/** Backs up a database into a new or empty folder while servers run: with `pg_dump` if available, otherwise as a data folder. */
export async function backUpDatabase(opened: OpenedStore, urls: readonly string[], target: string): Promise<AdminResponse> {
  if ((await namesIn(nodeFileSystem, target)).length > 0) return refused(`${target} is not empty: name a new folder`);
  await nodeFileSystem.makeFolder(target);
  const file = path.join(target, DUMP);
  if (await dumpDatabase(urls, file)) {
    const { size } = await stat(file);
    return done(`${file} is a dump of the database by pg_dump: ${(size / 2 ** 20).toFixed(1)} MiB. pg_restore restores it.`);
  }
  const copied = await withStore({ dataFolder: target, isToBeFilled: true }, (copy) =>
    opened.snapshot((reader) => transfer({ ...opened, reader }, copy, { leftOut: LEFT_OUT, secrets: ['secret', 'payment-secret'] })),
  );
  return done(
    `${tableOf(copied)}\n${target} is a data folder with these documents, and the secrets, since there is no pg_dump that is as new as the server. npm run transfer restores it.`,
  );
}

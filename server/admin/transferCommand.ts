import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readPlace } from '#server/config.ts';
import { withStore, type OpenedStore, type StoreSettings } from '#server/openStore.ts';
import { done, refused, table, type AdminResponse } from './adminResponse.ts';
import { transfer, TransferRefused, type Transferred } from './transfer.ts';

const USAGE = 'npm run transfer -- --from data --to postgres://name@db.example/rizq (or the other way round)';

/** A data folder or database named in a command. */
interface Place extends StoreSettings {
  /** Label for the operator, without user and password. */
  label: string;
}

/** Copies a marketplace from one storage engine to the other. Throws TransferRefused. */
export async function runTransfer(from: string | undefined, to: string | undefined, env: NodeJS.ProcessEnv): Promise<AdminResponse> {
  if (from === undefined || to === undefined) return refused(USAGE);
  const [source, target] = [placeOf(from, '--from', env), placeOf(to, '--to', env)];
  if (!source.databaseUrls && !(await isDataFolder(source.dataFolder))) return refused(`${from} is not a data folder of Rizq.`);
  const copied = await withStore(source, (opened) =>
    // A server that starts in the meantime has to wait.
    opened.exclusively(async () => {
      await assertAlone(source, opened);
      return withStore({ ...target, isToBeFilled: true }, async (empty) => {
        await assertAlone(target, empty);
        return empty.exclusively(() => opened.snapshot((reader) => transfer({ ...opened, reader }, empty)));
      });
    }),
  );
  return done(`${tableOf(copied)}\n${target.label} holds all of ${source.label}: both have these counts and checksums, and the secrets.`);
}

/** Whether a folder holds a marketplace's data. */
export function isDataFolder(folder: string): Promise<boolean> {
  return stat(path.join(folder, 'manifest.json')).then(
    () => true,
    () => false,
  );
}

/** Formats the copied collections as a table, without empty ones. */
export function tableOf(copied: readonly Transferred[]): string {
  const rows = copied.filter(({ count }) => count > 0).map(({ name, count, checksum }) => [name, String(count), checksum]);
  return table([['COLLECTION', 'COUNT', 'SHA-256'], ...rows]);
}

function placeOf(text: string, option: string, env: NodeJS.ProcessEnv): Place {
  const place = readPlace(/^postgres(ql)?:/.test(text) ? { database: text } : { data: text }, env, option);
  return { ...place, label: place.databaseUrls === null ? place.dataFolder : databaseLabel(place.databaseUrls) };
}

/** A database's hosts and name, without credentials. */
function databaseLabel(urls: readonly string[]): string {
  const [{ pathname } = { pathname: '' }] = urls.map((url) => new URL(url));
  return `postgres://${urls.map((url) => new URL(url).host).join(',')}${pathname}`;
}

async function assertAlone({ label }: Place, opened: OpenedStore): Promise<void> {
  if ((await opened.others()) === 0) return;
  throw new TransferRefused(`${label} is in use by another process: stop all servers and commands that have it open.`);
}

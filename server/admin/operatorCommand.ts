import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServices } from '#server/services.ts';
import { BackupRefused, restoreBackup } from '#server/store/lowdb/backup.ts';
import { openDemoGateway } from '#server/demo/openDemoGateway.ts';
import { readPlace } from '#server/config.ts';
import { withStore, type StoreSettings } from '#server/openStore.ts';
import { refused, type AdminResponse } from './adminResponse.ts';
import { type AdminRequest, ADMIN_OPTIONS, ADMIN_USAGE, runAdminCommand, sizeOf, runBackup } from './adminCommands.ts';
import { sendToServer } from './adminSocket.ts';
import { backUpDatabase, RESTORE_OF_DATABASE } from './databaseBackup.ts';
import { isDataFolder, runTransfer } from './transferCommand.ts';

async function runOnStore(settings: StoreSettings, request: AdminRequest): Promise<AdminResponse> {
  return withStore(settings, async (opened) => {
    const { store, backup } = opened;
    const [command, target] = request.words;
    if (command === 'backup' && target !== undefined && request.words.length === 2)
      return backup === null ? backUpDatabase(opened, settings.databaseUrls ?? [], target) : runBackup(target, backup);
    const secret = randomBytes(32).toString('hex');
    const { transport } = openDemoGateway({
      store,
      secret,
      deliver: () => Promise.reject(new Error('closed')),
      reportError: console.error,
    });
    const services = await createServices(store, { demo: false, demoGateway: { transport, secret } });
    try {
      return await runAdminCommand(services, request);
    } finally {
      services.close();
    }
  });
}

async function runOnDataFolder(dataFolder: string, request: AdminRequest): Promise<AdminResponse> {
  if (!(await isDataFolder(dataFolder)))
    return { isDone: false, text: `${dataFolder} is not the data folder of a marketplace: --data or RIZQ_DATA names it.` };
  return runOnStore({ dataFolder }, request);
}

/** The server's working directory may differ, so paths are made absolute. */
function withWholePath(words: string[]): string[] {
  return words.map((word, place) => (words[0] === 'backup' && place === 1 ? path.resolve(word) : word));
}

async function restore(source: string, dataFolder: string): Promise<AdminResponse> {
  try {
    const { files, savedAt } = await restoreBackup(path.resolve(source), path.resolve(dataFolder));
    return { isDone: true, text: `${dataFolder} is as it was at ${savedAt} (${sizeOf(files)}). Everybody has to log in again.` };
  } catch (error) {
    if (error instanceof BackupRefused) return { isDone: false, text: error.message };
    throw error;
  }
}

async function run(words: readonly string[], env: NodeJS.ProcessEnv): Promise<AdminResponse> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      ...ADMIN_OPTIONS,
      data: { type: 'string' },
      database: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { data, database, to, help, ...options } = values;
  if (help) return { isDone: true, text: ADMIN_USAGE };
  const request: AdminRequest = { words: withWholePath(positionals), values: options };
  const [command, source] = positionals;
  if (command === 'transfer' && positionals.length === 1) return runTransfer(values.from, to, env);
  const place = readPlace({ data, database }, env);
  const { dataFolder, databaseUrls } = place;
  if (databaseUrls !== null && command === 'restore') return RESTORE_OF_DATABASE;
  if (command === 'restore' && source !== undefined && positionals.length === 2) return restore(source, dataFolder);
  if (positionals.length === 0) return { isDone: false, text: ADMIN_USAGE };
  if (databaseUrls !== null) return runOnStore(place, request);
  return (await sendToServer(dataFolder, request)) ?? (await runOnDataFolder(dataFolder, request));
}

/**
 * Runs an operator's command. With PostgreSQL it works on the database. Otherwise the running server executes it, or, if none runs, this
 * process does.
 */
export function runOperatorCommand(words: readonly string[], env: NodeJS.ProcessEnv): Promise<AdminResponse> {
  return run(words, env).catch((error: unknown) => refused(error instanceof Error ? error.message : String(error)));
}

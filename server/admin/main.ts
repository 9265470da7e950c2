/**
 * `npm run admin -- …`: an operator's commands. With PostgreSQL they work on the database; else a running server executes them itself, and
 * without one they work on the data folder.
 */
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServices } from '#server/services.ts';
import { BackupRefused, restoreBackup } from '#server/store/lowdb/backup.ts';
import { openDemoGateway } from '#server/demo/openDemoGateway.ts';
import { readConfig } from '#server/config.ts';
import { openStore, type StoreSettings } from '#server/openStore.ts';
import type { AdminResponse } from './adminResponse.ts';
import { type AdminRequest, ADMIN_OPTIONS, ADMIN_USAGE, runAdminCommand, sizeOf, runBackup } from './adminCommands.ts';
import { sendToServer } from './adminSocket.ts';

async function runOnStore(settings: StoreSettings, request: AdminRequest): Promise<AdminResponse> {
  const { store, backup } = await openStore(settings);
  try {
    const [command, target] = request.words;
    if (command === 'backup' && target !== undefined) return backup === null ? DATABASE_BACKUP : await runBackup(target, backup);
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
  } finally {
    await store.close();
  }
}

async function runOnDataFolder(dataFolder: string, request: AdminRequest): Promise<AdminResponse> {
  const isShop = await stat(path.join(dataFolder, 'manifest.json')).then(
    () => true,
    () => false,
  );
  if (!isShop) return { isDone: false, text: `${dataFolder} is not the data folder of a shop: --data or RIZQ_DATA names it.` };
  return runOnStore({ dataFolder }, request);
}

const DATABASE_BACKUP: AdminResponse = {
  isDone: false,
  text: 'The data are in PostgreSQL (RIZQ_DATABASE_URL): back them up with pg_dump and restore them with pg_restore.',
};

/** The server's working directory may differ from the command's. */
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

async function main(): Promise<AdminResponse> {
  const { values, positionals } = parseArgs({
    options: {
      ...ADMIN_OPTIONS,
      data: { type: 'string', default: process.env['RIZQ_DATA'] || 'data' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { data, help, ...options } = values;
  if (help) return { isDone: true, text: ADMIN_USAGE };
  const request: AdminRequest = { words: withWholePath(positionals), values: options };
  const [command, source] = positionals;
  const { databaseUrls } = readConfig({ RIZQ_DATABASE_URL: process.env['RIZQ_DATABASE_URL'] });
  if (databaseUrls !== null && command === 'restore') return DATABASE_BACKUP;
  if (command === 'restore' && source !== undefined && positionals.length === 2) return restore(source, data);
  if (positionals.length === 0) return { isDone: false, text: ADMIN_USAGE };
  if (databaseUrls !== null) return runOnStore({ dataFolder: data, databaseUrls }, request);
  return (await sendToServer(data, request)) ?? (await runOnDataFolder(data, request));
}

await main().then(
  ({ isDone, text }) => {
    if (isDone) process.stdout.write(`${text}\n`);
    else {
      console.error(text);
      process.exitCode = 1;
    }
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);

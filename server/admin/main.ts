/** `npm run admin -- …`: an operator's commands. A running server executes them itself; without one they work on the data folder. */
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServices } from '#server/services.ts';
import { BackupRefused, restoreBackup } from '#server/store/lowdb/backup.ts';
import { openDemoGateway } from '#server/demo/openDemoGateway.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { AdminResponse } from './adminResponse.ts';
import { type AdminRequest, ADMIN_OPTIONS, ADMIN_USAGE, runAdminCommand, sizeOf, runBackup } from './adminCommands.ts';
import { sendToServer } from './adminSocket.ts';

async function runOnDataFolder(dataFolder: string, request: AdminRequest): Promise<AdminResponse> {
  const isShop = await stat(path.join(dataFolder, 'manifest.json')).then(
    () => true,
    () => false,
  );
  if (!isShop) return { isDone: false, text: `${dataFolder} is not the data folder of a shop: --data or RIZQ_DATA names it.` };
  const store = await openLowdbStore({ directory: dataFolder });
  try {
    const backup = (target: string) => store.backup(target);
    const [command, target] = request.words;
    if (command === 'backup' && target !== undefined) return await runBackup(target, backup);
    const secret = randomBytes(32).toString('hex');
    const { transport } = openDemoGateway({
      store,
      secret,
      deliver: () => Promise.reject(new Error('closed')),
      reportError: console.error,
    });
    const services = await createServices(store, { demo: false, demoGateway: { transport, secret } });
    try {
      return await runAdminCommand({ ...services, backup }, request);
    } finally {
      services.close();
    }
  } finally {
    await store.close();
  }
}

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
  if (command === 'restore' && source !== undefined && positionals.length === 2) return restore(source, data);
  if (positionals.length === 0) return { isDone: false, text: ADMIN_USAGE };
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

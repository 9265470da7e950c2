/** `npm run admin -- …`: an operator's commands. A running shop does them itself; on a stopped one they work on the data folder. */
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServices } from '#server/modules/services.ts';
import { openDemoBank } from '#server/openDemoBank.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { AdminAnswer, AdminRequest } from './adminCommands.ts';
import { ADMIN_OPTIONS, ADMIN_USAGE, runAdminCommand } from './adminCommands.ts';
import { askRunningShop } from './adminSocket.ts';

async function onStoppedShop(dataFolder: string, request: AdminRequest): Promise<AdminAnswer> {
  const isShop = await stat(path.join(dataFolder, 'manifest.json')).then(
    () => true,
    () => false,
  );
  if (!isShop) return { isDone: false, text: `${dataFolder} is not the data folder of a shop: --data or RIZQ_DATA names it.` };
  const store = await openLowdbStore({ directory: dataFolder });
  try {
    const secret = randomBytes(32).toString('hex');
    const { transport } = openDemoBank({ store, secret, deliver: () => Promise.reject(new Error('closed')), reportError: console.error });
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

async function main(): Promise<AdminAnswer> {
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
  const request: AdminRequest = { words: positionals, values: options };
  if (positionals.length === 0) return { isDone: false, text: ADMIN_USAGE };
  return (await askRunningShop(data, request)) ?? (await onStoppedShop(data, request));
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

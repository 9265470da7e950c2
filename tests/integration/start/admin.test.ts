import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AdminResponse } from '#server/admin/adminResponse.ts';
import { sendToServer } from '#server/admin/adminSocket.ts';
import { IN_PROCESS } from '#server/platform/caller.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openMarketplace, type Marketplace } from '#server/openMarketplace.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { runCommand, spawnCommand } from '#tests/support/processes/runCommand.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

/** Runs an `npm run admin -- …` command on a data folder. */
const admin = (directory: string, ...words: string[]) => runCommand(words, { RIZQ_DATA: directory });

/** Sends a command to a running server, as the `admin` command does. Returns the server's response. */
async function onRunningServer(directory: string, ...words: string[]): Promise<AdminResponse> {
  const response = await sendToServer(directory, { words, values: {} });
  if (response === null) throw new Error('No server is running.');
  return response;
}

function open(directory: string): Promise<Marketplace> {
  return openMarketplace({
    dataFolder: directory,
    demo: true,
    shopApproval: false,
    smtpUrl: null,
    mailFrom: 'no-reply@shop.example',
    baseUrl: 'http://127.0.0.1',
    secret: BUYERS_SECRET,
    fill: (store) => seedStore(store, aMarket()),
    reportError: (error) => {
      throw error;
    },
  });
}

test('an operator can advance packages of a running server, which shows the change immediately', async () => {
  const directory = await temporaryFolder();
  const server = await open(directory);
  const { order } = await server.services.orders.placeOrder(wantedBy('operator-order'));
  const number = order?.number ?? '';

  const list = await onRunningServer(directory, 'orders');
  expect(list.isDone).toBe(true);
  expect(list.text).toContain(`${number}-1`);
  expect(list.text).toContain('PLACED');
  expect(list.text).not.toMatch(/Aina|aina@|Jalan/);

  const moved = await admin(directory, 'advance', `${number}-1`, 'packed', '--place', 'Alor Setar');
  expect(moved).toMatchObject({ code: 0, errors: '' });
  const seen = await server.services.tracking.track(number, 'aina@example.com', IN_PROCESS);
  expect(seen?.packages[0]?.timeline).toMatchObject([{ status: 'PLACED' }, { status: 'PACKED', place: 'Alor Setar', note: null }]);

  const illegal = await admin(directory, 'advance', `${number}-1`, 'DELIVERED');
  expect(illegal).toMatchObject({ code: 1, output: '', errors: 'The package is PACKED: it can go to SHIPPED or CANCELLED.\n' });
  for (const [words, problem] of [
    [['advance', `${number}-1`, 'EATEN'], 'OUT_FOR_DELIVERY'],
    [['advance', 'RZQ-2222-2222-1', 'PACKED'], 'no such package'],
    [['dance'], 'npm run admin -- advance PACKAGE STATUS'],
  ] as const)
    expect(await onRunningServer(directory, ...words)).toEqual({ isDone: false, text: expect.stringContaining(problem) as string });
  // Only the data folder's owner can send commands.
  expect((await stat(path.join(directory, 'admin.sock'))).mode & 0o777).toBe(0o600);
  await server.close();
});

test('an operator can advance packages while the server is stopped', async () => {
  const directory = await temporaryFolder();
  const server = await open(directory);
  const { order } = await server.services.orders.placeOrder(wantedBy('operator-order'));
  await server.close();
  const words = ['advance', `${order?.number}-2`, 'CANCELLED', '--note', 'Sold out'];
  const moved = await spawnCommand(words, { RIZQ_DATA: directory });
  expect(moved).toMatchObject({ code: 0, errors: '' });
  const illegal = await spawnCommand(words, { RIZQ_DATA: directory });
  expect(illegal).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('The package is CANCELLED') as unknown });

  const again = await open(directory);
  const seen = await again.services.tracking.track(order?.number ?? '', 'aina@example.com', IN_PROCESS);
  expect(seen?.packages[1]?.timeline.at(-1)).toMatchObject({ status: 'CANCELLED', note: 'Sold out' });
  await again.close();
});

test('admin commands refuse a folder without data and do not change it', async () => {
  const directory = await temporaryFolder();
  expect(await admin(directory, 'orders')).toMatchObject({ code: 1, output: '' });
  await expect(stat(path.join(directory, 'manifest.json'))).rejects.toThrow();
});

test('backups can be made of a running and of a stopped server, and restored into a new folder only', async () => {
  const folder = await temporaryFolder();
  const [directory, hot, cold, restored] = ['data', 'hot', 'cold', 'restored'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  const server = await open(directory);
  const { order } = await server.services.orders.placeOrder(wantedBy('operator-order'));
  expect(await admin(directory, 'backup', path.relative(process.cwd(), hot))).toMatchObject({ code: 0, errors: '' });
  expect(await onRunningServer(directory, 'backup', hot)).toEqual({ isDone: false, text: `${hot} is not empty: name a new folder` });
  await server.close();
  expect((await admin(directory, 'backup', cold)).output).toContain('holds all data up to');

  expect(await admin(directory, 'restore', hot)).toMatchObject({ code: 1, output: '' });
  const result = await admin(restored, 'restore', hot);
  expect(result).toMatchObject({ code: 0, errors: '' });
  expect(result.output).toContain('Everybody has to log in again');
  const again = await open(restored);
  expect(again.found.replayed).toBe(0);
  expect(await again.services.tracking.track(order?.number ?? '', 'aina@example.com', IN_PROCESS)).toMatchObject({ number: order?.number });
  await again.close();
});

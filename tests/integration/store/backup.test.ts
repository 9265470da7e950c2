import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { runBackup } from '#server/admin/adminCommands.ts';
import { createServices } from '#server/services.ts';
import { BackupRefused, restoreBackup } from '#server/store/lowdb/backup.ts';
import { openLowdbStore, type LowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { SimulatedDisk } from '#tests/support/store/simulatedDisk.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const initialStock = aMarket().stock.map((stock) => ({ ...stock, onHand: 100_000 }));

const SECRETS = ['secret', 'payment-secret'];

let data: string;
let copy: string;
let store: LowdbStore;

beforeEach(async () => {
  const folder = await temporaryFolder();
  [data, copy] = [path.join(folder, 'data'), path.join(folder, 'copy')];
  store = await openLowdbStore({ directory: data });
  onTestFinished(() => store.close());
  await seedStore(store, aMarket({ stock: initialStock }));
  await store.transaction(async (transaction) => {
    const at = '2026-11-20T00:00:00.000Z';
    await transaction.put('sessions', { id: 'ses_1', userId: 'usr_1', tokenHash: 'hash', createdAt: at, lastSeenAt: at });
    await transaction.put('passwordResets', { id: 'rst_1', userId: 'usr_1', tokenHash: 'hash', createdAt: at, expiresAt: at });
  });
  for (const name of SECRETS) await writeFile(path.join(data, name), `a ${name} that is long enough to be one\n`, { mode: 0o600 });
  await mkdir(path.join(data, 'uploads'));
  await writeFile(path.join(data, 'uploads', 'up_1-320.webp'), 'a picture');
  await mkdir(path.join(data, 'outbox'));
});

async function openRestored(): Promise<{ restored: LowdbStore; folder: string }> {
  const folder = path.join(await temporaryFolder(), 'restored');
  await restoreBackup(copy, folder);
  const restored = await openLowdbStore({ directory: folder });
  onTestFinished(() => restored.close());
  return { restored, folder };
}

test('a backup made while orders are placed is consistent and contains every order acknowledged before it', async () => {
  const services = await createServices(store, { demo: false, secret: BUYERS_SECRET });
  onTestFinished(() => services.close());
  const placed: string[] = [];
  let isOpen = true;
  const buy = async (buyer: number) => {
    for (let count = 0; isOpen; count += 1) {
      const { order, errors } = await services.orders.placeOrder(wantedBy(`backup-${buyer}-${count}`));
      if (order === null) throw new Error(JSON.stringify(errors));
      placed.push(order.number);
    }
  };
  const buyers = Promise.all(Array.from({ length: 16 }, (_, buyer) => buy(buyer)));
  await expect.poll(() => placed.length).toBeGreaterThan(50);
  const before = [...placed];
  await store.backup(copy);
  const after = placed.length;
  isOpen = false;
  await buyers;

  expect(after).toBeGreaterThan(before.length);
  const { restored } = await openRestored();
  const restoredNumbers = new Set((await restored.query('orders', { limit: 100_000 })).items.map(({ number }) => number));
  expect(before.filter((number) => !restoredNumbers.has(number))).toEqual([]);
  expect(await violations(restored, initialStock)).toEqual([]);
  expect(await violations(store, initialStock)).toEqual([]);
});

test('a backup contains secrets and pictures, but no sessions, password resets or emails', async () => {
  await store.backup(copy);
  expect((await readdir(copy)).sort()).toEqual(expect.arrayContaining(['backup.json', 'manifest.json', ...SECRETS, 'uploads']) as unknown);
  const { restored, folder } = await openRestored();
  for (const name of SECRETS) {
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(await readFile(path.join(data, name), 'utf8'));
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  }
  expect(await readFile(path.join(folder, 'uploads', 'up_1-320.webp'), 'utf8')).toBe('a picture');
  expect([await restored.count('sessions'), await restored.count('passwordResets')]).toEqual([0, 0]);
  expect(await restored.count('products')).toBe(await store.count('products'));
  expect((await readdir(folder)).filter((name) => /^(sessions|passwordResets|outbox|backup)/.test(name))).toEqual([]);
  await restored.transaction((transaction) => transaction.put('stock', { id: 'var_new', onHand: 1 }));
});

test.each(['manifest.json', 'stock.1.json', 'secret', 'payment-secret', 'uploads/up_1-320.webp', 'backup.json'])(
  'restore refuses a backup whose %s is changed or missing, and writes nothing',
  async (name) => {
    await store.backup(copy);
    const file = path.join(copy, name);
    const whole = await readFile(file);
    const target = path.join(copy, '..', 'restored');
    const bytes = Buffer.from(whole);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await expect(restoreBackup(copy, target)).rejects.toThrow(BackupRefused);
    await expect(restoreBackup(copy, target)).rejects.toThrow(name);
    await rm(file);
    await expect(restoreBackup(copy, target)).rejects.toThrow(name);
    await expect(stat(target)).rejects.toThrow('ENOENT');
    await writeFile(file, whole);
    await restoreBackup(copy, target);
  },
);

test('neither a backup nor a restore overwrites files', async () => {
  await mkdir(copy);
  await writeFile(path.join(copy, 'notes.txt'), 'mine');
  await expect(store.backup(copy)).rejects.toThrow(`${copy} is not empty`);
  await expect(store.backup(path.join(data, 'copy'))).rejects.toThrow('in the data folder itself');
  expect(await readdir(copy)).toEqual(['notes.txt']);
  await rm(copy, { recursive: true });
  await store.backup(copy);
  await expect(restoreBackup(copy, data)).rejects.toThrow(`${data} is not empty`);
});

test.each(['EROFS', 'EACCES', 'ENOSPC', 'EIO'])(
  'a backup to a folder that cannot be written (%s) fails with its name and the reason, and the store stays writable',
  async (code) => {
    const disk = new SimulatedDisk();
    const faulty = await openLowdbStore({ directory: await temporaryFolder(), files: disk, floorBytes: 0 });
    onTestFinished(() => faulty.close());
    await faulty.transaction((transaction) => transaction.put('stock', { id: 'var_1', onHand: 1 }));
    await faulty.checkpoint();
    let calls = 0;
    // The checkpoint is complete, so all later calls write only to the target.
    disk.fault = (call) => (/^(create|write)/.test(call) && (calls += 1) > 1 ? code : null);
    const result = await runBackup('/sim/backup', (target) => faulty.backup(target));
    expect(result).toEqual({ isDone: false, text: expect.stringMatching(`^No backup was made in /sim/backup: ${code}`) as unknown });

    disk.fault = () => null;
    expect(await faulty.health()).toEqual({ writable: true, reason: null });
    await faulty.transaction((transaction) => transaction.put('stock', { id: 'var_1', onHand: 2 }));
    expect((await runBackup('/sim/another', (target) => faulty.backup(target))).isDone).toBe(true);
  },
);

test('a backup to a path below a file fails with a message', async () => {
  const file = path.join(copy, '..', 'plain');
  await writeFile(file, 'a file');
  const target = path.join(file, 'below');
  expect(await runBackup(target, (wanted) => store.backup(wanted))).toEqual({
    isDone: false,
    text: expect.stringContaining(`No backup was made in ${target}: ENOTDIR`) as unknown,
  });
});

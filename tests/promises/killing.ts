import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seedStore } from '#seed/seedStore.ts';
import { createServices } from '#server/services.ts';
import { StoreLocked } from '#server/store/store.ts';
import { nodeFileSystem } from '#server/store/lowdb/fileSystem.ts';
import { isTemporary } from '#server/store/lowdb/dataFolder.ts';
import { firstOfSegment } from '#server/store/lowdb/journalFormat.ts';
import { emptyManifest, ManifestFile } from '#server/store/lowdb/manifestFile.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { restoreBackup } from '#server/store/lowdb/backup.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { startChildScript } from '#tests/support/processes/childScript.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import type { Figure } from './figure.ts';

const INITIAL_STOCK = aMarket().stock.map((stock) => ({ ...stock, onHand: 10_000_000 }));
const ALL = { limit: 10_000_000 };
const MIN_MS = 150;
const MORE_MS = 150;
const LEASE_MS = 61_000;

interface Placed {
  key: string;
  number: string;
}

/** Repeatedly kills the process while 16 buyers order. After each kill, every acknowledged order must be stored. */
export async function killing(folder: string, rounds: number): Promise<Figure[]> {
  const directory = path.join(folder, 'killed');
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket({ stock: INITIAL_STOCK }));
  await seeding.close();
  const placed: Placed[] = [];
  let [lost, wrong, repeated, sharing, slowestMs, missing, inCheckpoint, unnumbered, misnumbered] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const buyers = await startChildScript('buyers.ts', directory, `round${round}`);
    await buyers.printed(/^placed/);
    if (!(await isLocked(directory))) sharing += 1;
    await pause(MIN_MS + Math.random() * MORE_MS);
    await buyers.kill();
    if (await wasInCheckpoint(directory)) inCheckpoint += 1;
    for (const line of buyers.lines) {
      const [word, key = '', number = ''] = line.split(' ');
      if (word === 'placed') placed.push({ key, number });
    }
    const start = performance.now();
    const store = await openLowdbStore({ directory });
    slowestMs = Math.max(slowestMs, performance.now() - start);
    const stored = new Set((await store.query('orders', ALL)).items.map(({ number }) => number));
    lost += placed.filter(({ number }) => !stored.has(number)).length;
    wrong += (await violations(store, INITIAL_STOCK)).length;
    // The killed process's leases have expired.
    const now = () => new Date(Date.now() + LEASE_MS);
    const services = await createServices(store, { demo: false, secret: BUYERS_SECRET, now });
    await services.start();
    await services.settled();
    unnumbered += await store.count('orders', { invoiceNumber: null });
    misnumbered += (await violations(store, INITIAL_STOCK)).length;
    const last = placed.at(-1);
    const again = await services.orders.placeOrder(wantedBy(last?.key ?? ''));
    if (again.order?.number !== last?.number) repeated += 1;
    services.close();
    if (round === rounds - 1) missing = await backUpUnderLoad(folder, store);
    await store.close();
  }
  return [
    {
      promise: 1,
      what: `acknowledged orders after ${rounds} × SIGKILL`,
      figure: `${placed.length} acknowledged, ${lost} lost; ${inCheckpoint} kills in the middle of a checkpoint`,
      isKept: placed.length > 0 && lost === 0 && inCheckpoint > 0,
    },
    {
      promise: 5,
      what: 'a second process on a locked folder is refused; after a kill the next one starts',
      figure: `${sharing} of ${rounds} were not refused; started within ${slowestMs.toFixed(0)} ms`,
      isKept: sharing === 0,
    },
    {
      promise: 7,
      what: 'last idempotency key repeated after each SIGKILL',
      figure: `${repeated} of ${rounds} created a second order`,
      isKept: repeated === 0,
    },
    {
      promise: 8,
      what: 'stock, lines, amounts and idempotency keys after each SIGKILL',
      figure: `${wrong} violations`,
      isKept: wrong === 0,
    },
    {
      promise: 22,
      what: 'invoice numbers after each SIGKILL and the next start',
      figure: `${unnumbered} orders without a number, ${misnumbered} violations`,
      isKept: unnumbered === 0 && misnumbered === 0,
    },
    {
      promise: 10,
      what: 'orders placed before a backup under load, after its restore',
      figure: `${missing} missing or wrong`,
      isKept: missing === 0,
    },
  ];
}

/** Whether a killed process has left an unfinished checkpoint: a temporary file, or a file that the manifest does not list. */
async function wasInCheckpoint(directory: string): Promise<boolean> {
  const manifest = await new ManifestFile(nodeFileSystem, directory).read();
  const { sequence, generation } = manifest ?? emptyManifest(0);
  return (await readdir(directory)).some(
    (name) => isTemporary(name) || (firstOfSegment(name) ?? 0) > sequence + 1 || Number(/\.(\d+)\.json$/.exec(name)?.[1] ?? 0) > generation,
  );
}

async function isLocked(directory: string): Promise<boolean> {
  try {
    await (await openLowdbStore({ directory })).close();
    return false;
  } catch (error) {
    return error instanceof StoreLocked;
  }
}

/** Makes a backup while buyers order, and restores it. Returns the number of missing orders and of violations. */
async function backUpUnderLoad(folder: string, store: Awaited<ReturnType<typeof openLowdbStore>>): Promise<number> {
  const services = await createServices(store, { demo: false, secret: BUYERS_SECRET });
  const numbers: string[] = [];
  let isOpen = true;
  const buy = async (buyer: number) => {
    for (let count = 0; isOpen; count += 1) {
      const { order } = await services.orders.placeOrder(wantedBy(`backup-${buyer}-${count}`));
      if (order !== null) numbers.push(order.number);
    }
  };
  const buyers = Promise.all(Array.from({ length: 16 }, (_, buyer) => buy(buyer)));
  await pause(MORE_MS);
  const before = [...numbers];
  await store.backup(path.join(folder, 'backup'));
  isOpen = false;
  await buyers;
  services.close();
  await restoreBackup(path.join(folder, 'backup'), path.join(folder, 'restored'));
  const restored = await openLowdbStore({ directory: path.join(folder, 'restored') });
  const stored = new Set((await restored.query('orders', ALL)).items.map(({ number }) => number));
  const missing = before.filter((number) => !stored.has(number)).length + (await violations(restored, INITIAL_STOCK)).length;
  await restored.close();
  return missing;
}

/** Opens every frozen data folder. */
export async function openingOldData(folder: string, frozen: readonly string[]): Promise<Figure> {
  let opened = 0;
  for (const name of frozen) {
    const directory = path.join(folder, `old-${name}`);
    await cp(path.join('tests/fixtures', name), directory, { recursive: true });
    const store = await openLowdbStore({ directory });
    if ((await store.count('orders')) > 0 && (await violations(store, aMarket().stock)).length === 0) opened += 1;
    await store.close();
  }
  return {
    promise: 11,
    what: 'data folders of earlier versions',
    figure: `opened ${opened}/${frozen.length}`,
    isKept: opened === frozen.length,
  };
}

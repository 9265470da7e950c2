import path from 'node:path';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { runServer } from '#tests/support/processes/runServer.ts';
import type { Figure } from './figure.ts';
import { BUYERS, LINES, Strangers } from './strangers.ts';

/** The smallest heap documented in docs/operations/sizing.md. */
const HEAP_MIB = 256;
/** The first start may include a build. */
const START_TIMEOUT_MS = 600_000;
const ACCOUNTS_OF_ONE = 3;
const ROWS_OF_ONE = 9900;
const ORDERS = 200;
/**
 * Upper bounds on the attack from many networks. Each network creates a vendor with as many products as a new one may have, then orders
 * as a guest.
 */
const MAX_NETWORKS = 250;
const MAX_LARGE_ORDERS = 2500;
const PARALLEL = 8;
const PRODUCTS_OF_NEW_VENDOR = 200;

/**
 * Strangers fill the memory of the built server, which has a small heap: first from one network within its limits, then from as many
 * networks as it takes. The process has to survive, rejecting products and vendors first and orders last.
 */
export async function fillingMemory(folder: string): Promise<Figure[]> {
  const directory = path.join(folder, 'filled');
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket({ stock: aMarket().stock.map((stock) => ({ ...stock, onHand: 999_999 })) }));
  await seeding.close();
  const options = {
    directory,
    env: { RIZQ_DEMO: 'off' },
    nodeArgs: [`--max-old-space-size=${HEAP_MIB}`],
    startTimeoutMs: START_TIMEOUT_MS,
  };
  const server = await runServer(options);
  const strangers = new Strangers(server);
  const figures = [
    await importing(strangers),
    await ordering(strangers),
    await fillingWithProducts(strangers),
    await fillingWithOrders(strangers),
  ];
  await server.stop();
  // The stored data must also fit into the heap of the next process.
  const again = await runServer(options);
  figures.push(await selling(new Strangers(again), 'the same heap after a restart'));
  await again.stop();
  return figures;
}

/** Three accounts at one address import as much as the limits allow. */
async function importing(strangers: Strangers): Promise<Figure> {
  const before = await strangers.rssMiB();
  let products = 0;
  for (let account = 0; account < ACCOUNTS_OF_ONE; account += 1) {
    const token = await strangers.openShop('127.9.0.1');
    if (token !== null) products += await strangers.importProducts('127.9.0.1', token, ROWS_OF_ONE);
  }
  return strangers.figure(
    `${ACCOUNTS_OF_ONE} accounts of one address import ${ROWS_OF_ONE} products each`,
    before,
    { products },
    {
      products: (count) => count > 0 && count <= ACCOUNTS_OF_ONE * PRODUCTS_OF_NEW_VENDOR,
    },
  );
}

/** One address places the largest possible orders with its own vendor, both as a member and as a guest. */
async function ordering(strangers: Strangers): Promise<Figure> {
  const before = await strangers.rssMiB();
  const token = await strangers.openShop('127.9.0.2');
  strangers.variants = await strangers.offer('127.9.0.2', token);
  const { variants } = strangers;
  let placed = 0;
  for (let order = 0; order < ORDERS; order += 1) {
    const isMember = order % 2 === 0;
    const lines = variants.slice(0, isMember ? LINES.member : LINES.guest);
    placed += await strangers.order(lines, { from: '127.9.0.2', token: isMember ? token : null }, 0);
  }
  return strangers.figure(
    `one address places ${ORDERS} cash orders of up to ${LINES.member} lines`,
    before,
    { 'orders placed': placed },
    {
      'orders placed': (count) => count > 0 && count < ORDERS / 2,
    },
  );
}

/** New vendors on other networks import products until the server rejects them. */
async function fillingWithProducts(strangers: Strangers): Promise<Figure> {
  const before = await strangers.rssMiB();
  let [products, networks] = [0, 0];
  // Sequentially, because concurrent imports are rejected earlier owing to the memory they need while they run.
  while (networks < MAX_NETWORKS && strangers.refused('STORE_FULL') === 0) {
    const from = `127.10.${(networks += 1)}.1`;
    const token = await strangers.openShop(from);
    if (token !== null) products += await strangers.importProducts(from, token, PRODUCTS_OF_NEW_VENDOR);
  }
  const orders = await strangers.buyers();
  const what = 'new vendors of other networks import until they are refused';
  return strangers.figure(
    what,
    before,
    { networks, products, 'refused by STORE_FULL': strangers.refused('STORE_FULL'), 'of 20 buyers served': orders },
    {
      'refused by STORE_FULL': (count) => count > 0,
      'of 20 buyers served': BUYERS,
    },
  );
}

/** Guests on other networks place large orders until they are rejected. */
async function fillingWithOrders(strangers: Strangers): Promise<Figure> {
  const before = await strangers.rssMiB();
  const { variants } = strangers;
  const isOver = () => strangers.refused('STORE_READ_ONLY') > 0;
  let [tried, placed] = [0, 0];
  await inParallel(async () => {
    if (tried >= MAX_LARGE_ORDERS || isOver()) return false;
    tried += 1;
    placed += await strangers.order(variants.slice(0, LINES.guest), { from: `127.${20 + (tried >> 8)}.${tried & 255}.1` }, 0);
    return true;
  });
  const reads = await strangers.send({ from: '127.8.0.1' }, '/rizq-marketplace');
  const what = `guests of other networks place orders of ${LINES.guest} lines until they are refused`;
  const values = {
    'orders placed': placed,
    'refused by STORE_READ_ONLY': strangers.refused('STORE_READ_ONLY'),
    'for a page': reads.status,
  };
  return strangers.figure(what, before, values, { 'for a page': 200, 'orders placed': (count) => count > 0 });
}

/** Buyers read and order, or are rejected with the error for full memory. */
async function selling(strangers: Strangers, what: string): Promise<Figure> {
  const before = await strangers.rssMiB();
  const placed = await strangers.buyers();
  const reads = await strangers.send({ from: '127.8.0.1' }, '/rizq-marketplace');
  const answered = placed + strangers.refused('STORE_READ_ONLY');
  return strangers.figure(
    what,
    before,
    { 'of 20 buyers served': placed, 'or refused clearly': answered, 'for a page': reads.status },
    {
      'or refused clearly': BUYERS,
      'for a page': 200,
    },
  );
}

/** Runs several copies of the work concurrently until it resolves to false. */
async function inParallel(work: () => Promise<boolean>): Promise<void> {
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (await work());
    }),
  );
}

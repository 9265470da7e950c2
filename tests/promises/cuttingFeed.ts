import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '#server/store/store.ts';
import { startDatabaseProxy } from '#tests/support/postgres/databaseProxy.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { figureOf, type Figure } from './figure.ts';
import { placeOrder, sendTo, startDatabase, startNode, withStore } from './nodes.ts';

const CUT_MS = 30_000;
const EVERY_MS = 500;
const POLL_MS = 50;
const FIRST_CENTS = 1234;
const FEE_CENTS = 300;
const SHOWN = '{ products(first: 50) { nodes { id price { current { minorUnits } } } } }';

/** Total for one unit: price, 20 percent VAT and delivery. */
const totalOf = (cents: number): number => cents + Math.round(cents * 0.2) + FEE_CENTS;

/**
 * Cuts a node off from its change feed and repeatedly raises a price in the database: the node still shows the old price, but must sell
 * only at the new one.
 */
export async function cuttingFeed(): Promise<Figure> {
  const database = await startDatabase();
  const proxy = await startDatabaseProxy(database.url);
  const node = await startNode(proxy.url);
  const values = await withStore(database.url, async (store) => {
    let [changes, shownStale, soldStale, soldNew, cents] = [0, 0, 0, 0, FIRST_CENTS];
    const order = async (wanted: number) => {
      changes += 1;
      const lines = [{ variantId: 'var_rice', quantity: 1, seenPrice: wanted }];
      const input = anOrderInput({ idempotencyKey: `cut-feed-${changes}-at-${wanted}`, lines, expectedTotal: totalOf(wanted) });
      return (await placeOrder(node.url, input, changes)).kind === 'placed';
    };
    proxy.setFeedCut(true);
    for (const end = performance.now() + CUT_MS; performance.now() < end; await pause(EVERY_MS)) {
      const before = cents;
      cents += 1;
      await setPrice(store, cents);
      if ((await shownPrice(node.url)) !== cents) shownStale += 1;
      if (await order(before)) soldStale += 1;
      if (await order(cents)) soldNew += 1;
    }
    proxy.setFeedCut(false);
    const start = performance.now();
    while ((await shownPrice(node.url)) !== cents) await pause(POLL_MS);
    const raised = cents - FIRST_CENTS;
    return {
      'prices raised': raised,
      'shown stale': shownStale,
      'sold stale': soldStale,
      'refused at the new price': raised - soldNew,
      'ms until shown after the cut': Math.round(performance.now() - start),
    };
  });
  await node.stop();
  await proxy.close();
  await database.stop();
  return figureOf(18, `change feed of a node cut for ${CUT_MS / 1000} s`, values, {
    'shown stale': (count) => count > 0,
    'sold stale': 0,
    'refused at the new price': 0,
  });
}

async function setPrice(store: Store, priceCents: number): Promise<void> {
  await store.transaction(async (transaction) => {
    const product = await transaction.get('products', 'prd_rice');
    if (product !== null) await transaction.put('products', { ...product, priceCents });
  });
}

async function shownPrice(url: string): Promise<number | undefined> {
  const { data } = await sendTo<Shown>(url, SHOWN);
  return data?.products.nodes.find(({ id }) => id === 'prd_rice')?.price.current.minorUnits;
}

interface Shown {
  products: { nodes: { id: string; price: { current: { minorUnits: number } } }[] };
}

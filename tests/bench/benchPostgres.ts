import { seedStore } from '#seed/seedStore.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { startChildScript } from '#tests/support/processes/childScript.ts';
import { startThrowAwayPostgres } from '../../scripts/throwAwayPostgres.ts';
import { confirmedMembers } from '../promises/nodes.ts';
import { bareOrders } from './bareOrders.ts';
import { formatMeasured, withClients } from './clients.ts';
import { aStoredOrder } from './orderTransaction.ts';
import { percentile } from './percentile.ts';
import type { BenchRow } from './printTable.ts';
import { FEW, orderMarket, placeOrder, runServed, variantOf } from './servedOrders.ts';

const MS = 4000;
const WARM_UP_MS = 3000;
const CLIENTS = [1, 8, 64];
const BUYERS = 400;
const CHANGES_PER_SECOND = 500;
const CHANGES_MS = 10_000;

/** Measures the PostgreSQL engine on a server with synchronous commits: orders over HTTP, and the delay of changes. */
export async function benchPostgres(): Promise<BenchRow[]> {
  const server = await startThrowAwayPostgres();
  try {
    return [...(await orders(server.url)), await delays(server.url)];
  } finally {
    await server.stop();
  }
}

/** Orders over HTTP, alternating with a transaction that makes the same writes on the same server. */
async function orders(databaseUrl: string): Promise<BenchRow[]> {
  const store = await openPostgresStore({ urls: [databaseUrl] });
  const market = orderMarket();
  await seedStore(store, market);
  // Members with confirmed emails, because other buyers may order only half of a small stock.
  const members = await confirmedMembers(store, BUYERS);
  await store.close();
  const node = await runServed({ env: { RIZQ_DATABASE_URL: databaseUrl } });
  const bare = await bareOrders(databaseUrl, await aStoredOrder(), new Map(market.stock.map(({ id, onHand }) => [id, onHand])));
  let numbers = 0;
  const orderBare = (variantId: string) => bare.order((numbers += 1), variantId);
  const measure = async (what: string, clients: number, variantAt: (number: number) => string): Promise<BenchRow> => {
    const floor = await withClients(clients, MS, (number) => orderBare(variantAt(number)));
    const measured = await withClients(clients, MS, (number) => placeOrder(node.url, variantAt(number)), node.cpuMs);
    return {
      what: `PostgreSQL: orders over HTTP, each from another network, ${what}; wait p50 / p99`,
      size: clients,
      figure: formatMeasured(measured),
      floor: `bare transaction ${formatMeasured(floor)}`,
      ratio: `${(measured.perSecond / floor.perSecond).toFixed(2)} × (goal 0.5)`,
    };
  };
  try {
    await withClients(8, WARM_UP_MS, () => placeOrder(node.url, variantOf(0)));
    const rows: BenchRow[] = [];
    for (const clients of CLIENTS) rows.push(await measure(`${clients} clients of one product`, clients, () => variantOf(0)));
    rows.push(await measure('64 clients of 256 products', 64, variantOf));
    const floorMs = await rush(() => orderBare('var_few'));
    const ms = await rush((buyer) => placeOrder(node.url, 'var_few', members[buyer]));
    rows.push({
      what: `PostgreSQL: ${BUYERS} members order the last ${FEW} units over HTTP, all at once`,
      size: BUYERS,
      figure: `${ms.toFixed(0)} ms until the last response`,
      floor: `bare transaction ${floorMs.toFixed(0)} ms`,
      ratio: `${(floorMs / ms).toFixed(2)} ×`,
    });
    return rows;
  } finally {
    await bare.close();
    await node.stop();
  }
}

/** Duration until all buyers, ordering concurrently, have received a response. */
async function rush(buy: (buyer: number) => Promise<boolean>): Promise<number> {
  const start = performance.now();
  const sold = (await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)))).filter(Boolean).length;
  if (sold !== FEW) throw new Error(`${sold} units were sold of ${FEW}`);
  return performance.now() - start;
}

/**
 * Time from the start of a transaction in another process until all projections of this process have applied it. Both processes use the
 * machine's clock.
 */
async function delays(url: string): Promise<BenchRow> {
  const store = await openPostgresStore({ urls: [url] });
  const api = await createTestApi({ store, demo: false, isMeasured: true });
  const appliedAt = new Map<string, number>();
  // Listeners are called in the order of registration, so this one is called after the projections.
  const stop = store.changes(await store.position(), {
    apply: ({ changes }) => {
      for (const change of changes)
        if (change.collection === 'products' && change.document !== null) appliedAt.set(change.document.sku ?? '', Date.now());
    },
    tooOld: () => undefined,
  });
  const writer = await startChildScript('productWriter.ts', url, String(CHANGES_PER_SECOND), String(CHANGES_MS));
  await writer.ended;
  const changes = writer.lines.map((line) => line.split(' ')).map(([mark = '', at]) => ({ mark, at: Number(at) }));
  await store.transaction((transaction) => transaction.put('stock', { id: 'var_few', onHand: FEW }));
  const waits = changes.map(({ mark, at }) => (appliedAt.get(mark) ?? Infinity) - at);
  stop();
  await api.close();
  const perSecond = Math.round((changes.length * 1000) / CHANGES_MS);
  return {
    what: `PostgreSQL: from the begin of a change in one process to the catalogue of another, ${perSecond} changes/s; p50 / p99 / most`,
    size: changes.length,
    figure: [percentile(waits, 50), percentile(waits, 99), Math.max(...waits)].map((ms) => `${ms.toFixed(0)} ms`).join(' / '),
    floor: `${CHANGES_PER_SECOND} changes/s wanted`,
    ratio: 'goal: p99 1000 ms',
  };
}

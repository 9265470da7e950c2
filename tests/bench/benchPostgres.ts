import { seedStore } from '#seed/seedStore.ts';
import { generateCatalogue } from '#seed/generate.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import type { Store } from '#server/store/store.ts';
import { aConfirmedMember } from '#tests/support/api/aMember.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { aProduct } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { startChildScript } from '#tests/support/processes/childScript.ts';
import { startThrowAwayPostgres } from '../../scripts/throwAwayPostgres.ts';
import { bareOrders } from './bareOrders.ts';
import { PLACE } from './benchOrders.ts';
import { formatResult, measureListings } from './benchResponses.ts';
import { formatMeasured, withClients } from './clients.ts';
import { aStoredOrder } from './orderTransaction.ts';
import { percentile } from './percentile.ts';
import type { BenchRow } from './printTable.ts';

const MS = 4000;
const WARM_UP_MS = 1500;
const CLIENTS = [1, 8, 64];
const VARIANTS = 64;
const BUYERS = 400;
const UNITS = 50;
const PLENTY = 1_000_000_000;
const CHANGES_PER_SECOND = 500;
const CHANGES_MS = 10_000;

/** The PostgreSQL engine on a server that syncs: orders, listings, and the delay of changes. */
export async function benchPostgres(size: number): Promise<BenchRow[]> {
  const server = await startThrowAwayPostgres();
  try {
    return [...(await orders(server.url)), await delays(server.url), await listings(size)];
  } finally {
    await server.stop();
  }
}

const variantOf = (number: number): string => `var_bench${number % VARIANTS}`;

/** One network address per number, because units per network are limited. */
const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Orders through GraphQL, beside a transaction of the same writes on the same server. */
async function orders(url: string): Promise<BenchRow[]> {
  const store = await openPostgresStore({ urls: [url] });
  const products = Array.from({ length: VARIANTS }, (_, number) =>
    aProduct({ id: `prd_bench${number}`, vendorId: 'ven_utara', priceCents: 1234 }),
  );
  const market = aMarket();
  const variants = [...market.products, ...products].flatMap((product) => product.variants);
  await seedStore(store, {
    ...market,
    products: [...market.products, ...products],
    stock: variants.map(({ id }) => ({ id, onHand: PLENTY })),
  });
  const api = await createTestApi({ store, demo: false, isMeasured: true });
  const bare = await bareOrders(url, await aStoredOrder(), new Map([...variants.map(({ id }) => [id, PLENTY] as const), ['few', UNITS]]));
  let keys = 0;
  // Buyers without a confirmed email may order only half of a small stock.
  const member = await aConfirmedMember(api, 'bench@example.com');
  /** Orders one unit. Resolves with false if it is sold out. */
  const order = async (variantId: string, viewer: SignedIn | null = null): Promise<boolean> => {
    keys += 1;
    const input = anOrderInput({
      idempotencyKey: `bench-${keys}-of-the-run`,
      email: `buyer${keys}@example.com`,
      lines: [{ variantId, quantity: 1 }],
    });
    const { data, errors } = await api.execute<Placed>(PLACE, { input }, { address: addressOf(keys), viewer });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    const refusals = data.placeOrder.errors;
    if (refusals.some(({ code }) => code !== 'INSUFFICIENT_STOCK')) throw new Error(JSON.stringify(refusals));
    return refusals.length === 0;
  };
  await withClients(8, WARM_UP_MS, () => order(variantOf(0)));
  const measure = async (what: string, clients: number, variantAt: (number: number) => string): Promise<BenchRow> => {
    const floor = await withClients(clients, MS, (number) => bare.order((keys += 1), variantAt(number)));
    const measured = await withClients(clients, MS, (number) => order(variantAt(number)));
    return {
      what: `PostgreSQL: orders through GraphQL, ${what}; wait p50 / p99`,
      size: clients,
      figure: formatMeasured(measured),
      floor: `bare transaction ${formatMeasured(floor)}`,
      ratio: `${(measured.perSecond / floor.perSecond).toFixed(2)} × (goal 0.5)`,
    };
  };
  const rows: BenchRow[] = [];
  for (const clients of CLIENTS) rows.push(await measure(`${clients} clients of one product`, clients, () => variantOf(0)));
  rows.push(await measure(`${VARIANTS} clients of ${VARIANTS} products`, VARIANTS, variantOf));
  rows.push(
    await rush(
      store,
      (variantId) => order(variantId, member),
      () => bare.order((keys += 1), 'few'),
    ),
  );
  await bare.close();
  await api.close();
  return rows;
}

/** All buyers concurrently. */
async function rush(store: Store, order: (variantId: string) => Promise<boolean>, bare: () => Promise<boolean>): Promise<BenchRow> {
  const timed = async (buy: (buyer: number) => Promise<boolean>) => {
    const start = performance.now();
    const sold = (await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)))).filter(Boolean).length;
    if (sold !== UNITS) throw new Error(`${sold} units were sold of ${UNITS}`);
    return performance.now() - start;
  };
  await store.transaction((transaction) => transaction.put('stock', { id: variantOf(0), onHand: UNITS }));
  const [floorMs, ms] = [await timed(bare), await timed(() => order(variantOf(0)))];
  return {
    what: `PostgreSQL: ${BUYERS} buyers of ${UNITS} units through GraphQL, all at once`,
    size: BUYERS,
    figure: `${ms.toFixed(0)} ms until the last response`,
    floor: `bare transaction ${floorMs.toFixed(0)} ms`,
    ratio: `${(floorMs / ms).toFixed(2)} ×`,
  };
}

/** From the start of a transaction in another process until all projections of this one have applied it. Both use the clock of the machine. */
async function delays(url: string): Promise<BenchRow> {
  const store = await openPostgresStore({ urls: [url] });
  const api = await createTestApi({ store, demo: false, isMeasured: true });
  const appliedAt = new Map<string, number>();
  // Listeners are called in the order of registration: after the projections.
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
  await store.transaction((transaction) => transaction.put('stock', { id: variantOf(0), onHand: PLENTY }));
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

async function listings(size: number): Promise<BenchRow> {
  const server = await startThrowAwayPostgres(['fsync=off']);
  try {
    const catalogue = generateCatalogue(size);
    const embedded = openMemoryStore();
    await seedStore(embedded, catalogue);
    const store = await openPostgresStore({ urls: [server.url] });
    await seedStore(store, catalogue);
    const floor = await measureListings(embedded);
    const measured = await measureListings(store);
    await store.close();
    await embedded.close();
    return {
      what: 'PostgreSQL: listings, nothing cached',
      size,
      figure: formatResult(measured),
      floor: `in memory ${formatResult(floor)}`,
      ratio: `${(measured.perSecond / floor.perSecond).toFixed(2)} ×; CPU ${(measured.cpuMs / floor.cpuMs).toFixed(2)} ×`,
    };
  } finally {
    await server.stop();
  }
}

interface Placed {
  placeOrder: { errors: { code: string }[] };
}

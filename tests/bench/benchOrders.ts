import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { formatMeasured, withClients } from './clients.ts';
import { appendAlone, aStoredOrder } from './orderTransaction.ts';
import type { BenchRow } from './printTable.ts';

const CLIENTS = [1, 8, 64, 256];
const MS = 3000;
const WARM_UP_MS = 1500;
const PLENTY = 1_000_000_000;

/** Operations of a checkout: the quote, and the order. */
const TOTALS = `totals { subtotal { minorUnits } discount { minorUnits } shipping { minorUnits } tax { minorUnits } total { minorUnits formatted } }`;
const QUOTE = `query Quote($input: QuoteInput!) { quote(input: $input) {
  readyToPlace issues { code blocking message variantId available } ${TOTALS}
  groups { vendor { id name } chosen { name price { formatted } minDays maxDays } ${TOTALS}
    lines { quantity unitPrice { minorUnits formatted } total { formatted } product { id title } } }
} }`;
export const PLACE = `mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) {
  replayed order { number accessToken ${TOTALS} packages { number status expectedBy vendor { name } ${TOTALS} } }
  errors { __typename ... on UserError { code message path } }
} }`;

/**
 * Orders per second through GraphQL and a disk, in one process, beside quotes of the same cart: an order is a quote, its writes and its email.
 * With few clients the disk is the bottleneck, so its own rate and the processor time of both are also printed.
 */
export async function benchOrders(): Promise<BenchRow[]> {
  const directory = await mkdtemp(`${tmpdir()}/rizq-bench-`);
  const store = await openLowdbStore({ directory });
  const market = aMarket();
  await seedStore(store, { ...market, stock: market.stock.map((stock) => ({ ...stock, onHand: PLENTY })) });
  const api = await createTestApi({ store, demo: false, isMeasured: true });
  let keys = 0;
  const send = async (document: string, input: object, field: string) => {
    const { data, errors } = await api.execute<Record<string, { errors?: unknown[] }>>(document, { input });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    const refusals = data[field]?.errors ?? [];
    if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
  };
  const order = () => {
    keys += 1;
    // One address per buyer, because emails to one address are limited.
    return send(PLACE, anOrderInput({ idempotencyKey: `bench-${keys}-of-the-run`, email: `buyer${keys}@example.com` }), 'placeOrder');
  };
  const cart = { lines: anOrderInput().lines, state: 'KUALA_LUMPUR' };
  const quote = () => send(QUOTE, cart, 'quote');
  const floor = await appendAlone(directory, await aStoredOrder());
  await withClients(8, WARM_UP_MS, order);
  await withClients(8, WARM_UP_MS, quote);
  const rows: BenchRow[] = [];
  for (const clients of CLIENTS) {
    const alone = await withClients(1, MS, floor.order);
    const quotes = await withClients(clients, MS, quote);
    const orders = await withClients(clients, MS, order);
    rows.push({
      what: `GraphQL: orders; wait p50 / p99, ${clients} clients`,
      size: clients,
      figure: formatMeasured(orders),
      floor: `quotes ${formatMeasured(quotes)}; append + sync ${Math.round(alone.perSecond).toLocaleString('en')}/s`,
      ratio: `an order costs ${(quotes.perSecond / orders.perSecond).toFixed(2)} quotes; of the processor ${orders.cpuMs.toFixed(2)} : ${quotes.cpuMs.toFixed(2)} ms`,
    });
  }
  await floor.close();
  await api.close();
  await rm(directory, { recursive: true });
  return rows;
}

import { setTimeout as pause } from 'node:timers/promises';
import { createServices, type Services } from '#server/services.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import type { Store } from '#server/store/store.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { aClock } from '#tests/support/api/payments.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';
import { hanging } from '#tests/support/store/wrappedStores.ts';
import { figureOf, type Figure } from './figure.ts';
import { PLENTY, startDatabase } from './nodes.ts';

/**
 * Numbers of transactions after which a node hangs. The transactions belong to the order, its job, the lease, the invoice numbers and the
 * end of the job.
 */
const STEPS = [1, 2, 3, 4];
const ROUNDS = 3;
const POLL_MS = 10;
const ORDERS = 20;
const ALL = { limit: 1_000_000 };
const LEASE_SECONDS = 61;

/** Two nodes on one database number orders: one of them hangs after each step, both continue after leases have expired, and a year ends. */
export async function invoicing(): Promise<Figure[]> {
  const database = await startDatabase();
  const clock = aClock('2026-06-01T00:00:00Z');
  const open = () => openPostgresStore({ urls: [database.url] });
  const [hungStore, store] = [await open(), await open()];
  const hangingStore = hanging(hungStore);
  const start = async (inner: Store): Promise<Services> => {
    const services = await createServices(inner, { demo: false, secret: BUYERS_SECRET, now: clock.now });
    await services.start();
    await services.settled();
    return services;
  };
  const [hung, other] = [await start(hangingStore), await start(store)];
  const unnumbered = () => store.count('orders', { invoiceNumber: null });
  const faults = async () => ({ 'without a number': await unnumbered(), violations: (await violations(store, PLENTY)).length });
  const none = { 'without a number': 0, violations: 0 };
  let keys = 0;
  const order = (services: Services, count: number) =>
    Promise.all(Array.from({ length: count }, () => services.orders.placeOrder(wantedBy(`invoiced-${(keys += 1)}`))));
  const settle = async (...nodes: Services[]) => {
    await until(async () => {
      await Promise.all(nodes.map(({ jobs }) => jobs.runDue()));
      return (await unnumbered()) === 0;
    });
    await Promise.all(nodes.map((node) => node.settled()));
  };

  let hangs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const step of STEPS) {
      let hasHung = false;
      void hangingStore.hangAfter(step).then(() => (hasHung = true));
      const count = await store.count('orders');
      void order(hung, 1);
      // The node does not hang if the other one gets to the job first.
      await until(async () => hasHung || ((await store.count('orders')) > count && (await unnumbered()) === 0));
      hangs += Number(hasHung);
      clock.pass(LEASE_SECONDS);
      await order(other, 1);
      await settle(other);
      // The node was suspended, not killed, so it continues its work alongside the other.
      hangingStore.resume();
      await hung.settled();
      await settle(hung, other);
    }
  }
  const afterHangs = figureOf(
    22,
    'invoice numbers after a node hung between any two steps and resumed',
    { hangs, ...(await faults()) },
    { hangs: (number) => number > 0, ...none },
  );

  let races = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([order(hung, ORDERS), order(other, ORDERS)]);
    // Both nodes believe that they hold the job's lease.
    await Promise.all([hung, other].flatMap(({ invoices }) => [invoices.issue(), invoices.issue()]));
    races += 1;
    await settle(hung, other);
  }
  const afterRaces = figureOf(22, 'invoice numbers issued by two nodes with expired leases at once', { races, ...(await faults()) }, none);

  clock.pass((Date.parse('2026-12-31T15:59:00Z') - clock.now().getTime()) / 1000);
  for (let second = 0; second < 120; second += 10) {
    await Promise.all([order(hung, 1), order(other, 1)]);
    clock.pass(10);
  }
  await settle(hung, other);
  const years = await store.query('invoiceSeries', ALL);
  const newYear = figureOf(
    22,
    'orders on two nodes around midnight of 31 December in Malaysia',
    { series: years.items.length, 'of the new year': years.items.find(({ id }) => id === '2027')?.last ?? 0, ...(await faults()) },
    { series: 2, 'of the new year': 12, ...none },
  );
  for (const services of [hung, other]) services.close();
  await Promise.all([hungStore.close(), store.close()]);
  await database.stop();
  return [afterHangs, afterRaces, newYear];
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(POLL_MS);
}

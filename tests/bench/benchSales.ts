import { seedStore } from '#seed/seedStore.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { createServices } from '#server/services.ts';
import { packageStatus } from '#server/modules/orders/packageStatus.ts';
import { dayOf } from '#server/platform/malaysianDays.ts';
import type { OrderDoc, PackageStatus } from '#server/store/documents/orders.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { anOrder, bothLanguages } from '#tests/support/builders/documents.ts';
import { percentile } from './percentile.ts';
import type { BenchRow } from './printTable.ts';

const RUNS = 60;
const FLOOR_RUNS = 5;
const BATCH = 2000;
const DAYS = 200;
const STATUSES: PackageStatus[] = ['PLACED', 'PACKED', 'SHIPPED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'CANCELLED', 'RETURN_REQUESTED'];

/** Latency of a vendor's dashboard when all orders belong to that vendor, compared with recounting all orders on each request. */
export async function benchSales(size: number): Promise<BenchRow[]> {
  const now = new Date('2026-11-17T02:00:00Z');
  const store = openMemoryStore();
  const catalogue = buildCatalogue();
  await seedStore(store, catalogue);
  const vendor = catalogue.vendors[0]!;
  const productIds = catalogue.products.map(({ id }) => id);
  const orders = Array.from({ length: size }, (_, at) => orderOf(at, vendor.id, productIds, now));
  for (let at = 0; at < size; at += BATCH) {
    await store.transaction(async (transaction) => {
      for (const order of orders.slice(at, at + BATCH)) await transaction.put('orders', order);
    });
  }
  const services = await createServices(store, { demo: true, now: () => now });
  const { vendorNumbers: numbers, packageList: packages, vendorProducts: products } = services;
  const queries: [what: string, query: (run: number) => unknown][] = [
    ['to do', () => numbers.todo(vendor)],
    ['90 days, the 90 before, the month', () => numbers.stats(vendor, 90)],
    ['five best sellers of 90 days', () => numbers.topProducts(numbers.stats(vendor, 90), 5)],
    ['products with their sales', () => products.list(vendor, { first: 20 }, 'en')],
    ['a page of packages to pack', () => packages.list(vendor, { status: ['PLACED'], first: 50 })],
    ['a page of all packages', () => packages.list(vendor, { first: 50 })],
    [
      'a package step, and the to-do after it',
      async (run) => {
        const order = orders[run]!;
        const at = now.toISOString();
        const moved = order.packages.map((one) => ({
          ...one,
          timeline: [...one.timeline, { at, status: 'PACKED' as const, place: null, note: null }],
        }));
        await store.transaction((transaction) => transaction.put('orders', { ...order, packages: moved }));
        return numbers.todo(vendor);
      },
    ],
  ];
  const floor = percentile(await timesOf(FLOOR_RUNS, () => recount(orders, dayOf(now))), 50);
  const rows: BenchRow[] = [];
  for (const [what, query] of queries) {
    const times = await timesOf(RUNS, query);
    const [middle, worst] = [percentile(times, 50), percentile(times, 99)];
    rows.push({
      what: `sales: ${what}, p50 / p99 (ms)`,
      size,
      figure: `${middle.toFixed(2)} / ${worst.toFixed(2)}`,
      floor: `${floor.toFixed(0)} recount, p50`,
      ratio: `${(floor / middle).toFixed(0)} × faster`,
    });
  }
  services.close();
  await store.close();
  return rows;
}

async function timesOf(runs: number, work: (run: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
  }
  return times;
}

function orderOf(at: number, vendorId: string, productIds: readonly string[], now: Date): OrderDoc {
  const placedAt = new Date(now.getTime() - ((at * 7919) % (DAYS * 1440)) * 60_000).toISOString();
  const productId = productIds[(at * 31) % productIds.length]!;
  const totals = { subtotalCents: 2000, discountCents: 0, shippingCents: 300, taxCents: 460, totalCents: 2760 };
  return anOrder({
    id: `ord_${(at * 48_271) % 2_147_483_647}`,
    number: `RZQ-${at}`,
    placedAt,
    totals,
    packages: [
      {
        id: `pkg_${at}`,
        number: `RZQ-${at}-1`,
        vendorId,
        totals,
        shippingOption: 'standard',
        expectedBy: null,
        timeline: [{ at: placedAt, status: STATUSES[at % STATUSES.length]!, place: null, note: null }],
        lines: [
          {
            id: `lin_${at}`,
            productId,
            variantId: 'var_any',
            title: bothLanguages('Thing'),
            sku: 'SKU',
            picture: null,
            options: {},
            quantity: 2,
            unitPriceCents: 1000,
            totalCents: 2000,
          },
        ],
      },
    ],
  });
}

/** Baseline: a single scan of all orders to compute the totals for 90 days. */
function recount(orders: readonly OrderDoc[], today: number): number {
  const days = new Map<number, number>();
  let waiting = 0;
  for (const { placedAt, packages } of orders) {
    for (const orderPackage of packages) {
      const status = packageStatus(orderPackage);
      if (status === 'PLACED') waiting++;
      const day = dayOf(placedAt);
      if (status === 'CANCELLED' || day <= today - 90) continue;
      days.set(day, (days.get(day) ?? 0) + orderPackage.totals.totalCents - orderPackage.totals.taxCents);
    }
  }
  return days.size + waiting;
}

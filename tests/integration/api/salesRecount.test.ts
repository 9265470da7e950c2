import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { createServices, type Services } from '#server/services.ts';
import type { OrderDoc, OrderPackageDoc, PackageStatus, ReturnDoc } from '#server/store/documents/orders.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrder, bothLanguages } from '#tests/support/builders/documents.ts';
import { runsOf } from '#tests/support/setup/testRuns.ts';

const NOW = new Date('2026-11-17T02:00:00Z');
const VENDORS = ['ven_utara', 'ven_selatan'] as const;
const PRODUCTS = ['prd_rice', 'prd_tea', 'prd_coffee', 'prd_shirt', 'prd_gone'] as const;
const STATUSES: PackageStatus[] = [
  'PLACED',
  'PACKED',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
  'RETURN_REQUESTED',
  'RETURNED',
];
const PERIODS = [1, 7, 30, 90];

const orderPackage = fc.record({
  vendorId: fc.constantFrom(...VENDORS),
  status: fc.constantFrom(...STATUSES),
  lines: fc.array(
    fc.record({
      productId: fc.constantFrom(...PRODUCTS),
      quantity: fc.integer({ min: 1, max: 9 }),
      cents: fc.integer({ min: 0, max: 5000 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  discountCents: fc.integer({ min: 0, max: 100 }),
  shippingCents: fc.integer({ min: 0, max: 500 }),
  /** Units of the first line in a return, and the return's status. Null if the units were returned before returns were stored. */
  returned: fc.option(
    fc.record({ units: fc.integer({ min: 1, max: 9 }), status: fc.constantFrom('REQUESTED' as const, 'RECEIVED' as const) }),
  ),
});
type PackageSummary = typeof orderPackage extends fc.Arbitrary<infer Value> ? Value : never;

/** Whole minutes, so that some packages share the same moment; up to 200 days back, so that some are older than every period. */
const minutesAgo = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 200 * 24 * 60 }));
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      id: fc.nat(11),
      minutesAgo,
      packages: fc.array(orderPackage, { maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), id: fc.nat(11), status: fc.constantFrom(...STATUSES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), id: fc.nat(11) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number) => items.reduce((sum, item) => sum + value(item), 0);

function returnOf(
  id: string,
  at: string,
  line: PackageSummary['lines'][number],
  { units, status }: NonNullable<PackageSummary['returned']>,
): ReturnDoc {
  const quantity = Math.min(units, line.quantity);
  const productsCents = Math.round((line.cents * quantity) / line.quantity);
  const isBack = status === 'RECEIVED';
  return {
    id: `ret_${id}`,
    status,
    lines: [{ lineId: `lin_${id}_0`, quantity, productsCents, taxCents: 0 }],
    cause: 'NOT_AS_DESCRIBED',
    note: null,
    requestedAt: at,
    answeredAt: isBack ? at : null,
    refusal: null,
    receivedAt: isBack ? at : null,
    isRestocked: isBack ? true : null,
    refundBy: 'ORIGINAL',
    instructions: null,
    refundCents: productsCents,
  };
}

function packageOf(
  id: number,
  at: string,
  { vendorId, status, lines, discountCents, shippingCents, returned }: PackageSummary,
  place: number,
): OrderPackageDoc {
  const subtotalCents = sumOf(lines, ({ cents }) => cents);
  return {
    id: `pkg_${id}_${place}`,
    number: `RZQ-${id}-${place}`,
    vendorId,
    lines: lines.map(({ productId, quantity, cents }, line) => ({
      id: `lin_${id}_${place}_${line}`,
      productId,
      variantId: 'var_rice',
      title: bothLanguages('Thing'),
      sku: 'SKU',
      picture: null,
      options: {},
      quantity,
      unitPriceCents: cents,
      totalCents: cents,
    })),
    totals: { subtotalCents, discountCents, shippingCents, taxCents: 7, totalCents: subtotalCents - discountCents + shippingCents + 7 },
    shippingOption: 'standard',
    timeline: [{ at, status, place: null, note: null }],
    expectedBy: null,
    ...(returned === null ? {} : { returns: [returnOf(`${id}_${place}`, at, lines[0]!, returned)] }),
  };
}

async function apply(store: Store, change: Step): Promise<void> {
  const id = `ord_${change.id}`;
  const known = await store.get('orders', id);
  await store.transaction(async (transaction) => {
    if (change.kind === 'delete') await transaction.delete('orders', id);
    else if (change.kind === 'put') {
      const placedAt = new Date(NOW.getTime() - change.minutesAgo * 60_000).toISOString();
      const packages = change.packages.map((one, place) => packageOf(change.id, placedAt, one, place));
      await transaction.put('orders', anOrder({ id, number: id, placedAt, packages }));
    } else if (known?.packages[0]) {
      const [first, ...others] = known.packages;
      const timeline = [...first.timeline, { at: NOW.toISOString(), status: change.status, place: null, note: null }];
      await transaction.put('orders', { ...known, packages: [{ ...first, timeline }, ...others] });
    }
  });
}

const statusOf = ({ timeline }: OrderPackageDoc) => timeline.at(-1)!.status;
const malaysianDay = (moment: string) => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 10);
const daysBack = (count: number) => malaysianDay(new Date(NOW.getTime() - count * 86_400_000).toISOString());

/** Reference implementation that recounts all orders. */
function recount(orders: readonly OrderDoc[], vendorId: string) {
  const packages = orders.flatMap((order) =>
    order.packages
      .filter((one) => one.vendorId === vendorId)
      .map((one) => ({ one, placedAt: order.placedAt, day: malaysianDay(order.placedAt) })),
  );
  const alive = packages.filter(({ one }) => statusOf(one) !== 'CANCELLED');
  const counted = alive.filter(({ one }) => statusOf(one) !== 'RETURNED' || one.returns !== undefined);
  const back = ({ returns = [] }: OrderPackageDoc) => returns.filter(({ status }) => status === 'RECEIVED').flatMap(({ lines }) => lines);
  const period = (from: number, to: number) => {
    const isWithin = ({ day }: { day: string }) => day <= daysBack(from) && day >= daysBack(to);
    const lines = counted.filter(isWithin).flatMap(({ one }) =>
      one.lines.map((line) => {
        const quantity = line.quantity - sumOf(back(one), (each) => (each.lineId === line.id ? each.quantity : 0));
        return { ...line, quantity, totalCents: Math.round((line.totalCents * quantity) / line.quantity) };
      }),
    );
    return {
      orders: alive.filter(isWithin).length,
      revenueCents: sumOf(
        counted.filter(isWithin),
        ({ one }) => one.totals.totalCents - one.totals.taxCents - sumOf(back(one), ({ productsCents }) => productsCents),
      ),
      units: sumOf(lines, ({ quantity }) => quantity),
      lines: lines.filter(({ quantity }) => quantity > 0),
    };
  };
  const newestFirst = [...packages].sort(
    (left, right) => right.placedAt.localeCompare(left.placedAt) || (left.one.id < right.one.id ? -1 : 1),
  );
  return {
    openRequests: packages.filter(({ one }) => one.cancellationRequest?.state === 'REQUESTED').length,
    count: (...statuses: PackageStatus[]) => packages.filter(({ one }) => statuses.includes(statusOf(one))).length,
    listed: (statuses: PackageStatus[] | null) =>
      newestFirst.filter(({ one }) => statuses === null || statuses.includes(statusOf(one))).map(({ one }) => one.id),
    period,
  };
}

async function expectRecount(services: Services, store: Store): Promise<void> {
  const { items } = await store.query('orders', { limit: 100 });
  for (const vendorId of VENDORS) {
    const vendor = (await store.get('vendors', vendorId))!;
    const truth = recount(items, vendorId);
    const { vendorNumbers, packageList: packages, vendorProducts: products } = services;
    expect(vendorNumbers.todo(vendor)).toEqual({
      toPack: truth.count('PLACED'),
      toShip: truth.count('PACKED'),
      onTheWay: truth.count('SHIPPED', 'OUT_FOR_DELIVERY'),
      delivered: truth.count('DELIVERED'),
      returns: truth.count('RETURN_REQUESTED'),
      cancellations: truth.openRequests,
    });
    for (const days of PERIODS) {
      const stats = vendorNumbers.stats(vendor, days);
      const { lines, ...sums } = truth.period(0, days - 1);
      expect(stats.period).toMatchObject(sums);
      const { lines: _earlier, ...previous } = truth.period(days, 2 * days - 1);
      expect(stats.previous).toMatchObject(previous);
      expect(stats.period.byDay.map(({ orders, revenueCents, units }) => ({ orders, revenueCents, units }))).toEqual(
        stats.period.byDay.map((_, at) => {
          const { lines: _lines, ...day } = truth.period(days - 1 - at, days - 1 - at);
          return day;
        }),
      );
      const best = vendorNumbers.topProducts(stats, 100);
      expect(best.map(({ units }) => units)).toEqual(best.map(({ units }) => units).sort((left, right) => right - left));
      const sold = PRODUCTS.map((id) => lines.filter(({ productId }) => productId === id)).filter((of) => of.length > 0);
      const own = new Set(products.list(vendor, { first: 100 }, 'en').nodes.map(({ product }) => product.id));
      expect(new Map(best.map(({ product, units, revenueCents }) => [product.id, { units, revenueCents }]))).toEqual(
        new Map(
          sold
            .filter(([line]) => own.has(line!.productId))
            .map((of) => [
              of[0]!.productId,
              { units: sumOf(of, (line) => line.quantity), revenueCents: sumOf(of, (line) => line.totalCents) },
            ]),
        ),
      );
    }
    for (const status of [null, ['PLACED'], ['SHIPPED', 'OUT_FOR_DELIVERY', 'SHIPPED'], [...STATUSES]] as (PackageStatus[] | null)[]) {
      const walked: string[] = [];
      let after: string | null = null;
      do {
        const page = await packages.list(vendor, { status, first: 3, after });
        expect(page.totalCount).toBe(truth.listed(status).length);
        walked.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(walked).toEqual(truth.listed(status));
    }
  }
}

test("each vendor's figures equal a recount of all orders, after any changes and after a restart", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), fc.nat(59), async (steps, pause) => {
      const store = openMemoryStore();
      await seedStore(store, aMarket());
      const services = await createServices(store, { demo: true, now: () => NOW });
      for (const [at, change] of steps.entries()) {
        await apply(store, change);
        // Also compares between changes, because reading sorts the data.
        if (at === pause) await expectRecount(services, store);
      }
      await expectRecount(services, store);
      services.close();
      const restarted = await createServices(store, { demo: true, now: () => NOW });
      await expectRecount(restarted, store);
      restarted.close();
      await store.close();
    }),
    { numRuns: runsOf(60) },
  );
});

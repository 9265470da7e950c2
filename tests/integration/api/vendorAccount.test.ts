import { beforeEach, describe, expect, test } from 'vitest';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { settleDemoAccounts } from '#server/modules/accounts/demoAccounts.repository.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { confirmOrder } from '#tests/support/api/confirmed.ts';
import { LOGIN, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const CONSOLE = /* GraphQL */ `
  query ($days: Int, $query: String, $status: [ProductStatus!], $low: Boolean, $first: Int, $after: String, $wanted: [PackageStatus!]) {
    viewer {
      vendor {
        profile {
          slug
        }
        todo {
          toPack
          toShip
          onTheWay
          delivered
          returns
          lowStock
        }
        products(query: $query, status: $status, lowStockOnly: $low, first: $first, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            onHand
            soldUnits
            product {
              id
              title
              status
            }
          }
        }
        packages(status: $wanted, first: 50) {
          totalCount
          nodes {
            number
            status
            vendor {
              slug
            }
            totals {
              total {
                minorUnits
              }
            }
            timeline {
              at
            }
          }
        }
        stats(days: $days) {
          period {
            from
            days
            orders
            units
            revenue {
              minorUnits
            }
            byDay {
              day
              orders
              revenue {
                minorUnits
              }
            }
          }
          previous {
            from
            orders
          }
          month {
            days
            orders
            revenue {
              minorUnits
            }
          }
        }
      }
    }
  }
`;

interface Period {
  from: string;
  days: number;
  orders: number;
  units: number;
  revenue: { minorUnits: number };
  byDay: { day: string; orders: number; revenue: { minorUnits: number } }[];
}
interface Console {
  profile: { slug: string };
  todo: Record<'toPack' | 'toShip' | 'onTheWay' | 'delivered' | 'returns' | 'lowStock', number>;
  products: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { onHand: number; soldUnits: number; product: { id: string; title: string; status: string } }[];
  };
  packages: { totalCount: number; nodes: { number: string; status: string; vendor: { slug: string }; timeline: { at: string }[] }[] };
  stats: { period: Period; previous: Period; month: Period };
}

/** Tuesday 17 November at 10:00 in Malaysia. */
let clock = new Date('2026-11-17T02:00:00Z');

async function signIn(api: TestApi): Promise<SignedIn | null> {
  const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, VENDOR);
  return api.services.sessions.find(data.login.token ?? '');
}

describe('the vendor console', () => {
  let api: TestApi;
  let viewer: SignedIn | null;

  beforeEach(async () => {
    clock = new Date('2026-11-17T02:00:00Z');
    const market = aMarket();
    const vendors = market.vendors.map((vendor) => (vendor.id === 'ven_utara' ? { ...vendor, ownerId: 'usr_demo_vendor' } : vendor));
    api = await createTestApi({ catalogue: { ...market, vendors }, now: () => clock });
    viewer = await signIn(api);
    return () => api.close();
  });

  async function console(variables: Record<string, unknown> = {}): Promise<Console> {
    const { data, errors } = await api.execute<{ viewer: { vendor: Console } }>(CONSOLE, variables, { viewer });
    expect(errors).toBeUndefined();
    return data.viewer.vendor;
  }

  async function order(lines: { variantId: string; quantity: number }[], expectedTotal: number): Promise<string> {
    const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ lines, expectedTotal }) });
    expect(data.placeOrder.errors).toEqual([]);
    return data.placeOrder.order!.number;
  }

  test("counts revenue without VAT, only of the vendor's own packages, on the day of the order in Malaysia", async () => {
    // Utara's rice for $12.34 with delivery for $3.00; Selatan's coffee for $7.77 with delivery for $4.50; VAT on both, $4.02.
    await order(
      [
        { variantId: 'var_rice', quantity: 1 },
        { variantId: 'var_coffee', quantity: 1 },
      ],
      1234 + 777 + 402 + 750,
    );
    // A minute before midnight in Malaysia it is still the 17th; two minutes later it is the 18th.
    clock = new Date('2026-11-17T15:59:00Z');
    await order([{ variantId: 'var_rice', quantity: 2 }], 2468 + 494 + 300);
    clock = new Date('2026-11-17T16:01:00Z');
    await order([{ variantId: 'var_tea', quantity: 1 }], 333 + 67 + 300);
    const { stats } = await console({ days: 3 });
    expect(stats.period.byDay).toEqual([
      { day: '2026-11-15T16:00:00.000Z', orders: 0, revenue: { minorUnits: 0 } },
      { day: '2026-11-16T16:00:00.000Z', orders: 2, revenue: { minorUnits: 1534 + 2768 } },
      { day: '2026-11-17T16:00:00.000Z', orders: 1, revenue: { minorUnits: 633 } },
    ]);
    expect(stats.period).toMatchObject({ days: 3, from: '2026-11-15T16:00:00.000Z', orders: 3, units: 4, revenue: { minorUnits: 4935 } });
    expect(stats.month).toMatchObject({ days: 18, orders: 3, revenue: { minorUnits: 4935 } });
    clock = new Date('2026-11-20T02:00:00Z');
    expect((await console({ days: 3 })).stats).toMatchObject({
      period: { orders: 1 },
      previous: { orders: 2, from: '2026-11-14T16:00:00.000Z' },
    });
  });

  test('omits cancelled packages from revenue and tasks, and counts others by their status', async () => {
    const cancelled = await order([{ variantId: 'var_rice', quantity: 1 }], 1781);
    const sent = await order([{ variantId: 'var_rice', quantity: 1 }], 1781);
    expect((await console()).todo).toMatchObject({ toPack: 2, toShip: 0, onTheWay: 0, delivered: 0 });
    await api.services.fulfilment.advance(`${cancelled}-1`, 'CANCELLED', OPERATOR);
    await api.services.fulfilment.advance(`${sent}-1`, 'PACKED', OPERATOR);
    expect(await console()).toMatchObject({
      todo: { toPack: 0, toShip: 1 },
      stats: { period: { orders: 1, revenue: { minorUnits: 1534 } } },
    });
    for (const status of ['SHIPPED', 'OUT_FOR_DELIVERY'] as const) await api.services.fulfilment.advance(`${sent}-1`, status, OPERATOR);
    expect((await console()).todo).toMatchObject({ toShip: 0, onTheWay: 1 });
    await api.services.fulfilment.advance(`${sent}-1`, 'DELIVERED', OPERATOR);
    const { todo, packages } = await console({ wanted: ['DELIVERED'] });
    expect(todo).toMatchObject({ onTheWay: 0, delivered: 1 });
    expect(packages.nodes.map(({ number }) => number)).toEqual([`${sent}-1`]);
  });

  test('lists all products, also withdrawn and sold-out ones, with search, filters and pages', async () => {
    const sold = await order([{ variantId: 'var_rice', quantity: 4 }], 4936 + 987 + 300);
    for (const status of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await api.services.fulfilment.advance(`${sold}-1`, status, OPERATOR);
    await confirmOrder(api, sold);
    const { products, todo } = await console();
    expect(products.totalCount).toBe(8);
    const ids = products.nodes.map(({ product }) => product.id);
    expect(ids).toContain('prd_withdrawn');
    expect(ids).not.toContain('prd_coffee');
    expect(products.nodes.find(({ product }) => product.id === 'prd_rice')).toMatchObject({ onHand: 6, soldUnits: 4 });
    expect(todo.lowStock).toBe(2);
    const listed = async (variables: Record<string, unknown>) =>
      (await console(variables)).products.nodes.map(({ product }) => product.id).sort();
    expect(await listed({ low: true })).toEqual(['prd_rice', 'prd_soldout']);
    expect(await listed({ status: ['DISABLED'] })).toEqual(['prd_withdrawn']);
    expect(await listed({ status: ['OUT_OF_STOCK'] })).toContain('prd_soldout');
    expect(await listed({ query: products.nodes[0]!.product.title })).toContain(products.nodes[0]!.product.id);
    const walked: string[] = [];
    let after: string | null = null;
    do {
      const page: Console['products'] = (await console({ first: 3, after })).products;
      walked.push(...page.nodes.map(({ product }) => product.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(walked).toEqual(ids);
  });

  test('follows new, transferred, deleted and returned products', async () => {
    const own = async () => (await console()).products.nodes.map(({ product }) => product.id).sort();
    const before = await own();
    const rice = (await api.store.get('products', 'prd_rice'))!;
    const coffee = (await api.store.get('products', 'prd_coffee'))!;
    const roast = {
      ...coffee,
      id: 'prd_roast',
      slug: 'roast',
      variants: coffee.variants.map((one) => ({ ...one, id: 'var_roast', sku: 'ROAST' })),
    };
    await api.store.transaction(async (transaction) => {
      await transaction.put('products', { ...roast, vendorId: 'ven_utara' });
      await transaction.put('products', { ...coffee, vendorId: 'ven_utara' });
      await transaction.put('products', { ...rice, vendorId: coffee.vendorId });
      await transaction.delete('products', 'prd_soldout');
    });
    const remaining = before.filter((id) => id !== 'prd_rice' && id !== 'prd_soldout');
    expect(await own()).toEqual([...remaining, 'prd_coffee', 'prd_roast'].sort());
    await api.store.transaction((transaction) => transaction.put('products', rice));
    expect(await own()).toEqual([...remaining, 'prd_coffee', 'prd_rice', 'prd_roast'].sort());
  });

  test('rejects arguments beyond their limits', async () => {
    for (const variables of [{ days: 0 }, { days: 367 }, { first: 101 }, { after: '???' }, { query: 'x'.repeat(101) }]) {
      const { errors } = await api.execute(CONSOLE, variables, { viewer });
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    }
  });
});

test('the demo vendor has sales, and its figures agree with its packages', async () => {
  const now = new Date('2026-11-17T02:00:00Z');
  const store = openMemoryStore();
  await fillEmptyStore(store, { demo: true, now });
  const api = await createTestApi({ store, now: () => now });
  const { data } = await api.execute<{ viewer: { vendor: Console } }>(CONSOLE, { days: 90 }, { viewer: await signIn(api) });
  const { profile, todo, packages, stats } = data.viewer.vendor;
  expect(profile.slug).toBe('dapur-mak-som');
  expect(new Set(packages.nodes.map(({ vendor }) => vendor.slug))).toEqual(new Set(['dapur-mak-som']));
  expect(packages.nodes.length).toBe(packages.totalCount);
  const count = (...wanted: string[]) => packages.nodes.filter(({ status }) => wanted.includes(status)).length;
  expect(todo).toMatchObject({
    toPack: count('PLACED'),
    toShip: count('PACKED'),
    onTheWay: count('SHIPPED', 'OUT_FOR_DELIVERY'),
    delivered: count('DELIVERED'),
  });
  expect(Math.min(todo.toPack, todo.toShip, todo.onTheWay, todo.delivered)).toBeGreaterThan(0);
  expect(stats.period.byDay).toHaveLength(90);
  expect(stats.period.orders).toBe(packages.totalCount - count('CANCELLED'));
  const moments = packages.nodes.map(({ timeline }) => timeline[0]!.at);
  expect(moments).toEqual([...moments].sort().reverse());
  await api.close();
});

test('outside of the demo the sample account has no vendor', async () => {
  const store = openMemoryStore();
  await fillEmptyStore(store, { demo: true });
  await settleDemoAccounts(store, true);
  const [stored] = (await store.query('vendors', { where: { slug: 'dapur-mak-som' } })).items;
  expect(stored?.ownerId).toBe('usr_demo_vendor');
  await settleDemoAccounts(store, false);
  const [free] = (await store.query('vendors', { where: { slug: 'dapur-mak-som' } })).items;
  expect(free?.ownerId).toBeNull();
  await store.close();
});

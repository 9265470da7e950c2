import { describe, expect, onTestFinished, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { type AuthResponse, LOGIN, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { aCategory } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { type OrderResponse, type PlaceOrderResponse, PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import { APPROVED, approved, WAITING } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

/** Utara's rice ($12.34, VAT $2.47, delivery $3.00) and Selatan's coffee ($7.77, VAT $1.55, delivery $4.50). */
const TWO_VENDORS = { lines: [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }], expectedTotal: 3163 };
const COFFEE = { lines: [{ variantId: 'var_coffee' }], expectedTotal: 1382 };

const market = aMarket();
const shelf = (slug: string) => ({ ...aCategory(), id: slug, name: { en: slug, ms: slug } });
const catalogue = {
  ...market,
  categories: [aCategory(), shelf('drinks')],
  products: market.products.map((product) => (product.id === 'prd_coffee' ? { ...product, category: 'drinks' } : product)),
};

/** A marketplace with a manual clock and a session for the demo shopper. */
async function openMarketplace() {
  let now = Date.parse('2026-02-03T04:00:00Z');
  const api = await createTestApi({ catalogue, now: () => new Date(now) });
  onTestFinished(() => api.close());
  const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  const member = await api.services.sessions.find(data.login.token ?? '');
  let count = 0;
  return {
    ...api,
    member,
    pass: (hours: number) => (now += hours * 3_600_000),
    async order(change: Partial<PlaceOrderInput>, viewer: SignedIn | null = member): Promise<OrderResponse> {
      const input = anOrderInput({ ...change, idempotencyKey: `own-orders-${(count += 1)}` });
      const response = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer });
      const { order, errors } = response.data.placeOrder;
      if (order === null) throw new Error(JSON.stringify(errors));
      return approved(api, input.payment, order);
    },
    async execute<Data>(query: string, variables: object = {}, viewer: SignedIn | null = member) {
      const response = await api.execute<Data>(query, { ...variables }, { viewer });
      return { data: response.data, code: response.errors?.[0]?.extensions?.['code'] };
    },
  };
}

describe('the orders of an account', () => {
  const FIND = `query Find($query: String, $from: DateTime, $to: DateTime, $first: Int, $after: String) {
    viewer { orders(first: $first, after: $after, query: $query, from: $from, to: $to) { totalCount pageInfo { endCursor } nodes { number } } }
  }`;
  interface Found {
    viewer: { orders: { totalCount: number; pageInfo: { endCursor: string | null }; nodes: { number: string }[] } };
  }

  test('are found by number, product, SKU and vendor, matching every word', async () => {
    const { order, execute } = await openMarketplace();
    const rice = await order(TWO_VENDORS);
    const coffee = await order(COFFEE);
    const find = async (query: string) => (await execute<Found>(FIND, { query })).data.viewer.orders.nodes.map(({ number }) => number);
    expect(await find(rice.number.toLowerCase())).toEqual([rice.number]);
    expect(await find(rice.number.slice(4, 8))).toContain(rice.number);
    expect(await find('UTARA')).toEqual([rice.number]);
    expect((await find('selatan')).sort()).toEqual([rice.number, coffee.number].sort());
    expect(await find(`selatan ${coffee.number}`)).toEqual([coffee.number]);
    expect(await find(rice.packages[0]?.lines[0]?.sku ?? '')).toEqual([rice.number]);
    expect(await find('nothing like it')).toEqual([]);
    expect((await find('  ')).length).toBe(2);
    expect((await execute<Found>(FIND, { query: 'x'.repeat(101) })).code).toBe('BAD_USER_INPUT');
  });

  test('are found by date, from inclusive and to exclusive, and paginated', async () => {
    const { order, execute, pass } = await openMarketplace();
    const numbers: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      numbers.unshift((await order(COFFEE)).number);
      pass(24);
    }
    const find = async (variables: object) => (await execute<Found>(FIND, variables)).data.viewer.orders;
    const from = '2026-02-04T04:00:00.000Z';
    expect((await find({ from })).nodes.map(({ number }) => number)).toEqual(numbers.slice(0, 2));
    expect((await find({ to: from })).nodes.map(({ number }) => number)).toEqual(numbers.slice(2));
    const first = await find({ from, first: 1 });
    expect(first).toMatchObject({ totalCount: 2, nodes: [{ number: numbers[0] }] });
    const second = await find({ from, first: 1, after: first.pageInfo.endCursor });
    expect(second.nodes).toEqual([{ number: numbers[1] }]);
  });
});

describe('purchases', () => {
  const BOUGHT = `query Bought($first: Int, $after: String, $category: String, $query: String) {
    viewer { purchases(first: $first, after: $after, category: $category, query: $query) {
      totalCount pageInfo { endCursor hasNextPage } categories { slug }
      nodes { at status line { id title variant { id price { current { minorUnits } } } } order { number accessToken } }
    } }
  }`;
  interface Bought {
    viewer: {
      purchases: {
        totalCount: number;
        pageInfo: { endCursor: string | null; hasNextPage: boolean };
        categories: { slug: string }[];
        nodes: { at: string; status: string; line: { id: string; variant: { id: string } | null }; order: { number: string } }[];
      };
    };
  }

  test('are listed line by line, newest first, without cancelled packages', async () => {
    const { order, execute, pass, services } = await openMarketplace();
    const early = await order(TWO_VENDORS);
    pass(1);
    const late = await order(COFFEE);
    await services.fulfilment.advance(`${early.number}-2`, 'CANCELLED', OPERATOR);
    await services.fulfilment.advance(`${late.number}-1`, 'PACKED', OPERATOR);
    const { purchases } = (await execute<Bought>(BOUGHT)).data.viewer;
    expect(purchases.nodes.map(({ status, line, order: { number } }) => [number, line.variant?.id, status])).toEqual([
      [late.number, 'var_coffee', 'PACKED'],
      [early.number, 'var_rice', 'PLACED'],
    ]);
    expect(purchases.categories.map(({ slug }) => slug).sort()).toEqual([aCategory().id, 'drinks'].sort());
    const drinks = (await execute<Bought>(BOUGHT, { category: 'drinks' })).data.viewer.purchases;
    expect(drinks).toMatchObject({ totalCount: 1, nodes: [{ order: { number: late.number } }] });
    expect((await execute<Bought>(BOUGHT, { query: early.number })).data.viewer.purchases.totalCount).toBe(1);
  });

  test('are paginated without gaps or duplicates', async () => {
    const { order, execute } = await openMarketplace();
    for (let count = 0; count < 3; count += 1) await order(TWO_VENDORS);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const response: { data: Bought } = await execute<Bought>(BOUGHT, { first: 2, after });
      const { nodes, pageInfo } = response.data.viewer.purchases;
      seen.push(...nodes.map(({ line }) => line.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([6, 6]);
    expect((await execute<Bought>(BOUGHT, { first: 0 })).code).toBe('BAD_USER_INPUT');
  });
});

describe('cancelling a package', () => {
  const CANCEL = `mutation Cancel($number: String!, $accessToken: String) {
    cancelPackage(number: $number, accessToken: $accessToken) {
      order { number status payment { status refunded { minorUnits } } }
      package { status canCancel timeline { status en: note(locale: EN) ms: note(locale: MS) } }
      errors { ... on UserError { code message path } }
    }
  }`;
  interface Cancelled {
    cancelPackage: { order: object | null; package: object | null; errors: { code: string }[] };
  }

  test('returns its stock and refunds only its price', async () => {
    const { order, execute, store } = await openMarketplace();
    const { number } = await order({ ...TWO_VENDORS, payment: APPROVED });
    const { data } = await execute<Cancelled>(CANCEL, { number: `${number.toLowerCase()}-1` });
    expect(data.cancelPackage).toMatchObject({
      order: { number, status: 'PENDING', payment: { status: 'PAID', refunded: { minorUnits: 1781 } } },
      package: { status: 'CANCELLED', canCancel: false },
      errors: [],
    });
    expect(data.cancelPackage.package).toMatchObject({
      timeline: [{ status: 'PLACED' }, { status: 'CANCELLED', en: 'Cancelled at your request', ms: 'Dibatalkan atas permintaan anda' }],
    });
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(10);
    expect(await violations(store, catalogue.stock)).toEqual([]);
    const again = await execute<Cancelled>(CANCEL, { number: `${number}-1` });
    expect(again.data.cancelPackage).toEqual(data.cancelPackage);
  });

  test('happens once if requested concurrently', async () => {
    const { order, execute, store } = await openMarketplace();
    const { number } = await order({ ...TWO_VENDORS, payment: APPROVED });
    const responses = await Promise.all(Array.from({ length: 8 }, () => execute<Cancelled>(CANCEL, { number: `${number}-2` })));
    for (const { data } of responses) expect(data.cancelPackage).toMatchObject({ package: { status: 'CANCELLED' }, errors: [] });
    const [stored] = (await store.query('orders', { where: { number } })).items;
    expect(stored?.packages[1]?.timeline).toHaveLength(2);
    expect(stored?.payment.refundedCents).toBe(stored?.packages[1]?.totals.totalCents);
    expect(await violations(store, catalogue.stock)).toEqual([]);
  });

  test('requires the token from a guest', async () => {
    const { order, execute } = await openMarketplace();
    const { number, accessToken } = await order(COFFEE, null);
    for (const [token, viewer] of [
      [null, null],
      ['wrong', null],
      [null, 'member'],
    ] as const) {
      const who = viewer === null ? null : undefined;
      const { data } = await execute<Cancelled>(CANCEL, { number: `${number}-1`, accessToken: token }, who);
      expect(data.cancelPackage.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    }
    const { data } = await execute<Cancelled>(CANCEL, { number: `${number}-1`, accessToken }, null);
    expect(data.cancelPackage).toMatchObject({ order: { status: 'CANCELLED' }, errors: [] });
  });

  test('is refused for unknown and packed packages, packages cancelled by the vendor, and orders awaiting an online payment', async () => {
    const { order, execute, services } = await openMarketplace();
    const code = async (number: string) => (await execute<Cancelled>(CANCEL, { number })).data.cancelPackage.errors[0]?.code;
    const packed = await order(TWO_VENDORS);
    await services.fulfilment.advance(`${packed.number}-1`, 'PACKED', OPERATOR);
    expect(await code(`${packed.number}-1`)).toBe('ILLEGAL_TRANSITION');
    // Cancelled by someone other than the buyer.
    await services.fulfilment.advance(`${packed.number}-2`, 'CANCELLED', OPERATOR, { by: 'VENDOR' });
    expect(await code(`${packed.number}-2`)).toBe('ILLEGAL_TRANSITION');
    expect(await code(`${packed.number}-3`)).toBe('NOT_FOUND');
    expect(await code(packed.number)).toBe('NOT_FOUND');
    expect(await code('RZQ-2222-2222-1')).toBe('NOT_FOUND');
    const waiting = await order({ ...COFFEE, payment: WAITING });
    expect(await code(`${waiting.number}-1`)).toBe('ILLEGAL_TRANSITION');
  });
});

test('an order keeps its VAT rate, and the last day of returns is counted from the delivery', async () => {
  const { order, execute, store, services, pass } = await openMarketplace();
  const { number } = await order(COFFEE);
  const stored = await store.get('orders', (await store.query('orders', { where: { number } })).items[0]?.id ?? '');
  if (stored === null) throw new Error('The order is lost.');
  const READ = `query Read($number: String!) { order(number: $number) { totals { taxRatePercent } packages { canCancel canReturnUntil totals { taxRatePercent } } } }`;
  const read = async () => (await execute<{ order: object }>(READ, { number })).data.order;
  expect(await read()).toEqual({
    totals: { taxRatePercent: 20 },
    packages: [{ canCancel: true, canReturnUntil: null, totals: { taxRatePercent: 20 } }],
  });
  await store.transaction(async (transaction) => {
    const order = (await transaction.get('orders', stored.id))!;
    await transaction.put('orders', { ...order, totals: { ...order.totals, taxPercent: 6 } });
  });
  for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    pass(1);
    await services.fulfilment.advance(`${number}-1`, step, OPERATOR);
  }
  expect(await read()).toMatchObject({
    totals: { taxRatePercent: 6 },
    packages: [{ canCancel: false, canReturnUntil: '2026-03-05T08:00:00.000Z' }],
  });
});

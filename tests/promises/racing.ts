import path from 'node:path';
import { seedStore } from '#seed/seedStore.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { Store } from '#server/store/store.ts';
import { aConfirmedMember } from '#tests/support/api/aMember.ts';
import { aSession } from '#tests/support/api/aSeller.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { approved, APPROVED } from '#tests/support/api/payments.ts';
import { createTestApi, type ExecuteOptions, type TestApi } from '#tests/support/api/startApi.ts';
import type { Figure } from './figure.ts';

const BUYERS = 400;
const GUESTS = 200;
const UNITS = 50;
const GUEST_UNITS = 100;
const CALLS = 50;

const CAFES = 120;
const COUPONS = 40;
const EDITS = 25;
const SAVE = `mutation ($description: String!, $version: Int!) {
  saveProduct(id: "prd_tea", input: { description: { locale: EN, text: $description } }, expectedVersion: $version) { product { version } errors { ... on UserError { code } } }
}`;

/**
 * Races through GraphQL and the store on disk: many buyers for few units, one key many times, few uses of a coupon, concurrent
 * cancellations and receipts, and two of a vendor's devices for one product. The stock before the first order is known, so that all
 * totals can be verified.
 */
export async function racing(folder: string): Promise<Figure[]> {
  const store = await openLowdbStore({ directory: path.join(folder, 'raced') });
  const initialUnits: Record<string, number> = { var_rice: UNITS + CALLS, var_coffee: CAFES, var_tea: GUEST_UNITS };
  const market = aMarket();
  const initialStock = market.stock.map((each) => ({ ...each, onHand: initialUnits[each.id] ?? each.onHand }));
  // Stock for the second race is added after the first one.
  const stock = initialStock.map((each) => (each.id === 'var_rice' ? { ...each, onHand: UNITS } : each));
  const vendors = market.vendors.map((vendor) => ({ ...vendor, ownerId: vendor.id === 'ven_utara' ? 'usr_of_utara' : 'usr_of_selatan' }));
  await seedStore(store, { ...market, stock, vendors });
  const api = await createTestApi({ store, limitsOrders: true });
  const order = async (change: Parameters<typeof anOrderInput>[0], who: ExecuteOptions = {}) => {
    const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput(change) }, who);
    return data.placeOrder.order?.number ?? null;
  };
  const members = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => aConfirmedMember(api, `buyer${buyer}@example.com`)));
  const numbers = await Promise.all(
    members.map((viewer, buyer) => order({ idempotencyKey: `racing-buyer-${buyer}` }, { viewer, address: `10.0.0.${buyer}` })),
  );
  const sold = numbers.filter((number) => number !== null).length;
  const left = (await store.get('stock', 'var_rice'))?.onHand ?? NaN;

  const reserved = await racingGuests(store, api);
  await store.transaction((transaction) => transaction.put('stock', { id: 'var_rice', onHand: CALLS }));
  const orders = await store.count('orders');
  const same = new Set(await Promise.all(Array.from({ length: CALLS }, () => order({ idempotencyKey: 'one-key-for-all-calls' }))));
  const placed = (await store.count('orders')) - orders;

  await store.transaction((transaction) => transaction.put('coupons', aCoupon({ useLimit: COUPONS })));
  const coffees = await racingCoffee(api);
  const edits = await racingEdits(api);
  await api.services.payments.sweep();
  const wrong = await violations(store, initialStock);
  await api.close();
  return [
    {
      promise: 6,
      what: `${BUYERS} buyers of ${UNITS} units through GraphQL`,
      figure: `sold ${sold}, left ${left}, oversold ${Math.max(0, sold - UNITS)}`,
      isKept: sold === UNITS && left === 0,
    },
    {
      promise: 7,
      what: `${CALLS} concurrent requests of one buyer with one idempotency key, with limits`,
      figure: `${placed} order, ${same.size} number`,
      isKept: placed === 1 && same.size === 1,
    },
    {
      promise: 6,
      what: `${CAFES} buyers for ${COUPONS} uses of a coupon, paid online`,
      figure: `${coffees.placed} placed, ${coffees.used} uses counted`,
      isKept: coffees.placed === COUPONS && coffees.used === COUPONS,
    },
    {
      promise: 8,
      what: 'each package cancelled and each return received three times at once',
      figure: `${coffees.cancelled} cancelled, ${coffees.received} received; refunds done ${coffees.refunds}`,
      isKept: coffees.cancelled + coffees.received === COUPONS && coffees.refunds === COUPONS,
    },
    {
      promise: 8,
      what: 'stock, lines, amounts, coupons and idempotency keys after these races',
      figure: `${wrong.length} violations`,
      isKept: wrong.length === 0,
    },
    {
      promise: 9,
      what: `two devices save one product ${EDITS} times, each from the same version`,
      figure: `${edits.conflicts} conflicts, ${edits.lost} lost`,
      isKept: edits.conflicts === EDITS && edits.lost === 0,
    },
    {
      promise: 20,
      what: `${GUESTS} guests of different networks order ${GUEST_UNITS} units, paying cash`,
      figure: `reserved ${reserved}`,
      isKept: reserved === GUEST_UNITS / 2,
    },
  ];
}

/** Guests order tea in parallel. Resolves to the number of units they have reserved. */
async function racingGuests(store: Store, api: TestApi): Promise<number> {
  // Tea at $3.33, VAT $0.67, delivery $3.00.
  const input = { lines: [{ variantId: 'var_tea', quantity: 1 }], expectedTotal: 700 };
  await Promise.all(
    Array.from({ length: GUESTS }, (_, guest) =>
      api.execute(
        PLACE_ORDER,
        { input: anOrderInput({ ...input, idempotencyKey: `racing-guest-${guest}`, email: `guest${guest}@example.com` }) },
        { address: `10.2.0.${guest}` },
      ),
    ),
  );
  return GUEST_UNITS - ((await store.get('stock', 'var_tea'))?.onHand ?? NaN);
}

/** Buyers of coffee race for a coupon's uses and pay online; then half of the packages are cancelled and the others returned. */
async function racingCoffee(api: TestApi): Promise<{ placed: number; used: number; cancelled: number; received: number; refunds: number }> {
  const { fulfilment, ownOrders, returns } = api.services;
  // Coffee at $7.77, 10 percent off: $6.99, VAT $1.40, delivery $4.50.
  const input = { lines: [{ variantId: 'var_coffee', quantity: 1 }], coupon: 'TEN', expectedTotal: 1289, payment: APPROVED };
  const responses = await Promise.all(
    Array.from({ length: CAFES }, async (_, buyer) => {
      const own = anOrderInput({ ...input, idempotencyKey: `racing-coffee-${buyer}`, email: `cafe${buyer}@example.com` });
      return (await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: own }, { address: `10.1.0.${buyer}` })).data.placeOrder.order;
    }),
  );
  const orders = responses.filter((order) => order !== null);
  const used = (await api.store.get('coupons', 'TEN'))?.used ?? 0;
  await Promise.all(orders.map((order) => approved(api, APPROVED, order)));
  let [cancelled, received] = [0, 0];
  const thrice = <Result>(work: () => Promise<Result>) => Promise.all([work(), work(), work()]);
  await Promise.all(
    orders.map(async ({ number, accessToken, packages }, place) => {
      const name = `${number}-1`;
      const holder = { viewer: null, accessToken };
      if (place % 2 === 0) {
        const results = await thrice(() => ownOrders.cancel(name, holder));
        // Every response contains the same cancellation.
        const ends = results.map(({ package: ended }) => ended?.timeline.filter(({ status }) => status === 'CANCELLED').length);
        cancelled += ends.every((count) => count === 1) ? 1 : 0;
        return;
      }
      for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) await fulfilment.advance(name, step, OPERATOR);
      const lines = [{ lineId: packages[0]!.lines[0]!.id, quantity: 1 }];
      const requested = await ownOrders.requestReturn(name, { lines, cause: 'OTHER', note: 'Too strong' }, holder);
      const returnId = requested.package?.returns?.[0]?.id ?? '';
      await returns.accept(name, returnId, 'To the shop', OPERATOR);
      const results = await thrice(() => returns.receive(name, returnId, true, OPERATOR));
      received += results.filter(({ kind }) => kind === 'done').length;
    }),
  );
  await api.services.payments.sweep();
  const payments = (await api.store.query('payments', { limit: 10_000 })).items;
  const refunds = payments.flatMap((payment) => payment.refunds).filter(({ isDone }) => isDone).length;
  return { placed: orders.length, used, cancelled, received, refunds };
}

/** A vendor's two sessions repeatedly save changes to the same version: one of the two is rejected, and no saved change is overwritten. */
async function racingEdits(api: TestApi): Promise<{ conflicts: number; lost: number }> {
  const devices = await Promise.all(['a phone', 'a computer'].map((device) => aSession(api.store, 'usr_of_utara', `ses_${device}`)));
  let [conflicts, lost] = [0, 0];
  for (let round = 0; round < EDITS; round += 1) {
    const version = (await api.store.get('products', 'prd_tea'))?.version ?? 0;
    const saves = await Promise.all(
      devices.map(async (viewer, device) => {
        const description = `Round ${round}, device ${device}`;
        const { data } = await api.execute<SaveResponse>(SAVE, { description, version }, { viewer });
        return { description, ...data.saveProduct };
      }),
    );
    conflicts += saves.filter(({ errors }) => errors[0]?.code === 'CONFLICT').length;
    const saved = saves.filter(({ errors }) => errors.length === 0);
    const stored = (await api.store.get('products', 'prd_tea'))?.description.en;
    lost += saved.filter(({ description }) => description !== stored).length;
  }
  return { conflicts, lost };
}

interface SaveResponse {
  saveProduct: { product: { version: number } | null; errors: { code: string }[] };
}

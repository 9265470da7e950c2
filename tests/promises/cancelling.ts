import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { StockDoc } from '#server/store/documents/catalog.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { answerPayment, APPROVED } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { figureOf, type Figure } from './figure.ts';

const ROUNDS = 60;
/** The second step of a race starts up to 38 ms later than the first, so that it meets every step of the first. */
const LATER_MS = 2;
const DELAYS = 20;

/** Both outcomes of a race have to occur. */
const SOME = (count: number) => count > 0;

/** Sends an operation; resolves to its data. */
export type Send = <Data>(document: string, variables: object) => Promise<Data>;

/** A marketplace whose cancellations race. The buyer and the vendor may use different nodes. */
export interface RacedMarketplace {
  store: Store;
  /** Stock before the orders. */
  stock: readonly StockDoc[];
  /** Operations of a guest, and of the vendor Utara. */
  buyer: Send;
  vendor: Send;
  /** Approves the payment on the gateway's page of the vendor's node. Resolves once the marketplace knows. */
  approve(number: string): Promise<unknown>;
  /** Sends pending refunds, while others do the same. */
  refund(): Promise<unknown>;
  /** Resolves once all payments and refunds are settled. */
  settle(): Promise<void>;
}

const ERRORS = 'errors { ... on UserError { code } }';
const onPackage = (name: string, variables = '', values = '') =>
  `mutation ($packageId: ID!${variables}) { payload: ${name}(packageId: $packageId${values}) { ${ERRORS} } }`;
const byBuyer = (name: string, values = '') =>
  `mutation ($number: String!, $accessToken: String) { payload: ${name}(number: $number, accessToken: $accessToken${values}) { ${ERRORS} } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { number packages { id lines { id sku } } } accessToken errors { ... on UserError { code message } } }
}`;
const TRACKING = 'tracking: { carrier: "Pos Laju", code: "EH123456789MY" }';
const PACK = onPackage('advancePackage', '', ', to: PACKED');
const SHIP = onPackage('advancePackage', '', `, to: SHIPPED, ${TRACKING}`);
const CANCEL_AS_VENDOR = onPackage('advancePackage', '', ', to: CANCELLED, note: "Broken"');
const ACCEPT = onPackage('acceptCancellation');
const DECLINE = onPackage('declineCancellation', '', ', reason: "It is sent"');
const REPLACE = onPackage('replaceLine', ', $lineId: ID!', ', lineId: $lineId, variantId: "var_lamp", quantity: 1, restock: false');
const REMOVE = onPackage('shortLine', ', $lineId: ID!', ', lineId: $lineId, quantity: 0, restock: true');
const REFUSE = onPackage('refuseReplacement', ', $lineId: ID!, $accessToken: String', ', lineId: $lineId, accessToken: $accessToken');
const CANCEL_ORDER = byBuyer('cancelOrder');
const CANCEL = byBuyer('cancelPackage');
const REQUEST = byBuyer('requestCancellation', ', reason: "Ordered twice"');

/** Rice with the coupon TEN: $11.11, VAT $2.22, delivery $3.00. */
const WITH_COUPON = { coupon: 'TEN', expectedTotal: 1111 + 222 + 300 };
/** Two lines, so that a package outlives the removal of one: rice, which may be replaced, and tea. */
const GROCERIES = {
  lines: [
    { variantId: 'var_rice', ifSoldOut: 'SIMILAR' as const },
    { variantId: 'var_tea', ifSoldOut: 'SIMILAR' as const },
  ],
  expectedTotal: 1234 + 333 + 313 + 300,
};

/** Races of cancellations in one process with the store on disk. */
export async function cancelling(folder: string): Promise<Figure[]> {
  const store = await openLowdbStore({ directory: path.join(folder, 'cancelled') });
  const market = aMarket();
  const stock = market.stock.map((each) => ({ ...each, onHand: 10 * ROUNDS }));
  await seedStore(store, { ...market, stock });
  await store.transaction((transaction) => transaction.put('coupons', aCoupon()));
  const api = await createTestApi({ store });
  const { viewer } = await aSeller(
    store,
    market.vendors.find(({ id }) => id === 'ven_utara')!,
  );
  const sendAs =
    (who: typeof viewer | null): Send =>
    async <Data>(document: string, variables: object) => {
      const { data, errors } = await api.execute<Data>(document, { ...variables }, { viewer: who });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    };
  const sweep = () => api.services.payments.sweep();
  const figures = await races(
    {
      ...{ store, stock, buyer: sendAs(null), vendor: sendAs(viewer) },
      approve: (number) => answerPayment(api, number),
      refund: () => Promise.all([sweep(), sweep()]),
      settle: async () => void (await sweep()),
    },
    { promise: 8, where: '' },
  );
  await api.close();
  return figures;
}

interface Placed {
  number: string;
  packageId: string;
  /** Ids of the lines, by SKU. */
  lines: ReadonlyMap<string, string>;
  accessToken: string | null;
}

interface PlaceResponse {
  placeOrder: {
    order: { number: string; packages: { id: string; lines: { id: string; sku: string }[] }[] } | null;
    accessToken: string | null;
    errors: object[];
  };
}

/** The four races, and the invariants after them. */
export async function races(market: RacedMarketplace, { promise, where }: { promise: number; where: string }): Promise<Figure[]> {
  const { store, stock, settle } = market;
  const unpaid = await payWhileCancelling(market);
  const packed = await shipWhileCancelling(market);
  const paid = await cancelOnBothSides(market);
  const changed = await changeLinesWhileCancelling(market);
  await settle();
  const wrong = await violations(store, stock);
  const used = (await store.get('coupons', 'TEN'))?.used ?? NaN;
  const kept = await count(store, [...unpaid, ...paid], ({ coupon, packages }) => coupon === 'TEN' && packages.some(isAlive));
  const row = <const Values extends Record<string, number>>(
    what: string,
    values: Values,
    required: Partial<Record<keyof Values, 0 | typeof SOME>>,
  ) => figureOf(promise, `${ROUNDS} ${what}${where}`, values, required);
  return [
    row(
      'unpaid orders are cancelled while their payment is approved',
      await tally(store, unpaid, {
        paid: ({ payment, packages }) => payment.status === 'PAID' && packages.every(isAlive),
        cancelled: ({ payment, packages }) => payment.status === 'FAILED' && !packages.some(isAlive),
      }),
      { neither: 0, paid: SOME, cancelled: SOME },
    ),
    row(
      'packages are shipped while their cancellation is requested, accepted and declined',
      await tally(store, packed, {
        'cancelled and refunded': (order) =>
          !isAlive(order.packages[0]) && stateOf(order) === 'ACCEPTED' && order.payment.status === 'REFUNDED',
        kept: (order) =>
          isAlive(order.packages[0]) && stateOf(order) !== 'ACCEPTED' && stateOf(order) !== 'REQUESTED' && order.payment.status === 'PAID',
      }),
      { neither: 0, 'cancelled and refunded': SOME, kept: SOME },
    ),
    row(
      'paid packages are cancelled by buyer and vendor, while refunds are sent',
      await tally(store, paid, {
        'cancelled and refunded once': ({ packages, payment }) =>
          packages.flatMap(({ timeline }) => timeline).filter(({ status }) => status === 'CANCELLED').length === 1 &&
          payment.status === 'REFUNDED',
      }),
      { neither: 0 },
    ),
    row(
      'replacements are refused while their package is shipped, and lines are reduced while it is cancelled',
      await tally(store, changed, {
        'refused or cancelled': ({ packages: [each] }) =>
          !isAlive(each) || (each?.lineChanges?.some(({ kind }) => kind === 'REFUSED') === true && !hasLamp(each)),
        sent: ({ packages: [each] }) => each?.timeline.at(-1)?.status === 'SHIPPED' && hasLamp(each),
      }),
      { neither: 0, 'refused or cancelled': SOME, sent: SOME },
    ),
    figureOf(
      promise,
      `stock, money, refunds and coupons after these cancellations${where}`,
      { violations: wrong.length, 'uses of a coupon counted': used, 'orders with it': kept },
      { violations: 0, 'uses of a coupon counted': kept },
    ),
  ];
}

/** The buyer pays on one node and cancels on the other. */
async function payWhileCancelling(market: RacedMarketplace): Promise<Placed[]> {
  return eachRound(async (round) => {
    const placed = await place(market, WITH_COUPON);
    await Promise.all([market.approve(placed.number), later(round, () => market.buyer(CANCEL_ORDER, placed))]);
    return placed;
  });
}

/**
 * The buyer requests the cancellation of a packed package, in some rounds while it is shipped. The vendor accepts, declines and ships.
 */
async function shipWhileCancelling(market: RacedMarketplace): Promise<Placed[]> {
  const { buyer, vendor } = market;
  return eachRound(async (round) => {
    const placed = await placePaid(market);
    await vendor(PACK, placed);
    const name = { ...placed, number: `${placed.number}-1` };
    const ship = () => vendor(SHIP, placed);
    const request = () => buyer(REQUEST, name);
    await Promise.all(round % 3 === 0 ? [request(), later(round, ship)] : [request()]);
    const accept = () => vendor(ACCEPT, placed);
    const decline = () => vendor(DECLINE, placed);
    const answers = round % 3 === 1 ? [decline(), later(round, accept)] : [accept(), later(round, decline)];
    await Promise.all([...answers, later(round, ship)]);
    return placed;
  });
}

/** Buyer and vendor cancel the same package, while its refund is sent. */
async function cancelOnBothSides(market: RacedMarketplace): Promise<Placed[]> {
  const { buyer, vendor, refund } = market;
  return eachRound(async (round) => {
    const placed = await placePaid(market, WITH_COUPON);
    const cancel = () => buyer(CANCEL, { ...placed, number: `${placed.number}-1` });
    const refuse = () => vendor(CANCEL_AS_VENDOR, placed);
    await Promise.all(round % 2 === 0 ? [cancel(), refuse(), refund()] : [refuse(), cancel(), refund()]);
    await refund();
    return placed;
  });
}

/**
 * The buyer refuses a replaced line while the vendor ships the package, and the vendor removes the other line while the buyer cancels
 * the package.
 */
async function changeLinesWhileCancelling(market: RacedMarketplace): Promise<Placed[]> {
  const { buyer, vendor } = market;
  return eachRound(async (round) => {
    const placed = await placePaid(market, GROCERIES);
    const rice = { ...placed, lineId: placed.lines.get('SKU-rice') };
    // Repeated at the same time, as after a lost response.
    await Promise.all([vendor(REPLACE, rice), vendor(REPLACE, rice)]);
    const remove = () => vendor(REMOVE, { ...placed, lineId: placed.lines.get('SKU-tea') });
    const refuse = () => buyer(REFUSE, rice);
    const ship = () => vendor(SHIP, placed);
    const cancel = () => buyer(CANCEL, { ...placed, number: `${placed.number}-1` });
    const [first, second] = [
      [ship, refuse],
      [refuse, ship],
      [cancel, remove],
      [remove, cancel],
    ][round % 4]!;
    if (round % 4 < 2) await vendor(PACK, placed);
    await Promise.all([first!(), later(round >> 2, second!)]);
    return placed;
  });
}

async function place({ buyer }: RacedMarketplace, change: Partial<PlaceOrderInput> = {}): Promise<Placed> {
  const { placeOrder } = await buyer<PlaceResponse>(PLACE, { input: anOrderInput({ payment: APPROVED, ...change }) });
  const { order, accessToken, errors } = placeOrder;
  const orderPackage = order?.packages[0];
  if (order === null || orderPackage === undefined) throw new Error(JSON.stringify(errors));
  const lines = new Map(orderPackage.lines.map(({ id, sku }) => [sku, id]));
  return { number: order.number, packageId: orderPackage.id, lines, accessToken };
}

async function placePaid(market: RacedMarketplace, change: Partial<PlaceOrderInput> = {}): Promise<Placed> {
  const placed = await place(market, change);
  await market.approve(placed.number);
  return placed;
}

async function eachRound(race: (round: number) => Promise<Placed>): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (let round = 0; round < ROUNDS; round += 1) placed.push(await race(round));
  return placed;
}

async function later(round: number, work: () => Promise<unknown>): Promise<void> {
  await setTimeout((round % DELAYS) * LATER_MS);
  await work();
}

type Test = (order: OrderDoc) => boolean;

/** How many of the orders pass each test, which exclude each other, and how many pass none. */
async function tally<const Name extends string>(
  store: Store,
  placed: readonly Placed[],
  tests: Record<Name, Test>,
): Promise<Record<Name | 'neither', number>> {
  const all = Object.entries<Test>(tests);
  const counted = await Promise.all(all.map(async ([name, test]) => [name, await count(store, placed, test)] as const));
  const neither = await count(store, placed, (order) => all.filter(([, test]) => test(order)).length !== 1);
  return Object.fromEntries([...counted, ['neither', neither]]) as Record<Name | 'neither', number>;
}

async function count(store: Store, placed: readonly Placed[], test: Test): Promise<number> {
  const orders = await Promise.all(placed.map(async ({ number }) => (await store.query('orders', { where: { number } })).items[0]));
  return orders.filter((order) => order !== undefined && test(order)).length;
}

type Package = OrderDoc['packages'][number];
const isAlive = (orderPackage: Package | undefined) => orderPackage?.timeline.at(-1)?.status !== 'CANCELLED';
const hasLamp = ({ lines }: Package) => lines.some(({ variantId }) => variantId === 'var_lamp');
const stateOf = ({ packages }: OrderDoc) => packages[0]?.cancellationRequest?.state;

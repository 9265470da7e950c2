import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { seedStore } from '#seed/seedStore.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { answerPayment, APPROVED, WAITING } from '#tests/support/api/payments.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import type { StockDoc } from '#server/store/documents/catalog.ts';
import type { Figure } from './figure.ts';
import { PLENTY, startDatabase } from './nodes.ts';

const ORDERS = 60;
/** The second step of a race starts this much later than in the round before, so that it meets every step of the first. */
const LATER_MS = 2;

async function later(round: number, work: () => Promise<unknown>): Promise<void> {
  await setTimeout(round * LATER_MS);
  await work();
}

/** Races of cancellations in one process with the store on disk. */
export async function cancelling(folder: string): Promise<Figure[]> {
  const store = await openLowdbStore({ directory: path.join(folder, 'cancelled') });
  const market = aMarket();
  const stock = market.stock.map((each) => ({ ...each, onHand: 10 * ORDERS }));
  await seedStore(store, { ...market, stock });
  const api = await createTestApi({ store });
  const figures = await races([api, api], { promise: 8, where: '', stock });
  await api.close();
  return figures;
}

/** The same races between two nodes on one PostgreSQL database: the buyer is on one, the vendor and the gateway's answer on the other. */
export async function cancellingOnNodes(): Promise<Figure[]> {
  const database = await startDatabase();
  const open = async () => createTestApi({ store: await openPostgresStore({ urls: [database.url] }), isMeasured: true });
  const nodes = [await open(), await open()] as const;
  const figures = await races(nodes, { promise: 17, where: ' on 2 nodes', stock: PLENTY });
  for (const node of nodes) await node.close();
  await database.stop();
  return figures;
}

interface RaceOptions {
  promise: number;
  where: string;
  /** Stock before the orders. */
  stock: readonly StockDoc[];
}

/**
 * An unpaid order is cancelled while its payment is approved. A requested cancellation of a packed package is accepted, declined and
 * silently accepted while the vendor ships it. A paid package is cancelled by both sides while its refund is sent.
 */
async function races([buyers, vendors]: readonly [TestApi, TestApi], { promise, where, stock }: RaceOptions): Promise<Figure[]> {
  const { store } = buyers;
  const { cancelOrders, ownOrders } = buyers.services;
  const { cancellations, fulfilment, payments } = vendors.services;
  const order = async (payment: typeof APPROVED, change: Partial<PlaceOrderInput> = {}) => {
    const { data } = await buyers.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ payment, ...change }) });
    if (data.placeOrder.order === null) throw new Error(JSON.stringify(data.placeOrder.errors));
    return { number: data.placeOrder.order.number, holder: { viewer: null, accessToken: data.placeOrder.accessToken } };
  };
  let [paid, cancelled, neither] = [0, 0, 0];
  for (let round = 0; round < ORDERS; round += 1) {
    const { number, holder } = await order(WAITING);
    await Promise.all([answerPayment(vendors, number), later(round, () => cancelOrders.cancel(number, holder))]);
    await payments.sweep();
    const [after] = (await store.query('orders', { where: { number } })).items;
    const isCancelled = after?.packages.every(({ timeline }) => timeline.at(-1)?.status === 'CANCELLED');
    if (after?.payment.status === 'PAID' && !isCancelled) paid += 1;
    else if (after?.payment.status === 'FAILED' && isCancelled) cancelled += 1;
    else neither += 1;
  }
  let [ended, shipped, unclear] = [0, 0, 0];
  for (let round = 0; round < ORDERS; round += 1) {
    const { number, holder } = await order(APPROVED);
    await answerPayment(vendors, number);
    const name = `${number}-1`;
    await fulfilment.advance(name, 'PACKED', OPERATOR);
    const tracking = { carrier: 'Pos Laju', code: 'EH123456789MY', url: null };
    const ship = () => fulfilment.advance(name, 'SHIPPED', OPERATOR, { tracking });
    const request = () => ownOrders.requestCancellation(name, 'Ordered twice', holder);
    await Promise.all(round % 3 === 0 ? [ship(), request()] : [request(), later(round, ship)]);
    const accept = () => cancellations.accept(name, OPERATOR);
    const decline = () => cancellations.decline(name, 'It is sent', OPERATOR);
    const answers = round % 3 === 1 ? [decline(), later(round, accept)] : [accept(), later(round, decline)];
    await Promise.all([...answers, later(round, ship)]);
    const [after] = (await store.query('orders', { where: { number } })).items;
    const [orderPackage] = after?.packages ?? [];
    const state = orderPackage?.cancellationRequest?.state;
    const status = orderPackage?.timeline.at(-1)?.status;
    if (status === 'CANCELLED' && state === 'ACCEPTED' && after?.payment.status === 'REFUNDED') ended += 1;
    else if (status !== 'CANCELLED' && state !== 'ACCEPTED' && state !== 'REQUESTED' && after?.payment.status === 'PAID') shipped += 1;
    else unclear += 1;
  }
  let [once, otherwise] = [0, 0];
  for (let round = 0; round < ORDERS; round += 1) {
    const { number, holder } = await order(APPROVED);
    await answerPayment(vendors, number);
    const name = `${number}-1`;
    const sweepBoth = () => Promise.all([buyers.services.payments.sweep(), payments.sweep()]);
    const cancel = () => ownOrders.cancel(name, holder);
    const refuse = () => fulfilment.advance(name, 'CANCELLED', OPERATOR);
    await Promise.all(round % 2 === 0 ? [cancel(), refuse(), sweepBoth()] : [refuse(), cancel(), sweepBoth()]);
    await sweepBoth();
    const [after] = (await store.query('orders', { where: { number } })).items;
    const charge = await store.get('demoCharges', after?.payment.paymentId ?? '');
    const refunds = Object.values(charge?.refunds ?? {});
    const cancellationsOf = after?.packages.flatMap(({ timeline }) => timeline).filter(({ status }) => status === 'CANCELLED').length;
    const isWhole = refunds.length === 1 && refunds[0] === charge?.amountCents;
    if (cancellationsOf === 1 && isWhole && after?.payment.status === 'REFUNDED') once += 1;
    else otherwise += 1;
  }
  const { refused, sent, unknown } = await substitutions([buyers, vendors], order);
  await payments.sweep();
  const wrong = await violations(store, stock);
  return [
    {
      promise,
      what: `${ORDERS} unpaid orders are cancelled while their payment is approved${where}`,
      figure: `${paid} paid, ${cancelled} cancelled, ${neither} neither`,
      isKept: neither === 0,
    },
    {
      promise,
      what: `${ORDERS} packages are shipped while their cancellation is requested, accepted and declined${where}`,
      figure: `${ended} cancelled and refunded, ${shipped} shipped, ${unclear} unclear; ${wrong.length} violations`,
      isKept: unclear === 0 && ended > 0 && shipped > 0 && wrong.length === 0,
    },
    {
      promise,
      what: `${ORDERS} paid packages are cancelled by buyer and operator at once, while refunds are sent${where}`,
      figure: `${once} cancelled and refunded once, ${otherwise} otherwise`,
      isKept: otherwise === 0,
    },
    {
      promise,
      what: `${ORDERS} replacements are refused while their package is shipped, and lines are reduced while it is cancelled${where}`,
      figure: `${refused} refused and refunded, ${sent} sent, ${unknown} neither`,
      isKept: unknown === 0 && wrong.length === 0,
    },
  ];
}

/** Two lines, so that a package outlives the removal of one: rice, which may be replaced, and tea. */
const GROCERIES = {
  lines: [
    { variantId: 'var_rice', ifSoldOut: 'SIMILAR' as const },
    { variantId: 'var_tea', ifSoldOut: 'SIMILAR' as const },
  ],
  expectedTotal: 1234 + 333 + 313 + 300,
};

type PlacedOrder = { number: string; holder: { viewer: null; accessToken: string | null } };

/**
 * Races of a replaced line: the buyer refuses it while the vendor ships the package, and the vendor reduces the other line while the
 * buyer cancels the package.
 */
async function substitutions(
  [buyers, vendors]: readonly [TestApi, TestApi],
  order: (payment: typeof APPROVED, change: object) => Promise<PlacedOrder>,
) {
  const { ownOrders } = buyers.services;
  const { fulfilment, substitutions: service } = vendors.services;
  let [refused, sent, unknown] = [0, 0, 0];
  for (let round = 0; round < ORDERS; round += 1) {
    const { number, holder } = await order(APPROVED, GROCERIES);
    await answerPayment(vendors, number);
    const name = `${number}-1`;
    const [placed] = (await buyers.store.query('orders', { where: { number } })).items;
    const [rice, tea] = placed?.packages[0]?.lines ?? [];
    const replace = { lineId: rice?.id ?? '', variantId: 'var_lamp', quantity: 1, restock: false };
    // Repeated at the same time, as after a lost response.
    await Promise.all([service.replace(name, replace, OPERATOR), service.replace(name, replace, OPERATOR)]);
    const short = () => service.reduceLine(name, { lineId: tea?.id ?? '', quantity: 0, restock: true }, OPERATOR);
    const refuse = () => ownOrders.answerReplacement(name, rice?.id ?? '', false, holder);
    const tracking = { carrier: 'Pos Laju', code: 'EH123456789MY', url: null };
    const ship = () => fulfilment.advance(name, 'SHIPPED', OPERATOR, { tracking });
    const cancel = () => ownOrders.cancel(name, holder);
    const races: (() => Promise<unknown>)[][] = [
      [ship, refuse],
      [refuse, ship],
      [cancel, short],
      [short, cancel],
    ];
    const race = races[round % races.length] ?? [];
    if (race.includes(ship)) await fulfilment.advance(name, 'PACKED', OPERATOR);
    await Promise.all(race.map((run) => run()));
    const [after] = (await buyers.store.query('orders', { where: { number } })).items;
    const [orderPackage] = after?.packages ?? [];
    const isRefused = orderPackage?.lineChanges?.some(({ kind }) => kind === 'REFUSED') ?? false;
    const status = orderPackage?.timeline.at(-1)?.status;
    const isThere = orderPackage?.lines.some(({ id }) => id === rice?.id) ?? false;
    if (status === 'CANCELLED' || (isRefused && !isThere)) refused += 1;
    else if (!isRefused && isThere && status === 'SHIPPED') sent += 1;
    else unknown += 1;
  }
  return { refused, sent, unknown };
}

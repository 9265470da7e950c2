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
import type { Figure } from './figure.ts';

const ORDERS = 60;
/** Each cancellation starts this much later than the one before, so that some meet every step of a payment. */
const LATER_MS = 2;

/**
 * Races of cancellations through the services and the store on disk: an unpaid order is cancelled while its payment is approved, and a
 * requested cancellation of a packed package is accepted, declined and silently accepted while the vendor ships it.
 */
export async function cancelling(folder: string): Promise<Figure[]> {
  const store = await openLowdbStore({ directory: path.join(folder, 'cancelled') });
  const market = aMarket();
  const stock = market.stock.map((each) => ({ ...each, onHand: 10 * ORDERS }));
  await seedStore(store, { ...market, stock });
  const api = await createTestApi({ store });
  const { cancelOrders, cancellations, fulfilment, ownOrders, payments } = api.services;
  const order = async (payment: typeof APPROVED, change: Partial<PlaceOrderInput> = {}) => {
    const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ payment, ...change }) });
    if (data.placeOrder.order === null) throw new Error(JSON.stringify(data.placeOrder.errors));
    return { number: data.placeOrder.order.number, holder: { viewer: null, accessToken: data.placeOrder.accessToken } };
  };
  let [paid, cancelled, neither] = [0, 0, 0];
  for (let round = 0; round < ORDERS; round += 1) {
    const { number, holder } = await order(WAITING);
    // Starts the cancellation at a different step of the payment in each round.
    const late = async () => {
      await setTimeout(round * LATER_MS);
      await cancelOrders.cancel(number, holder);
    };
    await Promise.all([answerPayment(api, number), late()]);
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
    await answerPayment(api, number);
    const name = `${number}-1`;
    await fulfilment.advance(name, 'PACKED', OPERATOR);
    const tracking = { carrier: 'Pos Laju', code: 'EH123456789MY', url: null };
    const ship = () => fulfilment.advance(name, 'SHIPPED', OPERATOR, { tracking });
    const request = () => ownOrders.requestCancellation(name, 'Ordered twice', holder);
    await Promise.all(round % 3 === 0 ? [ship(), request()] : [request(), ship()]);
    const accept = () => cancellations.accept(name, OPERATOR);
    const decline = () => cancellations.decline(name, 'It is sent', OPERATOR);
    await Promise.all(round % 3 === 1 ? [decline(), accept(), ship()] : [accept(), decline(), ship()]);
    const [after] = (await store.query('orders', { where: { number } })).items;
    const [orderPackage] = after?.packages ?? [];
    const state = orderPackage?.cancellationRequest?.state;
    const status = orderPackage?.timeline.at(-1)?.status;
    if (status === 'CANCELLED' && state === 'ACCEPTED' && after?.payment.status === 'REFUNDED') ended += 1;
    else if (status !== 'CANCELLED' && state !== 'ACCEPTED' && state !== 'REQUESTED' && after?.payment.status === 'PAID') shipped += 1;
    else unclear += 1;
  }
  const { refused, sent, unknown } = await substitutions(api, order);
  await payments.sweep();
  const wrong = await violations(store, stock);
  await api.close();
  return [
    {
      promise: 8,
      what: `${ORDERS} unpaid orders are cancelled while their payment is approved`,
      figure: `${paid} paid, ${cancelled} cancelled, ${neither} neither`,
      isKept: neither === 0,
    },
    {
      promise: 8,
      what: `${ORDERS} packages are shipped while their cancellation is requested, accepted and declined`,
      figure: `${ended} cancelled and refunded, ${shipped} shipped, ${unclear} unclear; ${wrong.length} violations`,
      isKept: unclear === 0 && wrong.length === 0,
    },
    {
      promise: 8,
      what: `${ORDERS} replacements are refused while their package is shipped, and lines are reduced while it is cancelled`,
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
async function substitutions(api: TestApi, order: (payment: typeof APPROVED, change: object) => Promise<PlacedOrder>) {
  const { fulfilment, ownOrders, substitutions: service } = api.services;
  let [refused, sent, unknown] = [0, 0, 0];
  for (let round = 0; round < ORDERS; round += 1) {
    const { number, holder } = await order(APPROVED, GROCERIES);
    await answerPayment(api, number);
    const name = `${number}-1`;
    const [placed] = (await api.store.query('orders', { where: { number } })).items;
    const [rice, tea] = placed?.packages[0]?.lines ?? [];
    const replace = { lineId: rice?.id ?? '', variantId: 'var_lamp', quantity: 1, restock: false };
    // Repeated at the same time, as after a lost response.
    await Promise.all([service.replace(name, replace, OPERATOR), service.replace(name, replace, OPERATOR)]);
    const short = () => service.short(name, { lineId: tea?.id ?? '', quantity: 0, restock: true }, OPERATOR);
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
    const [after] = (await api.store.query('orders', { where: { number } })).items;
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

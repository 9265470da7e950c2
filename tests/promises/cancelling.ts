import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { seedStore } from '#seed/seedStore.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { answerPayment, APPROVED, WAITING } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
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
  const order = async (payment: typeof APPROVED) => {
    const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ payment }) });
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
  ];
}

/**
 * A shop that is killed in the middle of a payment: `tsx paymentStep.ts FOLDER KEY STEP`. It orders online on the lowdb store, its buyer
 * approves, and it prints "reached" at the step (opened: the gateway has the payment, and there is no order yet; approved: the money is
 * reserved and not taken; taken: it is, and the shop does not know), where it then waits to be killed. Three steps come after an order that was
 * paid with a coupon: listed (a package is called off, and the gateway not asked for its refund yet), returned (the same of goods that came
 * back) and refunded (the gateway has given back, and the shop does not know).
 */
import { aClock, answerPayment } from './payments.ts';
import { createTestApi } from './startApi.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { OPERATOR } from '#server/modules/fulfilment/findPackage.ts';
import { paidOnline } from './builders/buyers.ts';

const [directory = '', key = '', step = ''] = process.argv.slice(2);
// A process without anything to do would end by itself.
setInterval(() => undefined, 60_000);

const stay = (): Promise<never> => {
  process.stdout.write('reached\n');
  return new Promise(() => undefined);
};

const store = await openLowdbStore({ directory });
const api = await createTestApi({
  store,
  now: aClock().now,
  wire: (transport) => async (path, init) => {
    const isCapture = path.endsWith('/capture');
    const isRefund = path.endsWith('/refunds');
    if ((step === 'approved' && isCapture) || (isRefund && step !== 'refunded')) return stay();
    const answer = await transport(path, init);
    const isReached = (step === 'opened' && path === '/api/payments') || (step === 'taken' && isCapture) || isRefund;
    return isReached ? stay() : answer;
  },
});
const { order } = await api.services.orders.placeOrder(paidOnline(key));
if (step === 'placed') await stay();
await answerPayment({ store, bank: api.bank }, order?.number ?? '');
const { ownOrders, fulfilment, returns } = api.services;
const name = `${order?.number ?? ''}-1`;
const holder = { viewer: null, accessToken: order?.accessToken ?? null };
if (step === 'listed' || step === 'refunded') await ownOrders.cancel(name, holder);
if (step === 'returned') {
  for (const to of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) await fulfilment.advance(name, to);
  const lines = [{ lineId: order?.packages[0]?.lines[0]?.id ?? '', quantity: 1 }];
  const requested = await ownOrders.requestReturn(name, { lines, reason: 'Too much' }, holder);
  const returnId = requested.package?.returns?.[0]?.id ?? '';
  await returns.accept(name, returnId, 'To the shop', OPERATOR);
  await returns.receive(name, returnId, true, OPERATOR);
}

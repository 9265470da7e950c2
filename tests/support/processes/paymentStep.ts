/**
 * A server to be killed during a payment: `tsx paymentStep.ts FOLDER KEY STEP`. It orders online on the lowdb store, the buyer approves,
 * and it prints "reached" at the step, where it waits to be killed. The steps are opened (the gateway has the payment, but there is no
 * order yet), approved (the money is reserved but not captured) and taken (captured, but not yet recorded here). Three more steps follow
 * an order paid with a coupon: listed (a package is cancelled, but its refund has not been requested), returned (the same for a return)
 * and refunded (the gateway has made the refund, but it is not yet recorded here). For cancelled, the buyer cancels the unpaid order, and
 * the gateway has not been told. For requested, the buyer has requested the cancellation of a packed package; for consented, a day has
 * passed without an answer, the package is cancelled, and its refund has not been requested.
 */
import { aClock, answerPayment } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { paidOnline } from '#tests/support/builders/buyers.ts';

const DAY_SECONDS = 24 * 60 * 60;
const [directory = '', key = '', step = ''] = process.argv.slice(2);
// Without pending work the process would exit by itself.
setInterval(() => undefined, 60_000);

const stay = (): Promise<never> => {
  process.stdout.write('reached\n');
  return new Promise(() => undefined);
};

const store = await openLowdbStore({ directory });
const clock = aClock();
const api = await createTestApi({
  store,
  now: clock.now,
  wire: (transport) => async (path, init) => {
    const isCapture = path.endsWith('/capture');
    const isRefund = path.endsWith('/refunds');
    if (step === 'cancelled' && path.endsWith('/void')) return stay();
    if ((step === 'approved' && isCapture) || (isRefund && step !== 'refunded')) return stay();
    const response = await transport(path, init);
    const isReached = (step === 'opened' && path === '/api/payments') || (step === 'taken' && isCapture) || isRefund;
    return isReached ? stay() : response;
  },
});
const { order } = await api.services.orders.placeOrder(paidOnline(key));
if (step === 'placed') await stay();
const holder = { viewer: null, accessToken: order?.accessToken ?? null };
if (step === 'cancelled') await api.services.cancelOrders.cancel(order?.number ?? '', holder);
await answerPayment({ store, bank: api.bank }, order?.number ?? '');
const { ownOrders, fulfilment, returns } = api.services;
const name = `${order?.number ?? ''}-1`;
if (step === 'listed' || step === 'refunded') await ownOrders.cancel(name, holder);
if (step === 'requested' || step === 'consented') {
  await fulfilment.advance(name, 'PACKED', OPERATOR);
  await ownOrders.requestCancellation(name, 'Ordered twice', holder);
  if (step === 'requested') await stay();
  clock.pass(DAY_SECONDS);
  await api.services.jobs.runDue();
}
if (step === 'returned') {
  for (const to of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) await fulfilment.advance(name, to, OPERATOR);
  const lines = [{ lineId: order?.packages[0]?.lines[0]?.id ?? '', quantity: 1 }];
  const requested = await ownOrders.requestReturn(name, { lines, cause: 'OTHER', note: 'Too much' }, holder);
  const returnId = requested.package?.returns?.[0]?.id ?? '';
  await returns.accept(name, returnId, 'To the shop', OPERATOR);
  await returns.receive(name, returnId, true, OPERATOR);
}

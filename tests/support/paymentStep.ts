/**
 * A shop that is killed in the middle of a payment: `tsx paymentStep.ts FOLDER KEY STEP`. It orders online on the lowdb store, its buyer
 * approves, and it prints "reached" at the step (opened: the gateway has the payment, and there is no order yet; approved: the money is
 * reserved and not taken; taken: it is, and the shop does not know), where it then waits to be killed.
 */
import { aClock, answerPayment } from './payments.ts';
import { createTestApi } from './startApi.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
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
    if (step === 'approved' && isCapture) return stay();
    const answer = await transport(path, init);
    const isReached = (step === 'opened' && path === '/api/payments') || (step === 'taken' && isCapture);
    return isReached ? stay() : answer;
  },
});
const { order } = await api.services.orders.placeOrder(paidOnline(key));
if (step === 'placed') await stay();
await answerPayment({ store, bank: api.bank }, order?.number ?? '');

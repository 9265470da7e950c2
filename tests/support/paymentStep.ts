/**
 * A shop that is killed in the middle of a payment: `tsx paymentStep.ts FOLDER KEY STEP`. It orders online on the lowdb store and prints
 * "reached" at the step (before-commit: reserved, not ordered; before-capture: ordered, not taken), where it then waits to be killed.
 */
import { CatalogService } from '#server/modules/catalog/catalog.service.ts';
import { CatalogueRepository } from '#server/modules/catalog/catalogue.repository.ts';
import { ProductIndex } from '#server/modules/catalog/productIndex.ts';
import { CouponService } from '#server/modules/coupons/coupon.service.ts';
import { OrderService } from '#server/modules/orders/order.service.ts';
import { openGateways } from '#server/modules/payments/openGateways.ts';
import { PaymentService } from '#server/modules/payments/payment.service.ts';
import type { PaymentGateway } from '#server/modules/payments/gateway.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, paidOnline } from './builders/buyers.ts';

const [directory = '', key = '', step = ''] = process.argv.slice(2);
// A process without anything to do would end by itself.
setInterval(() => undefined, 60_000);

const stay = (): Promise<never> => {
  process.stdout.write('reached\n');
  return new Promise(() => undefined);
};

const store = await openLowdbStore({ directory });
const now = () => new Date();
const repository = await CatalogueRepository.open(store);
const catalog = new CatalogService(repository, new ProductIndex(repository, now), now);
const { byMethod, demoBank } = openGateways(store, now, console.error);
const slow: PaymentGateway = {
  isDemo: true,
  isCash: false,
  banks: demoBank.banks,
  authorise: async (request) => {
    const answer = await demoBank.authorise(request);
    return step === 'before-commit' ? stay() : answer;
  },
  capture: (paymentId) => (step === 'before-capture' ? stay() : demoBank.capture(paymentId)),
  refund: (paymentId, refund) => demoBank.refund(paymentId, refund),
};
const gateways = new Map([...byMethod, ['FPX', slow] as const]);
const payments = new PaymentService({ store, gateways, demo: true, now, reportError: console.error });
const orders = new OrderService({
  store,
  catalog,
  coupons: new CouponService({ store, catalog, demo: true, now }),
  payments,
  secret: BUYERS_SECRET,
  now,
});
await orders.placeOrder(paidOnline(key));

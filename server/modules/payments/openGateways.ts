import type { PaymentMethod } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import { cashOnDelivery } from './cashOnDelivery.ts';
import { DemoGateway } from './demoGateway.ts';
import type { CashPayment, PaymentGateway } from './gateway.ts';

export interface Gateways {
  byMethod: ReadonlyMap<PaymentMethod, PaymentGateway | CashPayment>;
  demoBank: DemoGateway;
}

/** All ways to be paid. A real gateway joins by a line of its own here. */
export function openGateways(store: Store, now: () => Date, reportError: (error: unknown) => void): Gateways {
  const demoBank = new DemoGateway({ store, now, reportError });
  const byMethod = new Map<PaymentMethod, PaymentGateway | CashPayment>([
    ['FPX', demoBank],
    ['CASH_ON_DELIVERY', cashOnDelivery],
  ]);
  return { byMethod, demoBank };
}

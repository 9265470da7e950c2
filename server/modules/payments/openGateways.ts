import type { PaymentMethod } from '#server/store/documents.ts';
import type { Store } from '#server/store/store.ts';
import { cashOnDelivery } from './cashOnDelivery.ts';
import { DemoGateway } from './demoGateway.ts';
import type { PaymentGateway } from './gateway.ts';

export interface Gateways {
  byMethod: ReadonlyMap<PaymentMethod, PaymentGateway>;
  demoBank: DemoGateway;
}

/** All ways to be paid. A real gateway joins by a line of its own here. */
export function openGateways(store: Store, now: () => Date): Gateways {
  const demoBank = new DemoGateway({ store, now });
  const byMethod = new Map<PaymentMethod, PaymentGateway>([
    ['FPX', demoBank],
    ['CASH_ON_DELIVERY', cashOnDelivery],
  ]);
  return { byMethod, demoBank };
}

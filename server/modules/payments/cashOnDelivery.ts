import type { PaymentGateway } from './gateway.ts';

/** Cash at the door: the answer is the delivery, and there is no book but the order itself. */
export const cashOnDelivery: PaymentGateway = {
  isDemo: false,
  isCash: true,
  banks: [],
  authorise: () => Promise.resolve({ kind: 'later' }),
  capture: () => Promise.resolve(),
  refund: () => Promise.resolve(),
};

import type { CashPayment } from './gateway.ts';

/** Cash at the door: there is no book but the order itself. */
export const cashOnDelivery: CashPayment = { isDemo: false, isCash: true };

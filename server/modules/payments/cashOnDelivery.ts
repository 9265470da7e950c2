import type { CashPayment } from './gateway.ts';

/** Cash on delivery: the order itself is the only record. */
export const cashOnDelivery: CashPayment = { isDemo: false, isCash: true };

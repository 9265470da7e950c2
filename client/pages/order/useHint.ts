import { useState } from 'react';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { canPayAgain, isUnpaidForGood, isWaiting } from '#client/features/payment/paymentState.ts';
import type { Order } from './order.ts';

/** What a payment comes to while the page is open, in a sentence that is read out; null when there is nothing to say. */
export function useHint(order: Order): PlainMessageKey | null {
  const waits = isWaiting(order);
  const [hasWaited, setHasWaited] = useState(waits);
  if (waits && !hasWaited) setHasWaited(true);
  if (isUnpaidForGood(order)) return 'ord.failedHint';
  if (canPayAgain(order)) return 'ord.retryHint';
  if (waits) return order.payment.nextAction === null ? 'ord.waitingHint' : 'ord.payHint';
  return hasWaited && order.payment.status === 'PAID' ? 'pay.received' : null;
}

import { inboxIdOf, setTopic } from '#server/modules/notifications/index.ts';
import { invalid, type InvalidInput } from '#server/platform/input/parseInput.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { ALERT_MESSAGES } from './alertMessages.ts';
import { isFull, reactivated } from './alertRules.ts';
import { enqueueFirstCheck } from './watchers.service.ts';

/**
 * Starts a guest's alert in the transaction that confirms its email address. The variant may be back in stock by now. Emails about
 * alerts are on again. Changes nothing and returns an error if the address has the maximum number of alerts.
 */
export async function confirmAlert(transaction: Transaction, alert: AlertDoc, at: Date): Promise<InvalidInput | null> {
  if (await isFull(transaction, alert)) return invalid([], ALERT_MESSAGES.tooManyOfGuest);
  await setTopic(transaction, inboxIdOf(alert.email ?? ''), 'ALERTS', true, at);
  await transaction.put('alerts', reactivated(alert, { since: at.toISOString() }));
  await enqueueFirstCheck(transaction, alert, at);
  return null;
}

import { hash } from 'node:crypto';
import { MAX_ALERTS, MAX_GUEST_ALERTS } from '#schema/rules/limits.ts';
import type { AlertDoc, AlertSearchDoc } from '#server/store/documents/alerts.ts';
import type { Transaction } from '#server/store/transaction.ts';
import type { News } from './alertNews.ts';

/** Target of all saved searches, which are checked together. */
export const SEARCHES = 'searches';

export const targetOf = {
  variant: (id: string) => `variant/${id}`,
  product: (id: string) => `product/${id}`,
  vendor: (id: string) => `vendor/${id}`,
};

/** Id of the one alert that an owner (an account or an inbox) has for a target. */
export function alertIdOf(owner: string, target: string, search: AlertSearchDoc | null): string {
  const parts = [owner, target, ...(search === null ? [] : [search.query, search.filter])];
  return `alt_${hash('sha256', parts.join('\n'), 'hex').slice(0, 24)}`;
}

/** Whether an owner has the maximum number of alerts. Unconfirmed alerts of guests do not count. */
export async function isFull(transaction: Transaction, { userId, inbox }: Pick<AlertDoc, 'userId' | 'inbox'>): Promise<boolean> {
  if (userId !== null) return (await transaction.count('alerts', { userId })) >= MAX_ALERTS;
  const all = await transaction.count('alerts', { inbox, userId });
  return all - (await transaction.count('alerts', { inbox, state: 'UNCONFIRMED' })) >= MAX_GUEST_ALERTS;
}

/** An alert without news, after it was sent or resumed. */
export function reactivated(alert: AlertDoc, change: Partial<Pick<AlertDoc, 'toldCents' | 'since' | 'sentAt'>>): AlertDoc {
  return { ...alert, state: 'ACTIVE', ...change };
}

/** A price alert with another threshold. Keeps news within it; without such news, only prices below the current one are news. */
export function withThreshold(alert: AlertDoc, thresholdCents: number | null, priceCents: number | null): AlertDoc {
  const highest = Math.min(alert.thresholdCents ?? Infinity, thresholdCents ?? Infinity);
  const hasNews = priceCents !== null && priceCents < (alert.toldCents ?? 0) && priceCents <= highest;
  if (hasNews) return { ...alert, thresholdCents };
  return { ...alert, thresholdCents, toldCents: priceCents, state: alert.state === 'PAUSED' ? 'PAUSED' : 'ACTIVE' };
}

/** Notes that an alert's news were sent: a stock alert ends, others wait for further news. */
export async function putSent(transaction: Transaction, alert: AlertDoc, { lastPriceCents, since }: News, at: Date): Promise<void> {
  if (alert.kind === 'BACK_IN_STOCK') {
    await transaction.delete('alerts', alert.id);
    return;
  }
  const sent = { toldCents: lastPriceCents ?? alert.toldCents, since: since ?? alert.since, sentAt: at.toISOString() };
  await transaction.put('alerts', reactivated(alert, sent));
}

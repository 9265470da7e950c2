import { Attempts } from '#server/modules/accounts/attempts.ts';
import { emailKeyOf } from '#server/modules/accounts/user.repository.ts';
import type { MailService } from '#server/modules/mail/mail.service.ts';
import type { Change, Store } from '#server/store/store.ts';
import { orderMail } from './orderMail.ts';

interface Dependencies {
  mails: MailService;
  baseUrl: string;
  demo: boolean;
  now: () => Date;
}

const MINUTE_MS = 60_000;
/** Anybody can order for any e-mail: nobody's letterbox is filled that way. */
const RECEIPTS = { free: 10, firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

/**
 * Writes a receipt for every new order, once it is committed: what becomes of the letter changes nothing about the order. Gives the way to
 * stop.
 */
export function sendReceipts(store: Store, { mails, baseUrl, demo, now }: Dependencies): () => void {
  const letters = new Attempts(RECEIPTS, now);
  const follow = (change: Change) => {
    if (change.collection !== 'orders' || change.document === null) return;
    const order = change.document;
    // Every later write is a step of the same order.
    if (order.version > 1 || letters.take(emailKeyOf(order.email)) > 0) return;
    mails.post(() => orderMail(order, { baseUrl, demo }));
  };
  return store.onCommit((changes) => changes.forEach(follow));
}

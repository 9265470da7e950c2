import type { MailService } from '#server/modules/mail/mail.service.ts';
import type { Change, Store } from '#server/store/store.ts';
import { orderMail } from './orderMail.ts';

interface Dependencies {
  mails: MailService;
  baseUrl: string;
  demo: boolean;
}

/** Writes a receipt for every new order, once it is committed: what becomes of the letter changes nothing about the order. Gives the way to stop. */
export function sendReceipts(store: Store, { mails, baseUrl, demo }: Dependencies): () => void {
  const follow = (change: Change) => {
    if (change.collection !== 'orders' || change.document === null) return;
    const order = change.document;
    // Every later write is a step of the same order.
    if (order.version === 1) mails.post(() => orderMail(order, { baseUrl, demo }));
  };
  return store.onCommit((changes) => changes.forEach(follow));
}

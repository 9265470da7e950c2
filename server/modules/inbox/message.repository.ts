import { inboxIdOf, isStopped } from '#server/modules/notifications/index.ts';
import type { MessageDoc, SubscriberDoc } from '#server/store/documents/messages.ts';
import type { Reader } from '#server/store/store.ts';

/** Messages to the marketplace and its vendors, and newsletter subscribers. */
export class MessageRepository {
  constructor(private readonly reader: Reader) {}

  /** All messages, newest first; with an id, only those to that vendor. */
  async newest(vendorId?: string): Promise<MessageDoc[]> {
    const where = vendorId === undefined ? {} : { vendorId };
    return (await this.reader.query('messages', { where, orderBy: 'sentAt', isDescending: true })).items;
  }

  /** Newsletter subscribers with a confirmed email address who have not unsubscribed, oldest first. */
  async subscribers(): Promise<SubscriberDoc[]> {
    const { items } = await this.reader.query('subscribers', { orderBy: 'subscribedAt' });
    const areStopped = await Promise.all(items.map(({ email }) => isStopped(this.reader, inboxIdOf(email), 'NEWSLETTER')));
    return items.filter(({ confirmedAt }, at) => confirmedAt !== null && !areStopped[at]);
  }
}

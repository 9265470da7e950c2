import { listAll } from '#server/platform/allDocuments.ts';
import type { MessageDoc, SubscriberDoc } from '#server/store/documents/messages.ts';
import type { Reader } from '#server/store/store.ts';

/** Messages to the marketplace and its vendors, and newsletter subscribers. */
export class MessageRepository {
  constructor(private readonly store: Reader) {}

  /** All messages, newest first; with an id those to one vendor. */
  async messages(vendorId?: string): Promise<MessageDoc[]> {
    const { store } = this;
    const messages =
      vendorId === undefined ? await listAll(store, 'messages') : (await store.query('messages', { where: { vendorId } })).items;
    return messages.sort((left, right) => (left.sentAt < right.sentAt ? 1 : -1));
  }

  /** Newsletter subscribers, oldest first. */
  async subscribers(): Promise<SubscriberDoc[]> {
    return (await listAll(this.store, 'subscribers')).sort((left, right) => (left.subscribedAt < right.subscribedAt ? -1 : 1));
  }
}

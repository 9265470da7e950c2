import { listAll } from '#server/platform/allDocuments.ts';
import type { MessageDoc, SubscriberDoc } from '#server/store/documents/messages.ts';
import type { Reader } from '#server/store/store.ts';

/** Messages and newsletter subscribers, by id. */
export class MessageRepository {
  constructor(private readonly store: Reader) {}

  all(): Promise<MessageDoc[]> {
    return listAll(this.store, 'messages');
  }

  toVendor(vendorId: string): Promise<MessageDoc[]> {
    return this.store.findBy('messages', 'vendorId', vendorId);
  }

  subscribers(): Promise<SubscriberDoc[]> {
    return listAll(this.store, 'subscribers');
  }
}

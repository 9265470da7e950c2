import { followCollections } from '#server/platform/collectionReplica.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { Store } from '#server/store/store.ts';

/** The outbox: emails that transactions have enqueued, until they are sent and for a while after. */
export class MailRepository {
  constructor(private readonly store: Store) {}

  /** Passes on every email and each change of one, and the ids of orders that a commit changed. Returns the unsubscribe function. */
  async follow(learn: (id: string, mail: OutboxMailDoc | null) => void, onOrders: (ids: ReadonlySet<string>) => void): Promise<() => void> {
    const stopMails = await followCollections(this.store, ['mails'], (changes) => {
      for (const { id, document } of changes) learn(id, document as OutboxMailDoc | null);
    });
    const stopOrders = this.store.onCommit((changes) => {
      const orders = new Set(changes.flatMap(({ collection, id }) => (collection === 'orders' ? [id] : [])));
      if (orders.size > 0) onOrders(orders);
    });
    return () => {
      stopMails();
      stopOrders();
    };
  }

  find(id: string): Promise<OutboxMailDoc | null> {
    return this.store.get('mails', id);
  }

  /** Stores an email, and deletes others by id. */
  save(mail: OutboxMailDoc, deleted: readonly string[] = []): Promise<void> {
    return this.store.transaction(async (transaction) => {
      await transaction.put('mails', mail);
      for (const id of deleted) await transaction.delete('mails', id);
    });
  }
}

import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';

/** The outbox: emails that transactions have enqueued, until they are sent and for a while after. */
export class MailRepository {
  constructor(private readonly store: ProjectedStore) {}

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

import { enqueueMailJob } from '#server/modules/orders/index.ts';
import { jobId } from '#server/platform/jobs/enqueueJob.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { MessageDoc, SubscriberDoc } from '#server/store/documents/messages.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Settled emails retained for inspection, and the batch size of deletion beyond them. */
const MAX_SETTLED = 500;
const PRUNED_AT_ONCE = 50;

/** The outbox: emails that transactions have enqueued, until they are sent and for a while after. */
export class MailRepository {
  /** Emails until the next search for those to delete. */
  private untilPruned = 0;

  constructor(private readonly store: ProjectedStore) {}

  find(id: string): Promise<OutboxMailDoc | null> {
    return this.store.get('mails', id);
  }

  findMessage(id: string): Promise<MessageDoc | null> {
    return this.store.get('messages', id);
  }

  /** A subscription by its `linkId`. */
  async findSubscriber(linkId: string): Promise<SubscriberDoc | null> {
    const [subscriber] = (await this.store.query('subscribers', { where: { linkId } })).items;
    return subscriber ?? null;
  }

  /** Waiting emails without a job, as earlier versions have left them, get one. */
  async enqueueWaiting(): Promise<void> {
    const { items } = await this.store.query('mails', { where: { state: 'WAITING' } });
    await this.store.transaction(async (transaction) => {
      for (const mail of items) {
        const job = await transaction.get('jobs', jobId('sendMail', mail.id));
        if (job === null || job.givenUpAt !== null) await enqueueAt(transaction, mail, new Date(mail.dueAt ?? mail.createdAt));
      }
    });
  }

  /** Its job runs again then. */
  postpone(mail: OutboxMailDoc, runAt: Date): Promise<void> {
    return this.store.transaction((transaction) => enqueueAt(transaction, mail, runAt));
  }

  /** Notes an attempt to send an email. */
  noteAttempt(id: string, attempt: Attempt): Promise<void> {
    return this.store.transaction((transaction) => noteAttempt(transaction, id, attempt));
  }

  /** Deletes the oldest settled emails, if there are too many. Their number is looked up now and then. */
  async makeRoom(): Promise<void> {
    if (this.untilPruned > 0) this.untilPruned -= 1;
    else {
      this.untilPruned = PRUNED_AT_ONCE;
      while (await this.prune());
    }
  }

  /** Deletes some settled emails, with the jobs of those that were given up; false when there are not too many. */
  private async prune(): Promise<boolean> {
    // Counted outside of the transaction, which would conflict with every order: it adds an email.
    const settled = (await this.store.count('mails')) - (await this.store.count('mails', { state: 'WAITING' }));
    if (settled < MAX_SETTLED + PRUNED_AT_ONCE) return false;
    // Those that wait have no such time, and come last.
    const { items } = await this.store.query('mails', { orderBy: 'settledAt', limit: PRUNED_AT_ONCE });
    const prune = async (transaction: Transaction): Promise<void> => {
      const remove = async ({ id, state }: OutboxMailDoc) => {
        await transaction.delete('mails', id);
        if (state === 'GIVEN_UP') await transaction.delete('jobs', jobId('sendMail', id));
      };
      await Promise.all(items.map(remove));
    };
    await this.store.transaction(prune, { locks: ['pruned mails'] });
    return true;
  }
}

type Attempt = Partial<OutboxMailDoc> & Pick<OutboxMailDoc, 'state' | 'settledAt'>;

/** The same in a transaction. */
export async function noteAttempt(transaction: Transaction, id: string, attempt: Attempt): Promise<void> {
  const mail = await transaction.get('mails', id);
  if (mail?.state === 'WAITING') await transaction.put('mails', { ...mail, dueAt: null, ...attempt });
}

async function enqueueAt(transaction: Transaction, mail: OutboxMailDoc, runAt: Date): Promise<void> {
  await enqueueMailJob(transaction, mail, mail.orderId === null ? null : await transaction.get('orders', mail.orderId), runAt);
}

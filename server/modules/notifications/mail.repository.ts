import { enqueueMailJob } from '#server/modules/orders/index.ts';
import { jobId } from '#server/platform/jobs/enqueueJob.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { ConversationDoc } from '#server/store/documents/conversations.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { MessageDoc, SubscriberDoc } from '#server/store/documents/messages.ts';
import type { QuestionDoc } from '#server/store/documents/questions.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Number of settled emails retained for inspection, and the batch size for deleting them. */
const MAX_SETTLED = 500;
const PRUNED_AT_ONCE = 50;

/** The outbox: emails enqueued by transactions, retained until they are sent and for some time afterwards. */
export class MailRepository {
  /** Number of emails until the next pruning. */
  private untilPruned = 0;

  constructor(private readonly store: ProjectedStore) {}

  find(id: string): Promise<OutboxMailDoc | null> {
    return this.store.get('mails', id);
  }

  findMessage(id: string): Promise<MessageDoc | null> {
    return this.store.get('messages', id);
  }

  findConversation(id: string): Promise<ConversationDoc | null> {
    return this.store.get('conversations', id);
  }

  findQuestion(id: string): Promise<QuestionDoc | null> {
    return this.store.get('questions', id);
  }

  findAlert(id: string): Promise<AlertDoc | null> {
    return this.store.get('alerts', id);
  }

  /** A subscription by its `linkId`. */
  async findSubscriber(linkId: string): Promise<SubscriberDoc | null> {
    const [subscriber] = (await this.store.query('subscribers', { where: { linkId } })).items;
    return subscriber ?? null;
  }

  /** Enqueues jobs for waiting emails from earlier versions, which have none. */
  async enqueueWaiting(): Promise<void> {
    const { items } = await this.store.query('mails', { where: { state: 'WAITING' } });
    await this.store.transaction(async (transaction) => {
      for (const mail of items) {
        const job = await transaction.get('jobs', jobId('sendMail', mail.id));
        if (job === null || job.givenUpAt !== null) await enqueueAt(transaction, mail, new Date(mail.dueAt ?? mail.createdAt));
      }
    });
  }

  /** Postpones an email: its job runs again at `runAt`. */
  postpone(mail: OutboxMailDoc, runAt: Date): Promise<void> {
    return this.store.transaction((transaction) => enqueueAt(transaction, mail, runAt));
  }

  /** Records an attempt to send an email. */
  noteAttempt(id: string, attempt: Attempt): Promise<void> {
    return this.store.transaction((transaction) => noteAttempt(transaction, id, attempt));
  }

  /** Deletes the oldest settled emails if there are too many. Checks only after every `PRUNED_AT_ONCE` emails. */
  async makeRoom(): Promise<void> {
    if (this.untilPruned > 0) this.untilPruned -= 1;
    else {
      this.untilPruned = PRUNED_AT_ONCE;
      while (await this.prune());
    }
  }

  /** Deletes a batch of settled emails, with the jobs of emails that were given up. Returns false if there are not too many. */
  private async prune(): Promise<boolean> {
    // Counted outside the transaction, which would otherwise conflict with every order, because orders add emails.
    const settled = (await this.store.count('mails')) - (await this.store.count('mails', { state: 'WAITING' }));
    if (settled < MAX_SETTLED + PRUNED_AT_ONCE) return false;
    // Waiting emails do not have this timestamp and sort last.
    const { items } = await this.store.query('mails', { orderBy: 'settledAt', limit: PRUNED_AT_ONCE });
    const prune = async (transaction: Transaction): Promise<void> => {
      const remove = async ({ id, state }: OutboxMailDoc) => {
        await transaction.delete('mails', id);
        if (state === 'GIVEN_UP') await transaction.delete('jobs', jobId('sendMail', id));
      };
      await Promise.all(items.map(remove));
    };
    await this.store.transaction(prune, { changes: 'mails' });
    return true;
  }
}

type Attempt = Partial<OutboxMailDoc> & Pick<OutboxMailDoc, 'state' | 'settledAt'>;

/** Records an attempt within a transaction. */
export async function noteAttempt(transaction: Transaction, id: string, attempt: Attempt): Promise<void> {
  const mail = await transaction.get('mails', id);
  if (mail?.state === 'WAITING') await transaction.put('mails', { ...mail, dueAt: null, ...attempt });
}

async function enqueueAt(transaction: Transaction, mail: OutboxMailDoc, runAt: Date): Promise<void> {
  await enqueueMailJob(transaction, mail, mail.orderId === null ? null : await transaction.get('orders', mail.orderId), runAt);
}

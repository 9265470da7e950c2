import { hash } from 'node:crypto';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** An email about an account, order, vendor or message, given by its id. `to` is the recipient, or any name for them. */
interface WantedMail extends Pick<OutboxMailDoc, 'id' | 'kind'> {
  subjectId: string;
  to: string;
}

/** Enqueues an email in the transaction that makes it necessary, or on request. It is sent at `runAt`, by default immediately. */
export async function enqueueMail(
  transaction: Transaction,
  { id, kind, subjectId, to }: WantedMail,
  at: Date,
  runAt: Date = at,
): Promise<void> {
  const waiting = { state: 'WAITING', failures: 0, dueAt: null, settledAt: null } as const;
  const about = { orderId: null, subjectId, packageId: null, event: null };
  await transaction.put('mails', { id, kind, ...about, createdAt: at.toISOString(), ...waiting }, { expectedVersion: 0 });
  // One queue per recipient, identified by a hash because job rows contain no personal data.
  const queue = hash('sha256', to.toLowerCase(), 'hex');
  await enqueueJob(transaction, { kind: 'sendMail', key: id, payload: { mailId: id }, queue, now: at, runAt, isNew: true });
}

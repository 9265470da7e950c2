import { hash, randomBytes } from 'node:crypto';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import type { ConfirmationKind } from '#server/store/documents/mails.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** In the transaction that sets an email, or on request: enqueues the email with its confirmation link. */
export async function enqueueConfirmationMail(
  transaction: Transaction,
  kind: ConfirmationKind,
  { id: subjectId, email }: { id: string; email: string },
  at: Date,
): Promise<void> {
  const id = `confirm/${subjectId}/${randomBytes(8).toString('hex')}`;
  const waiting = { state: 'WAITING', failures: 0, dueAt: null, settledAt: null } as const;
  const about = { orderId: null, subjectId, packageId: null, event: null };
  await transaction.put('mails', { id, kind, ...about, createdAt: at.toISOString(), ...waiting }, { expectedVersion: 0 });
  // The queue is the recipient, as a hash: rows of jobs hold no personal data.
  const queue = hash('sha256', email.toLowerCase(), 'hex');
  await enqueueJob(transaction, { kind: 'sendMail', key: id, payload: { mailId: id }, queue, now: at, isNew: true });
}

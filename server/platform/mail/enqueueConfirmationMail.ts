import { randomBytes } from 'node:crypto';
import type { ConfirmationKind } from '#server/store/documents/mails.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { enqueueMail } from './enqueueMail.ts';

/** Enqueues an email with a confirmation link, in the transaction that sets the email address, or on request. */
export async function enqueueConfirmationMail(
  transaction: Transaction,
  kind: ConfirmationKind,
  { id: subjectId, email }: { id: string; email: string },
  at: Date,
): Promise<void> {
  const id = `confirm/${subjectId}/${randomBytes(8).toString('hex')}`;
  await enqueueMail(transaction, { id, kind, subjectId, to: email }, at);
}

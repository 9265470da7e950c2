import { randomBytes } from 'node:crypto';
import type { ConfirmationKind } from '#server/store/documents/mails.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { enqueueMail } from './enqueueMail.ts';

/** In the transaction that sets an email, or on request: enqueues the email with its confirmation link. */
export async function enqueueConfirmationMail(
  transaction: Transaction,
  kind: ConfirmationKind,
  { id: subjectId, email }: { id: string; email: string },
  at: Date,
): Promise<void> {
  const id = `confirm/${subjectId}/${randomBytes(8).toString('hex')}`;
  await enqueueMail(transaction, { id, kind, subjectId, to: email }, at);
}

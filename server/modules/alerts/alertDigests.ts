import { dayOf, startOf } from '#server/platform/malaysianDays.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Hour in Malaysia at which the emails of a later day are sent. */
const DIGEST_HOUR_MS = 9 * 3_600_000;

/**
 * Enqueues the next email with alerts to an inbox: immediately if there was none today, otherwise for the next morning. All alerts
 * that are pending when it is sent are in it.
 */
export async function enqueueDigest(transaction: Transaction, inbox: string, at: Date): Promise<void> {
  const today = dayOf(at);
  const last = await transaction.get('alertDigests', inbox);
  if (last !== null && last.day > today) return;
  const isToday = last?.day === today;
  if (isToday && (await transaction.get('mails', mailIdOf(inbox, today)))?.state === 'WAITING') return;
  const day = isToday ? today + 1 : today;
  await transaction.put('alertDigests', { id: inbox, day });
  await enqueueMail(transaction, { id: mailIdOf(inbox, day), kind: 'ALERTS', subjectId: inbox, to: inbox }, at, runAtOf(day, at));
}

/** Notes that an email was sent, possibly later than on its day, so that the next one is sent on another day. */
export async function noteDigest(transaction: Transaction, inbox: string, at: Date): Promise<void> {
  const today = dayOf(at);
  const last = await transaction.get('alertDigests', inbox);
  if (last === null || last.day < today) await transaction.put('alertDigests', { id: inbox, day: today });
}

/** Whether an email of a later day was enqueued, which then has all pending alerts. */
export async function isReplaced(reader: Pick<Transaction, 'get'>, mailId: string, inbox: string): Promise<boolean> {
  const last = await reader.get('alertDigests', inbox);
  return last !== null && mailId !== mailIdOf(inbox, last.day) && last.day > Number(mailId.split('/').at(-1));
}

function runAtOf(day: number, at: Date): Date {
  return day === dayOf(at) ? at : new Date(Date.parse(startOf(day)) + DIGEST_HOUR_MS);
}

function mailIdOf(inbox: string, day: number): string {
  return `alerts/${inbox}/${day}`;
}

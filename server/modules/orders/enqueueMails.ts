import { emailKeyOf } from '#server/modules/accounts/index.ts';
import { enqueueJob, jobId } from '#server/platform/jobs/enqueueJob.ts';
import { isToVendor } from '#server/platform/mail/mailRecipients.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { canAnswerReplacement } from './lineChanges.ts';
import { hashToken } from './orderAccess.ts';
import { isUnreserved, packageOf } from './orderViews.ts';
import { packageStatus } from './packageStatus.ts';

const DAY_MS = 86_400_000;
/** Days from delivery to the reminder of reviews. */
const REMINDER_DAYS = 7;

/**
 * Enqueues a receipt for the buyer and a notice per package for its seller, in the transaction that places an order. Sellers are
 * not notified while the order waits for confirmation.
 */
export async function enqueueOrderMails(transaction: Transaction, order: OrderDoc): Promise<void> {
  const { number, placedAt: createdAt } = order;
  const receipt: Mail = { id: `order/${number}/confirmation`, kind: 'ORDER_PLACED', createdAt };
  const notices = isUnreserved(order) ? [] : soldMailsOf(order, createdAt);
  await Promise.all([receipt, ...notices].map((mail) => enqueue(transaction, order, mail, true)));
}

/** Enqueues a second receipt and the notices, in the transaction in which a waiting order takes its stock. */
export async function enqueueReservedMails(transaction: Transaction, order: OrderDoc, createdAt: string): Promise<void> {
  const receipt: Mail = { id: `order/${order.number}/reserved`, kind: 'ORDER_PLACED', createdAt };
  await Promise.all([receipt, ...soldMailsOf(order, createdAt)].map((mail) => enqueue(transaction, order, mail, true)));
}

function soldMailsOf({ packages }: OrderDoc, createdAt: string): Mail[] {
  const sold = packages.filter((orderPackage) => packageStatus(orderPackage) !== 'CANCELLED');
  return sold.map(({ id, number }) => ({ id: soldMailId(number), kind: 'PACKAGE_SOLD', packageId: id, createdAt }));
}

/** Enqueues a second receipt for the buyer and makes the notices due, in the transaction that pays an order. */
export async function enqueuePaidMails(transaction: Transaction, order: OrderDoc, createdAt: string): Promise<void> {
  await enqueueSecondReceipt(transaction, order, { id: `order/${order.number}/paid`, kind: 'ORDER_PAID', createdAt });
}

/** Does the same in the transaction in which an order paid online becomes a cash order. */
export async function enqueueCashMails(transaction: Transaction, order: OrderDoc, createdAt: string): Promise<void> {
  await enqueueSecondReceipt(transaction, order, { id: `order/${order.number}/cash`, kind: 'ORDER_PLACED', createdAt });
}

async function enqueueSecondReceipt(transaction: Transaction, order: OrderDoc, receipt: Mail): Promise<void> {
  await enqueue(transaction, order, receipt);
  for (const orderPackage of order.packages) await hastenSoldMail(transaction, orderPackage, new Date(receipt.createdAt));
}

/**
 * Enqueues a notice for the buyer and, for a requested or withdrawn return, a requested cancellation or an answered replacement, one
 * for the seller, in the transaction that adds an event to a package. A seller who was not told of a return yet is not told of its
 * withdrawal either.
 */
export async function enqueueStepMails(transaction: Transaction, order: OrderDoc, packageId: string): Promise<void> {
  const orderPackage = packageOf(order, packageId);
  const event = (orderPackage?.timeline.length ?? 0) - 1;
  const last = orderPackage?.timeline[event];
  if (orderPackage === null || last === undefined) return;
  const name = `package/${orderPackage.number}/${event}`;
  const about = { packageId, event, createdAt: last.at };
  const status = last.replacedTracking === undefined ? last.status : 'TRACKING';
  const { returnStatus, cancellation, lineChange } = last;
  const part = returnStatus ? `return-${returnStatus}` : cancellation ? `cancellation-${cancellation}` : lineChange && `line-${lineChange}`;
  const step = (part ?? status).toLowerCase();
  await enqueue(transaction, order, { id: `${name}-${step}`, kind: 'PACKAGE_STEP', ...about });
  if (last.status === 'CANCELLED') await hastenSoldMail(transaction, orderPackage, new Date(last.at));
  if (last.cancellation === 'REQUESTED')
    await enqueue(transaction, order, { id: `${name}-cancellation-asked`, kind: 'CANCELLATION_REQUESTED', ...about });
  if (lineChange === 'ACCEPTED' || lineChange === 'REFUSED')
    await enqueue(transaction, order, { id: `${name}-replacement-answered`, kind: 'REPLACEMENT_ANSWERED', ...about });
  // A refused or withdrawn return also ends in this status, but the reminder was enqueued on delivery.
  if (last.status === 'DELIVERED' && last.returnStatus === undefined) {
    const runAt = new Date(Date.parse(last.at) + REMINDER_DAYS * DAY_MS);
    await enqueue(transaction, order, { id: `package/${orderPackage.number}/review`, kind: 'REVIEW_REMINDER', ...about, runAt });
  }
  if (returnStatus === 'REQUESTED')
    await enqueue(transaction, order, { id: returnMailId(orderPackage, event), kind: 'RETURN_REQUESTED', ...about });
  if (returnStatus === 'WITHDRAWN' && !(await dropRequest(transaction, orderPackage, last.returnId)))
    await enqueue(transaction, order, { id: `${name}-return-called-off`, kind: 'RETURN_WITHDRAWN', ...about });
}

/**
 * Enqueues the emails about replacements without an answer once more, in the transaction that confirms a guest's email address: now
 * their link opens the order.
 */
export async function enqueueAnswerMails(transaction: Transaction, order: OrderDoc, at: Date): Promise<void> {
  for (const orderPackage of order.packages.filter(canAnswerReplacement)) {
    const { id: packageId, number, timeline, lines } = orderPackage;
    const open = lines.filter(({ replacement }) => replacement !== undefined && replacement.state !== 'ACCEPTED');
    for (const { id } of open) {
      const change = orderPackage.lineChanges?.findLast(({ kind, before }) => kind === 'REPLACED' && before.id === id);
      const event = timeline.findIndex(({ lineChangeId }) => change !== undefined && lineChangeId === change.id);
      if (event < 0) continue;
      const mailId = `package/${number}/${event}-line-replaced-confirmed`;
      await enqueue(transaction, order, { id: mailId, kind: 'PACKAGE_STEP', packageId, event, createdAt: at.toISOString() });
    }
  }
}

/** Enqueues a notice for the seller, in the transaction in which the buyer cancels a package. */
export async function enqueueCancellationMail(transaction: Transaction, order: OrderDoc, packageId: string, at: Date): Promise<void> {
  const orderPackage = packageOf(order, packageId);
  if (orderPackage === null) return;
  const id = `package/${orderPackage.number}/called-off`;
  await enqueue(transaction, order, { id, kind: 'CALLED_OFF', packageId, createdAt: at.toISOString() });
}

/** Enqueues a notice about the refund of a cancelled package, whose id is `refundKey`, in the transaction that records the refund. */
export async function enqueueRefundMail(transaction: Transaction, order: OrderDoc, refundKey: string, at: Date): Promise<void> {
  const orderPackage = packageOf(order, refundKey);
  if (orderPackage === null) return;
  const { id: packageId, number } = orderPackage;
  await enqueue(transaction, order, { id: `package/${number}/refunded`, kind: 'REFUNDED', packageId, createdAt: at.toISOString() });
}

type Mail = Pick<OutboxMailDoc, 'id' | 'kind' | 'createdAt'> &
  Partial<Pick<OutboxMailDoc, 'packageId' | 'event'>> & {
    /** Time at which it is sent; by default immediately. */
    runAt?: Date;
  };

/**
 * Adds an email to the outbox, once per id, with the job that sends it. Vendors without an owner receive no emails. `isNew` means
 * that the order has no such email yet.
 */
async function enqueue(transaction: Transaction, order: OrderDoc, { runAt, ...mail }: Mail, isNew = false): Promise<void> {
  const vendorId = isToVendor(mail.kind) ? packageOf(order, mail.packageId ?? '')?.vendorId : undefined;
  if (vendorId !== undefined && (await transaction.get('vendors', vendorId))?.ownerId == null) return;
  if (!isNew && (await transaction.get('mails', mail.id)) !== null) return;
  const waiting = { state: 'WAITING', failures: 0, dueAt: null, settledAt: null } as const;
  const about = { packageId: null, event: null, ...mail, orderId: order.id };
  await transaction.put('mails', { ...about, ...waiting }, { expectedVersion: 0 });
  await enqueueMailJob(transaction, about, order, runAt ?? new Date(mail.createdAt), isNew);
}

/**
 * One queue per recipient, so that a recipient's emails are sent one after the other. A buyer is identified by a hash, because
 * job rows contain no personal data.
 */
export async function enqueueMailJob(
  transaction: Transaction,
  { id, kind, packageId }: Pick<OutboxMailDoc, 'id' | 'kind' | 'packageId'>,
  order: OrderDoc | null,
  runAt: Date,
  isNew = false,
): Promise<void> {
  const seller = order?.packages.find((orderPackage) => orderPackage.id === packageId)?.vendorId ?? id;
  // A reminder waits for days, during which its queue must not wait for it.
  const queue = kind === 'REVIEW_REMINDER' ? id : isToVendor(kind) ? seller : hashToken(order === null ? id : emailKeyOf(order.email));
  await enqueueJob(transaction, { kind: 'sendMail', key: id, payload: { mailId: id }, queue, now: runAt, isNew });
}

/** Makes the notice about a sold package due once its order is paid, becomes a cash order or is cancelled. After a failure, the notice keeps its backoff. */
async function hastenSoldMail(transaction: Transaction, { number }: OrderPackageDoc, now: Date): Promise<void> {
  const key = soldMailId(number);
  const job = await transaction.get('jobs', jobId('sendMail', key));
  if (job === null || job.lastError !== null || job.givenUpAt !== null) return;
  await enqueueJob(transaction, { kind: 'sendMail', key, payload: { mailId: key }, now });
}

/** Deletes the email to the seller about a requested return, unless it was sent or is being sent. Returns whether it was deleted. */
async function dropRequest(transaction: Transaction, orderPackage: OrderPackageDoc, returnId: string | null = null): Promise<boolean> {
  const event = orderPackage.timeline.findIndex((each) => each.returnId === returnId && each.returnStatus === 'REQUESTED');
  const mailId = returnMailId(orderPackage, event);
  const mail = await transaction.get('mails', mailId);
  const job = await transaction.get('jobs', jobId('sendMail', mailId));
  if (mail?.state !== 'WAITING' || job === null || job.lease !== null) return false;
  await transaction.delete('mails', mailId);
  await transaction.delete('jobs', job.id);
  return true;
}

/** Id of the email to the seller about a return that was requested at this position of the timeline. */
function returnMailId({ number }: OrderPackageDoc, event: number): string {
  return `package/${number}/${event}-return-asked`;
}

function soldMailId(packageNumber: string): string {
  return `package/${packageNumber}/sold`;
}

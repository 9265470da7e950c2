import { emailKeyOf } from '#server/modules/accounts/index.ts';
import { enqueueJob, jobId } from '#server/platform/jobs/enqueueJob.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { hashToken } from './orderAccess.ts';
import { isUnreserved, packageOf, packageStatus } from './orderViews.ts';

const TO_VENDOR: ReadonlySet<OutboxMailDoc['kind']> = new Set(['PACKAGE_SOLD', 'CALLED_OFF', 'RETURN_REQUESTED']);

/** Whether emails of this kind are for the vendor, not the buyer. */
export function isToVendor(kind: OutboxMailDoc['kind']): boolean {
  return TO_VENDOR.has(kind);
}

/**
 * In the transaction that places an order: enqueues a receipt for its buyer and a notice per package for its seller, who gets none of an
 * order that waits for its confirmation.
 */
export async function enqueueOrderMails(transaction: Transaction, order: OrderDoc): Promise<void> {
  const { number, placedAt: createdAt } = order;
  const receipt: Mail = { id: `order/${number}/confirmation`, kind: 'ORDER_PLACED', createdAt };
  const notices = isUnreserved(order) ? [] : soldMailsOf(order, createdAt);
  await Promise.all([receipt, ...notices].map((mail) => enqueue(transaction, order, mail, true)));
}

/** In the transaction in which an order that has waited for its confirmation takes its stock: a second receipt, and the notices. */
export async function enqueueReservedMails(transaction: Transaction, order: OrderDoc, createdAt: string): Promise<void> {
  const receipt: Mail = { id: `order/${order.number}/reserved`, kind: 'ORDER_PLACED', createdAt };
  await Promise.all([receipt, ...soldMailsOf(order, createdAt)].map((mail) => enqueue(transaction, order, mail, true)));
}

function soldMailsOf({ packages }: OrderDoc, createdAt: string): Mail[] {
  const sold = packages.filter((orderPackage) => packageStatus(orderPackage) !== 'CANCELLED');
  return sold.map(({ id, number }) => ({ id: soldMailId(number), kind: 'PACKAGE_SOLD', packageId: id, createdAt }));
}

/** In the transaction that records an online payment: enqueues a receipt for the buyer. */
export async function enqueuePaidMail(transaction: Transaction, order: OrderDoc, createdAt: string): Promise<void> {
  await enqueue(transaction, order, { id: `order/${order.number}/paid`, kind: 'ORDER_PAID', createdAt });
  for (const orderPackage of order.packages) await hastenSoldMail(transaction, orderPackage, new Date(createdAt));
}

/** In the transaction that adds an event to a package: enqueues a notice for its buyer and, for a requested return, one for the seller. */
export async function enqueueStepMails(transaction: Transaction, order: OrderDoc, packageId: string): Promise<void> {
  const orderPackage = packageOf(order, packageId);
  const event = (orderPackage?.timeline.length ?? 0) - 1;
  const last = orderPackage?.timeline[event];
  if (orderPackage === null || last === undefined) return;
  const name = `package/${orderPackage.number}/${event}`;
  const about = { packageId, event, createdAt: last.at };
  const status = last.replacedTracking === undefined ? last.status : 'TRACKING';
  const step = (last.returnStatus === undefined ? status : `return-${last.returnStatus}`).toLowerCase();
  await enqueue(transaction, order, { id: `${name}-${step}`, kind: 'PACKAGE_STEP', ...about });
  if (last.status === 'CANCELLED') await hastenSoldMail(transaction, orderPackage, new Date(last.at));
  if (last.returnStatus !== 'REQUESTED') return;
  await enqueue(transaction, order, { id: `${name}-return-asked`, kind: 'RETURN_REQUESTED', ...about });
}

/** In the transaction in which the buyer cancels a package: enqueues a notice for its seller. */
export async function enqueueCancellationMail(transaction: Transaction, order: OrderDoc, packageId: string, at: Date): Promise<void> {
  const orderPackage = packageOf(order, packageId);
  if (orderPackage === null) return;
  const id = `package/${orderPackage.number}/called-off`;
  await enqueue(transaction, order, { id, kind: 'CALLED_OFF', packageId, createdAt: at.toISOString() });
}

/** In the transaction that records the refund of a whole, cancelled package; `refundKey` is then the package's id. */
export async function enqueueRefundMail(transaction: Transaction, order: OrderDoc, refundKey: string, at: Date): Promise<void> {
  const orderPackage = packageOf(order, refundKey);
  if (orderPackage === null) return;
  const { id: packageId, number } = orderPackage;
  await enqueue(transaction, order, { id: `package/${number}/refunded`, kind: 'REFUNDED', packageId, createdAt: at.toISOString() });
}

type Mail = Pick<OutboxMailDoc, 'id' | 'kind' | 'createdAt'> & Partial<Pick<OutboxMailDoc, 'packageId' | 'event'>>;

/**
 * Inserts an email into the outbox, once per id, with the job that sends it. Vendors without an owner get none. `isNew`: the order has no
 * such email yet.
 */
async function enqueue(transaction: Transaction, order: OrderDoc, mail: Mail, isNew = false): Promise<void> {
  const vendorId = isToVendor(mail.kind) ? packageOf(order, mail.packageId ?? '')?.vendorId : undefined;
  if (vendorId !== undefined && (await transaction.get('vendors', vendorId))?.ownerId == null) return;
  if (!isNew && (await transaction.get('mails', mail.id)) !== null) return;
  const waiting = { state: 'WAITING', failures: 0, dueAt: null, settledAt: null } as const;
  const about = { packageId: null, event: null, ...mail, orderId: order.id };
  await transaction.put('mails', { ...about, ...waiting }, { expectedVersion: 0 });
  await enqueueMailJob(transaction, about, order, new Date(mail.createdAt), isNew);
}

/** The queue is the recipient, who gets one email after the other: of the buyer a hash, since rows of jobs hold no personal data. */
export async function enqueueMailJob(
  transaction: Transaction,
  { id, kind, packageId }: Pick<OutboxMailDoc, 'id' | 'kind' | 'packageId'>,
  order: OrderDoc | null,
  runAt: Date,
  isNew = false,
): Promise<void> {
  const seller = order?.packages.find((orderPackage) => orderPackage.id === packageId)?.vendorId ?? id;
  const queue = isToVendor(kind) ? seller : hashToken(order === null ? id : emailKeyOf(order.email));
  await enqueueJob(transaction, { kind: 'sendMail', key: id, payload: { mailId: id }, queue, now: runAt, isNew });
}

/** The notice of a sold package waits until its order is paid or cancelled: then it is due. After a failure it keeps its backoff. */
async function hastenSoldMail(transaction: Transaction, { number }: OrderPackageDoc, now: Date): Promise<void> {
  const key = soldMailId(number);
  const job = await transaction.get('jobs', jobId('sendMail', key));
  if (job === null || job.lastError !== null || job.givenUpAt !== null) return;
  await enqueueJob(transaction, { kind: 'sendMail', key, payload: { mailId: key }, now });
}

function soldMailId(packageNumber: string): string {
  return `package/${packageNumber}/sold`;
}

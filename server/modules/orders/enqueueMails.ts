import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { Transaction } from '#server/store/store.ts';

/**
 * In the transaction that places an order: enqueues a confirmation for its buyer and a notice per package for its seller. Shops without an
 * owner get none.
 */
export async function enqueueOrderMails(transaction: Transaction, order: OrderDoc): Promise<void> {
  const { id: orderId, number, placedAt: createdAt } = order;
  await enqueue(transaction, {
    id: `order/${number}/confirmation`,
    kind: 'ORDER_PLACED',
    orderId,
    packageId: null,
    event: null,
    createdAt,
  });
  for (const { id: packageId, number: name, vendorId } of order.packages) {
    if (!(await isKept(transaction, vendorId))) continue;
    await enqueue(transaction, { id: `package/${name}/sold`, kind: 'PACKAGE_SOLD', orderId, packageId, event: null, createdAt });
  }
}

/** In the transaction that records an online payment: enqueues a receipt for the buyer. */
export async function enqueuePaidMail(transaction: Transaction, { id: orderId, number }: OrderDoc, at: string): Promise<void> {
  await enqueue(transaction, { id: `order/${number}/paid`, kind: 'ORDER_PAID', orderId, packageId: null, event: null, createdAt: at });
}

/** In the transaction that adds an event to a package: enqueues a notice for its buyer and, for a requested return, one for the seller. */
export async function enqueueStepMails(transaction: Transaction, order: OrderDoc, packageId: string): Promise<void> {
  const orderPackage = order.packages.find(({ id }) => id === packageId);
  const event = (orderPackage?.timeline.length ?? 0) - 1;
  const last = orderPackage?.timeline[event];
  if (orderPackage === undefined || last === undefined) return;
  const about = { orderId: order.id, packageId, event, createdAt: last.at };
  const what = (last.returnStatus === undefined ? last.status : `return-${last.returnStatus}`).toLowerCase();
  await enqueue(transaction, { id: `package/${orderPackage.number}/${event}-${what}`, kind: 'PACKAGE_STEP', ...about });
  if (last.returnStatus !== 'REQUESTED' || !(await isKept(transaction, orderPackage.vendorId))) return;
  await enqueue(transaction, { id: `package/${orderPackage.number}/${event}-return-asked`, kind: 'RETURN_REQUESTED', ...about });
}

/** In the transaction in which the buyer cancels a package: enqueues a notice for its seller. */
export async function enqueueCancellationMail(transaction: Transaction, order: OrderDoc, packageId: string, at: Date): Promise<void> {
  const orderPackage = order.packages.find(({ id }) => id === packageId);
  if (orderPackage === undefined || !(await isKept(transaction, orderPackage.vendorId))) return;
  const about = { orderId: order.id, packageId, event: null, createdAt: at.toISOString() };
  await enqueue(transaction, { id: `package/${orderPackage.number}/called-off`, kind: 'CALLED_OFF', ...about });
}

/** In the transaction that records the refund of a whole, cancelled package; `refundKey` is then the package's id. */
export async function enqueueRefundMail(transaction: Transaction, order: OrderDoc, refundKey: string, at: Date): Promise<void> {
  const orderPackage = order.packages.find(({ id }) => id === refundKey);
  if (orderPackage === undefined) return;
  const about = { orderId: order.id, packageId: orderPackage.id, event: null, createdAt: at.toISOString() };
  await enqueue(transaction, { id: `package/${orderPackage.number}/refunded`, kind: 'REFUNDED', ...about });
}

async function isKept(transaction: Transaction, vendorId: string): Promise<boolean> {
  return (await transaction.get('vendors', vendorId))?.ownerId != null;
}

async function enqueue(
  transaction: Transaction,
  mail: Pick<OutboxMailDoc, 'id' | 'kind' | 'orderId' | 'packageId' | 'event' | 'createdAt'>,
): Promise<void> {
  if ((await transaction.get('mails', mail.id)) !== null) return;
  await transaction.put('mails', { ...mail, state: 'WAITING', failures: 0, dueAt: null, settledAt: null }, { expectedVersion: 0 });
}

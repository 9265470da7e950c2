import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** In the transaction that places an order: enqueues a confirmation for its buyer and a notice per package for its seller. */
export async function enqueueOrderMails(transaction: Transaction, order: OrderDoc): Promise<void> {
  const { number, placedAt: createdAt } = order;
  await enqueue(transaction, order, { id: `order/${number}/confirmation`, kind: 'ORDER_PLACED', createdAt });
  for (const orderPackage of order.packages) {
    if (!(await hasSeller(transaction, orderPackage))) continue;
    const { id: packageId, number: name } = orderPackage;
    await enqueue(transaction, order, { id: `package/${name}/sold`, kind: 'PACKAGE_SOLD', packageId, createdAt });
  }
}

/** In the transaction that records an online payment: enqueues a receipt for the buyer. */
export async function enqueuePaidMail(transaction: Transaction, order: OrderDoc, createdAt: string): Promise<void> {
  await enqueue(transaction, order, { id: `order/${order.number}/paid`, kind: 'ORDER_PAID', createdAt });
}

/** In the transaction that adds an event to a package: enqueues a notice for its buyer and, for a requested return, one for the seller. */
export async function enqueueStepMails(transaction: Transaction, order: OrderDoc, packageId: string): Promise<void> {
  const orderPackage = packageOf(order, packageId);
  const event = (orderPackage?.timeline.length ?? 0) - 1;
  const last = orderPackage?.timeline[event];
  if (orderPackage === undefined || last === undefined) return;
  const name = `package/${orderPackage.number}/${event}`;
  const about = { packageId, event, createdAt: last.at };
  const step = (last.returnStatus === undefined ? last.status : `return-${last.returnStatus}`).toLowerCase();
  await enqueue(transaction, order, { id: `${name}-${step}`, kind: 'PACKAGE_STEP', ...about });
  if (last.returnStatus !== 'REQUESTED' || !(await hasSeller(transaction, orderPackage))) return;
  await enqueue(transaction, order, { id: `${name}-return-asked`, kind: 'RETURN_REQUESTED', ...about });
}

/** In the transaction in which the buyer cancels a package: enqueues a notice for its seller. */
export async function enqueueCancellationMail(transaction: Transaction, order: OrderDoc, packageId: string, at: Date): Promise<void> {
  const orderPackage = packageOf(order, packageId);
  if (orderPackage === undefined || !(await hasSeller(transaction, orderPackage))) return;
  const id = `package/${orderPackage.number}/called-off`;
  await enqueue(transaction, order, { id, kind: 'CALLED_OFF', packageId, createdAt: at.toISOString() });
}

/** In the transaction that records the refund of a whole, cancelled package; `refundKey` is then the package's id. */
export async function enqueueRefundMail(transaction: Transaction, order: OrderDoc, refundKey: string, at: Date): Promise<void> {
  const orderPackage = packageOf(order, refundKey);
  if (orderPackage === undefined) return;
  const { id: packageId, number } = orderPackage;
  await enqueue(transaction, order, { id: `package/${number}/refunded`, kind: 'REFUNDED', packageId, createdAt: at.toISOString() });
}

function packageOf({ packages }: OrderDoc, packageId: string): OrderPackageDoc | undefined {
  return packages.find(({ id }) => id === packageId);
}

/** Vendors without an owner get no emails. */
async function hasSeller(transaction: Transaction, { vendorId }: OrderPackageDoc): Promise<boolean> {
  return (await transaction.get('vendors', vendorId))?.ownerId != null;
}

type Mail = Pick<OutboxMailDoc, 'id' | 'kind' | 'createdAt'> & Partial<Pick<OutboxMailDoc, 'packageId' | 'event'>>;

/** Inserts an email into the outbox, once per id. */
async function enqueue(transaction: Transaction, { id: orderId }: OrderDoc, mail: Mail): Promise<void> {
  if ((await transaction.get('mails', mail.id)) !== null) return;
  const waiting = { state: 'WAITING', failures: 0, dueAt: null, settledAt: null } as const;
  await transaction.put('mails', { packageId: null, event: null, ...mail, orderId, ...waiting }, { expectedVersion: 0 });
}

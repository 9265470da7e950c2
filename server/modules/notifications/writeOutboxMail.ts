import { emailKeyOf, type AccountRepository } from '#server/modules/accounts/index.ts';
import { isUnpaid, orderStatus, packageStatus, type OrderRepository } from '#server/modules/orders/index.ts';
import { BackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { WrittenMail } from './mailOutbox.ts';
import { orderMail } from './orderMail.ts';
import { returnAt } from './packageMailTexts.ts';
import { packageMail, refundedMail, unpaidMail, cancelledByBuyerMail, returnRequestedMail, soldMail } from './packageMails.ts';

interface Dependencies {
  orders: OrderRepository;
  accounts: AccountRepository;
  vendor: (id: string) => VendorDoc | null;
  baseUrl: string;
  demo: boolean;
  now: () => Date;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Rate limit of receipts per email: anyone can order with any address, and must not flood its inbox. */
const RECEIPTS = { free: 10, firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };
/** Fallback delay; a change of the order triggers it sooner. */
const RETRY_MS = 60 * MINUTE_MS;

/** Renders the outbox emails of orders from the data stored when they are sent. */
export function outboxMailWriter(dependencies: Dependencies): (due: OutboxMailDoc) => Promise<WrittenMail> {
  const { orders, accounts, vendor, baseUrl, demo, now } = dependencies;
  const receipts = new BackoffLimiter(RECEIPTS, now);

  const receipt = (order: OrderDoc): WrittenMail => {
    // The cancellation email already covers it.
    if (order.payment.status === 'FAILED' && orderStatus(order) === 'CANCELLED') return null;
    const waitSeconds = receipts.take(emailKeyOf(order.email));
    return waitSeconds > 0 ? { retryAfterMs: waitSeconds * SECOND_MS } : orderMail(order, { vendor, baseUrl, demo });
  };

  /** Emails to the vendor's owner; none for a vendor without one. */
  const toSeller = async ({ kind, event }: OutboxMailDoc, order: OrderDoc, orderPackage: OrderPackageDoc): Promise<WrittenMail> => {
    const seller = vendor(orderPackage.vendorId);
    if (seller?.ownerId == null) return null;
    const context = { vendor: seller, language: await accounts.languageOf(seller.ownerId), baseUrl, demo } as const;
    if (kind === 'PACKAGE_SOLD') {
      if (packageStatus(orderPackage) === 'CANCELLED') return null;
      return isUnpaid(order.payment) ? { retryAfterMs: RETRY_MS } : soldMail(order, orderPackage, context);
    }
    if (kind === 'CALLED_OFF') return cancelledByBuyerMail(order, orderPackage, context);
    const returned = event === null ? null : returnAt(orderPackage, event);
    return returned === null ? null : returnRequestedMail(orderPackage, returned, context);
  };

  return async (due) => {
    const order = await orders.find(due.orderId);
    if (order === null) return null;
    if (due.kind === 'ORDER_PLACED') return receipt(order);
    if (due.kind === 'ORDER_PAID') return orderMail(order, { vendor, baseUrl, demo, isPaid: true });
    const orderPackage = order.packages.find(({ id }) => id === due.packageId);
    if (orderPackage === undefined) return null;
    const context = { vendor: vendor(orderPackage.vendorId), baseUrl, demo };
    switch (due.kind) {
      case 'PACKAGE_STEP':
        // An order that was not paid is cancelled as a whole: one email covers all its packages.
        if (isUnpaid(order.payment) && orderStatus(order) === 'CANCELLED') {
          return orderPackage.id === order.packages[0]?.id ? unpaidMail(order, { baseUrl, demo }) : null;
        }
        return due.event === null ? null : packageMail(order, orderPackage, due.event, context);
      case 'REFUNDED':
        return refundedMail(order, orderPackage, context);
      case 'PACKAGE_SOLD':
      case 'CALLED_OFF':
      case 'RETURN_REQUESTED':
        return toSeller(due, order, orderPackage);
    }
  };
}

import { notFound } from '#server/platform/input/parseInput.ts';
import { visitorTransaction } from '#server/modules/accounts/index.ts';
import { illegalTransition } from '#server/modules/fulfilment/index.ts';
import {
  canCancelOrder,
  cancelPackages,
  CANCELLED_BY_BUYER,
  isHolder,
  type Holder,
  type OrderRepository,
} from '#server/modules/orders/index.ts';
import { cancelledPayment, giveUpPayments, type PaymentService } from '#server/modules/payments/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Transactions } from '#server/store/transaction.ts';
import { changed, refused, type OwnOrderResult } from './ownOrder.service.ts';

const NO_ORDER = notFound(['number'], translations('orders.unknownOrder'));
const NOT_UNPAID = translations('orders.notUnpaid');

/** Cancels orders that await online payment. */
export class CancelOrderService {
  constructor(private readonly dependencies: { store: Transactions; orders: OrderRepository; payments: PaymentService; now: () => Date }) {}

  /**
   * Cancels an unpaid order: its stock and coupon are free again, and its payment is given up. The gateway is called after the
   * commit. A payment that the buyer approves at the same moment either pays the order first, or is released or refunded. Someone
   * else's order is rejected in the same way as one that does not exist. Repeating the request returns the cancelled order.
   */
  async cancel(number: string, holder: Holder): Promise<OwnOrderResult> {
    const { store, orders, payments, now } = this.dependencies;
    const found = await orders.findForHolder(number, holder);
    if (found === null) return refused(NO_ORDER);
    const { result, open } = await visitorTransaction(store, holder.viewer, async (transaction) => {
      const order = await transaction.get('orders', found.id);
      if (order === null || !isHolder(order, holder)) return { result: refused(NO_ORDER), open: [] };
      if (!canCancelOrder(order))
        return { result: order.payment.failure === 'CANCELLED' ? changed(order) : refused(notUnpaid(order)), open: [] };
      const at = now();
      const givenUp = { ...order, payment: cancelledPayment(order.payment) };
      const cancelled = await cancelPackages(transaction, givenUp, at.toISOString(), { note: CANCELLED_BY_BUYER, by: 'BUYER' });
      const after = await transaction.put('orders', cancelled);
      return { result: changed(after), open: await giveUpPayments(transaction, order.id, at) };
    });
    for (const paymentId of open) await payments.release(paymentId);
    return result;
  }
}

/** Error for an order that is paid or has ended. */
function notUnpaid({ packages: [first] }: OrderDoc) {
  if (first === undefined) return NO_ORDER;
  return illegalTransition(first, first.timeline.at(-1)?.status === 'PLACED' ? ['CANCELLED'] : [], ['number'], NOT_UNPAID);
}

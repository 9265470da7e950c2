import { paymentSchema, type PaymentInput } from '#schema/rules/inputs/order.ts';
import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { MAX_HOLD_MINUTES, MIN_TIME_TO_PAY_SECONDS } from '#schema/rules/payments.ts';
import { requireSession, visitorTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import {
  GatewayUnreachable,
  PAYMENT_MESSAGES,
  type Hold,
  type PaymentChoice,
  type PaymentService,
} from '#server/modules/payments/index.ts';
import { invalid } from '#server/platform/input/failure.ts';
import { parseInput } from '#server/platform/input/parseInput.ts';
import { cashTooMuch } from './refusals.ts';
import type { InvalidInput, NotFound } from '#server/platform/input/failure.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import { KeyedMutex } from '#server/platform/keyedMutex.ts';
import type { Store } from '#server/store/store.ts';
import { findByNumber, isUnpaid, orderStatus } from '#server/modules/orders/index.ts';
import { isHolder } from './ownOrder.service.ts';
import type { Holder, OwnOrderResult } from './ownOrder.service.ts';
import { paymentDeclined } from './placeOrderError.ts';
import type { PaymentDeclined } from './placeOrderError.ts';

type Refusal = InvalidInput | NotFound | PaymentDeclined;

interface Dependencies {
  store: Store;
  payments: PaymentService;
  now: () => Date;
}

/** Pays orders that are placed but unpaid: again after a decline, by another method, or by resuming an open payment. */
export class PayAgainService {
  private readonly store: Store;
  private readonly payments: PaymentService;
  private readonly now: () => Date;
  /** Mutex per order: a second press waits for the first and sees its result. */
  private readonly oneByOne = new KeyedMutex();

  constructor({ store, payments, now }: Dependencies) {
    this.store = store;
    this.payments = payments;
    this.now = now;
  }

  /**
   * Opens another payment for an order that still reserves its stock; the previous one can then no longer be approved. The same method
   * requested again while open is the same payment; if it was approved meanwhile, it is the order's payment and no other is opened.
   */
  async retry(number: string, wanted: PaymentInput, holder: Holder): Promise<OwnOrderResult> {
    const order = await this.find(number, holder);
    if (order === null) return refused({ kind: 'NotFound', code: 'NOT_FOUND', path: ['number'], text: PAYMENT_MESSAGES.noOrder });
    const { state } = order.shippingAddress;
    const { value: choice, errors } = parseInput(paymentSchema(this.payments.offered(), state), wanted, 'payment');
    if (choice === null) return refused(errors[0]);
    const [tooMuch] = cashTooMuch(choice.method, state, order.totals.totalCents);
    if (tooMuch !== undefined) return refused(tooMuch);
    return this.oneByOne.run(order.id, () => this.payAgain(order.id, choice, holder.viewer));
  }

  /** Queries the gateway now for the order's payment, at the buyer's request. NotFound for anyone but its holder. */
  async confirm(number: string, holder: Holder): Promise<OwnOrderResult> {
    const order = await this.find(number, holder);
    if (order === null) return refused({ kind: 'NotFound', code: 'NOT_FOUND', path: ['number'], text: PAYMENT_MESSAGES.noOrder });
    if (order.payment.paymentId !== undefined && order.payment.status === 'PENDING') await this.payments.look(order.payment.paymentId);
    return this.answer(order.id);
  }

  private async payAgain(orderId: string, choice: PaymentChoice, viewer: SignedIn | null): Promise<OwnOrderResult> {
    // Before calling the gateway; the transaction checks again.
    if (viewer !== null) await requireSession(this.store, viewer);
    const order = await this.store.get('orders', orderId);
    const refusal = order === null ? PAYMENT_MESSAGES.noOrder : this.whyNot(order);
    if (order === null || refusal !== null) return refused(invalid(['number'], refusal ?? PAYMENT_MESSAGES.noOrder));
    const { method, institution, paymentId, action } = order.payment;
    if (action !== undefined && method === choice.method && institution === choice.institution) return this.answer(orderId);
    try {
      if (paymentId !== undefined && (await this.payments.giveUp(paymentId)) === 'paid') return await this.answer(orderId);
    } catch (error) {
      if (error instanceof GatewayUnreachable) return refused(paymentDeclined('UNREACHABLE', true));
      throw error;
    }
    const hold = await this.payments.hold(choice, {
      amountCents: order.totals.totalCents,
      language: order.locale ?? 'en',
      latest: latestOf(order),
    });
    if (hold.kind === 'declined') return refused(paymentDeclined(hold.reason, true));
    let isPlaced = false;
    try {
      isPlaced = await this.attach(orderId, hold, viewer);
    } finally {
      this.payments.letGo(hold);
      if (!isPlaced) await this.payments.release(hold);
    }
    if (isPlaced) return this.answer(orderId);
    return refused(invalid(['number'], PAYMENT_MESSAGES.timeOver));
  }

  /** Attaches the payment; whether the order was still waiting for it. */
  private attach(orderId: string, hold: Hold, viewer: SignedIn | null): Promise<boolean> {
    return visitorTransaction(this.store, viewer, async (transaction) => {
      const order = await transaction.get('orders', orderId);
      if (order?.payment.status !== 'FAILED' || this.whyNot(order) !== null) return false;
      await this.payments.attach(transaction, hold, order);
      await transaction.put('orders', { ...order, payment: hold.payment });
      return true;
    });
  }

  /** Why nothing can be paid; null when it can. */
  private whyNot(order: OrderDoc): (typeof PAYMENT_MESSAGES)[keyof typeof PAYMENT_MESSAGES] | null {
    const { payment } = order;
    if (!isUnpaid(payment)) return PAYMENT_MESSAGES.nothingToPay;
    const isOver = payment.payBy === undefined || Date.parse(payment.payBy) <= this.now().getTime();
    if (orderStatus(order) === 'CANCELLED' || isOver) return PAYMENT_MESSAGES.timeOver;
    return latestOf(order) - this.now().getTime() < MIN_TIME_TO_PAY_SECONDS * 1000 ? PAYMENT_MESSAGES.timeOver : null;
  }

  private async find(number: string, holder: Holder): Promise<OrderDoc | null> {
    const order = await findByNumber(this.store, normaliseOrderNumber(number));
    return order !== null && isHolder(order, holder) ? order : null;
  }

  private async answer(orderId: string): Promise<OwnOrderResult> {
    const order = await this.store.get('orders', orderId);
    return { order: order && { ...order, accessToken: null }, package: null, errors: [] };
  }
}

/** Deadline whatever the number of attempts: no stock is reserved for longer. */
function latestOf({ placedAt, payment: { payBy = placedAt } }: OrderDoc): number {
  return Math.max(Date.parse(payBy), Date.parse(placedAt) + MAX_HOLD_MINUTES * 60_000);
}

function refused(error: Refusal): OwnOrderResult {
  return { order: null, package: null, errors: [error] };
}

import { paymentSchema, type PaymentInput } from '#schema/rules/inputs/order.ts';
import { invalid, notFound, parseInput } from '#server/platform/input/parseInput.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { MAX_RESERVATION_MINUTES, MIN_TIME_TO_PAY_SECONDS, type PaymentMethod } from '#schema/rules/payments.ts';
import { KeyedMutex } from '#server/concurrency/keyedMutex.ts';
import { visitorTransaction } from '#server/modules/accounts/index.ts';
import { enqueueCashMails, isHolder, isUnpaid, orderStatus, type Holder, type OrderRepository } from '#server/modules/orders/index.ts';
import {
  GatewayUnreachable,
  PAYMENT_MESSAGES,
  type PaymentAuthorisation,
  type PaymentChoice,
  type PaymentService,
} from '#server/modules/payments/index.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { changed, refused, type OwnOrderResult } from './ownOrder.service.ts';
import type { StockReservations } from './stockReservations.repository.ts';
import { cashTooMuch, guestCashTooLong, paymentDeclined } from './refusals.ts';

const NO_ORDER = notFound(['number'], PAYMENT_MESSAGES.noOrder);

interface Dependencies {
  store: Transactions;
  orders: OrderRepository;
  payments: PaymentService;
  reservations: StockReservations;
  now: () => Date;
}

/** Pays orders that were placed but not paid: again after a decline, with a different method, or by resuming an open payment. */
export class PayAgainService {
  /** Mutex per order, so that a repeated request waits for the first one and sees its result. */
  private readonly mutex = new KeyedMutex();

  constructor(private readonly dependencies: Dependencies) {}

  /**
   * Opens another payment for an order that still reserves its stock; the previous payment can then no longer be approved.
   * Requesting the same method while a payment is open returns that payment; if it was approved in the meantime, it is used and
   * no other payment is opened.
   */
  async retry(number: string, wanted: PaymentInput, holder: Holder): Promise<OwnOrderResult> {
    const order = await this.dependencies.orders.findForHolder(number, holder);
    if (order === null) return refused(NO_ORDER);
    const { state } = order.shippingAddress;
    const { payments } = this.dependencies;
    const schema = paymentSchema(payments.offered(), state, (url) => payments.acceptsReturnUrl(url));
    const { value: choice, errors } = parseInput(schema, wanted, 'payment');
    if (choice === null) return refused(errors[0]);
    const tooMuch = cashTooMuch(choice.method, state, order.totals.totalCents);
    if (tooMuch !== null) return refused(tooMuch);
    const lines = order.packages.flatMap((orderPackage) => orderPackage.lines);
    const tooLong = order.userId === null ? guestCashTooLong(choice, lines) : null;
    if (tooLong !== null) return refused(tooLong);
    return this.mutex.run(order.id, () => this.payAgain(order.id, choice, holder));
  }

  /**
   * Queries the gateway immediately for the order's payment, at the buyer's request. Returns NotFound for anyone but the order's
   * holder.
   */
  async confirm(number: string, holder: Holder): Promise<OwnOrderResult> {
    const order = await this.dependencies.orders.findForHolder(number, holder);
    if (order === null) return refused(NO_ORDER);
    if (order.payment.paymentId !== undefined && order.payment.status === 'PENDING')
      await this.dependencies.payments.poll(order.payment.paymentId);
    return this.current(order.id);
  }

  private async payAgain(orderId: string, choice: PaymentChoice, holder: Holder): Promise<OwnOrderResult> {
    const { store, payments } = this.dependencies;
    // The session is read before calling the gateway; `attach` reads it again.
    const { order, unreservable } = await visitorTransaction(store, holder.viewer, async (transaction) => {
      const found = await transaction.get('orders', orderId);
      return { order: found, unreservable: found && (await this.cashRefusal(transaction, found, choice.method)) };
    });
    const refusal = order === null ? PAYMENT_MESSAGES.noOrder : (this.payRefusal(order) ?? unreservable);
    if (order === null || refusal !== null) return refused(invalid(['number'], refusal ?? PAYMENT_MESSAGES.noOrder));
    const { method, institution, paymentId, action } = order.payment;
    if (action !== undefined && method === choice.method && institution === choice.institution) {
      if (paymentId !== undefined) await payments.setReturnUrl(paymentId, choice.returnUrl);
      return this.current(orderId);
    }
    try {
      if (paymentId !== undefined && (await payments.cancel(paymentId)) === 'paid') return await this.current(orderId);
    } catch (error) {
      if (error instanceof GatewayUnreachable) return refused(paymentDeclined('UNREACHABLE', true));
      throw error;
    }
    const terms = { amountCents: order.totals.totalCents, language: order.locale ?? DEFAULT_LOCALE, latest: latestOf(order) };
    const { returnUrl = await payments.returnUrlOf(paymentId) } = choice;
    const authorisation = await payments.authorise({ ...choice, returnUrl }, terms);
    if (authorisation.kind === 'declined') return refused(paymentDeclined(authorisation.reason, true));
    let notAttached: LocalisedText | null = PAYMENT_MESSAGES.timeOver;
    try {
      notAttached = await this.attach(orderId, authorisation, holder);
    } finally {
      await payments.conclude(authorisation, notAttached === null);
    }
    return notAttached === null ? this.current(orderId) : refused(invalid(['number'], notAttached));
  }

  /**
   * Attaches the payment. Returns the reason if the order is no longer waiting for it, now belongs to someone else, or may not
   * become a cash order.
   */
  private attach(orderId: string, authorisation: PaymentAuthorisation, holder: Holder): Promise<LocalisedText | null> {
    const { store, payments, reservations, now } = this.dependencies;
    return visitorTransaction(store, holder.viewer, async (transaction) => {
      const order = await transaction.get('orders', orderId);
      if (order === null || !isHolder(order, holder)) return PAYMENT_MESSAGES.timeOver;
      if (order.payment.status !== 'FAILED' || this.payRefusal(order) !== null) return PAYMENT_MESSAGES.timeOver;
      const refusal = await this.cashRefusal(transaction, order, authorisation.payment.method);
      if (refusal !== null) return refusal;
      await payments.attach(transaction, authorisation, orderId);
      const changedOrder = await transaction.put('orders', { ...order, payment: authorisation.payment });
      if (!payments.isCash(authorisation.payment.method)) return null;
      await reservations.addCash(transaction, order);
      await enqueueCashMails(transaction, changedOrder, now().toISOString());
      return null;
    });
  }

  private async cashRefusal(transaction: Transaction, order: OrderDoc, method: PaymentMethod): Promise<LocalisedText | null> {
    const { payments, reservations } = this.dependencies;
    return payments.isCash(method) ? reservations.cashRefusal(transaction, order) : null;
  }

  /** Reason why the order cannot be paid; null if it can. */
  private payRefusal(order: OrderDoc): (typeof PAYMENT_MESSAGES)[keyof typeof PAYMENT_MESSAGES] | null {
    const { payment } = order;
    const now = this.dependencies.now().getTime();
    if (!isUnpaid(payment)) return PAYMENT_MESSAGES.nothingToPay;
    const isOver = payment.payBy === undefined || Date.parse(payment.payBy) <= now;
    if (orderStatus(order) === 'CANCELLED' || isOver) return PAYMENT_MESSAGES.timeOver;
    return latestOf(order) - now < MIN_TIME_TO_PAY_SECONDS * 1000 ? PAYMENT_MESSAGES.timeOver : null;
  }

  private async current(orderId: string): Promise<OwnOrderResult> {
    return changed(await this.dependencies.orders.find(orderId));
  }
}

/** Deadline of the reservation, regardless of the number of payment attempts. */
function latestOf({ placedAt, payment: { payBy = placedAt } }: OrderDoc): number {
  return Math.max(Date.parse(payBy), Date.parse(placedAt) + MAX_RESERVATION_MINUTES * 60_000);
}

import { orderSchema, type OrderInput, type ParsedOrder } from '#schema/rules/inputs/order.ts';
import { hasSubstitutes } from '#schema/rules/substitutions.ts';
import { parseInput, invalid, type InvalidInput } from '#server/platform/input/parseInput.ts';
import { readPhone } from '#server/platform/input/readPhone.ts';
import { CallerBackoffLimiter, MINUTES_TO_AN_HOUR } from '#server/platform/backoffLimiter.ts';
import { IN_PROCESS, type Caller } from '#server/platform/caller.ts';
import { RateLimited } from '#server/platform/errors.ts';
import { randomId } from '#server/platform/ids.ts';
import { INPUT_MESSAGES } from '#server/platform/input/inputMessages.ts';
import { KeyedMutex } from '#server/concurrency/keyedMutex.ts';
import { emailKeyOf, visitorTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import { priceCart, readCartCatalogue, type Quote } from '#server/modules/cart/index.ts';
import type { CatalogService } from '#server/modules/catalog/index.ts';
import {
  cityOf,
  accessTokenOf,
  deriveAccessToken,
  enqueueOrderMails,
  freeOrderNumber,
  hashToken,
  takeStock,
  type OrderView,
} from '#server/modules/orders/index.ts';
import type { PaymentAuthorisation, PaymentService } from '#server/modules/payments/index.ts';
import { takeUse, type CouponService, type WantedCoupon } from '#server/modules/promotions/index.ts';
import { takeFromCart } from '#server/modules/saved/index.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import { StoreUnavailable, type Transaction, type Transactions } from '#server/store/transaction.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { AddressDoc, OrderDoc } from '#server/store/documents/orders.ts';
import { buildOrder } from './buildOrder.ts';
import { enqueueEndOfWait, unreservedUntil } from './unreservedOrders.ts';
import { guestCashTooLong, paymentDeclined, refusals, type PlaceOrderError } from './refusals.ts';
import { requestHash } from './requestHash.ts';
import { networkKey } from './reservationPools.ts';
import type { StockReservations } from './stockReservations.repository.ts';

/**
 * Limit on orders per caller, because an order sends emails to an unconfirmed address and, if paid in cash, takes stock before
 * any payment.
 */
const ORDERS = { name: 'orders', free: 20, ...MINUTES_TO_AN_HOUR };

/** Either an order or at least one error. */
export interface PlaceOrderResult {
  order: OrderView | null;
  /** The order's access token; null if there is no order, or if the secret from which the token was derived has changed. */
  accessToken: string | null;
  /** The cart's current quote if the order was rejected because of the catalogue. */
  quote: Quote | null;
  errors: PlaceOrderError[];
  /** Whether the order was already placed under the same key. */
  replayed: boolean;
  /** A different order that was placed under this key earlier, if this viewer may see it. */
  earlierOrder: OrderView | null;
}

interface Dependencies {
  store: Transactions;
  reservations: StockReservations;
  catalog: Pick<CatalogService, 'variant' | 'categoryOf'>;
  coupons: CouponService;
  payments: PaymentService;
  /** Secret from which access tokens are derived. It must not change, so that repeated requests return the same token. */
  secret: string;
  /** Stores the number of orders per caller; null for no limit. */
  attempts: AttemptStore | null;
  now: () => Date;
}

/** The buyer, the submitted cart lines and the coupon found. */
interface Buyer {
  lines: OrderInput['lines'];
  coupon: WantedCoupon | null;
  /** Null for a guest. */
  viewer: SignedIn | null;
  /** Key of the caller's network; null for in-process requests, to which no limits apply. */
  network: string | null;
}

/**
 * `settled`: there is nothing to write, because the order was rejected or was already placed under the key. `isUnreserved`: the
 * order waits until its buyer confirms the email address.
 */
type Evaluation =
  { kind: 'settled'; result: PlaceOrderResult } | { kind: 'ready'; quote: Quote; coupon: CouponDoc | null; isUnreserved: boolean };

/** Places orders for guests and members. */
export class OrderService {
  /**
   * Mutex per idempotency key, so that a retry finds the first request's order, is not counted again and does not open a second
   * payment.
   */
  private readonly keys = new KeyedMutex();

  private readonly placed: CallerBackoffLimiter | null;

  constructor(private readonly dependencies: Dependencies) {
    const { attempts } = dependencies;
    this.placed = attempts && new CallerBackoffLimiter(ORDERS, attempts);
  }

  /**
   * Reprices the cart and places it: order, stock, coupon use and key are committed in one transaction. If the same person
   * repeats a request under the same key, the same order is returned; a different request or person is rejected. A rejected
   * request does not use up the key and charges nothing. Throws NotSignedIn if the session is revoked in the meantime, and
   * RateLimited.
   */
  async placeOrder(request: OrderInput, viewer: SignedIn | null = null, caller: Caller | null = null): Promise<PlaceOrderResult> {
    const { payments, coupons, secret } = this.dependencies;
    const schema = orderSchema(payments.offered(), request.shippingAddress.state, {
      isReturnUrl: (url) => payments.acceptsReturnUrl(url),
      readPhone,
    });
    const { value: order, errors } = parseInput(schema, request);
    if (order === null) return refused(errors);
    const tooLong = viewer === null ? guestCashTooLong(order.payment, order.lines) : null;
    if (tooLong !== null) return refused([tooLong]);
    const coupon = await coupons.find(order.coupon, caller ?? IN_PROCESS);
    const buyer = { lines: request.lines, coupon, viewer, network: caller && networkKey(caller.network, secret) };
    return this.keys.run(order.idempotencyKey, () => this.limited(order, buyer, caller));
  }

  /**
   * Counts an order before it is placed, so that concurrent orders cannot bypass the limit; rejected and repeated orders are not
   * counted. A caller over the limit still receives the result of a key used before.
   */
  private async limited(order: ParsedOrder, buyer: Buyer, caller: Caller | null): Promise<PlaceOrderResult> {
    const { placed: limiter } = this;
    if (limiter === null || caller === null) return this.placeParsed(order, buyer);
    const wait = await limiter.take(caller);
    if (wait > 0) {
      const earlier = await visitorTransaction(this.dependencies.store, buyer.viewer, (transaction) =>
        this.placedEarlier(transaction, order, buyer),
      );
      if (earlier === null) throw new RateLimited(wait);
      return earlier;
    }
    let isNew = false;
    try {
      const result = await this.placeParsed(order, buyer);
      isNew = result.order !== null && !result.replayed;
      return result;
    } finally {
      if (!isNew) await limiter.giveBack(caller);
    }
  }

  private async placeParsed(order: ParsedOrder, buyer: Buyer): Promise<PlaceOrderResult> {
    const { store, payments } = this.dependencies;
    if (!payments.isCash(order.payment.method)) return this.placePaidOnline(order, buyer);
    const authorisation = await this.authorise(order);
    if (authorisation.kind === 'declined') return refused([paymentDeclined(authorisation.reason)]);
    return visitorTransaction(store, buyer.viewer, (transaction) => this.place(transaction, order, buyer, authorisation), {
      changes: 'orders',
    });
  }

  /**
   * Opens the payment before the transaction, because the transaction cannot wait for a gateway; the buyer is then sent to the
   * gateway. Checks everything that the transaction would reject first; if the transaction rejects the order anyway, the payment
   * is released.
   */
  private async placePaidOnline(order: ParsedOrder, buyer: Buyer): Promise<PlaceOrderResult> {
    const { store, payments } = this.dependencies;
    // Runs in a transaction, which guarantees that an order found here is durable.
    const before = await store.transaction((transaction) => this.evaluate(transaction, order, buyer));
    if (before.kind === 'settled') return before.result;
    const authorisation = await this.authorise(order);
    if (authorisation.kind === 'declined') return refused([paymentDeclined(authorisation.reason)]);
    let result: PlaceOrderResult;
    try {
      const place = (transaction: Transaction) => this.place(transaction, order, buyer, authorisation);
      result = await visitorTransaction(store, buyer.viewer, place, { changes: 'orders' });
    } catch (error) {
      // After a failed write, the order may still have been stored; the payment sweep checks this, and keeps or refunds the payment.
      if (!(error instanceof StoreUnavailable && error.mayBeStored)) await payments.conclude(authorisation, false);
      throw error;
    }
    await payments.conclude(authorisation, result.order !== null && !result.replayed);
    return result;
  }

  private authorise({ payment, expectedTotalCents, locale }: ParsedOrder): ReturnType<PaymentService['authorise']> {
    return this.dependencies.payments.authorise(payment, { amountCents: expectedTotalCents, language: locale });
  }

  /** Looks up the key, prices the cart and checks the limits: once before the payment is opened, and again in the transaction. */
  private async evaluate(transaction: Transaction, order: ParsedOrder, buyer: Buyer): Promise<Evaluation> {
    const settled = (result: PlaceOrderResult) => ({ kind: 'settled' as const, result });
    const { coupons, reservations, now } = this.dependencies;
    const { lines, choices, shippingAddress } = order;
    const [earlier, catalog, coupon] = await Promise.all([
      this.placedEarlier(transaction, order, buyer),
      readCartCatalogue(transaction, this.dependencies.catalog, lines),
      coupons.current(buyer.coupon, transaction, { userId: buyer.viewer?.userId ?? null, email: order.email }),
      buyer.network && reservations.readAhead(transaction, buyer.network, lines),
    ]);
    if (earlier !== null) return settled(earlier);
    const quote = priceCart(catalog, { lines, destination: shippingAddress.state, choices, coupon }, now());
    const errors = refusals(quote, order, buyer.lines);
    if (errors.length > 0) return settled(refused(errors, quote));
    const isUnreserved = await this.mustWait(transaction, order, buyer);
    const tooMany = await this.limitRefusal(transaction, order, buyer, quote, isUnreserved);
    if (tooMany !== null) return settled(refused([tooMany]));
    return { kind: 'ready', quote, coupon: quote.coupon !== null && coupon?.kind === 'known' ? coupon.coupon : null, isUnreserved };
  }

  /** The response for a key under which an order has already been placed; null for a new key. */
  private async placedEarlier(transaction: Transaction, order: ParsedOrder, { viewer }: Buyer): Promise<PlaceOrderResult | null> {
    const key = await transaction.get('idempotency', order.idempotencyKey);
    const earlier = key && (await transaction.get('orders', key.orderId));
    return key && earlier && this.repeat(earlier, key.requestHash === requestHash(order), order, viewer?.userId ?? null);
  }

  /** Whether this is a cash order that takes no stock until its buyer confirms the email address. */
  private async mustWait(transaction: Transaction, { payment, lines }: ParsedOrder, { viewer, network }: Buyer): Promise<boolean> {
    const { payments, reservations } = this.dependencies;
    if (network === null || !payments.isCash(payment.method)) return false;
    return reservations.mustWait(transaction, lines, { userId: viewer?.userId ?? null });
  }

  /**
   * Reason why the buyer may not reserve more stock: limits on units per buyer and network while they await payment, and on shares
   * of the stock per network, per person and across all unconfirmed buyers.
   */
  private async limitRefusal(
    transaction: Transaction,
    order: ParsedOrder,
    { lines: typed, viewer, network }: Buyer,
    quote: Quote,
    isUnreserved: boolean,
  ): Promise<InvalidInput | null> {
    const isOnline = !this.dependencies.payments.isCash(order.payment.method) && order.expectedTotalCents > 0;
    if (network === null) return null;
    const lines = quote.lines.map(({ variant, product: { title }, quantity }) => ({ variantId: variant.variant.id, quantity, title }));
    const wanted = { lines, isOnline, email: order.email, userId: viewer?.userId ?? null, isUnreserved, typed };
    return this.dependencies.reservations.refusal(transaction, network, wanted);
  }

  /**
   * A key belongs to the person who placed an order with it. A guest's order is also returned, with its token, to a member who
   * logged in before retrying. A different order is revealed, without its token, to its owner or, if it is a guest's order, to a
   * request with the same email address.
   */
  private repeat(earlier: OrderDoc, isSame: boolean, order: ParsedOrder, userId: string | null): PlaceOrderResult {
    const { userId: ownerId, email } = earlier;
    const mayRepeat = ownerId === null || ownerId === userId;
    if (mayRepeat && isSame) return placed(this.withToken(earlier, order), true);
    const mayKnow = ownerId === null ? emailKeyOf(email) === emailKeyOf(order.email) : ownerId === userId;
    const error = { ...invalid(['idempotencyKey'], INPUT_MESSAGES.keyUsed), code: 'IDEMPOTENCY_MISMATCH' as const };
    if (!mayKnow) return refused([error]);
    const cityAlone = (address: AddressDoc) => ({ ...cityOf(address), phone: '' });
    const addresses = { shippingAddress: cityAlone(earlier.shippingAddress), billingAddress: cityAlone(earlier.billingAddress) };
    const hidden = { ...addresses, note: null, isRedacted: true };
    return { ...refused([error]), earlierOrder: { ...earlier, ...(ownerId === null && hidden), accessToken: null } };
  }

  /**
   * The order's transaction: evaluates the order again, then writes the order, its stock (unless it waits for confirmation),
   * coupon use, emails, key and payment, and removes its units from the member's cart.
   */
  private async place(
    transaction: Transaction,
    order: ParsedOrder,
    buyer: Buyer,
    authorisation: PaymentAuthorisation,
  ): Promise<PlaceOrderResult> {
    const { payments, reservations, secret, now } = this.dependencies;
    const placedAt = now();
    const [evaluation, number] = await Promise.all([this.evaluate(transaction, order, buyer), freeOrderNumber(transaction)]);
    if (evaluation.kind === 'settled') return evaluation.result;
    const id = randomId('ord');
    const accessToken = deriveAccessToken(secret, id);
    const header = {
      id,
      number,
      accessTokenHash: hashToken(accessToken),
      userId: buyer.viewer?.userId ?? null,
      payment: authorisation.payment,
    };
    const hasChoice = (product: ProductDoc) => hasSubstitutes(this.dependencies.catalog.categoryOf(product)?.sections ?? []);
    const built = buildOrder(header, order, evaluation.quote, { placedAt, hasSubstitutes: hasChoice });
    const document: OrderDoc = evaluation.isUnreserved ? { ...built, unreserved: unreservedUntil(placedAt, buyer.network) } : built;
    if (document.unreserved !== undefined) await enqueueEndOfWait(transaction, id, document.unreserved, placedAt);
    else for (const { variantId, quantity } of order.lines) await takeStock(transaction, variantId, quantity);
    if (evaluation.coupon !== null) await takeUse(transaction, evaluation.coupon, document);
    const key = { id: order.idempotencyKey, requestHash: requestHash(order), orderId: id, createdAt: document.placedAt };
    await Promise.all([
      transaction.put('orders', document, { expectedVersion: 0 }),
      transaction.put('idempotency', key, { expectedVersion: 0 }),
      enqueueOrderMails(transaction, document),
      document.userId && takeFromCart(transaction, document.userId, order.lines),
      authorisation.paymentId === null || payments.attach(transaction, authorisation, id),
      buyer.network && !evaluation.isUnreserved && reservations.add(transaction, buyer.network, document),
    ]);
    return placed({ ...document, accessToken }, false);
  }

  /** An order that was placed earlier, with its token. */
  private withToken(document: OrderDoc, { idempotencyKey }: ParsedOrder): OrderView {
    return { ...document, accessToken: accessTokenOf(this.dependencies.secret, document, idempotencyKey) };
  }
}

function placed(order: OrderView, replayed: boolean): PlaceOrderResult {
  return { order, accessToken: order.accessToken ?? null, quote: null, errors: [], replayed, earlierOrder: null };
}

function refused(errors: PlaceOrderError[], quote: Quote | null = null): PlaceOrderResult {
  return { order: null, accessToken: null, quote, errors, replayed: false, earlierOrder: null };
}

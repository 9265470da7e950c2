import { KeyedMutex } from '#server/platform/keyedMutex.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import { StoreNotWritable } from '#server/store/store.ts';
import type { Reader, Store, Transaction } from '#server/store/store.ts';
import { IN_PROCESS } from '#server/platform/caller.ts';
import type { Caller } from '#server/platform/caller.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import { takeUse, type CouponService } from '#server/modules/promotions/index.ts';
import { PAYMENT_MESSAGES, type Hold, type PaymentService } from '#server/modules/payments/index.ts';
import { emailKeyOf, visitorTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import {
  deriveAccessToken,
  enqueueOrderMails,
  findByKey,
  findByNumber,
  freeOrderNumber,
  hashToken,
  isTokenOf,
  malaysianYear,
  nextInvoiceNumber,
  randomId,
  readCartCatalogue,
  takeStock,
  type OrderView,
} from '#server/modules/orders/index.ts';
import { buildOrder } from './buildOrder.ts';
import { INPUT_MESSAGES } from '#server/platform/input/inputMessages.ts';
import { parseInput } from '#server/platform/input/parseInput.ts';
import type { PlaceOrderError } from './placeOrderError.ts';
import { invalid } from '#server/platform/input/failure.ts';
import { paymentDeclined } from './placeOrderError.ts';
import { orderSchema, type OrderInput, type ParsedOrder } from '#schema/rules/inputs/order.ts';
import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { MAX_UNPAID_ORDERS } from '#schema/rules/payments.ts';
import { StockReservations } from './stockReservations.ts';
import { countUnpaid } from './unpaidOrders.ts';
import { priceCart, type Quote } from '#server/modules/cart/index.ts';
import { refusals } from './refusals.ts';
import { requestHash } from './requestHash.ts';

/** Either an order or at least one error. */
export interface PlaceOrderResult {
  order: OrderView | null;
  /** The cart as priced now, when the catalogue caused the refusal. */
  quote: Quote | null;
  errors: PlaceOrderError[];
  /** Whether the order had already been placed under the same key. */
  replayed: boolean;
  /** The order placed earlier under this key, when it is a different one and this viewer may know it. */
  earlierOrder: OrderView | null;
}

interface Dependencies {
  store: Store;
  catalog: CatalogReader;
  coupons: CouponService;
  payments: PaymentService;
  /** Access tokens are derived from it: it must not change while repeated requests are expected to return them. */
  secret: string;
  now?: () => Date;
}

/** The buyer, and the cart lines as submitted. */
interface Buyer {
  lines: OrderInput['lines'];
  /** null for a guest. */
  viewer: SignedIn | null;
  /** null in process: no limits apply. */
  caller: Caller | null;
}

/** The request hash and the order already recorded under an idempotency key. */
interface Earlier {
  requestHash: string;
  order: OrderDoc;
}

/** Places orders for guests and members, and opens them by number. */
export class OrderService {
  private readonly store: Store;
  private readonly catalog: CatalogReader;
  private readonly coupons: CouponService;
  private readonly payments: PaymentService;
  /** Mutex per idempotency key: a second attempt waits for the first. */
  private readonly oneByOne = new KeyedMutex();
  private readonly held: StockReservations;
  private readonly secret: string;
  private readonly now: () => Date;

  constructor({ store, catalog, coupons, payments, secret, now = () => new Date() }: Dependencies) {
    this.store = store;
    this.catalog = catalog;
    this.coupons = coupons;
    this.payments = payments;
    this.secret = secret;
    this.now = now;
    this.held = new StockReservations(store, now);
  }

  /** Stops the stock reservations, which follow order commits. */
  close(): void {
    this.held.close();
  }

  /**
   * Reprices the cart and places it: order, stock, coupon use and key commit in one transaction or not at all. A key repeated with the same
   * request by the same person returns the same order; with another request or person it is refused. A refused request leaves its key free
   * and charges nothing. Throws NotSignedIn for a session revoked meanwhile.
   */
  async placeOrder(request: OrderInput, viewer: SignedIn | null = null, caller: Caller | null = null): Promise<PlaceOrderResult> {
    const { value: order, errors } = parseInput(orderSchema(this.payments.offered(), request.shippingAddress.state), request);
    if (order === null) return refused(errors, null);
    const buyer = { lines: request.lines, viewer, caller };
    if (this.payments.isCash(order.payment.method)) {
      const hold = await this.payments.hold(order.payment, { amountCents: order.expectedTotalCents, language: order.locale });
      if (hold.kind === 'declined') return refused([paymentDeclined(hold.reason)], null);
      return visitorTransaction(this.store, viewer, (transaction) => this.place(transaction, order, buyer, hold));
    }
    return this.oneByOne.run(order.idempotencyKey, () => this.placePaid(order, buyer));
  }

  /** The order by number, for its owner or the holder of its token. Otherwise null, whether or not the order exists. */
  async openOrder(number: string, accessToken: string | null, userId: string | null = null): Promise<OrderView | null> {
    const order = await findByNumber(this.store, normaliseOrderNumber(number));
    const isHolder = isTokenOf(order?.accessTokenHash ?? '', accessToken ?? '');
    const isOwner = userId !== null && order?.userId === userId;
    return order !== null && (isHolder || isOwner) ? { ...order, accessToken: null } : null;
  }

  /**
   * Opens the payment before the transaction, which cannot wait for a gateway; the buyer then goes to the gateway. Everything the
   * transaction would refuse is refused before; if it refuses all the same, the payment is cancelled.
   */
  private async placePaid(order: ParsedOrder, buyer: Buyer): Promise<PlaceOrderResult> {
    let before = await this.consider(this.store, order, buyer);
    // An order placed earlier is reported only from a transaction: only that guarantees that it is on disk.
    const isTold = before.kind === 'settled' && (before.result.order ?? before.result.earlierOrder) !== null;
    if (isTold) before = await this.store.transaction((transaction) => this.consider(transaction, order, buyer));
    if (before.kind === 'settled') return before.result;
    const hold = await this.payments.hold(order.payment, { amountCents: order.expectedTotalCents, language: order.locale });
    if (hold.kind === 'declined') return refused([paymentDeclined(hold.reason)], null);
    let result: PlaceOrderResult;
    try {
      result = await visitorTransaction(this.store, buyer.viewer, (transaction) => this.place(transaction, order, buyer, hold));
    } catch (error) {
      // After a failed write the order may be on disk all the same: the next start checks, and keeps or refunds the payment.
      if (!(error instanceof StoreNotWritable)) await this.giveUp(hold);
      throw error;
    }
    if (result.order === null || result.replayed) await this.giveUp(hold);
    else this.payments.letGo(hold);
    return result;
  }

  private async giveUp(hold: Hold): Promise<void> {
    this.payments.letGo(hold);
    await this.payments.release(hold);
  }

  /** Settled before any write (the order already under the key, or the refusals), or a quote that is ready to be placed. */
  private async consider(
    reader: Reader,
    order: ParsedOrder,
    { lines: typedLines, viewer, caller }: Buyer,
  ): Promise<{ kind: 'settled'; result: PlaceOrderResult } | { kind: 'ready'; quote: Quote; hash: string }> {
    const settled = (result: PlaceOrderResult) => ({ kind: 'settled' as const, result });
    const hash = requestHash(order);
    const before = await findByKey(reader, order.idempotencyKey);
    if (before !== null) return settled(this.repeated(before, hash, order, viewer?.userId ?? null));
    const catalog = await readCartCatalogue(reader, this.catalog, order.lines);
    const { lines, choices, shippingAddress } = order;
    const coupon = await this.coupons.look(reader, order.coupon, caller ?? IN_PROCESS);
    const quote = priceCart(catalog, { lines, destination: shippingAddress.state, choices, coupon }, this.now());
    const errors = refusals(quote, order, typedLines);
    const isOnline = !this.payments.isCash(order.payment.method) && order.expectedTotalCents > 0;
    if (errors.length === 0 && isOnline && viewer !== null && (await countUnpaid(reader, viewer.userId)) >= MAX_UNPAID_ORDERS) {
      return settled(refused([invalid(['payment'], PAYMENT_MESSAGES.tooManyUnpaidOwn)], null));
    }
    if (errors.length === 0 && caller !== null) {
      const guest = viewer === null ? emailKeyOf(order.email) : null;
      const wanted = quote.lines.map(({ variant, product: { title }, quantity }) => ({ variantId: variant.variant.id, quantity, title }));
      const tooMuch = await this.held.refusal(reader, caller.network, { lines: wanted, isOnline, guest, typed: typedLines });
      if (tooMuch !== null) return settled(refused([tooMuch], null));
    }
    return errors.length > 0 ? settled(refused(errors, quote)) : { kind: 'ready', quote, hash };
  }

  /**
   * A key belongs to the person who placed an order with it. A guest's order is also returned, with its token, to a member who logged in
   * before retrying. A differing order is revealed to its owner, or for a guest's order to a request with its email.
   */
  private repeated(before: Earlier, hash: string, order: ParsedOrder, userId: string | null): PlaceOrderResult {
    const { userId: ownerId } = before.order;
    const mayRepeat = ownerId === null || ownerId === userId;
    if (mayRepeat && before.requestHash === hash) return placed(this.opened(before.order, order), true);
    const mayKnow = ownerId === null ? emailKeyOf(before.order.email) === emailKeyOf(order.email) : ownerId === userId;
    const error = { ...invalid(['idempotencyKey'], INPUT_MESSAGES.keyUsed), code: 'IDEMPOTENCY_MISMATCH' as const };
    return { ...refused([error], null), earlierOrder: mayKnow ? this.opened(before.order, order) : null };
  }

  private async place(transaction: Transaction, order: ParsedOrder, buyer: Buyer, hold: Hold): Promise<PlaceOrderResult> {
    const considered = await this.consider(transaction, order, buyer);
    if (considered.kind === 'settled') return considered.result;
    const id = randomId('ord');
    const accessToken = deriveAccessToken(this.secret, id, order.idempotencyKey);
    const document = await this.write(transaction, order, considered.quote, {
      id,
      accessTokenHash: hashToken(accessToken),
      hash: considered.hash,
      userId: buyer.viewer?.userId ?? null,
      payment: hold.payment,
    });
    await this.payments.attach(transaction, hold, document);
    // The last step, before the next transaction: concurrent orders cannot bypass the limit.
    if (buyer.caller !== null) this.held.add(buyer.caller.network, document);
    return placed({ ...document, accessToken }, false);
  }

  private async write(
    transaction: Transaction,
    order: ParsedOrder,
    quote: Quote,
    { hash, payment, ...known }: Pick<OrderDoc, 'id' | 'accessTokenHash' | 'userId' | 'payment'> & { hash: string },
  ): Promise<OrderDoc> {
    const placedAt = this.now();
    const number = await freeOrderNumber(transaction);
    const names = { ...known, number, invoiceNumber: await nextInvoiceNumber(transaction, malaysianYear(placedAt)) };
    const document = { ...buildOrder(names, order, quote, placedAt), payment };
    for (const { variantId, quantity } of order.lines) await takeStock(transaction, variantId, quantity);
    if (document.coupon !== undefined) await takeUse(transaction, document.coupon);
    await transaction.put('orders', document, { expectedVersion: 0 });
    await enqueueOrderMails(transaction, document);
    const key = { id: order.idempotencyKey, requestHash: hash, orderId: document.id, createdAt: placedAt.toISOString() };
    await transaction.put('idempotency', key, { expectedVersion: 0 });
    return document;
  }

  /** An order placed earlier, with its token. */
  private opened(document: OrderDoc, { idempotencyKey }: ParsedOrder): OrderView {
    const token = deriveAccessToken(this.secret, document.id, idempotencyKey);
    // After a change of the secret the derived token opens nothing: return none rather than a wrong one.
    return { ...document, accessToken: isTokenOf(document.accessTokenHash, token) ? token : null };
  }
}

function placed(order: OrderView, replayed: boolean): PlaceOrderResult {
  return { order, quote: null, errors: [], replayed, earlierOrder: null };
}

function refused(errors: PlaceOrderError[], quote: Quote | null): PlaceOrderResult {
  return { order: null, quote, errors, replayed: false, earlierOrder: null };
}

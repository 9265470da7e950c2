import type { OrderDoc } from '#server/store/documents.ts';
import type { Store, Transaction } from '#server/store/store.ts';
import type { CatalogReader } from '#server/modules/catalog/catalogReader.ts';
import { deriveAccessToken, hashToken, isTokenOf } from './accessToken.ts';
import { buildOrder } from './buildOrder.ts';
import { checkOrder } from './checkOrder.ts';
import { INPUT_MESSAGES } from './inputMessages.ts';
import { findByKey, findByNumber, freeOrderNumber, nextInvoiceNumber, readCartCatalogue, takeStock } from './order.repository.ts';
import { malaysianYear, normaliseOrderNumber, randomId } from './orderNumbers.ts';
import type { CheckedOrder, OrderRequest } from './orderRequest.ts';
import type { PlaceOrderError } from './placeOrderError.ts';
import { invalid } from './placeOrderError.ts';
import { priceCart } from './priceCart.ts';
import type { Quote } from './quote.ts';
import { refusals } from './refusals.ts';
import { requestHash } from './requestHash.ts';

/** An order, with the token that opens it where the viewer is to learn it. */
export interface OrderView extends OrderDoc {
  accessToken: string | null;
}

/** Either an order or at least one error. */
export interface PlaceOrderResult {
  order: OrderView | null;
  /** The cart as it is priced now, where the catalogue was the reason for refusing it. */
  quote: Quote | null;
  errors: PlaceOrderError[];
  /** Whether the order had been placed before, under the same key. */
  replayed: boolean;
}

interface Dependencies {
  store: Store;
  catalog: CatalogReader;
  /** Access tokens are derived from it: it must not change as long as orders are to be opened by a repeated request. */
  secret: string;
  now?: () => Date;
}

/** Places orders of guests and members and opens them again. */
export class OrderService {
  private readonly store: Store;
  private readonly catalog: CatalogReader;
  private readonly secret: string;
  private readonly now: () => Date;

  constructor({ store, catalog, secret, now = () => new Date() }: Dependencies) {
    this.store = store;
    this.catalog = catalog;
    this.secret = secret;
    this.now = now;
  }

  /**
   * Prices the cart again and places it: order, stock and key in one transaction, or nothing of them. A key that has placed this very
   * request gives the same order; one that has placed another is refused. Refused requests leave their key free.
   */
  async placeOrder(request: OrderRequest, userId: string | null = null): Promise<PlaceOrderResult> {
    const { order, errors } = checkOrder(request);
    if (errors.length > 0) return refused(errors, null);
    return this.store.transaction((transaction) => this.place(transaction, order, request.lines, userId));
  }

  /** The order of a number for its owner, or for who holds its token. Any other answer is null, whether there is such an order or not. */
  async openOrder(number: string, accessToken: string | null, userId: string | null = null): Promise<OrderView | null> {
    const order = await findByNumber(this.store, normaliseOrderNumber(number));
    const isHolder = isTokenOf(order?.accessTokenHash ?? '', accessToken ?? '');
    const isOwner = userId !== null && order?.userId === userId;
    return order !== null && (isHolder || isOwner) ? { ...order, accessToken: null } : null;
  }

  private async place(
    transaction: Transaction,
    order: CheckedOrder,
    typedLines: OrderRequest['lines'],
    userId: string | null,
  ): Promise<PlaceOrderResult> {
    const hash = requestHash(order);
    const before = await findByKey(transaction, order.idempotencyKey);
    if (before !== null) {
      if (before.requestHash === hash) return this.placed(before.order, order, true);
      return refused([{ ...invalid(['idempotencyKey'], INPUT_MESSAGES.keyUsed), code: 'IDEMPOTENCY_MISMATCH' }], null);
    }
    const catalog = await readCartCatalogue(transaction, this.catalog, order.lines);
    const quote = priceCart(catalog, order.lines, order.shippingAddress.state);
    const errors = refusals(quote, order, typedLines);
    if (errors.length > 0) return refused(errors, quote);
    return this.placed(await this.write(transaction, order, quote, { hash, userId }), order, false);
  }

  private async write(
    transaction: Transaction,
    order: CheckedOrder,
    quote: Quote,
    { hash, userId }: { hash: string; userId: string | null },
  ): Promise<OrderDoc> {
    const placedAt = this.now();
    const id = randomId('ord');
    const names = {
      id,
      number: await freeOrderNumber(transaction),
      invoiceNumber: await nextInvoiceNumber(transaction, malaysianYear(placedAt)),
      accessTokenHash: hashToken(deriveAccessToken(this.secret, id, order.idempotencyKey)),
      userId,
    };
    const document = buildOrder(names, order, quote, placedAt);
    for (const { variantId, quantity } of order.lines) await takeStock(transaction, variantId, quantity);
    await transaction.put('orders', document, { expectedVersion: 0 });
    const key = { id: order.idempotencyKey, requestHash: hash, orderId: id, createdAt: placedAt.toISOString() };
    await transaction.put('idempotency', key, { expectedVersion: 0 });
    return document;
  }

  private placed(document: OrderDoc, { idempotencyKey }: CheckedOrder, replayed: boolean): PlaceOrderResult {
    const token = deriveAccessToken(this.secret, document.id, idempotencyKey);
    // Under another secret than then the derived token opens nothing: better none than a wrong one.
    const accessToken = isTokenOf(document.accessTokenHash, token) ? token : null;
    return { order: { ...document, accessToken }, quote: null, errors: [], replayed };
  }
}

function refused(errors: PlaceOrderError[], quote: Quote | null): PlaceOrderResult {
  return { order: null, quote, errors, replayed: false };
}

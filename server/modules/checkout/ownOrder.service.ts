import { randomBytes } from 'node:crypto';
import type { ReturnInput } from '#schema/rules/inputs/return.ts';
import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { emailKeyOf, memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import {
  canCancel,
  findByNumber,
  hashToken,
  isTokenOf,
  packagesOf,
  type OrderView,
  type PackageView,
} from '#server/modules/orders/index.ts';
import {
  illegalTransition,
  returnableUntil,
  type FulfilmentService,
  type IllegalTransition,
  type ReturnService,
} from '#server/modules/fulfilment/index.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput, NotFound } from '#server/platform/input/failure.ts';
import type { PaymentDeclined } from './placeOrderError.ts';

/** Messages for refused changes of an order by its buyer. */
const ORDER_REFUSALS = {
  unknown: { en: 'We cannot find that package.', ms: 'Kami tidak menemui bungkusan itu.' },
  unknownOrder: { en: 'We cannot find that order.', ms: 'Kami tidak menemui pesanan itu.' },
  otherEmail: {
    en: 'This order was placed with another email address than that of your account. Log in with the account of that address.',
    ms: 'Pesanan ini dibuat dengan alamat e-mel yang lain daripada akaun anda. Log masuk dengan akaun alamat itu.',
  },
  tooLate: {
    en: 'This package can no longer be cancelled here: the seller has begun to pack it, or it is not paid yet. Write to us and we will help.',
    ms: 'Bungkusan ini tidak boleh dibatalkan di sini lagi: penjual sudah mula membungkusnya atau ia belum dibayar. Tulis kepada kami dan kami akan bantu.',
  },
} as const;

/** Every expected way in which a buyer's change of an order is refused. */
export type OrderError = InvalidInput | NotFound | IllegalTransition | PaymentDeclined;

/** Either the order as it is now and the package in it, or at least one error. */
export interface OwnOrderResult {
  order: OrderView | null;
  package: PackageView | null;
  errors: OrderError[];
}

/** The person holding an order: a member, or a bearer of its token. */
export interface Holder {
  /** null for a guest. */
  viewer: SignedIn | null;
  accessToken: string | null;
}

const TOKEN_BYTES = 32;

const NOTE = { en: 'Cancelled as you asked', ms: 'Dibatalkan seperti yang anda minta' };

/** Changes that buyers make to their own orders. */
export class OwnOrderService {
  private readonly store: Store;
  private readonly fulfilment: FulfilmentService;
  private readonly returns: ReturnService;

  constructor({ store, fulfilment, returns }: { store: Store; fulfilment: FulfilmentService; returns: ReturnService }) {
    this.store = store;
    this.fulfilment = fulfilment;
    this.returns = returns;
  }

  /** A member's order by its id; null for an order of another account. */
  async order(id: string, userId: string): Promise<OrderView | null> {
    const order = await this.store.get('orders', id);
    return order?.userId === userId ? { ...order, accessToken: null } : null;
  }

  /**
   * Cancels a package that has not been packed: its units return to stock, and what was paid for it is refunded. A package of another
   * person is refused exactly like one that does not exist.
   */
  async cancel(packageNumber: string, holder: Holder): Promise<OwnOrderResult> {
    const name = normaliseOrderNumber(packageNumber);
    const found = await findByNumber(this.store, name.replace(/-\d+$/, ''));
    const orderPackage = found?.packages.find(({ number }) => number === name);
    if (found === null || orderPackage === undefined || !isHolder(found, holder)) return refused(notFound());
    const result = await this.fulfilment.advance(name, 'CANCELLED', {
      note: NOTE,
      isBuyers: true,
      actor: { viewer: holder.viewer, isAllowed: isStillCancellable },
    });
    if (result.kind !== 'advanced') return refused(tooLate(await this.now(found, orderPackage)));
    return this.changed(result.order.id, orderPackage.id);
  }

  /** Requests a return. A package of another person is refused exactly like one that does not exist. */
  async requestReturn(packageId: string, request: ReturnInput, holder: Holder): Promise<OwnOrderResult> {
    const result = await this.returns.request(packageId, request, {
      viewer: holder.viewer,
      isAllowed: (order) => isHolder(order, holder),
    });
    if (result.kind === 'refused') return { order: null, package: null, errors: result.errors };
    return this.changed(result.order.id, result.orderPackage.id);
  }

  /**
   * Moves a guest's order into the viewer's account. An account's email is typed, not verified: the token, which only the buyer has, is the
   * proof, and the email must match. Afterwards only the account opens the order: its token is replaced by a random, undisclosed one.
   * Claiming an order again changes nothing. Throws NotSignedIn.
   */
  async claim(number: string, accessToken: string, viewer: SignedIn | null): Promise<OwnOrderResult> {
    return memberTransaction(this.store, viewer, async (transaction, { userId }): Promise<OwnOrderResult> => {
      const order = await findByNumber(transaction, normaliseOrderNumber(number));
      const user = await transaction.get('users', userId);
      const isOwn = order?.userId === userId;
      const isUnclaimed = order?.userId === null && isTokenOf(order.accessTokenHash, accessToken);
      if (order === null || user === null || !(isOwn || isUnclaimed)) return refused(notFound(ORDER_REFUSALS.unknownOrder));
      if (isOwn) return { order: { ...order, accessToken: null }, package: null, errors: [] };
      if (emailKeyOf(order.email) !== user.emailKey) return refused(invalid(['number'], ORDER_REFUSALS.otherEmail));
      const accessTokenHash = hashToken(randomBytes(TOKEN_BYTES).toString('hex'));
      const claimed = await transaction.put('orders', { ...order, userId, accessTokenHash });
      return { order: { ...claimed, accessToken: null }, package: null, errors: [] };
    });
  }

  private async changed(orderId: string, packageId: string): Promise<OwnOrderResult> {
    const order = await this.store.get('orders', orderId);
    const view = order === null ? null : { ...order, accessToken: null };
    return { order: view, package: view && (packagesOf(view).find(({ id }) => id === packageId) ?? null), errors: [] };
  }

  /** The package as it is now, after a refusal. */
  private async now(order: OrderDoc, orderPackage: OrderPackageDoc): Promise<OrderPackageDoc> {
    const current = await this.store.get('orders', order.id);
    return current?.packages.find(({ id }) => id === orderPackage.id) ?? orderPackage;
  }
}

/** Whether the viewer or the token holds the order. */
export function isHolder(order: OrderDoc, { viewer, accessToken }: Holder): boolean {
  return (viewer !== null && order.userId === viewer.userId) || isTokenOf(order.accessTokenHash, accessToken ?? '');
}

function isStillCancellable(order: OrderDoc, { id }: OrderPackageDoc): boolean {
  return packagesOf(order).some((orderPackage) => orderPackage.id === id && canCancel(orderPackage));
}

function refused(error: OrderError): OwnOrderResult {
  return { order: null, package: null, errors: [error] };
}

function notFound(text: NotFound['text'] = ORDER_REFUSALS.unknown): NotFound {
  return { kind: 'NotFound', code: 'NOT_FOUND', path: ['number'], text };
}

/** The only step left to the buyer is a return, once the package was delivered. */
function tooLate(orderPackage: OrderPackageDoc): IllegalTransition {
  return illegalTransition(
    orderPackage,
    returnableUntil(orderPackage) === null ? [] : ['RETURN_REQUESTED'],
    ['number'],
    ORDER_REFUSALS.tooLate,
  );
}

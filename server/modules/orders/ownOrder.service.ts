import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { Reader } from '#server/store/store.ts';
import { isTokenOf } from './accessToken.ts';
import type { FulfilmentService } from './fulfilment.service.ts';
import type { OrderView } from './order.service.ts';
import { findByNumber } from './order.repository.ts';
import { normaliseOrderNumber } from './orderNumbers.ts';
import { canCancel, packagesOf } from './orderViews.ts';
import type { PackageView } from './orderViews.ts';
import { ORDER_REFUSALS } from './ownOrderMessages.ts';
import type { IllegalTransition, NotFound } from './placeOrderError.ts';

/** Every expected way in which a change of an order by its buyer is refused. */
export type OrderError = NotFound | IllegalTransition;

/** Either the order as it is now and the package in it, or at least one error. */
export interface OwnOrderResult {
  order: OrderView | null;
  package: PackageView | null;
  errors: OrderError[];
}

/** Who asks: a member, or who holds the token of the order. */
export interface Holder {
  userId: string | null;
  accessToken: string | null;
}

const NOTE = { en: 'Cancelled as you asked', ms: 'Dibatalkan seperti yang anda minta' };

/** What buyers may change of their own orders. */
export class OwnOrderService {
  private readonly store: Reader;
  private readonly fulfilment: FulfilmentService;

  constructor({ store, fulfilment }: { store: Reader; fulfilment: FulfilmentService }) {
    this.store = store;
    this.fulfilment = fulfilment;
  }

  /**
   * Calls a package off as long as nobody has begun to pack it: its goods go back on the shelf, and what was paid for it is given back.
   * Somebody else's package is as unknown as one that does not exist.
   */
  async cancel(packageNumber: string, holder: Holder): Promise<OwnOrderResult> {
    const name = normaliseOrderNumber(packageNumber);
    const found = await findByNumber(this.store, name.replace(/-\d+$/, ''));
    const parcel = found?.packages.find(({ number }) => number === name);
    if (found === null || parcel === undefined || !isHolder(found, holder)) return refused(notFound());
    const result = await this.fulfilment.advance(name, 'CANCELLED', { note: NOTE, isAllowed: isStillCancellable });
    if (result.kind !== 'advanced') return refused(illegal());
    const order = await this.store.get('orders', result.order.id);
    const view = order === null ? null : { ...order, accessToken: null };
    return { order: view, package: view && (packagesOf(view).find(({ id }) => id === parcel.id) ?? null), errors: [] };
  }
}

function isHolder(order: OrderDoc, { userId, accessToken }: Holder): boolean {
  return (userId !== null && order.userId === userId) || isTokenOf(order.accessTokenHash, accessToken ?? '');
}

function isStillCancellable(order: OrderDoc, { id }: OrderPackageDoc): boolean {
  return packagesOf(order).some((parcel) => parcel.id === id && canCancel(parcel));
}

function refused(error: OrderError): OwnOrderResult {
  return { order: null, package: null, errors: [error] };
}

function notFound(): NotFound {
  return { kind: 'NotFound', code: 'NOT_FOUND', path: ['number'], text: ORDER_REFUSALS.unknown };
}

function illegal(): IllegalTransition {
  return { kind: 'IllegalTransition', code: 'ILLEGAL_TRANSITION', path: ['number'], text: ORDER_REFUSALS.tooLate };
}

import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import type { ReturnInput } from '#schema/rules/inputs/return.ts';
import { randomBytes } from 'node:crypto';
import { invalid, notFound, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import { emailKeyOf, memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import { claimConversations } from '#server/modules/conversations/index.ts';
import {
  type CancellationService,
  type IllegalTransition,
  type ReturnService,
  type SubstitutionService,
} from '#server/modules/fulfilment/index.ts';
import {
  buyersPackageOf,
  hashToken,
  isHolder,
  isTokenOf,
  OrderRepository,
  recordReceived,
  type Holder,
  type PackageView,
} from '#server/modules/orders/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Transactions } from '#server/store/transaction.ts';
import { settleConfirmed } from './confirmOrderEmail.ts';
import type { PaymentDeclined } from './refusals.ts';

/** Messages for rejected changes that buyers make to their orders. */
const ORDER_REFUSALS = {
  unknown: translations('orders.unknown'),
  unknownOrder: translations('orders.unknownOrder'),
  otherEmail: translations('orders.otherEmail'),
} as const;

const NO_PACKAGE = notFound(['number'], ORDER_REFUSALS.unknown);

export type OrderError = InvalidInput | NotFound | IllegalTransition | PaymentDeclined;

/** The current order with the changed package, or at least one error. */
export interface OwnOrderResult {
  order: OrderDoc | null;
  package: PackageView | null;
  errors: OrderError[];
}

const TOKEN_BYTES = 32;

/** Operations for an order's owner or the holder of its access token. */
export class OwnOrderService {
  constructor(
    private readonly dependencies: {
      store: Transactions;
      orders: OrderRepository;
      cancellations: CancellationService;
      substitutions: SubstitutionService;
      returns: ReturnService;
      now: () => Date;
    },
  ) {}

  /** The order with this number, for its owner or the holder of its token. Otherwise null, whether or not the order exists. */
  open(number: string, holder: Holder): Promise<OrderDoc | null> {
    return this.dependencies.orders.findForHolder(number, holder);
  }

  /** A member's order by its id; null for an order that belongs to a different account. */
  async order(id: string, userId: string): Promise<OrderDoc | null> {
    const order = await this.dependencies.orders.find(id);
    return order?.userId === userId ? order : null;
  }

  /**
   * Cancels a package that is not packed or is late: returns its units to stock and refunds what was paid. Someone else's package is
   * rejected in the same way as one that does not exist. Repeating the request returns the package that the buyer has cancelled.
   */
  async cancel(packageNumber: string, holder: Holder): Promise<OwnOrderResult> {
    const { orders, cancellations } = this.dependencies;
    const name = normaliseOrderNumber(packageNumber);
    const order = await orders.findForHolder(name.replace(/-\d+$/, ''), holder);
    const orderPackage = order?.packages.find(({ number }) => number === name);
    if (order === null || orderPackage === undefined) return refused(NO_PACKAGE);
    const result = await cancellations.cancel(name, holderActor(holder));
    const current = await orders.find(order.id);
    if (result.kind === 'done') return changed(current, orderPackage.id);
    if (current === null || !isHolder(current, holder)) return refused(NO_PACKAGE);
    const last = current.packages.find(({ id }) => id === orderPackage.id)?.timeline.at(-1);
    // The response to an earlier request may have been lost.
    if (last?.status === 'CANCELLED' && last.by === 'BUYER') return changed(current, orderPackage.id);
    return { order: null, package: null, errors: result.errors };
  }

  /** Requests the cancellation of a packed package. Someone else's package is rejected in the same way as one that does not exist. */
  async requestCancellation(packageNumber: string, reason: string, holder: Holder): Promise<OwnOrderResult> {
    const result = await this.dependencies.cancellations.request(normaliseOrderNumber(packageNumber), reason, holderActor(holder));
    if (result.kind === 'done') return changed(result.order, result.orderPackage.id);
    const errors = result.errors.map((error) => (error.kind === 'NotFound' ? NO_PACKAGE : error));
    return { order: null, package: null, errors };
  }

  /** Accepts or refuses a replacement. Someone else's package is rejected in the same way as one that does not exist. */
  async answerReplacement(packageId: string, lineId: string, isAccepted: boolean, holder: Holder): Promise<OwnOrderResult> {
    const { substitutions } = this.dependencies;
    const result = await substitutions[isAccepted ? 'accept' : 'refuse'](packageId, lineId, holderActor(holder));
    if (result.kind === 'refused') return { order: null, package: null, errors: result.errors };
    return changed(result.order, result.orderPackage.id);
  }

  /** Requests a return. Someone else's package is rejected in the same way as one that does not exist. */
  async requestReturn(packageId: string, request: ReturnInput, holder: Holder): Promise<OwnOrderResult> {
    const result = await this.dependencies.returns.request(packageId, request, holderActor(holder));
    if (result.kind === 'refused') return { order: null, package: null, errors: result.errors };
    return changed(result.order, result.orderPackage.id);
  }

  /** Withdraws a requested return. Someone else's package is rejected in the same way as one that does not exist. */
  async withdrawReturn(packageId: string, returnId: string, holder: Holder): Promise<OwnOrderResult> {
    const result = await this.dependencies.returns.withdraw(packageId, returnId, holderActor(holder));
    if (result.kind === 'refused') return { order: null, package: null, errors: result.errors };
    return changed(result.order, result.orderPackage.id);
  }

  /**
   * Moves a guest's order into the viewer's account. The token proves ownership, because an account's email may be unverified;
   * the email addresses must match as well. Afterwards only the account has access, because the token is replaced by a random,
   * undisclosed one. Claiming again changes nothing. Throws NotSignedIn.
   */
  async claim(number: string, accessToken: string, viewer: SignedIn | null): Promise<OwnOrderResult> {
    return memberTransaction(this.dependencies.store, viewer, async (transaction, { userId }): Promise<OwnOrderResult> => {
      const order = await new OrderRepository(transaction).findByNumber(normaliseOrderNumber(number));
      const user = await transaction.get('users', userId);
      const isOwn = order?.userId === userId;
      const isUnclaimed = order?.userId === null && isTokenOf(order.accessTokenHash, accessToken);
      if (order === null || user === null || !(isOwn || isUnclaimed)) return refused(notFound(['number'], ORDER_REFUSALS.unknownOrder));
      if (isOwn) return changed(order);
      if (emailKeyOf(order.email) !== user.emailKey) return refused(invalid(['number'], ORDER_REFUSALS.otherEmail));
      const accessTokenHash = hashToken(randomBytes(TOKEN_BYTES).toString('hex'));
      const claimed = { ...order, userId, accessTokenHash };
      // The account has the same email address as the order, so a confirmed account confirms the order's buyer.
      const isConfirmed = user.emailConfirmedAt != null;
      await claimConversations(transaction, order.id, userId);
      await recordReceived(transaction, claimed);
      return changed(
        await transaction.put('orders', isConfirmed ? await settleConfirmed(transaction, claimed, this.dependencies.now()) : claimed),
      );
    });
  }
}

/** The order after a change, and the changed package. */
export function changed(order: OrderDoc | null, packageId = ''): OwnOrderResult {
  return { order, package: order && buyersPackageOf(order, packageId), errors: [] };
}

export function refused(error: OrderError): OwnOrderResult {
  return { order: null, package: null, errors: [error] };
}

/** The holder of an order as the person who performs a step. */
function holderActor(holder: Holder) {
  return { viewer: holder.viewer, isAllowed: (order: OrderDoc) => isHolder(order, holder) };
}

import type { OrderDoc, OrderEventDoc, OrderPackageDoc, PackageStatus, TrackingDoc } from '#server/store/documents/orders.ts';
import type { Reader, Store } from '#server/store/store.ts';
import { visitorTransaction } from '#server/modules/accounts/index.ts';
import { enqueueRefund, type PaymentService } from '#server/modules/payments/index.ts';
import {
  enqueueCancellationMail,
  enqueueStepMails,
  giveBackCoupon,
  isUnpaid,
  packageStatus,
  returnStock,
  addPackageEvent,
} from '#server/modules/orders/index.ts';
import { nextMoment, nextSteps } from './packageSteps.ts';
import { findPackage, OPERATOR, type Actor, type FoundPackage, type PackageIndex } from './packageIndex.ts';

/** Details of a step. */
export interface StepDetails {
  place?: string | null;
  note?: OrderEventDoc['note'];
  /** Courier tracking. */
  tracking?: TrackingDoc | null;
  /** Whether the buyer takes the step: then the seller is notified. */
  isBuyers?: boolean;
  /** Defaults to an operator. */
  actor?: Actor;
}

export type AdvanceResult =
  | { kind: 'advanced'; order: OrderDoc; orderPackage: OrderPackageDoc }
  | { kind: 'unknown' }
  /** Nothing is packed or cancelled before it is paid. */
  | { kind: 'unpaid' }
  | { kind: 'illegal'; from: PackageStatus; allowed: readonly PackageStatus[] };

interface Dependencies {
  store: Store;
  payments: PaymentService;
  index: PackageIndex;
  now: () => Date;
}

const PAGE_SIZE = 200;

/** Statuses from delivery on. */
const ARRIVED: ReadonlySet<PackageStatus> = new Set(['DELIVERED', 'RETURN_REQUESTED', 'RETURNED']);

/** Advances packages. Each step is a timestamped event; nothing else is ever shown as progress. */
export class FulfilmentService {
  private readonly store: Store;
  private readonly payments: PaymentService;
  private readonly index: PackageIndex;
  private readonly now: () => Date;

  constructor({ store, payments, index, now }: Dependencies) {
    this.store = store;
    this.payments = payments;
    this.index = index;
    this.now = now;
  }

  /**
   * Advances a package, named by its number or id. The units of a cancelled package return to stock and what was paid for it is refunded; a
   * cash order counts as paid with its last delivery.
   */
  async advance(
    packageName: string,
    to: PackageStatus,
    { place = null, note = null, tracking = null, isBuyers = false, actor = OPERATOR }: StepDetails = {},
  ): Promise<AdvanceResult> {
    let paymentId: string | null = null;
    const result = await visitorTransaction(this.store, actor.viewer, async (transaction): Promise<AdvanceResult> => {
      const found = await findPackage(transaction, this.index, packageName);
      if (found === null || !actor.isAllowed(found.order, found.orderPackage)) return { kind: 'unknown' };
      const { order, orderPackage } = found;
      const from = packageStatus(orderPackage);
      if (isUnpaid(order.payment) && from !== 'CANCELLED') return { kind: 'unpaid' };
      const allowed = nextSteps(orderPackage);
      if (!allowed.includes(to)) return { kind: 'illegal', from, allowed };
      const event = { at: nextMoment(orderPackage, this.now()), status: to, place, note };
      const changed = this.paidOnDelivery(addPackageEvent(order, orderPackage.id, event, tracking === null ? {} : { tracking }));
      await transaction.put('orders', changed);
      await enqueueStepMails(transaction, changed, orderPackage.id);
      if (isBuyers) await enqueueCancellationMail(transaction, changed, orderPackage.id, this.now());
      if (to === 'CANCELLED') {
        await returnStock(transaction, orderPackage.lines);
        await giveBackCoupon(transaction, order, changed);
        paymentId = await enqueueRefund(transaction, order.id, {
          key: orderPackage.id,
          amountCents: orderPackage.totals.totalCents,
        });
      }
      return { kind: 'advanced', order: changed, orderPackage: changed.packages.find(({ id }) => id === orderPackage.id) ?? orderPackage };
    });
    if (paymentId !== null) await this.payments.finishRefunds(paymentId);
    return result;
  }

  /** All packages, newest order first. */
  async packages(): Promise<FoundPackage[]> {
    const orders = await everyOrder(this.store);
    orders.sort((left, right) => (left.placedAt < right.placedAt ? 1 : -1));
    return orders.flatMap((order) => order.packages.map((orderPackage) => ({ order, orderPackage })));
  }

  private paidOnDelivery<Order extends OrderDoc>(order: Order): Order {
    const states = order.packages.map(packageStatus).filter((status) => status !== 'CANCELLED');
    const isPaid = this.payments.isCash(order.payment.method) && states.length > 0 && states.every((status) => ARRIVED.has(status));
    return isPaid ? { ...order, payment: { ...order.payment, status: 'PAID' } } : order;
  }
}

async function everyOrder(reader: Reader): Promise<OrderDoc[]> {
  const orders: OrderDoc[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof reader.page<'orders'>>> = await reader.page('orders', { after, limit: PAGE_SIZE });
    orders.push(...page.items);
    after = page.next;
  } while (after !== null);
  return orders;
}

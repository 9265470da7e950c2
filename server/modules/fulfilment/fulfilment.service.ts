import { MAX_TRACKING_CORRECTIONS } from '#schema/rules/limits.ts';
import { visitorTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import {
  addPackageEvent,
  enqueueStepMails,
  giveBackCoupon,
  isUnpaid,
  isUnreserved,
  OrderRepository,
  cancellationRefund,
  packageStatus,
  recordReceived,
  releaseStock,
  withCancellation,
} from '#server/modules/orders/index.ts';
import { enqueueRefund, type PaymentService } from '#server/modules/payments/index.ts';
import type {
  OrderDoc,
  OrderEventDoc,
  OrderPackageDoc,
  OrderPaymentDoc,
  PackageStatus,
  TrackingDoc,
} from '#server/store/documents/orders.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import type { FoundPackage, PackageIndex } from './packageIndex.projection.ts';
import { nextMoment, nextSteps, WITH_COURIER } from './packageSteps.ts';

/** The person who performs a package step. */
export interface Actor {
  /** Null if there is no session, as for guests with a token and for operators. */
  viewer: SignedIn | null;
  /** Whether the actor has access to the package, read in the same transaction. */
  isAllowed: (order: OrderDoc, orderPackage: OrderPackageDoc) => boolean;
}

/** A marketplace operator: no session, but access to all packages. */
export const OPERATOR: Actor = { viewer: null, isAllowed: () => true };

/** Dependencies of package steps. */
export interface StepDependencies {
  store: Transactions;
  payments: PaymentService;
  index: PackageIndex;
  now: () => Date;
}

/** Changes made by a step: its event, further package fields, the order's payment, and other writes in the transaction. */
export interface PackageStep extends Partial<Pick<OrderPackageDoc, 'lines' | 'tracking' | 'returns' | 'cancellationRequest'>> {
  event: Omit<OrderEventDoc, 'at'>;
  /** The order after re-evaluating its terms. */
  terms?: (changed: OrderDoc) => OrderDoc;
  payment?: (changed: OrderDoc) => OrderPaymentDoc;
  /** Resolves with the payment that now has a pending refund; null if none. */
  effects?: (transaction: Transaction, changed: OrderDoc) => Promise<string | null>;
}

type Decision<Refusal> = PackageStep | { refusal: Refusal };

/**
 * Performs a step on a package, given by its number or id, all or nothing; then pays pending refunds. `unknown` is the error if
 * the package does not exist or the actor has no access to it.
 */
export async function takeStep<Refusal>(
  { store, payments, index, now }: StepDependencies,
  packageName: string,
  { actor, unknown }: { actor: Actor; unknown: Refusal },
  decide: (found: FoundPackage, at: string, transaction: Transaction) => Decision<Refusal> | Promise<Decision<Refusal>>,
): Promise<({ kind: 'done' } & FoundPackage) | Refusal> {
  const refused = (result: Refusal) => ({ result, paymentId: null });
  const { result, paymentId } = await visitorTransaction(store, actor.viewer, async (transaction) => {
    const found = await index.find(new OrderRepository(transaction), packageName);
    if (found === null || !actor.isAllowed(found.order, found.orderPackage)) return refused(unknown);
    const { order, orderPackage } = found;
    const at = nextMoment(orderPackage, now());
    const step = await decide(found, at, transaction);
    if ('refusal' in step) return refused(step.refusal);
    const { event, terms, payment, effects, ...fields } = step;
    const stepped: OrderDoc = addPackageEvent(order, orderPackage.id, { at, ...event }, fields);
    const changed = { ...(terms?.(stepped) ?? stepped) };
    if (payment !== undefined) changed.payment = payment(changed);
    await transaction.put('orders', changed);
    if (event.status === 'DELIVERED') await recordReceived(transaction, changed);
    await enqueueStepMails(transaction, changed, orderPackage.id);
    const after = changed.packages.find(({ id }) => id === orderPackage.id) ?? orderPackage;
    const done = { kind: 'done' as const, order: changed, orderPackage: after };
    return { result: done, paymentId: (await effects?.(transaction, changed)) ?? null };
  });
  if (paymentId !== null) await payments.finishRefunds(paymentId);
  return result;
}

/** Details of a step. */
interface StepDetails {
  place?: string | null;
  note?: OrderEventDoc['note'];
  /** Courier tracking. */
  tracking?: TrackingDoc | null;
  /** Missing for an operator. A buyer's cancellations are in `CancellationService`. */
  by?: 'VENDOR';
  /** Number of line changes that the actor saw; null accepts any. */
  expectedLineChanges?: number | null;
}

type AdvanceResult =
  | ({ kind: 'done' } & FoundPackage)
  | { kind: 'unknown' }
  /** The order is unpaid, so nothing can be packed or cancelled yet. */
  | { kind: 'unpaid' }
  /** The buyer has to confirm the email address first; until then, the order can only be cancelled. */
  | { kind: 'unreserved' }
  /** Lines were changed in the meantime. */
  | { kind: 'changed' }
  | { kind: 'illegal'; from: PackageStatus; allowed: readonly PackageStatus[] };

type CorrectionResult =
  /** `same` means that this tracking is already stored. */
  | ({ kind: 'done' | 'same' } & FoundPackage)
  | { kind: 'unknown' }
  | { kind: 'illegal' }
  /** A different tracking number from the expected one is stored. */
  | { kind: 'changed' }
  | { kind: 'tooMany' };

/** Statuses from delivery on. */
const ARRIVED: ReadonlySet<PackageStatus> = new Set(['DELIVERED', 'RETURN_REQUESTED', 'RETURNED']);

/** Advances packages. Each step is an event with a timestamp, and only events are shown as progress. */
export class FulfilmentService {
  constructor(private readonly dependencies: StepDependencies & { orders: OrderRepository }) {}

  /**
   * Advances a package, given by its number or id. Cancelling returns its units to stock and refunds the amount paid. A cash order is marked as paid on its last delivery.
   */
  advance(
    packageName: string,
    to: PackageStatus,
    actor: Actor,
    { place = null, note = null, tracking = null, by, expectedLineChanges = null }: StepDetails = {},
  ): Promise<AdvanceResult> {
    return takeStep<AdvanceResult>(this.dependencies, packageName, { actor, unknown: { kind: 'unknown' } }, ({ order, orderPackage }) => {
      const from = packageStatus(orderPackage);
      if (isUnpaid(order.payment) && from !== 'CANCELLED') return { refusal: { kind: 'unpaid' } };
      const isWaiting = isUnreserved(order);
      if (isWaiting && from !== 'CANCELLED' && to !== 'CANCELLED') return { refusal: { kind: 'unreserved' } };
      const allowed = nextSteps(orderPackage);
      if (!allowed.includes(to)) return { refusal: { kind: 'illegal', from, allowed } };
      const { length } = orderPackage.lineChanges ?? [];
      if (expectedLineChanges !== null && length !== expectedLineChanges) return { refusal: { kind: 'changed' } };
      return {
        event: { status: to, place, note, ...(to === 'CANCELLED' && by !== undefined && { by }) },
        ...(tracking !== null && { tracking }),
        ...(to === 'CANCELLED' && { terms: (changed) => withCancellation(changed, orderPackage.id) }),
        payment: (changed) => paidOnDelivery(changed, this.dependencies.payments),
        ...(to === 'CANCELLED' && {
          effects: (transaction, changed) => settleCancellation(transaction, { order, orderPackage }, changed, this.dependencies.now()),
        }),
      };
    });
  }

  /**
   * Corrects the tracking of a package that is with its courier. An event records the replaced tracking, and the buyer receives
   * an email. Repeating the same tracking changes nothing. `expectedCode` is the number to replace; null accepts any.
   */
  correctTracking(
    packageName: string,
    { tracking, expectedCode }: { tracking: TrackingDoc; expectedCode: string | null },
    actor: Actor,
  ): Promise<CorrectionResult> {
    return takeStep<CorrectionResult>(
      this.dependencies,
      packageName,
      { actor, unknown: { kind: 'unknown' } },
      ({ order, orderPackage }) => {
        const { tracking: before = null, timeline } = orderPackage;
        const status = packageStatus(orderPackage);
        if (!WITH_COURIER.has(status)) return { refusal: { kind: 'illegal' } };
        if (before !== null && isSameTracking(before, tracking)) return { refusal: { kind: 'same', order, orderPackage } };
        if (expectedCode !== null && before?.code !== expectedCode) return { refusal: { kind: 'changed' } };
        const corrections = timeline.filter(({ replacedTracking }) => replacedTracking !== undefined).length;
        if (corrections >= MAX_TRACKING_CORRECTIONS) return { refusal: { kind: 'tooMany' } };
        return { event: { status, place: timeline.at(-1)?.place ?? null, note: null, replacedTracking: before }, tracking };
      },
    );
  }

  /** All packages, those from the newest orders first. */
  async packages(): Promise<FoundPackage[]> {
    const orders = await this.dependencies.orders.all();
    orders.sort((left, right) => (left.placedAt < right.placedAt ? 1 : -1));
    return orders.flatMap((order) => order.packages.map((orderPackage) => ({ order, orderPackage })));
  }
}

/** The payment of a cash order, which is paid with its last delivery. */
export function paidOnDelivery({ packages, payment }: OrderDoc, payments: Pick<PaymentService, 'isCash'>): OrderPaymentDoc {
  const states = packages.map(packageStatus).filter((status) => status !== 'CANCELLED');
  const isPaid = payments.isCash(payment.method) && states.length > 0 && states.every((status) => ARRIVED.has(status));
  return isPaid ? { ...payment, status: 'PAID' } : payment;
}

/**
 * What follows from the cancellation of a package: its units are back in stock, the coupon of a cancelled order is free, and what
 * was paid is refunded. Resolves with the payment that now has a pending refund; null if none.
 */
export async function settleCancellation(
  transaction: Transaction,
  { order, orderPackage }: FoundPackage,
  changed: OrderDoc,
  now: Date,
): Promise<string | null> {
  await releaseStock(transaction, order, orderPackage);
  await giveBackCoupon(transaction, order, changed);
  const amountCents = cancellationRefund(changed, orderPackage.id)?.refundCents ?? 0;
  return enqueueRefund(transaction, order.id, { key: orderPackage.id, amountCents }, now);
}

function isSameTracking(one: TrackingDoc, other: TrackingDoc): boolean {
  return one.carrier === other.carrier && one.code === other.code && one.url === other.url;
}

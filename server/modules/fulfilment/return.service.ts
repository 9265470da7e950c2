import { refundCents, refundLines } from '#schema/rules/refunds.ts';
import { returnInstructionsSchema, returnLinesSchema, returnRefusalSchema, type ReturnInput } from '#schema/rules/inputs/return.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { randomId } from '#server/platform/ids.ts';
import { notFound, parseInput } from '#server/platform/input/parseInput.ts';
import { paymentOf, returnStock, withReturn } from '#server/modules/orders/index.ts';
import { enqueueRefund } from '#server/modules/payments/index.ts';
import type { OrderDoc, OrderPackageDoc, OrderPaymentDoc, PackageStatus, ReturnDoc, ReturnStatus } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';
import {
  hasAllReturns,
  lineErrors,
  openReturn,
  parseCause,
  restReturnableUntil,
  RETURN_REFUSALS,
  returnableUntil,
  returnedUnits,
  returnNote,
  unitsLeft,
  type ProductOf,
} from './returns.ts';
import { takeStep, type Actor, type StepDependencies } from './fulfilment.service.ts';
import type { FoundPackage } from './packageIndex.projection.ts';
import { illegalTransition, nextSteps, type PackageError } from './packageSteps.ts';

/** Either the package with its return or at least one error. */
export type ReturnResult = ({ kind: 'done' } & FoundPackage) | { kind: 'refused'; errors: PackageError[] };

/** A return's transition: its source states, an additional check, the new state, and further effects. */
interface Transition {
  from: readonly ReturnStatus[];
  /** The state in which repeating the step changes nothing. */
  repeatable?: ReturnStatus;
  /** Error in any other state; `settled` by default. */
  refusal?: LocalisedText;
  check?: (current: ReturnDoc) => LocalisedText | null;
  apply: (current: ReturnDoc, at: string) => ReturnDoc;
  terms?: (order: OrderDoc, found: FoundPackage) => OrderDoc;
  payment?: (order: OrderDoc, changed: ReturnDoc) => OrderPaymentDoc;
  effects?: (transaction: Transaction, found: FoundPackage, changed: ReturnDoc) => Promise<string | null>;
}

const refused = (...errors: PackageError[]): ReturnResult => ({ kind: 'refused', errors });
const UNKNOWN = refused(notFound(['packageId'], RETURN_REFUSALS.unknown));

/** Returns: requested by the buyer, who may withdraw them, accepted or refused and then received by the seller, and finally refunded. */
export class ReturnService {
  constructor(private readonly dependencies: StepDependencies) {}

  /** Until when units that are in no return can be returned, also while another return is open; null if they cannot. */
  restReturnableUntil(orderPackage: OrderPackageDoc, productOf: ProductOf): string | null {
    return restReturnableUntil(orderPackage, productOf, this.dependencies.now());
  }

  /** Requests a return of units from a package within the return period. A package has one open return, and a limited number of them. */
  async request(packageName: string, request: ReturnInput, actor: Actor): Promise<ReturnResult> {
    const { payments, now } = this.dependencies;
    const { value: reason, errors: noReason } = parseCause(request);
    const { value: lines, errors: noLines } = parseInput(returnLinesSchema, request.lines, 'lines');
    return takeStep<ReturnResult>(
      this.dependencies,
      packageName,
      { actor, unknown: UNKNOWN },
      async ({ order, orderPackage }, at, transaction) => {
        const until = returnableUntil(orderPackage);
        if (until === null || now().toISOString() > until) {
          const isLast = openReturn(orderPackage) === null && hasAllReturns(orderPackage);
          const why = until !== null ? 'tooLate' : isLast ? 'tooMany' : 'notNow';
          return { refusal: refused(illegalTransition(orderPackage, [], null, RETURN_REFUSALS[why])) };
        }
        const products = await Promise.all(orderPackage.lines.map(({ productId }) => transaction.get('products', productId)));
        const productOf = (id: string) => products.find((product) => product?.id === id) ?? null;
        const errors = [...(lines === null ? noLines : lineErrors(orderPackage, lines, productOf)), ...noReason];
        if (errors.length > 0 || lines === null || reason === null) return { refusal: refused(...errors) };
        const returned = refundLines(orderPackage, returnedUnits(orderPackage), lines);
        const added: ReturnDoc = {
          id: randomId('ret'),
          status: 'REQUESTED',
          lines: returned,
          cause: reason.cause,
          note: reason.note,
          requestedAt: at,
          answeredAt: null,
          instructions: null,
          refusal: null,
          receivedAt: null,
          isRestocked: null,
          refundBy: payments.isCash(order.payment.method) ? 'TRANSFER' : 'ORIGINAL',
          refundCents: refundCents(returned),
        };
        const note = returnNote(orderPackage, returned);
        return {
          event: { status: 'RETURN_REQUESTED', returnStatus: 'REQUESTED', returnId: added.id, place: null, note },
          returns: [...(orderPackage.returns ?? []), added],
        };
      },
    );
  }

  /** Withdraws a return that the seller has neither accepted nor refused. */
  withdraw(packageName: string, returnId: string, actor: Actor): Promise<ReturnResult> {
    return this.change(packageName, returnId, actor, {
      from: ['REQUESTED'],
      repeatable: 'WITHDRAWN',
      refusal: RETURN_REFUSALS.answered,
      apply: (current, at) => ({ ...current, status: 'WITHDRAWN', withdrawnAt: at }),
    });
  }

  /** Accepts a return, with shipping instructions. */
  async accept(packageName: string, returnId: string, typed: string, actor: Actor): Promise<ReturnResult> {
    const { value: instructions, errors } = parseInput(returnInstructionsSchema, typed, 'instructions');
    if (instructions === null) return refused(...errors);
    return this.change(packageName, returnId, actor, {
      from: ['REQUESTED'],
      apply: (current, at) => ({ ...current, status: 'ACCEPTED', answeredAt: at, instructions }),
    });
  }

  /** Refuses a return, or the refund of an accepted one, with a reason. */
  async refuse(packageName: string, returnId: string, reason: string, actor: Actor): Promise<ReturnResult> {
    const { value: refusal, errors } = parseInput(returnRefusalSchema, reason, 'reason');
    if (refusal === null) return refused(...errors);
    return this.change(packageName, returnId, actor, {
      from: ['REQUESTED', 'ACCEPTED'],
      apply: (current, at) => ({ ...current, status: 'REFUSED', answeredAt: at, refusal }),
    });
  }

  /**
   * Marks a return as received: puts its units back into stock if they can be sold again, and refunds what was paid for them,
   * less lost terms.
   */
  receive(packageName: string, returnId: string, isRestocked: boolean, actor: Actor): Promise<ReturnResult> {
    return this.change(packageName, returnId, actor, {
      from: ['ACCEPTED'],
      apply: (current, at) => ({ ...current, status: 'RECEIVED', receivedAt: at, isRestocked }),
      terms: (changed, { orderPackage }) => withReturn(changed, orderPackage.id, returnId),
      effects: async (transaction, { order, orderPackage }, received) => {
        if (isRestocked) await returnStock(transaction, variantsOf(orderPackage, received));
        if (received.refundBy === 'TRANSFER') return null;
        return enqueueRefund(transaction, order.id, { key: received.id, amountCents: received.refundCents }, this.dependencies.now());
      },
    });
  }

  /** Records the transfer of a cash refund to the buyer. This is possible only once; a second call is rejected. */
  payBack(packageName: string, returnId: string, actor: Actor): Promise<ReturnResult> {
    return this.change(packageName, returnId, actor, {
      from: ['RECEIVED'],
      check: ({ refundBy }) => (refundBy === 'TRANSFER' ? null : RETURN_REFUSALS.notDue),
      apply: (current, at) => ({ ...current, status: 'REFUNDED', paidBackAt: at }),
      payment: paidBack,
    });
  }

  private change(
    packageName: string,
    returnId: string,
    actor: Actor,
    { from, repeatable, refusal = RETURN_REFUSALS.settled, check, apply, terms, payment, effects }: Transition,
  ): Promise<ReturnResult> {
    return takeStep<ReturnResult>(this.dependencies, packageName, { actor, unknown: UNKNOWN }, (found, at) => {
      const { order, orderPackage } = found;
      const current = orderPackage.returns?.find(({ id }) => id === returnId);
      if (current === undefined) return { refusal: refused(notFound(['returnId'], RETURN_REFUSALS.unknownPart)) };
      if (current.status === repeatable) return { refusal: { kind: 'done', order, orderPackage } };
      const wrong = check?.(current) ?? (from.includes(current.status) ? null : refusal);
      if (wrong !== null) return { refusal: refused(illegalTransition(orderPackage, nextSteps(orderPackage), null, wrong)) };
      const changed = apply(current, at);
      const returns = (orderPackage.returns ?? []).map((each) => (each.id === returnId ? changed : each));
      const note = changed.status === 'REFUSED' ? changed.refusal : returnNote(orderPackage, changed.lines);
      return {
        event: { status: statusAfter({ ...orderPackage, returns }), returnStatus: changed.status, returnId, place: null, note },
        returns,
        ...(terms && { terms: (after) => terms(after, found) }),
        ...(payment && { payment: () => payment(order, changed) }),
        ...(effects && {
          effects: (transaction, after) => effects(transaction, found, returnOf(after, orderPackage.id, returnId) ?? changed),
        }),
      };
    });
  }
}

/** The payment after a refund by transfer; REFUNDED if the whole amount, including delivery, was refunded. */
function paidBack(order: OrderDoc, { refundCents: cents }: ReturnDoc): OrderPaymentDoc {
  const { payment } = order;
  const refundedCents = (payment.refundedCents ?? 0) + cents;
  const isAll = payment.status === 'PAID' && refundedCents === paymentOf(order).amountCents;
  return { ...payment, refundedCents, status: isAll ? 'REFUNDED' : payment.status };
}

function returnOf({ packages }: OrderDoc, packageId: string, returnId: string): ReturnDoc | undefined {
  return packages.find(({ id }) => id === packageId)?.returns?.find(({ id }) => id === returnId);
}

/** RETURNED if every unit was returned, DELIVERED if the buyer keeps some. */
function statusAfter(orderPackage: OrderPackageDoc): PackageStatus {
  if (openReturn(orderPackage) !== null) return 'RETURN_REQUESTED';
  return orderPackage.lines.every((line) => unitsLeft(orderPackage, line) <= 0) ? 'RETURNED' : 'DELIVERED';
}

function variantsOf({ lines }: OrderPackageDoc, returned: ReturnDoc): { variantId: string; quantity: number }[] {
  return returned.lines.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line === undefined ? [] : [{ variantId: line.variantId, quantity }];
  });
}

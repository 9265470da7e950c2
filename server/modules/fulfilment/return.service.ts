import { refundCents, refundLines } from '#schema/rules/refunds.ts';
import type {
  OrderDoc,
  OrderEventDoc,
  OrderPackageDoc,
  OrderPaymentDoc,
  PackageStatus,
  ReturnDoc,
  ReturnStatus,
} from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { Store, Transaction } from '#server/store/store.ts';
import { visitorTransaction } from '#server/modules/accounts/index.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import { enqueueRefund, type PaymentService } from '#server/modules/payments/index.ts';
import { enqueueStepMails, paymentOf, randomId, returnStock, addPackageEvent } from '#server/modules/orders/index.ts';
import { checkRequest, checkText, mergeLines, notFound, type ReturnError, type ReturnRequest } from './checkReturn.ts';
import { illegalTransition, nextMoment, nextSteps } from './packageSteps.ts';
import { findPackage, type Actor, type FoundPackage, type PackageIndex } from './packageIndex.ts';
import { openReturn, RETURN_REFUSALS, returnableUntil, returnedUnits, returnNote, unitsLeft } from './returns.ts';
import { tidyParagraphs } from '#server/platform/input/tidyText.ts';

/** Either the package with its return or at least one error. */
export type ReturnResult = { kind: 'done'; order: OrderDoc; orderPackage: OrderPackageDoc } | { kind: 'refused'; errors: ReturnError[] };

interface Dependencies {
  store: Store;
  payments: PaymentService;
  catalog: Pick<CatalogReader, 'product'>;
  index: PackageIndex;
  now: () => Date;
}

/** The changes a step makes to a package. */
interface Step {
  status: PackageStatus;
  returnStatus: ReturnStatus;
  returnId: string;
  note: OrderEventDoc['note'];
  returns: ReturnDoc[];
  /** The new payment of the order, where it changes. */
  payment?: OrderPaymentDoc;
}

/** A transition of one return: its source states, check, new state, and further effects. */
interface Answer {
  from: readonly ReturnStatus[];
  refusal?: (each: ReturnDoc) => LocalisedText | null;
  answer: (each: ReturnDoc, at: string) => ReturnDoc;
  pay?: (order: OrderDoc, changed: ReturnDoc) => OrderPaymentDoc;
  settle?: (transaction: Transaction, found: FoundPackage, changed: ReturnDoc) => Promise<string | null>;
}

/** Returns: requested by the buyer, answered and received by the seller, then refunded. */
export class ReturnService {
  constructor(private readonly dependencies: Dependencies) {}

  /** Requests a return of units of a package, within the return period after delivery. One return is in progress at a time. */
  async request(packageName: string, request: ReturnRequest, actor: Actor): Promise<ReturnResult> {
    const reason = tidyParagraphs(request.reason);
    return this.step(packageName, actor, ({ order, orderPackage }) => {
      const until = returnableUntil(orderPackage);
      if (until === null || this.dependencies.now().toISOString() > until) {
        return [illegalTransition(orderPackage, [], null, until === null ? RETURN_REFUSALS.notNow : RETURN_REFUSALS.tooLate)];
      }
      const lines = mergeLines(request.lines);
      const errors = checkRequest(orderPackage, lines, reason, this.dependencies.catalog);
      if (errors.length > 0) return errors;
      const returned = refundLines(orderPackage, returnedUnits(orderPackage), lines);
      const added: ReturnDoc = {
        id: randomId('ret'),
        status: 'REQUESTED',
        lines: returned,
        reason,
        requestedAt: nextMoment(orderPackage, this.dependencies.now()),
        answeredAt: null,
        instructions: null,
        refusal: null,
        receivedAt: null,
        isRestocked: null,
        refundBy: this.dependencies.payments.isCash(order.payment.method) ? 'TRANSFER' : 'ORIGINAL',
        refundCents: refundCents(returned),
      };
      const note = returnNote(orderPackage, returned);
      return {
        status: 'RETURN_REQUESTED',
        returnStatus: 'REQUESTED',
        returnId: added.id,
        note,
        returns: [...(orderPackage.returns ?? []), added],
      };
    });
  }

  /** Accepts a return, with instructions how and where to send it. */
  async accept(packageName: string, returnId: string, typed: string, actor: Actor): Promise<ReturnResult> {
    const instructions = tidyParagraphs(typed);
    const error = checkText('instructions', instructions, RETURN_REFUSALS.noInstructions);
    if (error !== null) return { kind: 'refused', errors: [error] };
    return this.answer(packageName, returnId, actor, {
      from: ['REQUESTED'],
      answer: (each, at) => ({ ...each, status: 'ACCEPTED', answeredAt: at, instructions }),
    });
  }

  /** Refuses a return, or the refund of an accepted one, with a reason. */
  async refuse(packageName: string, returnId: string, reason: string, actor: Actor): Promise<ReturnResult> {
    const refusal = tidyParagraphs(reason);
    const error = checkText('reason', refusal, RETURN_REFUSALS.noRefusal);
    if (error !== null) return { kind: 'refused', errors: [error] };
    return this.answer(packageName, returnId, actor, {
      from: ['REQUESTED', 'ACCEPTED'],
      answer: (each, at) => ({ ...each, status: 'REFUSED', answeredAt: at, refusal }),
    });
  }

  /** Marks a return as received: its units return to stock if they can be sold again, and what was paid for them is refunded. */
  async receive(packageName: string, returnId: string, isRestocked: boolean, actor: Actor): Promise<ReturnResult> {
    return this.answer(packageName, returnId, actor, {
      from: ['ACCEPTED'],
      answer: (each, at) => ({ ...each, status: 'RECEIVED', receivedAt: at, isRestocked }),
      settle: async (transaction, { order, orderPackage }, received) => {
        if (isRestocked) await returnStock(transaction, variantsOf(orderPackage, received));
        if (received.refundBy === 'TRANSFER') return null;
        return enqueueRefund(transaction, order.id, { key: received.id, amountCents: received.refundCents });
      },
    });
  }

  /** Records that the cash paid for a received return was transferred to the buyer. Once only: a second call is refused. */
  async payBack(packageName: string, returnId: string, actor: Actor): Promise<ReturnResult> {
    return this.answer(packageName, returnId, actor, {
      from: ['RECEIVED'],
      refusal: ({ refundBy }) => (refundBy === 'TRANSFER' ? null : RETURN_REFUSALS.notDue),
      answer: (each, at) => ({ ...each, status: 'REFUNDED', paidBackAt: at }),
      pay: paidBack,
    });
  }

  private answer(
    packageName: string,
    returnId: string,
    actor: Actor,
    { from, refusal, answer, pay, settle }: Answer,
  ): Promise<ReturnResult> {
    let changed: ReturnDoc | null = null;
    return this.step(
      packageName,
      actor,
      ({ order, orderPackage }) => {
        const requested = orderPackage.returns?.find(({ id }) => id === returnId);
        if (requested === undefined) return [notFound('returnId')];
        const wrong = refusal?.(requested) ?? (from.includes(requested.status) ? null : RETURN_REFUSALS.settled);
        if (wrong !== null) return [illegalTransition(orderPackage, nextSteps(orderPackage), null, wrong)];
        const done = answer(requested, nextMoment(orderPackage, this.dependencies.now()));
        changed = done;
        const returns = (orderPackage.returns ?? []).map((each) => (each.id === returnId ? done : each));
        return {
          status: statusAfter({ ...orderPackage, returns }),
          returnStatus: done.status,
          returnId,
          note: noteOf(orderPackage, done),
          returns,
          ...(pay && { payment: pay(order, done) }),
        };
      },
      async (transaction, found) => (settle === undefined || changed === null ? null : settle(transaction, found, changed)),
    );
  }

  /** Finds the package, applies `change` and records the event, all or nothing; then pays the pending refunds. */
  private async step(
    packageName: string,
    actor: Actor,
    change: (found: FoundPackage) => Step | ReturnError[],
    settle: (transaction: Transaction, found: FoundPackage) => Promise<string | null> = async () => null,
  ): Promise<ReturnResult> {
    const { store, payments, index, now } = this.dependencies;
    let paymentId: string | null = null;
    const result = await visitorTransaction(store, actor.viewer, async (transaction): Promise<ReturnResult> => {
      const found = await findPackage(transaction, index, packageName);
      if (found === null || !actor.isAllowed(found.order, found.orderPackage)) return { kind: 'refused', errors: [notFound('packageId')] };
      const { order, orderPackage } = found;
      const step = change(found);
      if (Array.isArray(step)) return { kind: 'refused', errors: step };
      const { returns, payment = order.payment, ...said } = step;
      const changed = {
        ...addPackageEvent(order, orderPackage.id, { at: nextMoment(orderPackage, now()), place: null, ...said }, { returns }),
        payment,
      };
      await transaction.put('orders', changed);
      await enqueueStepMails(transaction, changed, orderPackage.id);
      paymentId = await settle(transaction, found);
      return { kind: 'done', order: changed, orderPackage: changed.packages.find(({ id }) => id === orderPackage.id) ?? orderPackage };
    });
    if (paymentId !== null) await payments.finishRefunds(paymentId);
    return result;
  }
}

/** The payment after a refund by transfer; REFUNDED when the whole amount was refunded, delivery included. */
function paidBack(order: OrderDoc, { refundCents: cents }: ReturnDoc): OrderPaymentDoc {
  const { payment } = order;
  const refundedCents = (payment.refundedCents ?? 0) + cents;
  const isAll = payment.status === 'PAID' && refundedCents === paymentOf(order).amountCents;
  return { ...payment, refundedCents, status: isAll ? 'REFUNDED' : payment.status };
}

/** RETURNED when every unit was returned; DELIVERED when the buyer kept some. */
function statusAfter(orderPackage: OrderPackageDoc): PackageStatus {
  if (openReturn(orderPackage) !== null) return 'RETURN_REQUESTED';
  return orderPackage.lines.every((line) => unitsLeft(orderPackage, line) <= 0) ? 'RETURNED' : 'DELIVERED';
}

function noteOf(orderPackage: OrderPackageDoc, { status, lines, refusal }: ReturnDoc): OrderEventDoc['note'] {
  return status === 'REFUSED' ? refusal : returnNote(orderPackage, lines);
}

function variantsOf({ lines }: OrderPackageDoc, returned: ReturnDoc): { variantId: string; quantity: number }[] {
  return returned.lines.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line === undefined ? [] : [{ variantId: line.variantId, quantity }];
  });
}

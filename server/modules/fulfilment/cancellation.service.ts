import { CANCELLATION_ANSWER_HOURS } from '#schema/rules/cancellations.ts';
import { cancellationReasonSchema, cancellationRefusalSchema } from '#schema/rules/inputs/cancellation.ts';
import {
  CANCELLED_BY_BUYER,
  cancellationRefund,
  cancelledRefund,
  enqueueCancellationMail,
  isUnpaid,
  isUnreserved,
  openRequest,
  packageStatus,
  withCancellation,
  type PackageRefund,
  type PackageView,
} from '#server/modules/orders/index.ts';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import { notFound, parseInput } from '#server/platform/input/parseInput.ts';
import type { CancellationRequestDoc } from '#server/store/documents/orders.ts';
import { CANCELLATION_REFUSALS, canCancel, canRequestCancellation, isLate } from './cancellations.ts';
import {
  OPERATOR,
  paidOnDelivery,
  settleCancellation,
  takeStep,
  type Actor,
  type PackageStep,
  type StepDependencies,
} from './fulfilment.service.ts';
import { enqueueAnswerEnds, pauseAnswers, resumeAnswers } from './replacementAnswers.ts';
import { returnableUntil } from './returns.ts';
import type { FoundPackage } from './packageIndex.projection.ts';
import { illegalTransition, nextSteps, type PackageError } from './packageSteps.ts';

/** Either the changed package or at least one error. */
export type CancellationResult = ({ kind: 'done' } & FoundPackage) | { kind: 'refused'; errors: PackageError[] };

const refused = (...errors: PackageError[]): CancellationResult => ({ kind: 'refused', errors });
const UNKNOWN = refused(notFound(['packageId'], CANCELLATION_REFUSALS.unknown));
const HOUR_MS = 60 * 60_000;

/** A buyer's cancellations: immediate ones, and requests that the vendor answers. */
export class CancellationService {
  constructor(private readonly dependencies: StepDependencies) {}

  /** Whether the viewer of an order may cancel one of its packages immediately. */
  canCancel({ order, ...orderPackage }: PackageView): boolean {
    return order !== undefined && canCancel({ order, orderPackage }, this.dependencies.now());
  }

  /** Whether the viewer of an order may request the cancellation of one of its packages. */
  canRequest({ order, ...orderPackage }: PackageView): boolean {
    return order !== undefined && canRequestCancellation({ order, orderPackage }, this.dependencies.now());
  }

  /** The refund for a cancelled package, or for one that could be cancelled now or has an open request; otherwise null. */
  refund(view: PackageView): PackageRefund | null {
    if (view.status === 'CANCELLED') return cancelledRefund(view);
    const { order, id, state } = view;
    const isPossible = this.canCancel(view) || this.canRequest(view) || openRequest(view) !== null;
    return order === undefined || !isPossible ? null : cancellationRefund(order, id, isLate(view, state, this.dependencies.now()));
  }

  /** Cancels a package that is not packed, or that is late: returns its units to stock and refunds what was paid. */
  cancel(packageName: string, actor: Actor): Promise<CancellationResult> {
    const now = this.dependencies.now();
    return takeStep<CancellationResult>(this.dependencies, packageName, { actor, unknown: UNKNOWN }, (found, at) => {
      if (canCancel(found, now)) return this.cancelling(found, at, {});
      const why = isUnpaid(found.order.payment) ? 'unpaid' : canRequestCancellation(found, now) ? 'packed' : 'tooLate';
      const allowed = returnableUntil(found.orderPackage) === null ? [] : (['RETURN_REQUESTED'] as const);
      return { refusal: refused(illegalTransition(found.orderPackage, allowed, ['number'], CANCELLATION_REFUSALS[why])) };
    });
  }

  /** Requests the cancellation of a packed package, once. The vendor has a day to answer, and cannot ship it before. */
  async request(packageName: string, typed: string, actor: Actor): Promise<CancellationResult> {
    const { value: reason, errors } = parseInput(cancellationReasonSchema, typed, 'reason');
    if (reason === null) return refused(...errors);
    const { now } = this.dependencies;
    return takeStep<CancellationResult>(this.dependencies, packageName, { actor, unknown: UNKNOWN }, (found, at) => {
      const { orderPackage } = found;
      // The response to an earlier request may have been lost.
      if (openRequest(orderPackage) !== null) return { refusal: { kind: 'done', ...found } };
      if (!canRequestCancellation(found, now()))
        return {
          refusal: refused(
            illegalTransition(orderPackage, canCancel(found, now()) ? ['CANCELLED'] : [], ['number'], CANCELLATION_REFUSALS.notNow),
          ),
        };
      const runAt = new Date(Date.parse(at) + CANCELLATION_ANSWER_HOURS * HOUR_MS);
      return {
        event: { status: packageStatus(orderPackage), cancellation: 'REQUESTED', place: null, note: null },
        lines: pauseAnswers(orderPackage.lines, at),
        cancellationRequest: {
          state: 'REQUESTED',
          reason,
          requestedAt: at,
          respondBy: runAt.toISOString(),
          answeredAt: null,
          refusal: null,
        },
        effects: async (transaction) => {
          const { number } = orderPackage;
          await enqueueJob(transaction, {
            kind: 'endCancellationRequest',
            key: number,
            payload: { packageNumber: number },
            now: now(),
            runAt,
          });
          return null;
        },
      };
    });
  }

  /** Accepts a request, which cancels the package. */
  accept(packageId: string, actor: Actor): Promise<CancellationResult> {
    return this.answer(packageId, actor, (found, at) => this.cancelling(found, at, { answeredAt: at }));
  }

  /** Declines a request with a reason. The package is then shipped as usual. */
  async decline(packageId: string, typed: string, actor: Actor): Promise<CancellationResult> {
    const { value: refusal, errors } = parseInput(cancellationRefusalSchema, typed, 'reason');
    if (refusal === null) return refused(...errors);
    return this.answer(packageId, actor, ({ orderPackage }, at, request) => {
      const lines = resumeAnswers(orderPackage.lines, at);
      return {
        event: { status: packageStatus(orderPackage), cancellation: 'DECLINED', place: null, note: refusal },
        cancellationRequest: { ...request, state: 'DECLINED', answeredAt: at, refusal },
        lines,
        effects: async (transaction) => {
          await enqueueAnswerEnds(transaction, { number: orderPackage.number, lines }, this.dependencies.now());
          return null;
        },
      };
    });
  }

  /** Job that runs a day after a request: cancels the package if the vendor has not answered. Can be repeated at any time. */
  async consentBySilence(packageNumber: string): Promise<void> {
    await takeStep<CancellationResult>(this.dependencies, packageNumber, { actor: OPERATOR, unknown: UNKNOWN }, (found, at) => {
      const request = openRequest(found.orderPackage);
      if (request === null || at < request.respondBy) return { refusal: UNKNOWN };
      return this.cancelling(found, at, { answeredAt: at, isBySilence: true });
    });
  }

  private answer(
    packageId: string,
    actor: Actor,
    step: (found: FoundPackage, at: string, request: CancellationRequestDoc) => PackageStep,
  ): Promise<CancellationResult> {
    return takeStep<CancellationResult>(this.dependencies, packageId, { actor, unknown: UNKNOWN }, (found, at) => {
      const request = openRequest(found.orderPackage);
      if (request !== null) return step(found, at, request);
      return {
        refusal: refused(illegalTransition(found.orderPackage, nextSteps(found.orderPackage), null, CANCELLATION_REFUSALS.answered)),
      };
    });
  }

  /** The step that cancels a package for its buyer. An open request is then accepted. */
  private cancelling(found: FoundPackage, at: string, answered: Partial<CancellationRequestDoc>): PackageStep {
    const { order, orderPackage } = found;
    const { now, payments } = this.dependencies;
    const request = openRequest(orderPackage);
    const isOverdue = isLate(orderPackage, order.shippingAddress.state, now());
    return {
      event: {
        ...{ status: 'CANCELLED', by: 'BUYER', place: null, note: CANCELLED_BY_BUYER },
        ...(request !== null && { cancellation: 'ACCEPTED' }),
        ...(isOverdue && { isLate: true }),
      },
      ...(request !== null && { cancellationRequest: { ...request, answeredAt: at, ...answered, state: 'ACCEPTED' } }),
      terms: (changed) => withCancellation(changed, orderPackage.id),
      payment: (changed) => paidOnDelivery(changed, payments),
      effects: async (transaction, changed) => {
        if (!isUnreserved(order)) await enqueueCancellationMail(transaction, changed, orderPackage.id, now());
        return settleCancellation(transaction, found, changed, now());
      },
    };
  }
}

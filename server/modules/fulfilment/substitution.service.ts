import { DEFAULT_IF_SOLD_OUT } from '#schema/rules/substitutions.ts';
import { priceCart, readCartCatalogue, type QuoteIssue } from '#server/modules/cart/index.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import {
  enqueueCancellationMail,
  isUnreserved,
  openRequest,
  orderLineOf,
  packageStatus,
  returnStock,
  takeStock,
  withCancellation,
  withLastLineRemoved,
  withLineChange,
  type LineStep,
} from '#server/modules/orders/index.ts';
import { enqueueRefund } from '#server/modules/payments/index.ts';
import { randomId } from '#server/platform/ids.ts';
import { invalid, notFound } from '#server/platform/input/parseInput.ts';
import type { OrderDoc, OrderLineDoc, ReplacementDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';
import {
  OPERATOR,
  paidOnDelivery,
  settleCancellation,
  takeStep,
  type Actor,
  type PackageStep,
  type StepDependencies,
} from './fulfilment.service.ts';
import type { FoundPackage } from './packageIndex.projection.ts';
import { canChangeLines, illegalTransition, nextSteps, type PackageError } from './packageSteps.ts';
import { enqueueAnswerEnds, requestedAnswer } from './replacementAnswers.ts';
import { isChangedTooOften, isRepeated, lineChanged, lineChangeNote, SUBSTITUTION_REFUSALS } from './substitutions.ts';

/** Either the changed package or at least one error. */
export type SubstitutionResult = ({ kind: 'done' } & FoundPackage) | { kind: 'refused'; errors: PackageError[] };

/** Fewer units of a line. `quantity` is the rest; 0 removes the line. `restock` puts the other units back into stock. */
export interface ReduceRequest {
  lineId: string;
  quantity: number;
  restock: boolean;
  /** Quantity and variant that the vendor saw; null accepts any. */
  expectedQuantity?: number | null;
  expectedVariantId?: string | null;
}

/** Units of another variant instead of a line. */
export interface ReplaceRequest extends ReduceRequest {
  variantId: string;
}

type Decision = PackageStep | { refusal: SubstitutionResult };

const refused = (...errors: PackageError[]): SubstitutionResult => ({ kind: 'refused', errors });
const UNKNOWN = refused(notFound(['packageId'], SUBSTITUTION_REFUSALS.unknown));
const UNKNOWN_LINE = refused(notFound(['lineId'], SUBSTITUTION_REFUSALS.unknownLine));
const TOO_MANY = refused(invalid(['lineId'], SUBSTITUTION_REFUSALS.tooMany));

/** Issues that do not prevent a vendor from sending a variant. */
const IGNORED_ISSUES: ReadonlySet<QuoteIssue['code']> = new Set(['VENDOR_ON_HOLIDAY', 'PRICE_CHANGED', 'CONTENT_CHANGED']);

/**
 * Changes of lines while a package is packed: its vendor reduces a line or sends another variant, and the buyer accepts or refuses
 * that. What the line costs less is refunded.
 */
export class SubstitutionService {
  constructor(private readonly dependencies: StepDependencies & { catalog: Pick<CatalogReader, 'variant'> }) {}

  /** Reduces a line, or removes it. A package without lines is cancelled. Repeating the request changes nothing. */
  reduceLine(packageName: string, request: ReduceRequest, actor: Actor): Promise<SubstitutionResult> {
    return this.change(packageName, actor, (found, at) => {
      const { orderPackage } = found;
      const { lineId, quantity, restock } = request;
      if (isRepeated(orderPackage, lineId, quantity)) return { refusal: repeated(found, request) };
      const line = orderPackage.lines.find(({ id }) => id === lineId);
      if (line === undefined) return { refusal: missing(found, request) };
      const wrong = vendorRefusal(found, line, request);
      if (wrong !== null) return { refusal: wrong };
      if (!Number.isInteger(quantity) || quantity < 0 || quantity >= line.quantity)
        return { refusal: refused(invalid(['quantity'], SUBSTITUTION_REFUSALS.fewer(line.quantity - 1))) };
      if (quantity > 0 && isChangedTooOften(orderPackage, lineId)) return { refusal: TOO_MANY };
      const after = quantity === 0 ? null : { ...line, quantity, totalCents: line.unitPriceCents * quantity };
      return this.step(found, { ...newStep('SHORTED', at, line, after), isRestocked: restock });
    });
  }

  /**
   * Replaces a line by another variant of the same vendor, at the lower of both prices. Not for lines whose buyer wants a refund,
   * and once per line. Repeating the request changes nothing.
   */
  replace(packageName: string, request: ReplaceRequest, actor: Actor): Promise<SubstitutionResult> {
    return this.change(packageName, actor, async (found, at, transaction) => {
      const { order, orderPackage } = found;
      const { lineId, variantId, quantity, restock } = request;
      const line = orderPackage.lines.find(({ id }) => id === lineId);
      if (line === undefined) return { refusal: missing(found, request) };
      if (line.replacement !== undefined && line.variantId === variantId && line.quantity === quantity)
        return { refusal: repeated(found, request) };
      const wrong = vendorRefusal(found, line, request);
      if (wrong !== null) return { refusal: wrong };
      const { ifSoldOut = DEFAULT_IF_SOLD_OUT } = line;
      if (ifSoldOut === 'REFUND') return { refusal: refused(invalid(['lineId'], SUBSTITUTION_REFUSALS.wantsRefund)) };
      if (line.replacement !== undefined) return { refusal: refused(invalid(['lineId'], SUBSTITUTION_REFUSALS.replaced)) };
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity)
        return { refusal: refused(invalid(['quantity'], SUBSTITUTION_REFUSALS.upTo(line.quantity))) };
      if (isChangedTooOften(orderPackage, lineId)) return { refusal: TOO_MANY };
      const catalogue = await readCartCatalogue(transaction, this.dependencies.catalog, [{ variantId, quantity }]);
      const item = catalogue.variant(variantId);
      if (item === null || item.product.vendorId !== orderPackage.vendorId || variantId === line.variantId)
        return { refusal: refused(notFound(['variantId'], SUBSTITUTION_REFUSALS.unknownVariant)) };
      const choices = [{ vendorId: orderPackage.vendorId, optionId: orderPackage.shippingOption }];
      const cart = { lines: [{ variantId, quantity }], destination: order.shippingAddress.state, choices, coupon: null };
      const [priced] = priceCart(catalogue, cart, new Date(at)).lines;
      const issue = priced?.issues.find(({ code, blocking }) => blocking && !IGNORED_ISSUES.has(code));
      if (priced === undefined || issue !== undefined)
        return {
          refusal: refused(
            invalid([(issue?.available ?? 0) > 0 ? 'quantity' : 'variantId'], issue?.text ?? SUBSTITUTION_REFUSALS.unknownVariant),
          ),
        };
      const unitPriceCents = Math.min(line.unitPriceCents, priced.unitPriceCents);
      const replacement: ReplacementDoc = ifSoldOut === 'ASK' ? requestedAnswer(at) : { state: 'OFFERED', respondBy: null };
      const sent = orderLineOf(item, { id: lineId, quantity, unitPriceCents, ifSoldOut });
      // The buyer keeps the right of return of the product that was ordered.
      const after = { ...sent, isReturnable: line.isReturnable === true || sent.isReturnable === true, replacement };
      return this.step(found, { ...newStep('REPLACED', at, line, after), isRestocked: restock }, async () => {
        await takeStock(transaction, variantId, quantity);
        await enqueueAnswerEnds(transaction, { number: orderPackage.number, lines: [after] }, this.dependencies.now());
      });
    });
  }

  /** Accepts a replacement, until the package is shipped. Repeating it changes nothing. */
  accept(packageName: string, lineId: string, actor: Actor): Promise<SubstitutionResult> {
    return this.change(packageName, actor, (found) => {
      const { orderPackage } = found;
      const line = orderPackage.lines.find(({ id }) => id === lineId);
      if (line?.replacement === undefined) return { refusal: notReplaced(found, lineId) };
      if (line.replacement.state === 'ACCEPTED') return { refusal: { kind: 'done', ...found } };
      if (!canChangeLines(orderPackage)) return { refusal: tooLate(found) };
      const accepted: OrderLineDoc = { ...line, replacement: { state: 'ACCEPTED', respondBy: null } };
      return {
        event: {
          status: packageStatus(orderPackage),
          lineChange: 'ACCEPTED',
          place: null,
          note: lineChangeNote({ before: accepted, after: accepted }),
        },
        lines: orderPackage.lines.map((each) => (each.id === lineId ? accepted : each)),
      };
    });
  }

  /**
   * Refuses a replacement that was not accepted, until the package is shipped: the line is removed, and refunded. Not while a request
   * to cancel the package is open. Repeating it changes nothing.
   */
  refuse(packageName: string, lineId: string, actor: Actor): Promise<SubstitutionResult> {
    return this.change(packageName, actor, (found, at) => {
      const { orderPackage } = found;
      const isRefused = orderPackage.lineChanges?.some(({ kind, before }) => kind === 'REFUSED' && before.id === lineId);
      // The response to an earlier request may have been lost.
      if (isRefused) return { refusal: { kind: 'done', ...found } };
      const line = orderPackage.lines.find(({ id }) => id === lineId);
      if (line?.replacement === undefined) return { refusal: notReplaced(found, lineId) };
      if (!canChangeLines(orderPackage)) return { refusal: tooLate(found) };
      const isAccepted = line.replacement.state === 'ACCEPTED';
      const why = isAccepted ? 'accepted' : openRequest(orderPackage) === null ? null : 'cancelling';
      if (why !== null) return { refusal: refused(illegalTransition(orderPackage, [], ['lineId'], SUBSTITUTION_REFUSALS[why])) };
      return this.step(found, { ...newStep('REFUSED', at, line, null), isRestocked: true });
    });
  }

  /** Job that runs after the time to answer: refuses a replacement whose buyer has not answered. Can be repeated at any time. */
  async refuseBySilence(packageNumber: string, lineId: string): Promise<void> {
    await this.change(packageNumber, OPERATOR, (found, at) => {
      const line = found.orderPackage.lines.find(({ id }) => id === lineId);
      const { state, respondBy = null } = line?.replacement ?? {};
      const isOver = state === 'REQUESTED' && respondBy !== null && at >= respondBy && canChangeLines(found.orderPackage);
      if (line === undefined || !isOver) return { refusal: UNKNOWN };
      return this.step(found, { ...newStep('REFUSED', at, line, null), isRestocked: true, isBySilence: true });
    });
  }

  private change(
    packageName: string,
    actor: Actor,
    decide: (found: FoundPackage, at: string, transaction: Transaction) => Decision | Promise<Decision>,
  ): Promise<SubstitutionResult> {
    return takeStep<SubstitutionResult>(this.dependencies, packageName, { actor, unknown: UNKNOWN }, decide);
  }

  /** The step that changes a line, its stock and the amounts. Removing the last line cancels the package. */
  private step(
    { order, orderPackage }: FoundPackage,
    change: LineStep,
    effects: () => Promise<void> = () => Promise.resolve(),
  ): PackageStep {
    const { payments, now } = this.dependencies;
    const { before, after, isRestocked } = change;
    const units = { variantId: before.variantId, quantity: unitsGone(change) };
    const request = openRequest(orderPackage);
    const isRefused = change.kind === 'REFUSED';
    if (after === null && orderPackage.lines.length === 1) {
      const released = { order, orderPackage: { ...orderPackage, lines: isRestocked ? [before] : [] } };
      return {
        event: {
          ...{ status: 'CANCELLED', place: null },
          // A refused replacement is neither the vendor's failure nor the buyer's choice to cancel, which would lose terms.
          ...(isRefused ? { note: SUBSTITUTION_REFUSALS.noneAccepted } : { by: 'VENDOR', note: SUBSTITUTION_REFUSALS.nothingLeft }),
          ...(request !== null && { cancellation: 'ACCEPTED' }),
        },
        ...(request !== null && { cancellationRequest: { ...request, state: 'ACCEPTED', answeredAt: change.at } }),
        terms: (changed) => withCancellation(withLastLineRemoved(changed, orderPackage.id, change), orderPackage.id),
        payment: (changed) => paidOnDelivery(changed, payments),
        effects: async (transaction, changed) => {
          if (isRefused) await enqueueCancellationMail(transaction, changed, orderPackage.id, now());
          return settleCancellation(transaction, released, changed, now());
        },
      };
    }
    return {
      event: {
        ...{ status: packageStatus(orderPackage), lineChange: change.kind, lineChangeId: change.id, place: null },
        note: lineChangeNote(change),
      },
      terms: (changed) => withLineChange(changed, orderPackage.id, change),
      effects: async (transaction, changed) => {
        await effects();
        if (isRestocked) await returnStock(transaction, [units]);
        return enqueueRefund(transaction, order.id, { key: change.id, amountCents: refundOf(changed, orderPackage.id, change.id) }, now());
      },
    };
  }
}

/** A change with a new id. */
function newStep(kind: LineStep['kind'], at: string, before: OrderLineDoc, after: OrderLineDoc | null): Omit<LineStep, 'isRestocked'> {
  return { id: randomId('chg'), kind, at, before, after };
}

/** Units of the earlier variant that are no longer sent. */
function unitsGone({ kind, before, after }: LineStep): number {
  return kind === 'REPLACED' ? before.quantity : before.quantity - (after?.quantity ?? 0);
}

function refundOf({ packages }: OrderDoc, packageId: string, changeId: string): number {
  const { lineChanges = [] } = packages.find(({ id }) => id === packageId) ?? {};
  return lineChanges.find(({ id }) => id === changeId)?.refundCents ?? 0;
}

/** A repeated request changes nothing. One that treats the stock differently is rejected, because the stock was already settled. */
function repeated(found: FoundPackage, { lineId, restock }: ReduceRequest): SubstitutionResult {
  const last = found.orderPackage.lineChanges?.findLast(({ before }) => before.id === lineId);
  if (last === undefined || last.isRestocked === restock) return { kind: 'done', ...found };
  return refused({ ...invalid(['restock'], SUBSTITUTION_REFUSALS.otherRestock), code: 'CONFLICT' });
}

/** The package has no such line: the vendor may have seen one that was removed in the meantime. */
function missing({ orderPackage }: FoundPackage, { lineId, expectedQuantity = null }: ReduceRequest): SubstitutionResult {
  const wasRemoved = orderPackage.lineChanges?.some(({ before }) => before.id === lineId) === true;
  if (expectedQuantity === null || !wasRemoved) return UNKNOWN_LINE;
  return refused({ ...invalid(['expectedQuantity'], lineChanged(orderPackage, lineId)), code: 'CONFLICT' });
}

/** Why the vendor cannot change a line now; null if it can. */
function vendorRefusal(
  { order, orderPackage }: FoundPackage,
  line: OrderLineDoc,
  { expectedQuantity = null, expectedVariantId = null }: ReduceRequest,
): SubstitutionResult | null {
  const isQuantityChanged = expectedQuantity !== null && line.quantity !== expectedQuantity;
  const isVariantChanged = expectedVariantId !== null && line.variantId !== expectedVariantId;
  if (isQuantityChanged || isVariantChanged) {
    const path = isVariantChanged ? 'expectedVariantId' : 'expectedQuantity';
    return refused({ ...invalid([path], lineChanged(orderPackage, line.id)), code: 'CONFLICT' });
  }
  if (canChangeLines(orderPackage, order) && openRequest(orderPackage) === null) return null;
  const text = openRequest(orderPackage) === null ? SUBSTITUTION_REFUSALS.notNow : SUBSTITUTION_REFUSALS.cancellationOpen;
  return refused(illegalTransition(orderPackage, isUnreserved(order) ? [] : nextSteps(orderPackage), null, text));
}

/** The line has no replacement: it is unknown, was never replaced, or was removed in the meantime. */
function notReplaced({ orderPackage }: FoundPackage, lineId: string): SubstitutionResult {
  const isKnown =
    orderPackage.lines.some(({ id }) => id === lineId) || orderPackage.lineChanges?.some(({ before }) => before.id === lineId);
  return isKnown === true ? refused(illegalTransition(orderPackage, [], ['lineId'], SUBSTITUTION_REFUSALS.notReplaced)) : UNKNOWN_LINE;
}

function tooLate({ orderPackage }: FoundPackage): SubstitutionResult {
  return refused(illegalTransition(orderPackage, [], null, SUBSTITUTION_REFUSALS.shipped));
}

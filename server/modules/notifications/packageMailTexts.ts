import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { lostCents, lostReason } from '#schema/rules/lostTerms.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import { cancelledRefund } from '#server/modules/orders/index.ts';
import { datesOf } from '#server/platform/dates.ts';
import { translations } from '#server/platform/messages.ts';
import type {
  LineChangeDoc,
  OrderDoc,
  OrderEventDoc,
  OrderPackageDoc,
  PackageStatus,
  ReturnDoc,
  ReturnStatus,
} from '#server/store/documents/orders.ts';

/** Subject, excluding the order number, and first sentence of an email to a buyer. */
interface StepTexts {
  subject: LocalisedText;
  text: LocalisedText;
}

/** Events that send an email: statuses of packages and returns, plus two for pickup. */
type Step =
  | Exclude<PackageStatus, 'PLACED' | 'RETURN_REQUESTED' | 'RETURNED'>
  | Exclude<ReturnStatus, 'WITHDRAWN'>
  | 'READY'
  | 'PICKED_UP'
  | 'TRACKING'
  | 'CANCELLATION_REQUESTED'
  | 'CANCELLATION_DECLINED'
  | 'LINE_SHORTED'
  | 'LINE_REPLACED'
  | 'LINE_REQUESTED'
  | 'LINE_REFUSED';

/** Null for statuses without an email. */
function stepOf(status: PackageStatus | ReturnStatus, isPickup: boolean): Step | null {
  switch (status) {
    case 'PLACED':
    case 'RETURN_REQUESTED':
    case 'RETURNED':
    case 'WITHDRAWN':
      return null;
    case 'PACKED':
      return isPickup ? 'READY' : status;
    case 'DELIVERED':
      return isPickup ? 'PICKED_UP' : status;
    default:
      return status;
  }
}

/** The change of a line that an event recorded; null for other events. */
export function lineChangeAt({ lineChanges = [] }: OrderPackageDoc, { lineChangeId }: OrderEventDoc): LineChangeDoc | null {
  return lineChanges.find(({ id }) => id === lineChangeId) ?? null;
}

/** Changes of the same line up to this one, oldest first. The first one contains the line as ordered. */
export function changesOfLine({ lineChanges = [] }: OrderPackageDoc, { id, before }: LineChangeDoc): LineChangeDoc[] {
  const until = lineChanges.slice(0, lineChanges.findIndex((each) => each.id === id) + 1);
  return until.filter((each) => each.before.id === before.id);
}

/** Total of all changes of the line, if an earlier one lowered its price as well. */
export function totalTexts({ payment: { method } }: OrderDoc, changes: readonly LineChangeDoc[]): LocalisedText[] {
  const totalCents = changes.reduce((sum, { refundCents }) => sum + refundCents, 0);
  if (totalCents === (changes.at(-1)?.refundCents ?? 0)) return [];
  return [translations('mails.lineTotal', { amount: formatMoney(totalCents), payment: method === 'CASH_ON_DELIVERY' ? 'cash' : 'online' })];
}

function lineStep({ kind, after }: LineChangeDoc): Step {
  return kind === 'REPLACED' && after?.replacement?.state === 'REQUESTED' ? 'LINE_REQUESTED' : `LINE_${kind}`;
}

/** The email of an event; null if it sends none. An accepted request to cancel a package is a cancellation. */
function stepAt(event: OrderEventDoc, orderPackage: OrderPackageDoc): Step | null {
  const { status, returnStatus, replacedTracking, cancellation, lineChange } = event;
  const isPickup = isPickupPackage(orderPackage);
  if (replacedTracking !== undefined) return 'TRACKING';
  const change = lineChangeAt(orderPackage, event);
  if (lineChange !== undefined) return change === null ? null : lineStep(change);
  if (cancellation === 'REQUESTED' || cancellation === 'DECLINED') return `CANCELLATION_${cancellation}`;
  return stepOf(returnStatus ?? status, isPickup);
}

/** Reason of a buyer's cancellation: an accepted request, no answer in time, or a late package; null if it was not packed yet. */
export function cancellationReason({ cancellationRequest, timeline }: OrderPackageDoc): 'accepted' | 'silence' | 'late' | null {
  const last = timeline.at(-1);
  if (last?.isLate) return 'late';
  if (last?.cancellation !== 'ACCEPTED') return null;
  return cancellationRequest?.isBySilence ? 'silence' : 'accepted';
}

/** Texts of an email about a package event; null for events without an email. */
export function stepTexts(
  { payment: { method } }: OrderDoc,
  orderPackage: OrderPackageDoc,
  event: OrderEventDoc,
  returned: ReturnDoc | null,
  vendor: string,
): StepTexts | null {
  if (event.returnStatus !== undefined && returned === null) return null;
  const step = stepAt(event, orderPackage);
  if (step === null) return null;
  const isCash = returned === null ? method === 'CASH_ON_DELIVERY' : returned.refundBy === 'TRANSFER';
  const change = lineChangeAt(orderPackage, event);
  if (change !== null) {
    const amount = change.kind === 'REPLACED' && change.refundCents === 0 ? 'none' : formatMoney(change.refundCents);
    const how = change.isBySilence ? 'silence' : 'refused';
    const respondBy = change.after?.replacement?.respondBy;
    const time = respondBy == null ? '' : datesOf(respondBy, 'moment');
    const payment = isCash ? 'cash' : 'online';
    return {
      subject: translations(`stepMails.subject.${step}`, { payment: isCash ? 'cash' : 'online' }),
      text: translations(`stepMails.${step}`, { vendor, number: orderPackage.number, amount, payment, how, time }),
    };
  }
  const { grossCents, charge, refundCents } = cancelledRefund(orderPackage);
  // For cash orders, the next sentence says how much the difference is.
  const costsMore = charge === null || lostCents(charge) >= 0;
  const amount = formatMoney(returned?.refundCents ?? (isCash && costsMore ? grossCents : refundCents));
  const how = isCash ? 'cash' : 'online';
  return {
    subject: translations(`stepMails.subject.${step}`, { payment: how }),
    text: translations(`stepMails.${step}`, { vendor, number: orderPackage.number, amount, payment: how, how: 'other', time: '' }),
  };
}

/** Events whose emails mention a refund. */
const REFUNDS: ReadonlySet<string> = new Set<PackageStatus | ReturnStatus>(['CANCELLED', 'ACCEPTED', 'RECEIVED', 'REFUNDED']);

/** The charge against an event's refund, with its reason. */
export function chargeTexts(
  { payment: { method } }: OrderDoc,
  orderPackage: OrderPackageDoc,
  { status, returnStatus }: OrderEventDoc,
  returned: ReturnDoc | null,
): LocalisedText[] {
  const { charge } = returned ?? orderPackage;
  if (charge === undefined || !REFUNDS.has(returnStatus ?? status)) return [];
  const cents = lostCents(charge);
  if (cents < 0) return [translations('mails.chargeBack', { amount: formatMoney(-cents) })];
  const isUnpaid = returned === null && method === 'CASH_ON_DELIVERY';
  return [translations('mails.charge', { amount: formatMoney(cents), reason: lostReason(charge), payment: isUnpaid ? 'cash' : 'online' })];
}

/** Whether a later event corrected the tracking again; that event's email shows the current tracking. */
export function isCorrectedAgain({ timeline }: OrderPackageDoc, at: number): boolean {
  return timeline.slice(at + 1).some(({ replacedTracking }) => replacedTracking !== undefined);
}

/**
 * The return that an event belongs to. Older events do not identify it; their returns are found by counting the REQUESTED events
 * so far.
 */
export function returnAt({ timeline, returns = [] }: OrderPackageDoc, at: number): ReturnDoc | null {
  const { returnStatus, returnId } = timeline[at] ?? {};
  if (returnStatus === undefined) return null;
  if (returnId !== undefined) return returns.find(({ id }) => id === returnId) ?? null;
  const requested = timeline.slice(0, at + 1).filter(({ returnStatus }) => returnStatus === 'REQUESTED').length;
  return returns[requested - 1] ?? null;
}

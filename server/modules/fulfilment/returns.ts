import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { MAX_RETURNS, RETURN_DAYS } from '#schema/rules/limits.ts';
import { byLocale, type Locale } from '#schema/rules/locales.ts';
import { returnCauseSchema, returnLinesSchema, returnReasonSchema, type ReturnInput } from '#schema/rules/inputs/return.ts';
import { refundLines } from '#schema/rules/refunds.ts';
import { isReturnable, type ReturnCause } from '#schema/rules/returns.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { receivedLines, returnRefund, type PackageRefund } from '#server/modules/orders/index.ts';
import { invalid, notFound, parseInput, type InvalidInput } from '#server/platform/input/parseInput.ts';
import { translate, translations } from '#server/platform/messages.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { OrderDoc, OrderLineDoc, OrderPackageDoc, ReturnDoc, ReturnLineDoc, ReturnStatus } from '#server/store/documents/orders.ts';
import type { PackageError } from './packageSteps.ts';

const DAY_MS = 86_400_000;

/** The requested or accepted return; there is at most one. */
export function openReturn({ returns = [] }: OrderPackageDoc): ReturnDoc | null {
  return returns.find(({ status }) => status === 'REQUESTED' || status === 'ACCEPTED') ?? null;
}

/** Returns after which the buyer keeps the products. */
const KEPT: ReadonlySet<ReturnStatus> = new Set(['REFUSED', 'WITHDRAWN']);

/** Units per line in returns that were neither refused nor withdrawn. */
export function returnedUnits({ returns = [] }: OrderPackageDoc): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { lines } of returns.filter(({ status }) => !KEPT.has(status))) {
    for (const { lineId, quantity } of lines) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  }
  return units;
}

/** A line's units that the buyer still has. */
export function unitsLeft(orderPackage: OrderPackageDoc, { id, quantity }: Pick<OrderLineDoc, 'id' | 'quantity'>): number {
  return quantity - (returnedUnits(orderPackage).get(id) ?? 0);
}

/** End of the return period, counted from delivery. Null before delivery. The end may be in the past. */
function periodEnd({ timeline }: OrderPackageDoc): string | null {
  const delivered = timeline.find(({ status }) => status === 'DELIVERED');
  return delivered === undefined ? null : new Date(Date.parse(delivered.at) + RETURN_DAYS * DAY_MS).toISOString();
}

/** Whether a package has had as many returns as it can have. */
export function hasAllReturns({ returns = [] }: OrderPackageDoc): boolean {
  return returns.length >= MAX_RETURNS;
}

/** End of the return period. Null before delivery, while a return is open, after the last one, and if the buyer has no units left. */
export function returnableUntil(orderPackage: OrderPackageDoc): string | null {
  if (openReturn(orderPackage) !== null || hasAllReturns(orderPackage)) return null;
  return orderPackage.lines.every((line) => unitsLeft(orderPackage, line) <= 0) ? null : periodEnd(orderPackage);
}

/** End of the return period for returnable units outside of all returns. Null without such units, before delivery, after the end and after the last return. */
export function restReturnableUntil(orderPackage: OrderPackageDoc, productOf: ProductOf, now: Date): string | null {
  const until = periodEnd(orderPackage);
  if (until === null || now.toISOString() > until || hasAllReturns(orderPackage)) return null;
  return orderPackage.lines.some((line) => unitsLeft(orderPackage, line) > 0 && isReturnableLine(line, productOf)) ? until : null;
}

/** A return's content for the timeline: "2 × Rice, 1 × Tea". */
export function returnNote({ lines }: OrderPackageDoc, wanted: readonly { lineId: string; quantity: number }[]): LocalisedText {
  const titleOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.title;
  return byLocale((locale) =>
    listValues(
      wanted.map(({ lineId, quantity }) => `${quantity} × ${localise(titleOf(lineId) ?? {}, locale)}`),
      locale,
    ),
  );
}

/** Parses the reason of a return. A reason in the deprecated argument is another one than the usual ones. */
export function parseCause({ cause = null, note, reason = null }: ReturnInput): {
  value: { cause: ReturnCause; note: string | null } | null;
  errors: InvalidInput[];
} {
  if (cause !== null) return parseInput(returnCauseSchema, { cause, note: note ?? '' });
  const { value, errors } = parseInput(returnReasonSchema, reason ?? '', reason === null ? 'cause' : 'reason');
  return { value: value === null ? null : { cause: 'OTHER', note: value }, errors };
}

/** The reason of a return as text. */
export function causeText({ cause, note }: Pick<ReturnDoc, 'cause' | 'note'>, locale: Locale): string {
  const usual = cause === 'OTHER' ? null : translate(locale, `returnCauses.${cause}`);
  return [usual, note].filter((text) => text !== null).join(': ');
}

/** The product with this id; null if it was deleted. */
export type ProductOf = (id: string) => ProductDoc | null;

/** Whether a line is returnable, as recorded when the order was placed. In older orders, deleted products are returnable. */
function isReturnableLine(line: OrderLineDoc, productOf: ProductOf): boolean {
  const product = productOf(line.productId);
  return line.isReturnable ?? (product === null || isReturnable(product));
}

/** All returnable lines with their refunds. */
export function returnableLines(orderPackage: OrderPackageDoc, productOf: ProductOf): ReturnLineDoc[] {
  if (returnableUntil(orderPackage) === null) return [];
  const lines = orderPackage.lines.filter((line) => isReturnableLine(line, productOf));
  const left = lines.map((line) => ({ lineId: line.id, quantity: unitsLeft(orderPackage, line) }));
  return refundLines(
    orderPackage,
    returnedUnits(orderPackage),
    left.filter(({ quantity }) => quantity > 0),
  );
}

/** The refund for returned lines if they were received now; null if they cannot be returned. */
export function expectedRefund(
  order: OrderDoc,
  orderPackage: OrderPackageDoc,
  lines: ReturnInput['lines'],
  productOf: ProductOf,
): PackageRefund | null {
  const { value: wanted } = parseInput(returnLinesSchema, [...lines], 'lines');
  if (wanted === null || returnableUntil(orderPackage) === null || lineErrors(orderPackage, wanted, productOf).length > 0) return null;
  return returnRefund(order, orderPackage.id, refundLines(orderPackage, returnedUnits(orderPackage), wanted));
}

/** Sold units of a line, excluding those returned to the seller. */
export function unitsSold(orderPackage: OrderPackageDoc, { id, quantity }: Pick<OrderLineDoc, 'id' | 'quantity'>): number {
  return receivedLines(orderPackage).reduce((left, line) => (line.lineId === id ? left - line.quantity : left), quantity);
}

/** Refunds for a package's products, after discounts and before VAT. */
export function refundedProductsCents(orderPackage: OrderPackageDoc): number {
  return receivedLines(orderPackage).reduce((sum, { productsCents }) => sum + productsCents, 0);
}

/** Messages for rejected returns and return steps, which say how to proceed. */
export const RETURN_REFUSALS = {
  unknown: translations('returns.unknown'),
  unknownPart: translations('returns.unknownPart'),
  notNow: translations('returns.notNow'),
  tooLate: translations('returns.tooLate'),
  tooMany: translations('returns.tooMany', { max: MAX_RETURNS }),
  fresh: translations('returns.fresh'),
  allBack: translations('returns.allBack'),
  quantity: (left: number): LocalisedText => translations('returns.quantity', { left }),
  notDue: translations('returns.notDue'),
  settled: translations('returns.settled'),
  answered: translations('returns.answered'),
} as const satisfies Record<string, LocalisedText | ((left: number) => LocalisedText)>;

/** Reasons why lines cannot be returned: not in the package, not returnable, or too many units. */
export function lineErrors(
  orderPackage: OrderPackageDoc,
  lines: readonly { lineId: string; quantity: number }[],
  productOf: ProductOf,
): PackageError[] {
  const errors: PackageError[] = [];
  lines.forEach(({ lineId, quantity }, at) => {
    const line = orderPackage.lines.find(({ id }) => id === lineId);
    if (line === undefined) return errors.push(notFound(['lines', String(at), 'lineId'], RETURN_REFUSALS.unknownPart));
    const left = unitsLeft(orderPackage, line);
    if (!isReturnableLine(line, productOf)) errors.push(invalid(['lines', String(at), 'lineId'], RETURN_REFUSALS.fresh));
    else if (left === 0) errors.push(invalid(['lines', String(at), 'quantity'], RETURN_REFUSALS.allBack));
    else if (quantity < 1 || quantity > left) errors.push(invalid(['lines', String(at), 'quantity'], RETURN_REFUSALS.quantity(left)));
  });
  return errors;
}

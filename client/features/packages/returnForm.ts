/** Return request form, shared by the page and its action. */
import type { FieldTexts, FormSpec } from '#client/ui/forms/formSpec.ts';
import { returnFormSchema } from '#schema/rules/inputs/return.ts';
import { refundCents, refundLines } from '#schema/rules/refunds.ts';
import { USUAL_CAUSES, type ReturnCause } from '#schema/rules/returns.ts';
import type { Package_SummaryFragment } from './Packages.generated.ts';

export type ReturnPackage = Pick<
  Package_SummaryFragment,
  'id' | 'number' | 'lines' | 'totals' | 'returnable' | 'canReturnUntil' | 'vendor'
>;

type Returnable = ReturnPackage['returnable'];
type Values = Readonly<Partial<Record<string, string>>>;

/** Whether any units of the line `wanted` can still be returned. */
export function isReturnable(
  { canReturnUntil, returnable }: Pick<ReturnPackage, 'canReturnUntil' | 'returnable'>,
  wanted: string,
  now: Date,
): boolean {
  return canReturnUntil !== null && Date.parse(canReturnUntil) > now.getTime() && returnable.some(({ lineId }) => lineId === wanted);
}

/** The requested or accepted return; there is at most one. */
export function openReturn<Return extends { status: string }>({ returns }: { returns: readonly Return[] }): Return | null {
  return returns.find(({ status }) => status === 'REQUESTED' || status === 'ACCEPTED') ?? null;
}

/** The field with a note, which another reason needs. */
export const NOTE = 'note';
/** The field with a usual reason; empty for another one. */
export const CAUSE = 'cause';

/** The reason to send. */
export function returnReason({ [CAUSE]: typed, [NOTE]: note = '' }: Values): { cause: ReturnCause; note: string } {
  return { cause: USUAL_CAUSES.find((cause) => cause === typed) ?? 'OTHER', note };
}

/** Spec of the form, whose fields are a quantity per line id, a usual reason and a note. */
export function returnSpec(returnable: Returnable): FormSpec<string> {
  const upTo = returnable.map(
    ({ lineId, quantity: n }) =>
      [lineId, { quantity: (t) => t('ret.upTo', { n }), noReturnLines: 'ret.needUnits' } satisfies FieldTexts] as const,
  );
  const lineIds = returnable.map(({ lineId }) => lineId);
  return {
    fields: [...lineIds, CAUSE, NOTE],
    schema: returnFormSchema(returnable),
    input: (values) => ({
      lines: lineIds.map((lineId) => ({ lineId, quantity: readUnits(values[lineId] ?? '') })),
      ...returnReason(values),
    }),
    fieldAt: ([head, index]) => (head === 'note' ? NOTE : (lineIds[Number(index)] ?? null)),
    texts: { ...Object.fromEntries(upTo), [CAUSE]: {}, [NOTE]: { noReason: 'ret.needReason' } },
  };
}

/** Lines to return; omits lines with an invalid quantity. */
export function returnedLines(returnable: Returnable, typed: Values): { lineId: string; quantity: number }[] {
  return returnable.flatMap(({ lineId, quantity: left }) => {
    const quantity = readUnits(typed[lineId] ?? '');
    return quantity > 0 && quantity <= left ? [{ lineId, quantity }] : [];
  });
}

/** Whether all quantities are valid; otherwise the form does not show a refund. */
export function canReturn(returnable: Returnable, typed: Values): boolean {
  return returnable.every(({ lineId, quantity: left }) => {
    const quantity = readUnits(typed[lineId] ?? '');
    return quantity >= 0 && quantity <= left;
  });
}

/** Maps the paths of API errors, which refer to the sent lines by index, to the form's own line indices. */
export function errorsAmong<ApiError extends { path?: readonly string[] | null }>(
  returnable: Returnable,
  sent: readonly { lineId: string }[],
  errors: readonly ApiError[],
): ApiError[] {
  return errors.map((error) => {
    const [head, at] = error.path ?? [];
    if (head !== 'lines' || at === undefined) return error;
    const index = returnable.findIndex(({ lineId }) => lineId === sent[Number(at)]?.lineId);
    return { ...error, path: [head, String(index)] };
  });
}

/** Parses a quantity: 0 if empty, -1 for anything other than a whole number. */
function readUnits(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : -1;
}

/** Expected refund in cents, before any charge. Uses the server's rule. */
export function refundFor({ lines, totals, returnable }: ReturnPackage, wanted: readonly { lineId: string; quantity: number }[]): number {
  const paid = {
    lines: lines.map(({ id, quantity, total }) => ({ id, quantity, totalCents: total.minorUnits })),
    totals: { discountCents: totals.discount.minorUnits, taxCents: totals.tax.minorUnits },
  };
  const returned = new Map(
    lines.map(({ id, quantity }) => [id, quantity - (returnable.find(({ lineId }) => lineId === id)?.quantity ?? 0)]),
  );
  return refundCents(refundLines(paid, returned, wanted));
}

import { MAX_LINES, MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import { invalid, type InvalidInput, type NotFound } from '#server/platform/input/failure.ts';
import { tooLong } from '#server/platform/input/inputMessages.ts';
import type { OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { IllegalTransition } from './packageSteps.ts';
import { isOfReturnable, RETURN_REFUSALS, unitsLeft } from './returns.ts';

export type ReturnError = InvalidInput | NotFound | IllegalTransition;

/** The lines to return and the reason, as typed. */
export interface ReturnRequest {
  lines: readonly { lineId: string; quantity: number }[];
  reason: string;
}

/** Merges entries by line. A quantity below one invalidates the whole entry. */
export function mergeLines(lines: ReturnRequest['lines']): { lineId: string; quantity: number }[] {
  const merged = new Map<string, number>();
  for (const { lineId, quantity } of lines.slice(0, MAX_LINES)) {
    merged.set(lineId, (merged.get(lineId) ?? 0) + (quantity < 1 ? -Infinity : quantity));
  }
  return [...merged].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** Every error of a return request. */
export function checkRequest(
  orderPackage: OrderPackageDoc,
  lines: ReturnRequest['lines'],
  reason: string,
  catalog: Pick<CatalogReader, 'product'>,
): ReturnError[] {
  const errors: ReturnError[] = lines.length === 0 ? [invalid(['lines'], RETURN_REFUSALS.nothing)] : [];
  lines.forEach(({ lineId, quantity }, at) => {
    const line = orderPackage.lines.find(({ id }) => id === lineId);
    if (line === undefined) return errors.push(notFound('lines', String(at), 'lineId'));
    const left = unitsLeft(orderPackage, line);
    if (!isOfReturnable(line, catalog)) errors.push(invalid(['lines', String(at), 'lineId'], RETURN_REFUSALS.fresh));
    else if (left === 0) errors.push(invalid(['lines', String(at), 'quantity'], RETURN_REFUSALS.allBack));
    else if (quantity < 1 || quantity > left) errors.push(invalid(['lines', String(at), 'quantity'], RETURN_REFUSALS.quantity(left)));
  });
  const error = checkText('reason', reason, RETURN_REFUSALS.noReason);
  return error === null ? errors : [...errors, error];
}

/** Validates a text shown to other people: error when missing or too long. */
export function checkText(field: string, text: string, missing: InvalidInput['text']): InvalidInput | null {
  if (!isTelling(text)) return invalid([field], missing);
  return text.length > MAX_NOTE_LENGTH ? invalid([field], tooLong(MAX_NOTE_LENGTH)) : null;
}

/** NOT_FOUND for a name in the input that does not exist or is not accessible to the caller. */
export function notFound(...path: string[]): NotFound {
  return {
    kind: 'NotFound',
    code: 'NOT_FOUND',
    path,
    text: path[0] === 'packageId' ? RETURN_REFUSALS.unknown : RETURN_REFUSALS.unknownPart,
  };
}

import { refundCents, refundLines } from '#schema/rules/refunds.ts';
import type { PackageCard_PackageFragment } from './PackageCard.generated.ts';

export type ReturnPackage = Pick<
  PackageCard_PackageFragment,
  'id' | 'number' | 'lines' | 'totals' | 'returnable' | 'canReturnUntil' | 'vendor'
>;

/** Whether something of a package can be sent back at a moment. */
export function isReturnable({ canReturnUntil, returnable }: Pick<ReturnPackage, 'canReturnUntil' | 'returnable'>, now: Date): boolean {
  return canReturnUntil !== null && Date.parse(canReturnUntil) > now.getTime() && returnable.length > 0;
}

/** A quantity as it was typed: a whole number; null for anything else. */
export function readUnits(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : null;
}

/** What would be given back, by the same rule as the server's. */
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

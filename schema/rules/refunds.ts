/**
 * What is given back for goods that come back, in integer cents: what was paid for them, with their VAT; never delivery. The discount and the
 * VAT of a package are split over its lines by the largest remainder, the discount in proportion to the goods, the VAT to what is left of
 * them, and over the units of a line so that its first n units carry the share of n, rounded down. Whatever the steps in which a line comes back, all of its units together give exactly what
 * was paid for it: no cent more, none lost.
 */
import { splitByLargestRemainder } from './totals.ts';

/** A line as it was paid. */
export interface PaidLine {
  id: string;
  quantity: number;
  totalCents: number;
}

/** A package as it was paid. */
export interface PaidPackage {
  lines: readonly PaidLine[];
  totals: { discountCents: number; taxCents: number };
}

/** What is given back for units of one line. */
export interface LineRefund {
  lineId: string;
  quantity: number;
  /** Goods after the discount. */
  productsCents: number;
  taxCents: number;
}

/**
 * The refund of each of the lines. `returned` says how many units of a line came back before. Lines that the package does not have give
 * nothing; quantities must be within what is left.
 */
export function refundLines(
  orderPackage: PaidPackage,
  returned: ReadonlyMap<string, number>,
  wanted: readonly { lineId: string; quantity: number }[],
): LineRefund[] {
  const products = orderPackage.lines.map(({ totalCents }) => totalCents);
  const discounts = splitByLargestRemainder(orderPackage.totals.discountCents, products);
  const taxes = splitByLargestRemainder(
    orderPackage.totals.taxCents,
    products.map((cents, at) => cents - (discounts[at] ?? 0)),
  );
  return wanted.flatMap(({ lineId, quantity }) => {
    const at = orderPackage.lines.findIndex(({ id }) => id === lineId);
    const line = orderPackage.lines[at];
    if (line === undefined) return [];
    const before = returned.get(lineId) ?? 0;
    const share = (cents: number) => shareOf(cents, before + quantity, line.quantity) - shareOf(cents, before, line.quantity);
    return [{ lineId, quantity, productsCents: share(line.totalCents - (discounts[at] ?? 0)), taxCents: share(taxes[at] ?? 0) }];
  });
}

/** What refunds of lines add up to. */
export function refundCents(lines: readonly Pick<LineRefund, 'productsCents' | 'taxCents'>[]): number {
  return lines.reduce((sum, { productsCents, taxCents }) => sum + productsCents + taxCents, 0);
}

/** The share of the first units of a line in an amount, rounded down: exact for any amounts of money. */
function shareOf(cents: number, units: number, quantity: number): number {
  return Number((BigInt(cents) * BigInt(units)) / BigInt(quantity));
}

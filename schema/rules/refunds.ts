/**
 * Refunds of returned products in integer cents: the price paid and its VAT, never delivery. A package's discount and VAT are
 * split over its lines by largest remainder: the discount in proportion to line totals, the VAT to line totals after discount.
 * The first n units of a line are refunded the share of n units, rounded down. Invariant: however a line is split across returns,
 * its units together refund exactly what was paid for it.
 */
import { splitByLargestRemainder } from './totals.ts';

/** A line as paid. */
export interface PaidLine {
  id: string;
  quantity: number;
  totalCents: number;
}

/** A package as paid. */
export interface PaidPackage {
  lines: readonly PaidLine[];
  totals: { discountCents: number; taxCents: number };
}

/** The refund for units of one line. */
export interface LineRefund {
  lineId: string;
  quantity: number;
  /** Line amount after the discount, before VAT. */
  productsCents: number;
  taxCents: number;
}

/**
 * Refund per line. `returned` holds the units of each line that were returned earlier. Ignores lines that are not in the package;
 * quantities must not exceed the remaining units.
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

/** Sum of line refunds. */
export function refundCents(lines: readonly Pick<LineRefund, 'productsCents' | 'taxCents'>[]): number {
  return lines.reduce((sum, { productsCents, taxCents }) => sum + productsCents + taxCents, 0);
}

/** The share of an amount for the first units of a line, rounded down. BigInt keeps it exact for any amount. */
function shareOf(cents: number, units: number, quantity: number): number {
  return Number((BigInt(cents) * BigInt(units)) / BigInt(quantity));
}

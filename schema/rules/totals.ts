/**
 * Order arithmetic in integer cents, shared by drawer, cart, checkout, order and invoice. The discount is deducted from the subtotal, VAT
 * is computed on the rest and rounded half up once per order; delivery carries no VAT.
 */

/** VAT rate: a business constant of the marketplace, not Malaysian tax law. */
export const VAT_PERCENT = 20;

/** "Free shipping over $200" is strict: exactly $200.00 does not qualify. */
export const FREE_SHIPPING_OVER_CENTS = 20000;

/** Integer cents: totalCents = subtotalCents − discountCents + taxCents + shippingCents. */
export interface Totals {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
}

/** VAT on an amount in cents, rounded half up to a cent. */
function vatCents(amountCents: number): number {
  return Math.floor((amountCents * VAT_PERCENT + 50) / 100);
}

/** Totals of an order. The discount is capped at the subtotal. `shippingCents` is the final fee, after `qualifiesForFreeShipping`. */
export function computeTotals(input: { lineTotalsCents: readonly number[]; discountCents?: number; shippingCents?: number }): Totals {
  const subtotalCents = input.lineTotalsCents.reduce((sum, cents) => sum + cents, 0);
  const discountCents = Math.min(Math.max(input.discountCents ?? 0, 0), subtotalCents);
  const shippingCents = input.shippingCents ?? 0;
  return addUp({ subtotalCents, discountCents, shippingCents, taxCents: vatCents(subtotalCents - discountCents) });
}

/** Adds the total to its parts. */
export function addUp(parts: Omit<Totals, 'totalCents'>): Totals {
  const { subtotalCents, discountCents, shippingCents, taxCents } = parts;
  return { ...parts, totalCents: subtotalCents - discountCents + taxCents + shippingCents };
}

/** Whether a subtotal, after the discount and before VAT, qualifies for free shipping. */
export function qualifiesForFreeShipping(afterDiscountCents: number): boolean {
  return afterDiscountCents > FREE_SHIPPING_OVER_CENTS;
}

/** Cents still needed for free shipping; 0 if it is reached. Adding exactly this amount qualifies. */
export function freeShippingRemainingCents(afterDiscountCents: number): number {
  return Math.max(0, FREE_SHIPPING_OVER_CENTS + 1 - afterDiscountCents);
}

/**
 * Splits an amount in proportion to the weights by the largest remainder method: parts are rounded down, then the remaining
 * cents go to the largest remainders, the earlier ones in ties. If all weights are zero, parts are equal. Invariant: the parts
 * add up exactly; BigInt keeps the products exact.
 */
export function splitByLargestRemainder(amountCents: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sign = amountCents < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(amountCents));
  const hasWeight = weights.some((weight) => weight > 0);
  const shares = weights.map((weight) => (hasWeight ? BigInt(Math.max(0, weight)) : 1n));
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  const parts = shares.map((share, index) => ({ index, floor: (amount * share) / whole, remainder: (amount * share) % whole }));
  let left = amount - parts.reduce((sum, part) => sum + part.floor, 0n);
  const byRemainder = [...parts].sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const part of byRemainder) {
    if (left === 0n) break;
    part.floor += 1n;
    left -= 1n;
  }
  // `|| 0` normalises −0.
  return parts.map((part) => sign * Number(part.floor) || 0);
}

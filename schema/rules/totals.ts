/**
 * The one arithmetic of money, in integer cents: drawer, cart, checkout, order and invoice agree because all of them call it.
 * The discount comes off the subtotal first, VAT is taken of the rest and rounded half up once per order, delivery carries no VAT.
 */

/** The shop's rate: a business constant of the product, not the tax law of Malaysia. */
export const VAT_PERCENT = 20;

/** "Free shipping over $200" is meant literally: exactly $200.00 is not over it. */
export const FREE_SHIPPING_OVER_CENTS = 20000;

/** Integer cents. totalCents = subtotalCents − discountCents + taxCents + shippingCents. */
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

/**
 * Totals of a whole order. A discount above the subtotal counts as the subtotal.
 * `shippingCents` is what delivery costs in the end: the caller has already asked `qualifiesForFreeShipping`.
 */
export function computeTotals(input: { lineTotalsCents: readonly number[]; discountCents?: number; shippingCents?: number }): Totals {
  const subtotalCents = input.lineTotalsCents.reduce((sum, cents) => sum + cents, 0);
  const discountCents = Math.min(Math.max(input.discountCents ?? 0, 0), subtotalCents);
  const shippingCents = input.shippingCents ?? 0;
  return addUp({ subtotalCents, discountCents, shippingCents, taxCents: vatCents(subtotalCents - discountCents) });
}

/** The parts of an amount with what they come to. */
export function addUp(parts: Omit<Totals, 'totalCents'>): Totals {
  const { subtotalCents, discountCents, shippingCents, taxCents } = parts;
  return { ...parts, totalCents: subtotalCents - discountCents + taxCents + shippingCents };
}

/** Whether goods worth this much, after the discount and before VAT, travel free. */
export function qualifiesForFreeShipping(afterDiscountCents: number): boolean {
  return afterDiscountCents > FREE_SHIPPING_OVER_CENTS;
}

/** How many cents more make delivery free; 0 once it is. Who adds exactly this much gets there. */
export function freeShippingRemainingCents(afterDiscountCents: number): number {
  return Math.max(0, FREE_SHIPPING_OVER_CENTS + 1 - afterDiscountCents);
}

/**
 * Splits an amount in proportion to the weights so that the parts add up to it exactly: each part is rounded down, then the cents
 * left over go to the largest remainders (the earlier one among equals). Weights that are all zero share equally.
 * Exact for any amounts of money: the products are computed as big integers.
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
  // `|| 0` keeps minus zero out of the answer.
  return parts.map((part) => sign * Number(part.floor) || 0);
}

/**
 * Substitutions for groceries: what the buyer wants if a product is sold out while its package is being packed, and the amounts
 * of a line that its vendor reduces or replaces. All amounts are integer cents.
 */
import type { Section } from './facets.ts';
import type { LostTerms } from './lostTerms.ts';
import { addUp, splitByLargestRemainder, type Totals } from './totals.ts';

/** The buyer's choices for a line: a refund, a similar product, or a similar product after the buyer has agreed to it. */
export const IF_SOLD_OUT = ['REFUND', 'SIMILAR', 'ASK'] as const;

export type IfSoldOut = (typeof IF_SOLD_OUT)[number];

/** The choice for a line without one. */
export const DEFAULT_IF_SOLD_OUT: IfSoldOut = 'REFUND';

/** Hours in which the buyer answers a replacement that needs consent. Silence is a refusal. */
export const REPLACEMENT_ANSWER_HOURS = 24;

/** Whether products of a category with these sections have a choice: groceries. */
export function hasSubstitutes(sections: readonly Section[]): boolean {
  return sections.includes('GROCERIES');
}

/** A package's amounts before and after a line became cheaper. */
interface Reduction<PackageTotals extends Totals> {
  totals: PackageTotals;
  lostTerms: LostTerms;
  /** The amounts that are no longer due. */
  gone: Pick<Totals, 'subtotalCents' | 'discountCents' | 'taxCents'> & { lostTerms: LostTerms };
}

/**
 * Takes `cents` of products, before discount and VAT, out of a package. Discount, VAT and lost discount are split by largest
 * remainder between the rest and these products; delivery stays. Invariant: rest and gone amounts add up exactly.
 */
export function reduceTotals<PackageTotals extends Totals>(
  before: PackageTotals,
  lost: LostTerms,
  cents: number,
): Reduction<PackageTotals> {
  const restCents = before.subtotalCents - cents;
  const split = (amountCents: number, weights = [restCents, cents]) => {
    const [rest = 0, gone = 0] = splitByLargestRemainder(amountCents, weights);
    return { rest, gone };
  };
  const discount = split(before.discountCents);
  const tax = split(before.taxCents, [restCents - discount.rest, cents - discount.gone]);
  const lostDiscount = split(lost.discountCents);
  const lostTax = split(lost.taxCents);
  const rest = { subtotalCents: restCents, discountCents: discount.rest, taxCents: tax.rest, shippingCents: before.shippingCents };
  return {
    totals: { ...before, ...addUp(rest) },
    lostTerms: { discountCents: lostDiscount.rest, taxCents: lostTax.rest, shippingCents: lost.shippingCents },
    gone: {
      subtotalCents: cents,
      discountCents: discount.gone,
      taxCents: tax.gone,
      lostTerms: { discountCents: lostDiscount.gone, taxCents: lostTax.gone, shippingCents: 0 },
    },
  };
}

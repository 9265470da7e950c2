import { totalCart, type ChosenDelivery } from '#schema/rules/cartTotals.ts';
import { couponMissingCents, type CouponTerms, type VendorSubtotal } from '#schema/rules/coupons.ts';
import { hasSubstitutes } from '#schema/rules/substitutions.ts';
import { canBeFree, isPickup } from '#schema/rules/shipping.ts';
import { fulfilmentModeOf, type FulfilmentMode } from '#client/features/packages/fulfilmentMode.ts';
import type { CartChoices } from '#client/state/cartChoices.ts';
import type { CartLine } from '#client/state/cart.ts';
import type { QuoteQuery } from './Cart.generated.ts';

export type Quote = NonNullable<QuoteQuery['quote']>;
export type QuoteLine = Quote['lines'][number];
type ShippingOption = Quote['groups'][number]['shippingOptions'][number];

export type LineIssue =
  | { kind: 'price'; fromCents: number; toCents: number }
  | { kind: 'stock'; available: number }
  | { kind: 'soldOut' }
  | { kind: 'unavailable' }
  | { kind: 'notDeliverable' }
  /** Not delivered to the state, but available for pick-up; `text` is the server's message. */
  | { kind: 'fetch'; text: string }
  /** The vendor is not taking orders at the moment; `text` is the server's message with the end date. */
  | { kind: 'holiday'; text: string };

const NO_CHOICES: CartChoices = { coupon: null, shipping: {} };

/** A cart line with the quote's price and issues; without a quote, with the price at which it was added and no issues. */
export interface PricedLine {
  line: CartLine;
  title: string;
  /** Label for the chosen options; null if the product has none. */
  optionLabel: string | null;
  unitPriceCents: number;
  totalCents: number;
  issues: LineIssue[];
  /** Whether the shopper can choose what happens if it is sold out; false until the quote is there. */
  hasSubstitutes: boolean;
}

export interface VendorGroup {
  vendorId: string;
  vendorName: string;
  lines: PricedLine[];
  subtotalCents: number;
}

export interface CartFigures {
  groups: VendorGroup[];
  units: number;
  /** Derived from the shipping options known so far. */
  fulfilmentMode: FulfilmentMode;
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  /** Products after the discount, including VAT, excluding delivery. */
  beforeDeliveryCents: number;
  /** Delivery as far as it is known; null without a quote. */
  shippingCents: number | null;
  /** Total, including delivery as far as it is known. */
  totalCents: number;
  /** Amount still to be added for free delivery; 0 if delivery is already free. */
  freeShippingRemainingCents: number;
  /** Lines that block the order. All amounts include them, as the server's do. */
  blockingLines: PricedLine[];
}

/**
 * The cart's figures: lines by vendor in the order in which they were added, and totals from the shared rules (schema/rules/cartTotals.ts).
 * An older `quote` prices the lines it contains; its coupon and shipping options apply until the next response.
 */
export function cartFigures(lines: readonly CartLine[], quote: Quote | null, choices: CartChoices = NO_CHOICES): CartFigures {
  const quoted = new Map((quote?.lines ?? []).map((line) => [line.variant.id, line]));
  const unknown = new Set((quote?.issues ?? []).filter((issue) => issue.code === 'UNKNOWN_VARIANT').map((issue) => issue.variantId));
  const priced = lines.map((line) =>
    pricedLine(line, quoted.get(line.variantId) ?? null, { isUnknown: unknown.has(line.variantId), canFetch: canPickUp(line, quote) }),
  );
  const groups = new Map<string, VendorGroup>();
  for (const entry of priced) {
    const { vendorId, vendorName } = entry.line.snapshot;
    const group = groups.get(vendorId) ?? { vendorId, vendorName, lines: [], subtotalCents: 0 };
    group.lines.push(entry);
    group.subtotalCents += entry.totalCents;
    groups.set(vendorId, group);
  }
  const vendorGroups = [...groups.values()];
  const options = new Map(vendorGroups.map(({ vendorId }) => [vendorId, optionOf(vendorId, quote, choices)]));
  const packages = vendorGroups.map(({ vendorId, lines: own }) => ({
    vendorId,
    lineTotalsCents: own.map(({ totalCents }) => totalCents),
    delivery: deliveryOf(options.get(vendorId) ?? null),
  }));
  const { totals, freeShippingRemainingCents } = totalCart(packages, couponOf(quote, choices, vendorGroups));
  const { subtotalCents, discountCents, taxCents, shippingCents, totalCents } = totals;
  return {
    groups: vendorGroups,
    fulfilmentMode: fulfilmentModeOf([...options.values()].map((option) => option !== null && isPickup(option.code))),
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents,
    discountCents,
    taxCents,
    beforeDeliveryCents: totalCents - shippingCents,
    shippingCents: quote === null ? null : shippingCents,
    totalCents,
    freeShippingRemainingCents,
    blockingLines: priced.filter(({ issues }) => issues.some(({ kind }) => kind !== 'price')),
  };
}

/** Terms of the chosen coupon if the latest quote applied it and the cart meets its minimum, otherwise null. */
function couponOf(quote: Quote | null, choices: CartChoices, vendorGroups: readonly VendorSubtotal[]): CouponTerms | null {
  const told = quote?.coupon;
  if (!told || told.code !== choices.coupon) return null;
  const { percent, amount, vendorId, minimum } = told;
  const terms: CouponTerms = {
    discount: percent === null ? { kind: 'AMOUNT', cents: amount?.minorUnits ?? 0 } : { kind: 'PERCENT', percent },
    vendorId,
    minimumCents: minimum.minorUnits,
  };
  return couponMissingCents(terms, vendorGroups) > 0 ? null : terms;
}

/** Shipping option for a vendor's package: the shopper's choice if it is offered, otherwise the quote's. */
function optionOf(vendorId: string, quote: Quote | null, choices: CartChoices): ShippingOption | null {
  const group = quote?.groups.find(({ vendor }) => vendor.id === vendorId);
  const find = (code: string | undefined) => group?.shippingOptions.find((option) => option.code === code);
  return find(choices.shipping[vendorId]) ?? find(group?.chosen?.code) ?? null;
}

function deliveryOf(option: ShippingOption | null): ChosenDelivery | null {
  return option === null ? null : { regularCents: option.regularPrice.minorUnits, canBeFree: canBeFree(option.code) };
}

function canPickUp({ snapshot }: CartLine, quote: Quote | null): boolean {
  const group = quote?.groups.find(({ vendor }) => vendor.id === snapshot.vendorId);
  return group?.shippingOptions.some(({ code }) => isPickup(code)) ?? false;
}

function pricedLine(line: CartLine, quoted: QuoteLine | null, told: { isUnknown: boolean; canFetch: boolean }): PricedLine {
  const unitPriceCents = quoted?.unitPrice.minorUnits ?? line.seenPriceCents;
  const issues: LineIssue[] = (quoted?.issues ?? []).flatMap((issue) => toLineIssue(issue, line, unitPriceCents, told.canFetch));
  if (told.isUnknown) issues.push({ kind: 'unavailable' });
  const title = quoted?.product.title ?? line.snapshot.title;
  // The quote is in the page's language, the stored snapshot in the language used when the line was added.
  const optionLabel = quoted?.variant.options.map(({ label }) => label).join(' · ') || line.snapshot.optionLabel;
  const canChoose = hasSubstitutes(quoted?.product.category.sections ?? []);
  return { line, title, optionLabel, unitPriceCents, totalCents: unitPriceCents * line.quantity, issues, hasSubstitutes: canChoose };
}

function toLineIssue(issue: QuoteLine['issues'][number], line: CartLine, unitPriceCents: number, isFetchable: boolean): LineIssue[] {
  switch (issue.code) {
    case 'PRICE_CHANGED':
      return line.seenPriceCents === unitPriceCents ? [] : [{ kind: 'price', fromCents: line.seenPriceCents, toCents: unitPriceCents }];
    case 'INSUFFICIENT_STOCK':
      // Compares with the current quantity, which may have changed since the quote.
      if ((issue.available ?? 0) <= 0) return [{ kind: 'soldOut' }];
      return line.quantity > (issue.available ?? 0) ? [{ kind: 'stock', available: issue.available ?? 0 }] : [];
    case 'UNAVAILABLE':
    case 'UNKNOWN_VARIANT':
      return [{ kind: 'unavailable' }];
    case 'VENDOR_ON_HOLIDAY':
      return [{ kind: 'holiday', text: issue.message }];
    case 'NOT_DELIVERABLE':
      return [isFetchable ? { kind: 'fetch', text: issue.message } : { kind: 'notDeliverable' }];
    // Issues with the cart as a whole.
    case 'COUPON_REJECTED':
    case 'SHIPPING_UNAVAILABLE':
    // Only the checkout sends the content that the shopper has seen, so quotes never report it.
    case 'CONTENT_CHANGED':
      return [];
  }
}

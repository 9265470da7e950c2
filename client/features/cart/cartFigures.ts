import { computeTotals, freeShippingRemainingCents } from '#schema/rules/totals.ts';
import type { CartLine } from '#client/state/cart.ts';
import type { QuoteQuery } from './Quote.generated.ts';

export type Quote = QuoteQuery['quote'];
export type QuoteLine = Quote['lines'][number];

export type LineIssue =
  | { kind: 'price'; fromCents: number; toCents: number }
  | { kind: 'stock'; available: number }
  | { kind: 'soldOut' }
  | { kind: 'unavailable' }
  | { kind: 'notDeliverable' }
  /** The seller takes no orders at the moment: the shop's own sentence says until when. */
  | { kind: 'holiday'; text: string };

/** A line of the cart with what the server said of it; without an answer, with what the shopper saw when they added it. */
export interface PricedLine {
  line: CartLine;
  title: string;
  /** The chosen size, colour or weight, in words; null without a choice. */
  optionLabel: string | null;
  unitPriceCents: number;
  totalCents: number;
  issues: LineIssue[];
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
  subtotalCents: number;
  taxCents: number;
  /** Subtotal and VAT; delivery comes on top at the checkout. */
  totalCents: number;
  /** Cents to add until delivery is free; 0 when it is. */
  freeShippingRemainingCents: number;
  /** True when a line must be changed before an order can be placed. */
  isBlocked: boolean;
}

/**
 * What the drawer and the cart page show: lines by vendor in the order they were added, and totals by the shop's one arithmetic
 * (schema/rules/totals.ts). A quote that answers for fewer lines than the cart now has still prices those it knows.
 */
export function cartFigures(lines: readonly CartLine[], quote: Quote | null): CartFigures {
  const answers = new Map((quote?.lines ?? []).map((line) => [line.variant.id, line]));
  const unknown = new Set((quote?.issues ?? []).filter((issue) => issue.code === 'UNKNOWN_VARIANT').map((issue) => issue.variantId));
  const priced = lines.map((line) => pricedLine(line, answers.get(line.variantId) ?? null, unknown.has(line.variantId)));
  const groups = new Map<string, VendorGroup>();
  for (const entry of priced) {
    const { vendorId, vendorName } = entry.line.snapshot;
    const group = groups.get(vendorId) ?? { vendorId, vendorName, lines: [], subtotalCents: 0 };
    group.lines.push(entry);
    group.subtotalCents += entry.totalCents;
    groups.set(vendorId, group);
  }
  const { subtotalCents, taxCents, totalCents } = computeTotals({ lineTotalsCents: priced.map((entry) => entry.totalCents) });
  return {
    groups: [...groups.values()],
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents,
    taxCents,
    totalCents,
    freeShippingRemainingCents: freeShippingRemainingCents(subtotalCents),
    isBlocked: priced.some((entry) => entry.issues.some((issue) => issue.kind !== 'price')),
  };
}

function pricedLine(line: CartLine, answer: QuoteLine | null, isUnknown: boolean): PricedLine {
  const unitPriceCents = answer?.unitPrice.minorUnits ?? line.seenPriceCents;
  const issues: LineIssue[] = (answer?.issues ?? []).flatMap((issue) => toLineIssue(issue, line, unitPriceCents));
  if (isUnknown) issues.push({ kind: 'unavailable' });
  const title = answer?.product.title ?? line.snapshot.title;
  // In the language of the page: what was kept with the line is in the one it was added in.
  const optionLabel = answer?.variant.options.map(({ label }) => label).join(' · ') || line.snapshot.optionLabel;
  return { line, title, optionLabel, unitPriceCents, totalCents: unitPriceCents * line.quantity, issues };
}

function toLineIssue(issue: QuoteLine['issues'][number], line: CartLine, unitPriceCents: number): LineIssue[] {
  switch (issue.code) {
    case 'PRICE_CHANGED':
      return line.seenPriceCents === unitPriceCents ? [] : [{ kind: 'price', fromCents: line.seenPriceCents, toCents: unitPriceCents }];
    case 'INSUFFICIENT_STOCK':
      // The answer may be older than the last tap on the stepper.
      if ((issue.available ?? 0) <= 0) return [{ kind: 'soldOut' }];
      return line.quantity > (issue.available ?? 0) ? [{ kind: 'stock', available: issue.available ?? 0 }] : [];
    case 'UNAVAILABLE':
    case 'UNKNOWN_VARIANT':
      return [{ kind: 'unavailable' }];
    case 'VENDOR_ON_HOLIDAY':
      return [{ kind: 'holiday', text: issue.message }];
    case 'NOT_DELIVERABLE':
      return [{ kind: 'notDeliverable' }];
    // These are about the cart, not about a line of it.
    case 'COUPON_REJECTED':
    case 'SHIPPING_UNAVAILABLE':
      return [];
  }
}

import type { ParsedOrder } from '#schema/rules/inputs/order.ts';
import { MAX_GUEST_CASH_LINES } from '#schema/rules/limits.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { cashRefusal, type PaymentMethod } from '#schema/rules/payments.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { invalid, notFound, type Failure, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import type { Quote, QuoteGroup, QuoteIssue, QuoteLine, WantedLine } from '#server/modules/cart/index.ts';
import { deliversTo, type ProductVariant } from '#server/modules/catalog/index.ts';
import { PAYMENT_MESSAGES } from '#server/modules/payments/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** A line exceeds the stock. */
export interface InsufficientStock extends Failure {
  kind: 'InsufficientStock';
  code: 'INSUFFICIENT_STOCK';
  variant: ProductVariant;
  requested: number;
  available: number;
}

/** The total, in cents, differs from the one that the buyer accepted. */
export interface PriceChanged extends Failure {
  kind: 'PriceChanged';
  code: 'PRICE_CHANGED';
  expectedCents: number;
  actualCents: number;
}

/** The coupon does not apply to this order. */
export interface CouponRejected extends Failure {
  kind: 'CouponRejected';
  code: 'COUPON_REJECTED';
  /** Missing amount in cents if that is the only reason; otherwise null. */
  spendMoreCents: number | null;
}

/** A vendor does not deliver to the state in the address. */
export interface ShippingUnavailable extends Failure {
  kind: 'ShippingUnavailable';
  code: 'SHIPPING_UNAVAILABLE';
  vendor: VendorDoc;
  state: MalaysianState;
}

/** The payment failed; nothing was charged or ordered. */
export interface PaymentDeclined extends Failure {
  kind: 'PaymentDeclined';
  code: 'PAYMENT_DECLINED';
  /** Whether another attempt, perhaps with a different bank, could succeed. */
  retryable: boolean;
}

export type PlaceOrderError =
  InvalidInput | NotFound | InsufficientStock | PriceChanged | CouponRejected | ShippingUnavailable | PaymentDeclined;

/** A payment that could not be opened. `isPlaced` means that it was for an existing order. */
export function paymentDeclined(reason: 'DECLINED' | 'UNREACHABLE', isPlaced = false): PaymentDeclined {
  const texts = PAYMENT_MESSAGES;
  const [declined, unreachable] = isPlaced ? [texts.declinedAgain, texts.unreachableAgain] : [texts.declined, texts.unreachable];
  const text = reason === 'DECLINED' ? declined : unreachable;
  return { kind: 'PaymentDeclined', code: 'PAYMENT_DECLINED', path: ['payment'], text, retryable: true };
}

/** Reason why a total in cents cannot be paid with this method; null if it can. */
export function cashTooMuch(method: PaymentMethod, state: MalaysianState, totalCents: number): InvalidInput | null {
  if (method !== 'CASH_ON_DELIVERY' || cashRefusal(state, totalCents) !== 'AMOUNT') return null;
  return invalid(['payment', 'method'], PAYMENT_MESSAGES.cashTooMuch);
}

/** Reason why a guest cannot pay an order with this many lines in cash; null if they can. */
export function guestCashTooLong({ method }: { method: PaymentMethod }, lines: readonly { variantId: string }[]): InvalidInput | null {
  const count = new Set(lines.map(({ variantId }) => variantId)).size;
  if (method !== 'CASH_ON_DELIVERY' || count <= MAX_GUEST_CASH_LINES) return null;
  return invalid(['payment', 'method'], PAYMENT_MESSAGES.guestCashTooLong);
}

/** Path of a field in the submitted line for a variant. */
type PathOf = (variantId: string | null, field: string) => string[];

/**
 * Reasons why a priced cart cannot become the requested order; empty if it can. A changed price, and a total that cannot be paid
 * in cash, are reported only if there is no other reason, because fixing any other reason would change the total.
 */
export function refusals(quote: Quote, order: ParsedOrder, typedLines: readonly WantedLine[]): PlaceOrderError[] {
  const pathOf: PathOf = (variantId, field) => ['lines', String(typedLines.findIndex((line) => line.variantId === variantId)), field];
  const errors = [
    ...quote.issues
      .filter((issue) => issue.code === 'UNKNOWN_VARIANT')
      .map((issue) => notFound(pathOf(issue.variantId, 'variantId'), issue.text)),
    ...quote.lines.flatMap((line) => stockErrors(line, pathOf)),
    ...quote.groups.flatMap((group) => holidayErrors(group, pathOf)),
    ...quote.groups.flatMap((group) => deliveryErrors(group, order, pathOf)),
    ...quote.issues.flatMap(choiceErrors),
    ...quote.issues.filter(({ code }) => code === 'COUPON_REJECTED').map(couponRejected),
  ];
  if (errors.length > 0) return errors;
  const tooMuch = cashTooMuch(order.payment.method, order.shippingAddress.state, quote.totals.totalCents);
  return [...(tooMuch === null ? [] : [tooMuch]), ...contentErrors(quote, pathOf), ...priceErrors(quote, order)];
}

/** Errors for products whose content has changed since the buyer saw them. */
function contentErrors({ lines }: Quote, pathOf: PathOf): PlaceOrderError[] {
  return linesWith('CONTENT_CHANGED', lines).map(({ variantId, text }) => invalid(pathOf(variantId, 'seenContent'), text));
}

function stockErrors({ variant, quantity, issues }: QuoteLine, pathOf: PathOf): PlaceOrderError[] {
  const { id, status } = variant.variant;
  return issues.flatMap((issue): PlaceOrderError[] => {
    const isWithdrawn = issue.code === 'UNAVAILABLE' && [variant.product.status, status].includes('DISABLED');
    if (isWithdrawn) return [notFound(pathOf(id, 'variantId'), issue.text)];
    if (issue.code !== 'INSUFFICIENT_STOCK' && issue.code !== 'UNAVAILABLE') return [];
    const { text, available } = issue;
    const path = pathOf(id, 'quantity');
    return [{ kind: 'InsufficientStock', code: 'INSUFFICIENT_STOCK', path, text, variant, requested: quantity, available: available ?? 0 }];
  });
}

/** A vendor on holiday is reported once, at its first line. */
function holidayErrors({ lines }: QuoteGroup, pathOf: PathOf): PlaceOrderError[] {
  return linesWith('VENDOR_ON_HOLIDAY', lines)
    .slice(0, 1)
    .map(({ variantId, text }) => invalid(pathOf(variantId, 'variantId'), text));
}

/** A vendor that does not deliver to the state is reported once; products that can never be delivered are reported per line. */
function deliveryErrors({ vendor, lines }: QuoteGroup, { shippingAddress: { state } }: ParsedOrder, pathOf: PathOf): PlaceOrderError[] {
  const undeliverable = linesWith('NOT_DELIVERABLE', lines);
  const isServed = deliversTo(vendor, state);
  return (isServed ? undeliverable : undeliverable.slice(0, 1)).map(({ variantId, text }) => {
    const path = isServed ? pathOf(variantId, 'variantId') : ['shippingAddress', 'state'];
    return { kind: 'ShippingUnavailable', code: 'SHIPPING_UNAVAILABLE', path, text, vendor, state };
  });
}

function linesWith(code: QuoteIssue['code'], lines: readonly QuoteLine[]): { variantId: string; text: QuoteIssue['text'] }[] {
  return lines.flatMap(({ variant, issues }) =>
    issues.filter((issue) => issue.code === code).map(({ text }) => ({ variantId: variant.variant.id, text })),
  );
}

function choiceErrors({ choice, text }: QuoteIssue): PlaceOrderError[] {
  return choice === null ? [] : [invalid(['shipping', String(choice.index), choice.field], text)];
}

function couponRejected({ text, spendMoreCents }: QuoteIssue): PlaceOrderError {
  return { kind: 'CouponRejected', code: 'COUPON_REJECTED', path: ['coupon'], text, spendMoreCents };
}

function priceErrors(quote: Quote, order: ParsedOrder): PlaceOrderError[] {
  const { expectedTotalCents: expectedCents } = order;
  const actualCents = quote.totals.totalCents;
  if (actualCents === expectedCents) return [];
  const [before, now] = [formatMoney(expectedCents), formatMoney(actualCents)];
  const text = translations('orders.priceChanged', { now, before });
  return [{ kind: 'PriceChanged', code: 'PRICE_CHANGED', path: ['expectedTotal'], text, expectedCents, actualCents }];
}

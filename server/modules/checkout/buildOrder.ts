import { hash } from 'node:crypto';
import { deliveryDays, expectedDates } from '#schema/rules/deliveryTimes.ts';
import type { ParsedOrder } from '#schema/rules/inputs/order.ts';
import { isReturnable } from '#schema/rules/returns.ts';
import { DEFAULT_SHIPPING } from '#schema/rules/shipping.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { emailKeyOf } from '#server/modules/accounts/index.ts';
import { shippingCodeOf, type Quote, type QuoteGroup, type QuoteLine, type TotalsView } from '#server/modules/cart/index.ts';
import { randomId } from '#server/modules/orders/index.ts';
import type { OrderDoc, OrderLineDoc, OrderPackageDoc, TotalsDoc } from '#server/store/documents/orders.ts';

/** What an order's document has besides its content: identifiers, owner and payment. */
type Header = Pick<OrderDoc, 'id' | 'number' | 'invoiceNumber' | 'accessTokenHash' | 'userId' | 'payment'>;

/** Builds the order document from a quote that is ready to place, one package per vendor; titles and prices stay as they were then. */
export function buildOrder(header: Header, order: ParsedOrder, quote: Quote, placedAt: Date): OrderDoc {
  return {
    ...header,
    placedAt: placedAt.toISOString(),
    email: order.email,
    locale: order.locale,
    note: order.note,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    packages: quote.groups.map((group, index) => buildPackage(group, `${header.number}-${index + 1}`, order, placedAt)),
    totals: storedTotals(quote.totals),
    ...(quote.coupon === null ? {} : { coupon: quote.coupon.code }),
  };
}

function buildPackage(group: QuoteGroup, number: string, order: ParsedOrder, placedAt: Date): OrderPackageDoc {
  const { minDays, maxDays } = group.chosen ?? deliveryDays(order.shippingAddress.state);
  const usual = expectedDates(placedAt, order.shippingAddress.state, { minDays, maxDays });
  return {
    id: randomId('pkg'),
    number,
    vendorId: group.vendor.id,
    lines: group.lines.map(buildLine),
    totals: storedTotals(group.totals),
    shippingOption: group.chosen?.code ?? DEFAULT_SHIPPING,
    deliveryDays: { minDays, maxDays },
    timeline: [{ at: placedAt.toISOString(), status: 'PLACED', place: null, note: null }],
    expectedFrom: group.chosen?.earliest ?? usual.earliest.toISOString(),
    expectedBy: group.chosen?.latest ?? usual.latest.toISOString(),
  };
}

function buildLine({ variant: item, quantity, unitPriceCents, totalCents }: QuoteLine): OrderLineDoc {
  const { product, variant } = item;
  return {
    id: randomId('lin'),
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    sku: variant.sku,
    picture: product.pictures[variant.picture ?? 0] ?? product.pictures[0] ?? null,
    options: variant.options,
    quantity,
    unitPriceCents,
    totalCents,
    isReturnable: isReturnable(product),
  };
}

function storedTotals({ subtotalCents, discountCents, shippingCents, taxCents, totalCents }: TotalsView): TotalsDoc {
  return { subtotalCents, discountCents, shippingCents, taxCents, totalCents, taxPercent: VAT_PERCENT };
}

const ADDRESS_FIELDS = ['firstName', 'lastName', 'phone', 'line1', 'line2', 'city', 'postalCode', 'state'] as const;

/**
 * SHA-256 (hex) of an order's content; equal for equivalent requests, whatever their spacing, the case of the email and the order of lines.
 * Deliveries are hashed by code, since their ids change with the terms. The key itself and the seen prices of single lines are left out: `expectedTotal` is the price agreed to.
 */
export function requestHash(order: ParsedOrder): string {
  const lines = order.lines
    .map(({ variantId, quantity }) => [variantId, quantity] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const choices = order.choices
    .map(({ vendorId, optionId }) => [vendorId, shippingCodeOf(optionId)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const address = (each: ParsedOrder['shippingAddress']) => ADDRESS_FIELDS.map((field) => each[field]);
  const canonical = [
    lines,
    order.expectedTotalCents,
    emailKeyOf(order.email),
    address(order.shippingAddress),
    address(order.billingAddress),
    order.note,
    order.payment.method,
    // Only when present, so that keys of earlier versions still match.
    ...(order.payment.institution === null ? [] : [order.payment.institution]),
    ...(choices.length === 0 ? [] : [{ shipping: choices }]),
    ...(order.coupon === null ? [] : [{ coupon: order.coupon }]),
  ];
  return hash('sha256', JSON.stringify(canonical), 'hex');
}

import { deliveryDays, expectedDates } from '#schema/rules/deliveryTimes.ts';
import { inboxOf } from '#schema/rules/emails.ts';
import type { ParsedOrder } from '#schema/rules/inputs/order.ts';
import { isReturnable } from '#schema/rules/returns.ts';
import { DEFAULT_SHIPPING } from '#schema/rules/shipping.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import type { Quote, QuoteGroup, QuoteLine, TotalsView } from '#server/modules/cart/index.ts';
import { randomId } from '#server/platform/ids.ts';
import type { OrderDoc, OrderLineDoc, OrderPackageDoc, TotalsDoc } from '#server/store/documents/orders.ts';

/** Fields of an order document other than its content: identifiers, owner and payment. */
type Header = Pick<OrderDoc, 'id' | 'number' | 'accessTokenHash' | 'userId' | 'payment'>;

/** Builds the order document from a quote that is ready to place, with one package per vendor. Titles and prices are copied. */
export function buildOrder(header: Header, order: ParsedOrder, quote: Quote, placedAt: Date): OrderDoc {
  return {
    ...header,
    invoiceNumber: null,
    placedAt: placedAt.toISOString(),
    email: order.email,
    inbox: inboxOf(order.email),
    locale: order.locale,
    note: order.note,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    packages: quote.groups.map((group, index) => buildPackage(group, `${header.number}-${index + 1}`, order, placedAt)),
    totals: storedTotals(quote.totals),
    ...(quote.coupon === null ? {} : couponOf(quote.coupon)),
  };
}

function couponOf({ code, discount, vendorId, minimumCents }: NonNullable<Quote['coupon']>): Pick<OrderDoc, 'coupon' | 'couponTerms'> {
  return { coupon: code, couponTerms: { discount, vendorId, minimumCents } };
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
    ...(group.chosen && { regularShippingCents: group.chosen.regularPriceCents }),
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

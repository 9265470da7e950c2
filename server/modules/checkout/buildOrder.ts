import { deliveryDays, expectedDates } from '#schema/rules/deliveryTimes.ts';
import { inboxOf } from '#schema/rules/emails.ts';
import type { ParsedOrder } from '#schema/rules/inputs/order.ts';
import { DEFAULT_SHIPPING } from '#schema/rules/shipping.ts';
import { DEFAULT_IF_SOLD_OUT } from '#schema/rules/substitutions.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import type { Quote, QuoteGroup, QuoteLine, TotalsView } from '#server/modules/cart/index.ts';
import { orderLineOf } from '#server/modules/orders/index.ts';
import { randomId } from '#server/platform/ids.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { OrderDoc, OrderLineDoc, OrderPackageDoc, TotalsDoc } from '#server/store/documents/orders.ts';

/** Fields of an order document other than its content: identifiers, owner and payment. */
type Header = Pick<OrderDoc, 'id' | 'number' | 'accessTokenHash' | 'userId' | 'payment'>;

/** Whether a product's line has a choice for when it is sold out. */
type HasSubstitutes = (product: ProductDoc) => boolean;

/** Builds the order document from a quote that is ready to place, with one package per vendor. Titles and prices are copied. */
export function buildOrder(
  header: Header,
  order: ParsedOrder,
  quote: Quote,
  { placedAt, hasSubstitutes }: { placedAt: Date; hasSubstitutes: HasSubstitutes },
): OrderDoc {
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
    packages: quote.groups.map((group, index) => buildPackage(group, `${header.number}-${index + 1}`, order, { placedAt, hasSubstitutes })),
    totals: storedTotals(quote.totals),
    ...(quote.coupon === null ? {} : couponOf(quote.coupon)),
  };
}

function couponOf({ code, discount, vendorId, minimumCents }: NonNullable<Quote['coupon']>): Pick<OrderDoc, 'coupon' | 'couponTerms'> {
  return { coupon: code, couponTerms: { discount, vendorId, minimumCents } };
}

function buildPackage(
  group: QuoteGroup,
  number: string,
  order: ParsedOrder,
  { placedAt, hasSubstitutes }: { placedAt: Date; hasSubstitutes: HasSubstitutes },
): OrderPackageDoc {
  const { minDays, maxDays } = group.chosen ?? deliveryDays(order.shippingAddress.state);
  const usual = expectedDates(placedAt, order.shippingAddress.state, { minDays, maxDays });
  return {
    id: randomId('pkg'),
    number,
    vendorId: group.vendor.id,
    lines: group.lines.map((line) => buildLine(line, order, hasSubstitutes)),
    totals: storedTotals(group.totals),
    shippingOption: group.chosen?.code ?? DEFAULT_SHIPPING,
    ...(group.chosen && { regularShippingCents: group.chosen.regularPriceCents }),
    deliveryDays: { minDays, maxDays },
    timeline: [{ at: placedAt.toISOString(), status: 'PLACED', place: null, note: null }],
    expectedFrom: group.chosen?.earliest ?? usual.earliest.toISOString(),
    expectedBy: group.chosen?.latest ?? usual.latest.toISOString(),
  };
}

function buildLine({ variant, quantity, unitPriceCents }: QuoteLine, { lines }: ParsedOrder, hasSubstitutes: HasSubstitutes): OrderLineDoc {
  const { ifSoldOut } = lines.find(({ variantId }) => variantId === variant.variant.id) ?? {};
  const isOffered = hasSubstitutes(variant.product);
  return orderLineOf(variant, { quantity, unitPriceCents, ifSoldOut: isOffered ? (ifSoldOut ?? DEFAULT_IF_SOLD_OUT) : undefined });
}

function storedTotals({ subtotalCents, discountCents, shippingCents, taxCents, totalCents }: TotalsView): TotalsDoc {
  return { subtotalCents, discountCents, shippingCents, taxCents, totalCents, taxPercent: VAT_PERCENT };
}

import { localise } from '#schema/rules/localisedText.ts';
import { cartFigures, type Quote } from '#client/features/cart/cartFigures.ts';
import { DemoCouponsDocument } from '#client/features/cart/Cart.generated.ts';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { defaultLine } from '#client/features/catalog/defaultLine.ts';
import { COUPON_MESSAGES } from '#server/modules/promotions/judgeCoupon.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { PRODUCTS } from './products.ts';
import { sampleClient } from './sampleClient.ts';

const CODE = 'RIZQ10';
const LINES = [{ ...defaultLine(PRODUCTS.usual)!, quantity: 4 }];

/** The server's verdict on the cart's coupon; null if there is none yet. */
type Said = 'counts' | 'refused' | null;

/** A cart priced by the server, with or without a coupon. */
export function cartWithCoupon(coupon: string | null, said: Said, locale: Locale): CartQuote {
  const choices = { coupon, shipping: {} };
  const quote: Quote = {
    __typename: 'Quote',
    readyToPlace: true,
    coupon:
      said === 'counts' ? { __typename: 'QuoteCoupon', code: CODE, vendorId: null, percent: 10, amount: null, minimum: money(0) } : null,
    lines: [],
    groups: [],
    totals: {
      __typename: 'Totals',
      subtotal: money(0),
      discount: money(0),
      shipping: money(0),
      tax: money(0),
      total: money(0),
      taxRatePercent: 6,
      freeShippingRemaining: null,
    },
    issues: said === 'refused' ? [refusal(locale)] : [],
  };
  const figures = cartFigures(LINES, quote, choices);
  return { lines: LINES, choices, figures, quote, isCurrent: said !== null, hasFailed: false, retry: () => undefined };
}

function refusal(locale: Locale): Quote['issues'][number] {
  const message = localise(COUPON_MESSAGES.missing(1230, null), locale);
  return { __typename: 'QuoteIssue', code: 'COUPON_REJECTED', blocking: true, message, variantId: null, vendorId: null, available: null };
}

function money(minorUnits: number) {
  return { __typename: 'Money', minorUnits } as const;
}

for (const [locale, description] of [
  ['EN', '10% off everything'],
  ['MS', '10% potongan semua barangan'],
] as const) {
  const demoCoupons = [{ __typename: 'DemoCoupon' as const, code: CODE, description }];
  sampleClient.writeQuery({
    query: DemoCouponsDocument,
    variables: { locale },
    data: { marketplace: { __typename: 'Marketplace', demoCoupons } },
  });
}

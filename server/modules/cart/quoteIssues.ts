import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { isPickup } from '#schema/rules/shipping.ts';
import { datesOf } from '#server/platform/dates.ts';
import { translations } from '#server/platform/messages.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import {
  contentVersion,
  deliversTo,
  holidayOf,
  unitsForSale,
  variantPrice,
  type CatalogReader,
  type ProductVariant,
} from '#server/modules/catalog/index.ts';
import type { CouponRefusal } from '#server/modules/promotions/index.ts';
import type { Destination, QuoteIssue, ShippingChoice, ShippingOption, WantedLine } from './quote.ts';
import { shippingCodeOf } from './shipping.ts';

/** An issue that blocks the order, with the fields that apply to this issue. */
function issueOf(code: QuoteIssue['code'], text: LocalisedText, fields: Partial<QuoteIssue> = {}): QuoteIssue {
  return { code, text, blocking: true, variantId: null, vendorId: null, available: null, spendMoreCents: null, choice: null, ...fields };
}

/** Vendor, shipping, stock and time that apply to a line. */
interface LineContext {
  vendor: VendorDoc;
  destination: Destination;
  options: readonly ShippingOption[];
  chosen: ShippingOption | null;
  stock: Pick<CatalogReader, 'onHand'>;
  now: Date;
}

/** The issue for a variant that does not exist. */
export function unknownVariant(variantId: string): QuoteIssue {
  const text = translations('quotes.unknownVariant');
  return issueOf('UNKNOWN_VARIANT', text, { variantId });
}

/** The issue for a coupon that does not apply, with the missing amount if that is the only reason. */
export function couponIssue({ text, spendMoreCents }: CouponRefusal): QuoteIssue {
  return issueOf('COUPON_REJECTED', text, { spendMoreCents });
}

const NOTHING_IN_CART = translations('quotes.nothingInCart');

/** Issues for invalid choices: vendors without a line in the cart, and options that a vendor does not offer. */
export function choiceIssues(
  choices: readonly ShippingChoice[],
  packages: readonly { vendor: VendorDoc; options: readonly ShippingOption[] }[],
): QuoteIssue[] {
  return choices.flatMap(({ vendorId, optionId }, index) => {
    const orderPackage = packages.find(({ vendor }) => vendor.id === vendorId);
    const issue = (field: 'vendorId' | 'optionId', text: LocalisedText) =>
      issueOf('SHIPPING_UNAVAILABLE', text, { vendorId, choice: { index, field } });
    if (orderPackage === undefined) return [issue('vendorId', NOTHING_IN_CART)];
    if (orderPackage.options.some(({ code }) => code === shippingCodeOf(optionId))) return [];
    return [issue('optionId', notOffered(orderPackage.vendor.name))];
  });
}

function notOffered(vendor: string): LocalisedText {
  return translations('quotes.notOffered', { vendor });
}

/** All of a line's issues. */
export function lineIssues(wanted: WantedLine, item: ProductVariant, context: LineContext): QuoteIssue[] {
  return [
    stockIssue(wanted, item, context),
    priceIssue(wanted, item),
    contentIssue(wanted, item),
    holidayIssue(wanted, context),
    deliveryIssue(wanted, item, context),
  ].filter((issue) => issue !== null);
}

function notForSale({ variantId }: WantedLine): QuoteIssue {
  const text = translations('quotes.notForSale');
  return issueOf('UNAVAILABLE', text, { variantId, available: 0 });
}

function holidayIssue({ variantId }: WantedLine, { vendor, now }: LineContext): QuoteIssue | null {
  const until = holidayOf(vendor, now);
  if (until === null) return null;
  const text = translations('quotes.onHoliday', { vendor: vendor.name, day: datesOf(until, 'day') });
  return issueOf('VENDOR_ON_HOLIDAY', text, { variantId });
}

function stockIssue(wanted: WantedLine, item: ProductVariant, { stock }: LineContext): QuoteIssue | null {
  const { variantId } = wanted;
  if (item.product.status !== 'AVAILABLE' || item.variant.status !== 'AVAILABLE') return notForSale(wanted);
  const available = unitsForSale(item, stock);
  if (available >= wanted.quantity) return null;
  const text = available === 0 ? translations('quotes.soldOut') : translations('quotes.fewLeft', { available });
  return issueOf('INSUFFICIENT_STOCK', text, { variantId, available });
}

function priceIssue({ variantId, seenPrice }: WantedLine, item: ProductVariant): QuoteIssue | null {
  const { currentCents } = variantPrice(item);
  if (seenPrice == null || seenPrice === currentCents) return null;
  const [before, now] = [formatMoney(seenPrice), formatMoney(currentCents)];
  const text = translations('quotes.priceChanged', { before, now });
  return issueOf('PRICE_CHANGED', text, { variantId, blocking: false });
}

function contentIssue({ variantId, seenContent }: WantedLine, item: ProductVariant): QuoteIssue | null {
  if (seenContent == null || seenContent === contentVersion(item)) return null;
  return issueOf('CONTENT_CHANGED', translations('quotes.contentChanged', { title: item.product.title }), { variantId, blocking: false });
}

function deliveryIssue(
  { variantId }: WantedLine,
  { product }: ProductVariant,
  { vendor, destination, options, chosen }: LineContext,
): QuoteIssue | null {
  if (chosen !== null && isPickup(chosen.code)) return null;
  const hint = options.some(({ code }) => isPickup(code)) ? 'pickup' : 'none';
  const refused = (text: LocalisedText) => issueOf('NOT_DELIVERABLE', text, { variantId });
  if (!product.fulfilment.includes('ONLINE')) return refused(translations('quotes.inStoreOnly', { hint }));
  if (destination === null || deliversTo(vendor, destination)) return null;
  return refused(translations('quotes.notDelivered', { vendor: vendor.name, state: translations(`states.${destination}`), hint }));
}

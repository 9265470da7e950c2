import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { holidayOf, unitsForSale, variantPrice, type CatalogReader, type ProductVariant } from '#server/modules/catalog/index.ts';
import type { CouponRefusal } from '#server/modules/promotions/index.ts';
import type { Destination, QuoteIssue, ShippingChoice, ShippingOption, WantedLine } from './quote.ts';
import { shippingCodeOf } from './shipping.ts';

/** An issue that blocks the order, with the fields that apply to it. */
function issueOf(code: QuoteIssue['code'], text: LocalisedText, fields: Partial<QuoteIssue> = {}): QuoteIssue {
  return { code, text, blocking: true, variantId: null, vendorId: null, available: null, spendMoreCents: null, choice: null, ...fields };
}

/** The vendor and shipping of a line, the stock and the current time. */
interface LineContext {
  vendor: VendorDoc;
  destination: Destination;
  options: readonly ShippingOption[];
  chosen: ShippingOption | null;
  stock: Pick<CatalogReader, 'onHand'>;
  now: Date;
}

const PICKUP_HINT = { en: 'You can choose to pick it up there.', ms: 'Anda boleh memilih untuk mengambilnya di sana.' };

/** For a variant that no product has. */
export function unknownVariant(variantId: string): QuoteIssue {
  const text = { en: 'This product is no longer in the shop.', ms: 'Produk ini tiada lagi di kedai.' };
  return issueOf('UNKNOWN_VARIANT', text, { variantId });
}

/** For a coupon that does not apply, with the missing amount when nothing else is wrong. */
export function couponIssue({ text, spendMoreCents }: CouponRefusal): QuoteIssue {
  return issueOf('COUPON_REJECTED', text, { spendMoreCents });
}

const NOTHING_IN_CART = {
  en: 'A delivery was chosen for a seller of whom nothing is in the cart: leave it out.',
  ms: 'Penghantaran dipilih untuk penjual yang tiada barangnya dalam troli: buang pilihan itu.',
};

/** Invalid choices: of vendors with nothing in the cart, and of options a vendor does not offer. */
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
  return {
    en: `${vendor} does not offer the delivery that was chosen for these goods: choose another.`,
    ms: `${vendor} tidak menawarkan penghantaran yang dipilih untuk barang ini: pilih yang lain.`,
  };
}

/** All issues of a line. */
export function lineIssues(wanted: WantedLine, item: ProductVariant, context: LineContext): QuoteIssue[] {
  return [
    stockIssue(wanted, item, context),
    priceIssue(wanted, item),
    holidayIssue(wanted, context),
    deliveryIssue(wanted, item, context),
  ].filter((issue) => issue !== null);
}

function notForSale({ variantId }: WantedLine): QuoteIssue {
  const text = { en: 'This product is not for sale at the moment.', ms: 'Produk ini tidak dijual buat masa ini.' };
  return issueOf('UNAVAILABLE', text, { variantId, available: 0 });
}

function holidayIssue({ variantId }: WantedLine, { vendor, now }: LineContext): QuoteIssue | null {
  const until = holidayOf(vendor, now);
  if (until === null) return null;
  const text = {
    en: `${vendor.name} is on holiday and takes orders again from ${dayIn(until, 'en-MY')}.`,
    ms: `${vendor.name} sedang bercuti dan menerima pesanan semula mulai ${dayIn(until, 'ms-MY')}.`,
  };
  return issueOf('VENDOR_ON_HOLIDAY', text, { variantId });
}

function dayIn(moment: string, language: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kuala_Lumpur' } as const;
  return new Intl.DateTimeFormat(language, options).format(new Date(moment));
}

function stockIssue(wanted: WantedLine, item: ProductVariant, { stock }: LineContext): QuoteIssue | null {
  const { variantId } = wanted;
  if (item.product.status !== 'AVAILABLE' || item.variant.status !== 'AVAILABLE') return notForSale(wanted);
  const available = unitsForSale(item, stock);
  if (available >= wanted.quantity) return null;
  const text =
    available === 0
      ? { en: 'This product is sold out.', ms: 'Produk ini sudah habis dijual.' }
      : { en: `Only ${available} left.`, ms: `Hanya tinggal ${available}.` };
  return issueOf('INSUFFICIENT_STOCK', text, { variantId, available });
}

function priceIssue({ variantId, seenPrice }: WantedLine, item: ProductVariant): QuoteIssue | null {
  const { currentCents } = variantPrice(item);
  if (seenPrice == null || seenPrice === currentCents) return null;
  const [before, now] = [formatMoney(seenPrice), formatMoney(currentCents)];
  const text = { en: `The price changed from ${before} to ${now}.`, ms: `Harga berubah daripada ${before} kepada ${now}.` };
  return issueOf('PRICE_CHANGED', text, { variantId, blocking: false });
}

function deliveryIssue(
  { variantId }: WantedLine,
  { product }: ProductVariant,
  { vendor, destination, options, chosen }: LineContext,
): QuoteIssue | null {
  if (chosen?.code === 'pickup') return null;
  const canPickUp = options.some(({ code }) => code === 'pickup');
  const refused = ({ en, ms }: LocalisedText) => {
    const text = canPickUp ? { en: `${en} ${PICKUP_HINT.en}`, ms: `${ms} ${PICKUP_HINT.ms}` } : { en, ms };
    return issueOf('NOT_DELIVERABLE', text, { variantId });
  };
  if (!product.fulfilment.includes('ONLINE')) {
    return refused({ en: "Sold in the seller's own store only.", ms: 'Dijual di kedai penjual sahaja.' });
  }
  if (destination === null || vendor.shipsTo.includes(destination)) return null;
  const state = MALAYSIAN_STATES[destination];
  return refused({ en: `${vendor.name} does not deliver to ${state.en}.`, ms: `${vendor.name} tidak menghantar ke ${state.ms}.` });
}

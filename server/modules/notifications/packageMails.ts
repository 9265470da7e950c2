import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { isPickupPackage, pickupWords } from '#server/modules/cart/index.ts';
import { writeMail } from '#server/platform/mail/mail.ts';
import type { Mail, MailText } from '#server/platform/mail/mail.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc, ReturnDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { returnAt, stepTexts } from './packageMailTexts.ts';

/** Context of an email about a package, and its links. */
export interface BuyerMailContext {
  /** The vendor that sends the package; null when it no longer exists. */
  vendor: VendorDoc | null;
  baseUrl: string;
  demo: boolean;
}

/** Notice added to emails of a demo. */
export const DEMO: LocalisedText = {
  en: 'This is a demo shop: no goods and no money move.',
  ms: 'Ini kedai demo: tiada barang atau wang yang berpindah tangan.',
};

/** Email about a package's event, by its index in the timeline, in the language of its order; null for events without an email. */
export function packageMail(
  order: OrderDoc,
  orderPackage: OrderPackageDoc,
  at: number,
  { vendor, baseUrl, demo }: BuyerMailContext,
): Mail | null {
  const event = orderPackage.timeline[at];
  const returned = returnAt(orderPackage, at);
  const texts = event === undefined ? null : stepTexts({ order, orderPackage, event, returned }, vendor?.name ?? '');
  if (event === undefined || texts === null) return null;
  const language = order.locale ?? 'en';
  const { tracking } = orderPackage;
  const isShipped = event.status === 'SHIPPED' && tracking !== undefined;
  const isReady = event.status === 'PACKED' && isPickupPackage(orderPackage);
  const mail: MailText = {
    subject: { en: `${texts.subject.en}: order ${order.number}`, ms: `${texts.subject.ms}: pesanan ${order.number}` },
    greeting: greetingOf(order),
    before: [texts.text, ...(isReady ? pickupWords(vendor) : []), ...noteOf(event, returned), ...(demo ? [DEMO] : [])],
    rows: [
      ...rowsOf(orderPackage, returned).map(({ quantity, title }) => ({ label: title[language], value: `× ${quantity}` })),
      ...(isShipped
        ? [
            { label: language === 'ms' ? 'Kurier' : 'Courier', value: tracking.carrier },
            { label: language === 'ms' ? 'Nombor penjejakan' : 'Tracking number', value: tracking.code },
          ]
        : []),
    ],
    link: linkTo(order, baseUrl),
    after: isShipped && tracking.url !== null ? [{ en: `At the courier: ${tracking.url}`, ms: `Di laman kurier: ${tracking.url}` }] : [],
  };
  return writeMail(order.email, language, mail);
}

/** Email to the buyer about the cancellation of an unpaid order, in its language. */
export function unpaidMail(order: OrderDoc, { baseUrl, demo }: Pick<BuyerMailContext, 'baseUrl' | 'demo'>): Mail {
  const language = order.locale ?? 'en';
  const why: LocalisedText =
    order.payment.failure === 'EXPIRED'
      ? { en: 'was not paid in time', ms: 'tidak dibayar dalam masanya' }
      : { en: 'could not be paid', ms: 'tidak dapat dibayar' };
  return writeMail(order.email, language, {
    subject: { en: `Order cancelled: ${order.number}`, ms: `Pesanan dibatalkan: ${order.number}` },
    greeting: greetingOf(order),
    before: [
      {
        en: `your order ${order.number} ${why.en} and is cancelled. Nothing was charged. On its page you can order the same again.`,
        ms: `pesanan anda ${order.number} ${why.ms} dan telah dibatalkan. Tiada caj dibuat. Anda boleh memesan semula di halamannya.`,
      },
      ...(demo ? [DEMO] : []),
    ],
    rows: order.packages.flatMap(({ lines }) => lines).map(({ title, quantity }) => ({ label: title[language], value: `× ${quantity}` })),
    link: linkTo(order, baseUrl),
  });
}

/** Email to the buyer about the refund of a cancelled package, in the language of the order. */
export function refundedMail(order: OrderDoc, orderPackage: OrderPackageDoc, { vendor, baseUrl, demo }: BuyerMailContext): Mail {
  const amount = formatMoney(orderPackage.totals.totalCents);
  const vendorName = vendor?.name ?? '';
  return writeMail(order.email, order.locale ?? 'en', {
    subject: { en: `Money back: order ${order.number}`, ms: `Bayaran balik: pesanan ${order.number}` },
    greeting: greetingOf(order),
    before: [
      {
        en: `${amount} for your cancelled package ${orderPackage.number} from ${vendorName} was given back the way you paid. Your bank shows it within some days.`,
        ms: `${amount} untuk bungkusan ${orderPackage.number} daripada ${vendorName} yang dibatalkan telah dipulangkan melalui cara anda membayar. Bank anda akan memaparkannya dalam beberapa hari.`,
      },
      ...(demo ? [DEMO] : []),
    ],
    link: linkTo(order, baseUrl),
  });
}

export function greetingOf({ shippingAddress: { firstName } }: OrderDoc): LocalisedText {
  return { en: `Hello ${firstName},`, ms: `Salam ${firstName},` };
}

/** Link to the order: for guests the tracking page. */
export function linkTo({ userId, number }: OrderDoc, baseUrl: string): NonNullable<MailText['link']> {
  const name = encodeURIComponent(number);
  const path = userId === null ? `/track-order?order=${name}` : `/orders/${name}`;
  return { href: baseUrl + path, label: { en: 'Follow your order', ms: 'Ikuti pesanan anda' } };
}

/** The seller's typed note; notes that only list products are left out, as the table shows them. */
function noteOf({ note, returnStatus }: OrderEventDoc, returned: ReturnDoc | null): LocalisedText[] {
  const typed = returnStatus === 'ACCEPTED' ? (returned?.instructions ?? null) : note;
  return typeof typed === 'string' && typed !== '' ? [{ en: `“${typed}”`, ms: `“${typed}”` }] : [];
}

/** The lines of a package, or the returned ones. */
export function rowsOf(orderPackage: OrderPackageDoc, returned: ReturnDoc | null): { quantity: number; title: LocalisedText }[] {
  if (returned === null) return orderPackage.lines;
  return returned.lines.flatMap(({ lineId, quantity }) => {
    const line = orderPackage.lines.find(({ id }) => id === lineId);
    return line === undefined ? [] : [{ quantity, title: line.title }];
  });
}

interface SellerMailContext {
  vendor: VendorDoc;
  /** The seller's language. */
  language: 'en' | 'ms';
  baseUrl: string;
  demo: boolean;
}

/** Email to a seller about a new package. The buyer's address is shown only in the vendor console, to limit where it is sent. */
export function soldMail(order: OrderDoc, orderPackage: OrderPackageDoc, context: SellerMailContext): Mail {
  const { city, state } = order.shippingAddress;
  const place = { en: `${city}, ${MALAYSIAN_STATES[state].en}`, ms: `${city}, ${MALAYSIAN_STATES[state].ms}` };
  const amount = formatMoney(orderPackage.totals.totalCents);
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  return sellerMail(orderPackage, null, context, {
    subject: { en: `New order ${orderPackage.number}`, ms: `Pesanan baharu ${orderPackage.number}` },
    before: [
      isPickupPackage(orderPackage)
        ? {
            en: `somebody in ${place.en} ordered from your shop and picks it up there. Pack it, and have it ready.`,
            ms: `seseorang di ${place.ms} memesan daripada kedai anda dan akan mengambilnya di sana. Bungkus dan sediakannya.`,
          }
        : {
            en: `somebody in ${place.en} ordered from your shop. Pack it and hand it to a courier.`,
            ms: `seseorang di ${place.ms} memesan daripada kedai anda. Bungkus dan serahkan kepada kurier.`,
          },
      isCash ? cashText(orderPackage, amount) : { en: `${amount} was paid online.`, ms: `${amount} telah dibayar dalam talian.` },
    ],
  });
}

function cashText(orderPackage: OrderPackageDoc, amount: string): LocalisedText {
  return isPickupPackage(orderPackage)
    ? { en: `The buyer pays ${amount} in your shop.`, ms: `Pembeli membayar ${amount} di kedai anda.` }
    : { en: `The courier collects ${amount} at the door.`, ms: `Kurier mengutip ${amount} semasa penghantaran.` };
}

/** Email to a seller about a package cancelled by its buyer. */
export function cancelledByBuyerMail(order: OrderDoc, orderPackage: OrderPackageDoc, context: SellerMailContext): Mail {
  const amount = formatMoney(orderPackage.totals.totalCents);
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  return sellerMail(orderPackage, null, context, {
    subject: { en: `Cancelled by the buyer: ${orderPackage.number}`, ms: `Dibatalkan oleh pembeli: ${orderPackage.number}` },
    before: [
      {
        en: 'the buyer has cancelled this package: do not send it. Its goods are back in your stock.',
        ms: 'pembeli telah membatalkan bungkusan ini: jangan hantar. Barangnya kembali dalam stok anda.',
      },
      isCash
        ? { en: `Nothing was paid: ${amount} is not collected.`, ms: `Tiada bayaran dibuat: ${amount} tidak dikutip.` }
        : { en: `${amount} goes back to the buyer.`, ms: `${amount} dipulangkan kepada pembeli.` },
    ],
  });
}

/** Email to a seller about a requested return. */
export function returnRequestedMail(orderPackage: OrderPackageDoc, returned: ReturnDoc, context: SellerMailContext): Mail {
  return sellerMail(orderPackage, returned, context, {
    subject: { en: `Return requested: ${orderPackage.number}`, ms: `Pemulangan diminta: ${orderPackage.number}` },
    before: [
      {
        en: 'the buyer of this package wants to send these goods back. Read why, and answer.',
        ms: 'pembeli bungkusan ini mahu memulangkan barang ini. Baca sebabnya dan beri jawapan.',
      },
    ],
  });
}

function sellerMail(
  orderPackage: OrderPackageDoc,
  returned: ReturnDoc | null,
  { vendor, language, baseUrl, demo }: SellerMailContext,
  { subject, before }: Pick<MailText, 'subject' | 'before'>,
): Mail {
  return writeMail(vendor.email, language, {
    subject,
    greeting: { en: `Hello ${vendor.name},`, ms: `Salam ${vendor.name},` },
    before: [...before, ...(demo ? [DEMO] : [])],
    rows: rowsOf(orderPackage, returned).map(({ quantity, title }) => ({ label: title[language], value: `× ${quantity}` })),
    link: {
      href: `${baseUrl}/vendor-orders/${encodeURIComponent(orderPackage.number)}`,
      label: { en: 'Open it in your hub', ms: 'Buka di hab anda' },
    },
  });
}

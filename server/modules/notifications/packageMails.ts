import { localise } from '#schema/rules/localisedText.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { isPickupPackage, pickupWords } from '#server/modules/cart/index.ts';
import { writeMail, type Mail, type MailText } from '#server/platform/mail/mail.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc, ReturnDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { returnAt, stepTexts } from './packageMailTexts.ts';

/** What emails show besides their order. */
export interface MailContext {
  vendor: (id: string) => VendorDoc | null;
  baseUrl: string;
  demo: boolean;
}

/** Notice added to emails of a demo. */
const DEMO: LocalisedText = {
  en: 'This is a demo shop: no goods and no money move.',
  ms: 'Ini kedai demo: tiada barang atau wang yang berpindah tangan.',
};

/** An email to the buyer with a link to the order, in the language of the order. */
export function buyerMail(
  order: OrderDoc,
  { baseUrl, demo }: MailContext,
  { before, ...text }: Omit<MailText, 'greeting' | 'link'>,
  demoNotice = DEMO,
): Mail {
  const { userId, number, shippingAddress } = order;
  const name = encodeURIComponent(number);
  return writeMail(order.email, order.locale ?? 'en', {
    ...text,
    greeting: { en: `Hello ${shippingAddress.firstName},`, ms: `Salam ${shippingAddress.firstName},` },
    before: [...before, ...(demo ? [demoNotice] : [])],
    link: {
      // Guests follow their order on the tracking page.
      href: baseUrl + (userId === null ? `/track-order?order=${name}` : `/orders/${name}`),
      label: { en: 'Follow your order', ms: 'Ikuti pesanan anda' },
    },
  });
}

/** Email about a package's event, by its index in the timeline; null for events without an email. */
export function packageMail(order: OrderDoc, orderPackage: OrderPackageDoc, at: number, context: MailContext): Mail | null {
  const event = orderPackage.timeline[at];
  const returned = returnAt(orderPackage, at);
  const vendor = context.vendor(orderPackage.vendorId);
  const texts = event === undefined ? null : stepTexts(order, orderPackage, event, returned, vendor?.name ?? '');
  if (event === undefined || texts === null) return null;
  const language = order.locale ?? 'en';
  const tracking = event.status === 'SHIPPED' ? orderPackage.tracking : undefined;
  const isReady = event.status === 'PACKED' && isPickupPackage(orderPackage);
  return buyerMail(order, context, {
    subject: { en: `${texts.subject.en}: order ${order.number}`, ms: `${texts.subject.ms}: pesanan ${order.number}` },
    before: [texts.text, ...(isReady ? pickupWords(vendor) : []), ...noteOf(event, returned)],
    rows: [
      ...rowsOf(orderPackage, returned, language),
      ...(tracking === undefined
        ? []
        : [
            { label: language === 'ms' ? 'Kurier' : 'Courier', value: tracking.carrier },
            { label: language === 'ms' ? 'Nombor penjejakan' : 'Tracking number', value: tracking.code },
          ]),
    ],
    after: tracking?.url == null ? [] : [{ en: `At the courier: ${tracking.url}`, ms: `Di laman kurier: ${tracking.url}` }],
  });
}

/** Email to the buyer about the cancellation of an unpaid order. */
export function unpaidMail(order: OrderDoc, context: MailContext): Mail {
  const why: LocalisedText =
    order.payment.failure === 'EXPIRED'
      ? { en: 'was not paid in time', ms: 'tidak dibayar dalam masanya' }
      : { en: 'could not be paid', ms: 'tidak dapat dibayar' };
  return buyerMail(order, context, {
    subject: { en: `Order cancelled: ${order.number}`, ms: `Pesanan dibatalkan: ${order.number}` },
    before: [
      {
        en: `your order ${order.number} ${why.en} and is cancelled. Nothing was charged. On its page you can order the same again.`,
        ms: `pesanan anda ${order.number} ${why.ms} dan telah dibatalkan. Tiada caj dibuat. Anda boleh memesan semula di halamannya.`,
      },
    ],
    rows: order.packages.flatMap((orderPackage) => rowsOf(orderPackage, null, order.locale ?? 'en')),
  });
}

/** Email to the buyer about the refund of a cancelled package. */
export function refundedMail(order: OrderDoc, { number, totals, vendorId }: OrderPackageDoc, context: MailContext): Mail {
  const amount = formatMoney(totals.totalCents);
  const vendorName = context.vendor(vendorId)?.name ?? '';
  return buyerMail(order, context, {
    subject: { en: `Money back: order ${order.number}`, ms: `Bayaran balik: pesanan ${order.number}` },
    before: [
      {
        en: `${amount} for your cancelled package ${number} from ${vendorName} was given back the way you paid. Your bank shows it within some days.`,
        ms: `${amount} untuk bungkusan ${number} daripada ${vendorName} yang dibatalkan telah dipulangkan melalui cara anda membayar. Bank anda akan memaparkannya dalam beberapa hari.`,
      },
    ],
  });
}

/** The seller's typed note; notes that only list products are left out, as the table shows them. */
function noteOf({ note, returnStatus }: OrderEventDoc, returned: ReturnDoc | null): LocalisedText[] {
  const typed = returnStatus === 'ACCEPTED' ? (returned?.instructions ?? null) : note;
  return typeof typed === 'string' && typed !== '' ? [{ en: `“${typed}”`, ms: `“${typed}”` }] : [];
}

/** The lines of a package, or the returned ones, as rows of an email. */
function rowsOf(orderPackage: OrderPackageDoc, returned: ReturnDoc | null, language: 'en' | 'ms'): NonNullable<MailText['rows']> {
  const titleOf = (lineId: string) => orderPackage.lines.find(({ id }) => id === lineId)?.title;
  const lines = returned === null ? orderPackage.lines : returned.lines.map((line) => ({ ...line, title: titleOf(line.lineId) }));
  return lines.flatMap(({ quantity, title }) =>
    title === undefined ? [] : [{ label: localise(title, language), value: `× ${quantity}` }],
  );
}

/** The vendor that an email is for, and its owner's language. */
interface Recipient {
  vendor: VendorDoc;
  language: 'en' | 'ms';
}

/** An email to a seller with a link to the package. */
function sellerMail(
  orderPackage: OrderPackageDoc,
  { vendor, language }: Recipient,
  { baseUrl, demo }: MailContext,
  { subject, before, returned = null }: Pick<MailText, 'subject' | 'before'> & { returned?: ReturnDoc | null },
): Mail {
  return writeMail(vendor.email, language, {
    subject,
    greeting: { en: `Hello ${vendor.name},`, ms: `Salam ${vendor.name},` },
    before: [...before, ...(demo ? [DEMO] : [])],
    rows: rowsOf(orderPackage, returned, language),
    link: {
      href: `${baseUrl}/vendor-orders/${encodeURIComponent(orderPackage.number)}`,
      label: { en: 'Open it in your hub', ms: 'Buka di hab anda' },
    },
  });
}

/** Email to a seller about a new package. The buyer's address is shown only in the vendor console, to limit where it is sent. */
export function soldMail(order: OrderDoc, orderPackage: OrderPackageDoc, recipient: Recipient, context: MailContext): Mail {
  const { city, state } = order.shippingAddress;
  const place = { en: `${city}, ${MALAYSIAN_STATES[state].en}`, ms: `${city}, ${MALAYSIAN_STATES[state].ms}` };
  const amount = formatMoney(orderPackage.totals.totalCents);
  const isPickup = isPickupPackage(orderPackage);
  const cash = isPickup
    ? { en: `The buyer pays ${amount} in your shop.`, ms: `Pembeli membayar ${amount} di kedai anda.` }
    : { en: `The courier collects ${amount} at the door.`, ms: `Kurier mengutip ${amount} semasa penghantaran.` };
  return sellerMail(orderPackage, recipient, context, {
    subject: { en: `New order ${orderPackage.number}`, ms: `Pesanan baharu ${orderPackage.number}` },
    before: [
      isPickup
        ? {
            en: `somebody in ${place.en} ordered from your shop and picks it up there. Pack it, and have it ready.`,
            ms: `seseorang di ${place.ms} memesan daripada kedai anda dan akan mengambilnya di sana. Bungkus dan sediakannya.`,
          }
        : {
            en: `somebody in ${place.en} ordered from your shop. Pack it and hand it to a courier.`,
            ms: `seseorang di ${place.ms} memesan daripada kedai anda. Bungkus dan serahkan kepada kurier.`,
          },
      isCash(order) ? cash : { en: `${amount} was paid online.`, ms: `${amount} telah dibayar dalam talian.` },
    ],
  });
}

/** Email to a seller about a package cancelled by its buyer. */
export function cancelledByBuyerMail(order: OrderDoc, orderPackage: OrderPackageDoc, recipient: Recipient, context: MailContext): Mail {
  const amount = formatMoney(orderPackage.totals.totalCents);
  return sellerMail(orderPackage, recipient, context, {
    subject: { en: `Cancelled by the buyer: ${orderPackage.number}`, ms: `Dibatalkan oleh pembeli: ${orderPackage.number}` },
    before: [
      {
        en: 'the buyer has cancelled this package: do not send it. Its goods are back in your stock.',
        ms: 'pembeli telah membatalkan bungkusan ini: jangan hantar. Barangnya kembali dalam stok anda.',
      },
      isCash(order)
        ? { en: `Nothing was paid: ${amount} is not collected.`, ms: `Tiada bayaran dibuat: ${amount} tidak dikutip.` }
        : { en: `${amount} goes back to the buyer.`, ms: `${amount} dipulangkan kepada pembeli.` },
    ],
  });
}

/** Email to a seller about a requested return. */
export function returnRequestedMail(orderPackage: OrderPackageDoc, returned: ReturnDoc, recipient: Recipient, context: MailContext): Mail {
  return sellerMail(orderPackage, recipient, context, {
    subject: { en: `Return requested: ${orderPackage.number}`, ms: `Pemulangan diminta: ${orderPackage.number}` },
    before: [
      {
        en: 'the buyer of this package wants to send these goods back. Read why, and answer.',
        ms: 'pembeli bungkusan ini mahu memulangkan barang ini. Baca sebabnya dan beri jawapan.',
      },
    ],
    returned,
  });
}

function isCash({ payment }: OrderDoc): boolean {
  return payment.method === 'CASH_ON_DELIVERY';
}

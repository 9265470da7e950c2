import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { writeMail } from '#server/platform/mail/writeMail.ts';
import type { MailText } from '#server/platform/mail/writeMail.ts';
import type { OrderDoc, OrderPackageDoc, ReturnDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { DEMO, rowsOf } from './packageMails.ts';
import { isFetched } from '#server/modules/cart/index.ts';

interface Surroundings {
  shop: VendorDoc;
  /** The seller's language. */
  language: 'en' | 'ms';
  baseUrl: string;
  demo: boolean;
}

/** Email to a seller about a new package. The buyer's address is shown only in the vendor console, to limit where it is sent. */
export function soldMail(order: OrderDoc, orderPackage: OrderPackageDoc, around: Surroundings): Mail {
  const { city, state } = order.shippingAddress;
  const place = { en: `${city}, ${MALAYSIAN_STATES[state].en}`, ms: `${city}, ${MALAYSIAN_STATES[state].ms}` };
  const amount = formatMoney(orderPackage.totals.totalCents);
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  return sellersMail(orderPackage, null, around, {
    subject: { en: `New order ${orderPackage.number}`, ms: `Pesanan baharu ${orderPackage.number}` },
    before: [
      isFetched(orderPackage)
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
  return isFetched(orderPackage)
    ? { en: `The buyer pays ${amount} in your shop.`, ms: `Pembeli membayar ${amount} di kedai anda.` }
    : { en: `The courier collects ${amount} at the door.`, ms: `Kurier mengutip ${amount} semasa penghantaran.` };
}

/** Email to a seller about a package cancelled by its buyer. */
export function calledOffMail(order: OrderDoc, orderPackage: OrderPackageDoc, around: Surroundings): Mail {
  const amount = formatMoney(orderPackage.totals.totalCents);
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  return sellersMail(orderPackage, null, around, {
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
export function returnRequestedMail(orderPackage: OrderPackageDoc, returned: ReturnDoc, around: Surroundings): Mail {
  return sellersMail(orderPackage, returned, around, {
    subject: { en: `Return requested: ${orderPackage.number}`, ms: `Pemulangan diminta: ${orderPackage.number}` },
    before: [
      {
        en: 'the buyer of this package wants to send these goods back. Read why, and answer.',
        ms: 'pembeli bungkusan ini mahu memulangkan barang ini. Baca sebabnya dan beri jawapan.',
      },
    ],
  });
}

function sellersMail(
  orderPackage: OrderPackageDoc,
  returned: ReturnDoc | null,
  { shop, language, baseUrl, demo }: Surroundings,
  { subject, before }: Pick<MailText, 'subject' | 'before'>,
): Mail {
  return writeMail(shop.email, language, {
    subject,
    greeting: { en: `Hello ${shop.name},`, ms: `Salam ${shop.name},` },
    before: [...before, ...(demo ? [DEMO] : [])],
    rows: rowsOf(orderPackage, returned).map(({ quantity, title }) => ({ label: title[language], value: `× ${quantity}` })),
    link: {
      href: `${baseUrl}/vendor-orders/${encodeURIComponent(orderPackage.number)}`,
      label: { en: 'Open it in your hub', ms: 'Buka di hab anda' },
    },
  });
}

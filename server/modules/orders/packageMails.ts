import { formatMoney } from '#schema/rules/money.ts';
import type { Mail } from '#server/modules/mail/mail.ts';
import { writeMail } from '#server/modules/mail/writeMail.ts';
import type { Letter } from '#server/modules/mail/writeMail.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc, ReturnDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Hears that a package took a step, once it is committed. */
export type TellStep = (order: OrderDoc, parcel: OrderPackageDoc) => void;

interface Surroundings {
  /** Who sends the package. */
  vendorName: string;
  baseUrl: string;
  demo: boolean;
}

/** What a letter says of a step: its subject, behind the number of the order, and a sentence. */
interface Words {
  subject: LocalisedText;
  text: LocalisedText;
}

const DEMO: LocalisedText = {
  en: 'This is a demo shop: no goods and no money move.',
  ms: 'Ini kedai demo: tiada barang atau wang yang berpindah tangan.',
};

/** The letter about the last step of a package, in the language of its order; null where a step is not worth one. */
export function packageMail(order: OrderDoc, parcel: OrderPackageDoc, { vendorName, baseUrl, demo }: Surroundings): Mail | null {
  const event = parcel.timeline.at(-1);
  const words = event === undefined ? null : wordsOf(order, parcel, event, vendorName);
  if (event === undefined || words === null) return null;
  const language = order.locale ?? 'en';
  const { tracking } = parcel;
  const number = encodeURIComponent(order.number);
  const isShipped = event.status === 'SHIPPED' && tracking !== undefined;
  const letter: Letter = {
    subject: { en: `${words.subject.en}: order ${order.number}`, ms: `${words.subject.ms}: pesanan ${order.number}` },
    greeting: { en: `Hello ${order.shippingAddress.firstName},`, ms: `Salam ${order.shippingAddress.firstName},` },
    before: [words.text, ...noteOf(parcel, event), ...(demo ? [DEMO] : [])],
    rows: [
      ...rowsOf(parcel, event).map(({ quantity, title }) => ({ label: title[language], value: `× ${quantity}` })),
      ...(isShipped
        ? [
            { label: language === 'ms' ? 'Kurier' : 'Courier', value: tracking.carrier },
            { label: language === 'ms' ? 'Nombor penjejakan' : 'Tracking number', value: tracking.code },
          ]
        : []),
    ],
    link: {
      href: `${baseUrl}${order.userId === null ? `/track-order?order=${number}` : `/orders/${number}`}`,
      label: { en: 'Follow your order', ms: 'Ikuti pesanan anda' },
    },
    after: isShipped && tracking.url !== null ? [{ en: `At the courier: ${tracking.url}`, ms: `Di laman kurier: ${tracking.url}` }] : [],
  };
  return writeMail(order.email, language, letter);
}

function wordsOf(order: OrderDoc, parcel: OrderPackageDoc, event: OrderEventDoc, vendor: string): Words | null {
  if (event.returnStatus !== undefined) return returnWords(parcel, event.returnStatus, vendor);
  switch (event.status) {
    case 'PACKED':
      return {
        subject: { en: 'Packed', ms: 'Dibungkus' },
        text: {
          en: `${vendor} has packed your package ${parcel.number}. It goes to the courier next.`,
          ms: `${vendor} telah membungkus bungkusan anda ${parcel.number}. Seterusnya ia diserahkan kepada kurier.`,
        },
      };
    case 'SHIPPED':
      return {
        subject: { en: 'On its way', ms: 'Dalam penghantaran' },
        text: {
          en: `${vendor} has handed your package ${parcel.number} to the courier.`,
          ms: `${vendor} telah menyerahkan bungkusan anda ${parcel.number} kepada kurier.`,
        },
      };
    case 'DELIVERED':
      return {
        subject: { en: 'Delivered', ms: 'Dihantar' },
        text: {
          en: `your package ${parcel.number} from ${vendor} was delivered. Is something wrong with it? On the page of the order you can send it back.`,
          ms: `bungkusan anda ${parcel.number} daripada ${vendor} telah dihantar. Ada masalah dengannya? Anda boleh memulangkannya di halaman pesanan.`,
        },
      };
    case 'CANCELLED':
      return {
        subject: { en: 'Package cancelled', ms: 'Bungkusan dibatalkan' },
        text: cancelledText(order, parcel, vendor),
      };
    default:
      return null;
  }
}

function cancelledText(order: OrderDoc, parcel: OrderPackageDoc, vendor: string): LocalisedText {
  const amount = formatMoney(parcel.totals.totalCents);
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  return {
    en: `your package ${parcel.number} from ${vendor} was cancelled. ${isCash ? `You do not pay its ${amount} at the door.` : `Its ${amount} go back to you the way you paid.`}`,
    ms: `bungkusan anda ${parcel.number} daripada ${vendor} telah dibatalkan. ${isCash ? `Anda tidak perlu membayar ${amount} untuknya semasa penghantaran.` : `${amount} dipulangkan kepada anda melalui cara anda membayar.`}`,
  };
}

function returnWords(parcel: OrderPackageDoc, status: ReturnDoc['status'], vendor: string): Words {
  const { refundBy, refundCents } = lastReturn(parcel, status) ?? { refundBy: 'ORIGINAL', refundCents: 0 };
  const amount = formatMoney(refundCents);
  switch (status) {
    case 'REQUESTED':
      return {
        subject: { en: 'Return requested', ms: 'Pemulangan diminta' },
        text: {
          en: `we have told ${vendor} that you want to return these goods. Wait for the answer before you send them.`,
          ms: `kami telah memberitahu ${vendor} bahawa anda mahu memulangkan barang ini. Tunggu jawapan sebelum menghantarnya.`,
        },
      };
    case 'ACCEPTED':
      return {
        subject: { en: 'Return accepted', ms: 'Pemulangan diterima' },
        text: {
          en: `${vendor} takes these goods back: send them now. When they have arrived, ${amount} are paid back.`,
          ms: `${vendor} menerima pemulangan barang ini: sila hantar sekarang. Apabila ia tiba, ${amount} dibayar balik.`,
        },
      };
    case 'REFUSED':
      return {
        subject: { en: 'Return refused', ms: 'Pemulangan ditolak' },
        text: {
          en: `${vendor} does not take these goods back. If you do not agree, write to us with the number of the order.`,
          ms: `${vendor} tidak menerima pemulangan barang ini. Jika anda tidak bersetuju, tulis kepada kami dengan nombor pesanan.`,
        },
      };
    case 'RECEIVED':
      return {
        subject: { en: 'Money back', ms: 'Bayaran balik' },
        text: {
          en: `your goods are back at ${vendor}. ${refundBy === 'ORIGINAL' ? `${amount} go back to you the way you paid.` : `You paid cash: ${amount} are paid back by bank transfer. We write to you for the account.`}`,
          ms: `barang anda sudah kembali kepada ${vendor}. ${refundBy === 'ORIGINAL' ? `${amount} dipulangkan kepada anda melalui cara anda membayar.` : `Anda membayar tunai: ${amount} dibayar balik melalui pindahan bank. Kami akan menulis kepada anda untuk nombor akaun.`}`,
        },
      };
  }
}

function lastReturn({ returns = [] }: OrderPackageDoc, status: ReturnDoc['status']): ReturnDoc | null {
  return returns.findLast((each) => each.status === status) ?? null;
}

/** What the seller wrote; what only names the goods stands in the table. */
function noteOf(parcel: OrderPackageDoc, { note, returnStatus }: OrderEventDoc): LocalisedText[] {
  const typed = returnStatus === 'ACCEPTED' ? (lastReturn(parcel, 'ACCEPTED')?.instructions ?? null) : note;
  return typeof typed === 'string' && typed !== '' ? [{ en: `“${typed}”`, ms: `“${typed}”` }] : [];
}

function rowsOf(parcel: OrderPackageDoc, { returnStatus }: OrderEventDoc): { quantity: number; title: LocalisedText }[] {
  const returned = returnStatus === undefined ? null : lastReturn(parcel, returnStatus);
  if (returned === null) return parcel.lines;
  return returned.lines.flatMap(({ lineId, quantity }) => {
    const line = parcel.lines.find(({ id }) => id === lineId);
    return line === undefined ? [] : [{ quantity, title: line.title }];
  });
}

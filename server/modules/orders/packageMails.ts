import { formatMoney } from '#schema/rules/money.ts';
import type { Mail } from '#server/modules/mail/mail.ts';
import { writeMail } from '#server/modules/mail/writeMail.ts';
import type { Letter } from '#server/modules/mail/writeMail.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc, ReturnDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** What a letter is about, and what it leads to. */
export interface MailSurroundings {
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

/** What a demo adds to its letters. */
export const DEMO: LocalisedText = {
  en: 'This is a demo shop: no goods and no money move.',
  ms: 'Ini kedai demo: tiada barang atau wang yang berpindah tangan.',
};

/** The letter about an event of a package, by its place in the timeline, in the language of its order; null where it is not worth one. */
export function packageMail(
  order: OrderDoc,
  parcel: OrderPackageDoc,
  at: number,
  { vendorName, baseUrl, demo }: MailSurroundings,
): Mail | null {
  const event = parcel.timeline[at];
  const returned = returnAt(parcel, at);
  const words = event === undefined ? null : wordsOf({ order, parcel, event, returned }, vendorName);
  if (event === undefined || words === null) return null;
  const language = order.locale ?? 'en';
  const { tracking } = parcel;
  const isShipped = event.status === 'SHIPPED' && tracking !== undefined;
  const letter: Letter = {
    subject: { en: `${words.subject.en}: order ${order.number}`, ms: `${words.subject.ms}: pesanan ${order.number}` },
    greeting: greetingOf(order),
    before: [words.text, ...noteOf(event, returned), ...(demo ? [DEMO] : [])],
    rows: [
      ...rowsOf(parcel, returned).map(({ quantity, title }) => ({ label: title[language], value: `× ${quantity}` })),
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
  return writeMail(order.email, language, letter);
}

/** Tells the buyer that an order that was not paid is cancelled, in its language. */
export function unpaidMail(order: OrderDoc, { baseUrl, demo }: Pick<MailSurroundings, 'baseUrl' | 'demo'>): Mail {
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

/** Tells the buyer that what was paid for a cancelled package is back, in the language of the order. */
export function refundedMail(order: OrderDoc, parcel: OrderPackageDoc, { vendorName, baseUrl, demo }: MailSurroundings): Mail {
  const amount = formatMoney(parcel.totals.totalCents);
  return writeMail(order.email, order.locale ?? 'en', {
    subject: { en: `Money back: order ${order.number}`, ms: `Bayaran balik: pesanan ${order.number}` },
    greeting: greetingOf(order),
    before: [
      {
        en: `${amount} for your cancelled package ${parcel.number} from ${vendorName} was given back the way you paid. Your bank shows it within some days.`,
        ms: `${amount} untuk bungkusan ${parcel.number} daripada ${vendorName} yang dibatalkan telah dipulangkan melalui cara anda membayar. Bank anda akan memaparkannya dalam beberapa hari.`,
      },
      ...(demo ? [DEMO] : []),
    ],
    link: linkTo(order, baseUrl),
  });
}

function greetingOf({ shippingAddress: { firstName } }: OrderDoc): LocalisedText {
  return { en: `Hello ${firstName},`, ms: `Salam ${firstName},` };
}

function linkTo({ userId, number }: OrderDoc, baseUrl: string): NonNullable<Letter['link']> {
  const name = encodeURIComponent(number);
  const path = userId === null ? `/track-order?order=${name}` : `/orders/${name}`;
  return { href: baseUrl + path, label: { en: 'Follow your order', ms: 'Ikuti pesanan anda' } };
}

/** An event with what it is about. */
interface Told {
  order: OrderDoc;
  parcel: OrderPackageDoc;
  event: OrderEventDoc;
  /** null: not of a return. */
  returned: ReturnDoc | null;
}

function wordsOf({ order, parcel, event, returned }: Told, vendor: string): Words | null {
  if (event.returnStatus !== undefined) return returned === null ? null : returnWords(returned, event.returnStatus, vendor);
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
    case 'OUT_FOR_DELIVERY':
      return {
        subject: { en: 'Out for delivery', ms: 'Sedang dihantar kepada anda' },
        text: outText(order, parcel, vendor),
      };
    case 'DELIVERED':
      return {
        subject: { en: 'Delivered', ms: 'Sudah diterima' },
        text: {
          en: `your package ${parcel.number} from ${vendor} was delivered. Is something wrong with it? On the page of the order you can send it back.`,
          ms: `bungkusan anda ${parcel.number} daripada ${vendor} sudah diterima. Ada masalah dengannya? Anda boleh memulangkannya di halaman pesanan.`,
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

function outText(order: OrderDoc, parcel: OrderPackageDoc, vendor: string): LocalisedText {
  const amount = formatMoney(parcel.totals.totalCents);
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  return {
    en: `your package ${parcel.number} from ${vendor} is on the van to you.${isCash ? ` Have ${amount} ready: you pay at the door.` : ''}`,
    ms: `bungkusan anda ${parcel.number} daripada ${vendor} sedang dihantar kepada anda.${isCash ? ` Sediakan ${amount}: anda membayar semasa penghantaran.` : ''}`,
  };
}

function cancelledText(order: OrderDoc, parcel: OrderPackageDoc, vendor: string): LocalisedText {
  const amount = formatMoney(parcel.totals.totalCents);
  const money = moneyOfCancelled(order, amount);
  return {
    en: `your package ${parcel.number} from ${vendor} was cancelled. ${money.en}`,
    ms: `bungkusan anda ${parcel.number} daripada ${vendor} telah dibatalkan. ${money.ms}`,
  };
}

function moneyOfCancelled({ payment }: OrderDoc, amount: string): LocalisedText {
  if (payment.method === 'CASH_ON_DELIVERY') {
    return { en: `You do not pay its ${amount} at the door.`, ms: `Anda tidak perlu membayar ${amount} untuknya semasa penghantaran.` };
  }
  return { en: `Its ${amount} goes back to you the way you paid.`, ms: `${amount} dipulangkan kepada anda melalui cara anda membayar.` };
}

function returnWords({ refundBy, refundCents }: ReturnDoc, status: ReturnDoc['status'], vendor: string): Words {
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
        subject: { en: 'Return accepted', ms: 'Pemulangan diluluskan' },
        text: {
          en: `${vendor} takes these goods back: send them now. When they have arrived, ${amount} is paid back.`,
          ms: `${vendor} meluluskan pemulangan barang ini: sila hantar sekarang. Apabila ia tiba, ${amount} dibayar balik.`,
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
          en: `your goods are back at ${vendor}. ${refundBy === 'ORIGINAL' ? `${amount} goes back to you the way you paid.` : `You paid cash: ${amount} is paid back by bank transfer. We write to you for the account.`}`,
          ms: `barang anda sudah kembali kepada ${vendor}. ${refundBy === 'ORIGINAL' ? `${amount} dipulangkan kepada anda melalui cara anda membayar.` : `Anda membayar tunai: ${amount} dibayar balik melalui pindahan bank. Kami akan menulis kepada anda untuk nombor akaun.`}`,
        },
      };
  }
}

/** The return that an event is about: each begins when it is asked for, one after the other. */
export function returnAt({ timeline, returns = [] }: OrderPackageDoc, at: number): ReturnDoc | null {
  if (timeline[at]?.returnStatus === undefined) return null;
  const asked = timeline.slice(0, at + 1).filter(({ returnStatus }) => returnStatus === 'REQUESTED').length;
  return returns[asked - 1] ?? null;
}

/** What the seller wrote; what only names the goods stands in the table. */
function noteOf({ note, returnStatus }: OrderEventDoc, returned: ReturnDoc | null): LocalisedText[] {
  const typed = returnStatus === 'ACCEPTED' ? (returned?.instructions ?? null) : note;
  return typeof typed === 'string' && typed !== '' ? [{ en: `“${typed}”`, ms: `“${typed}”` }] : [];
}

/** The goods of a package, or those of it that come back. */
export function rowsOf(parcel: OrderPackageDoc, returned: ReturnDoc | null): { quantity: number; title: LocalisedText }[] {
  if (returned === null) return parcel.lines;
  return returned.lines.flatMap(({ lineId, quantity }) => {
    const line = parcel.lines.find(({ id }) => id === lineId);
    return line === undefined ? [] : [{ quantity, title: line.title }];
  });
}

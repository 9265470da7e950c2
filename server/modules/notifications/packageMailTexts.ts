import { formatMoney } from '#schema/rules/money.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc, ReturnDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** An event with its order and package. */
interface PackageEvent {
  order: OrderDoc;
  orderPackage: OrderPackageDoc;
  event: OrderEventDoc;
  /** null: the event is not about a return. */
  returned: ReturnDoc | null;
}

/** Texts of an email about a step of a package; null for steps without an email. */
export function stepTexts({ order, orderPackage, event, returned }: PackageEvent, vendor: string): StepTexts | null {
  if (event.returnStatus !== undefined) return returned === null ? null : returnTexts(returned, event.returnStatus, vendor);
  switch (event.status) {
    case 'PACKED':
      if (isPickupPackage(orderPackage)) return readyTexts(order, orderPackage, vendor);
      return {
        subject: { en: 'Packed', ms: 'Dibungkus' },
        text: {
          en: `${vendor} has packed your package ${orderPackage.number}. It goes to the courier next.`,
          ms: `${vendor} telah membungkus bungkusan anda ${orderPackage.number}. Seterusnya ia diserahkan kepada kurier.`,
        },
      };
    case 'SHIPPED':
      return {
        subject: { en: 'On its way', ms: 'Dalam penghantaran' },
        text: {
          en: `${vendor} has handed your package ${orderPackage.number} to the courier.`,
          ms: `${vendor} telah menyerahkan bungkusan anda ${orderPackage.number} kepada kurier.`,
        },
      };
    case 'OUT_FOR_DELIVERY':
      return {
        subject: { en: 'Out for delivery', ms: 'Sedang dihantar kepada anda' },
        text: outText(order, orderPackage, vendor),
      };
    case 'DELIVERED':
      return {
        subject: isPickupPackage(orderPackage) ? { en: 'Picked up', ms: 'Sudah diambil' } : { en: 'Delivered', ms: 'Sudah diterima' },
        text: deliveredText(orderPackage, vendor),
      };
    case 'CANCELLED':
      return {
        subject: { en: 'Package cancelled', ms: 'Bungkusan dibatalkan' },
        text: cancelledText(order, orderPackage, vendor),
      };
    default:
      return null;
  }
}

/** Texts about a package ready for pickup, with the cash to be paid there, as for a delivery. */
function readyTexts({ payment }: OrderDoc, { number, totals }: OrderPackageDoc, vendor: string): StepTexts {
  const amount = formatMoney(totals.totalCents);
  const isCash = payment.method === 'CASH_ON_DELIVERY';
  return {
    subject: { en: 'Ready to pick up', ms: 'Sedia untuk diambil' },
    text: {
      en: `your package ${number} lies ready at ${vendor}. Bring the number of the package.${isCash ? ` You pay ${amount} there.` : ''}`,
      ms: `bungkusan anda ${number} sudah sedia di ${vendor}. Bawa nombor bungkusan ini.${isCash ? ` Anda membayar ${amount} di sana.` : ''}`,
    },
  };
}

function deliveredText(orderPackage: OrderPackageDoc, vendor: string): LocalisedText {
  const { number } = orderPackage;
  const what = isPickupPackage(orderPackage)
    ? { en: `you have picked up your package ${number} at ${vendor}.`, ms: `anda telah mengambil bungkusan anda ${number} di ${vendor}.` }
    : { en: `your package ${number} from ${vendor} was delivered.`, ms: `bungkusan anda ${number} daripada ${vendor} sudah diterima.` };
  return {
    en: `${what.en} Is something wrong with it? On the page of the order you can send it back.`,
    ms: `${what.ms} Ada masalah dengannya? Anda boleh memulangkannya di halaman pesanan.`,
  };
}

function outText(order: OrderDoc, orderPackage: OrderPackageDoc, vendor: string): LocalisedText {
  const amount = formatMoney(orderPackage.totals.totalCents);
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  return {
    en: `your package ${orderPackage.number} from ${vendor} is on the van to you.${isCash ? ` Have ${amount} ready: you pay at the door.` : ''}`,
    ms: `bungkusan anda ${orderPackage.number} daripada ${vendor} sedang dihantar kepada anda.${isCash ? ` Sediakan ${amount}: anda membayar semasa penghantaran.` : ''}`,
  };
}

function cancelledText(order: OrderDoc, orderPackage: OrderPackageDoc, vendor: string): LocalisedText {
  const amount = formatMoney(orderPackage.totals.totalCents);
  const money = moneyOfCancelled(order, amount);
  return {
    en: `your package ${orderPackage.number} from ${vendor} was cancelled. ${money.en}`,
    ms: `bungkusan anda ${orderPackage.number} daripada ${vendor} telah dibatalkan. ${money.ms}`,
  };
}

function moneyOfCancelled({ payment }: OrderDoc, amount: string): LocalisedText {
  if (payment.method === 'CASH_ON_DELIVERY') {
    return { en: `You do not pay its ${amount}.`, ms: `Anda tidak perlu membayar ${amount} untuknya.` };
  }
  return { en: `Its ${amount} goes back to you the way you paid.`, ms: `${amount} dipulangkan kepada anda melalui cara anda membayar.` };
}

/** Subject, without the order number, and first sentence of an email about a step. */
export interface StepTexts {
  subject: LocalisedText;
  text: LocalisedText;
}

/** Texts about a return that has reached `status`. */
export function returnTexts({ refundBy, refundCents }: ReturnDoc, status: ReturnDoc['status'], vendor: string): StepTexts {
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
        subject:
          refundBy === 'ORIGINAL' ? { en: 'Money back', ms: 'Bayaran balik' } : { en: 'Goods came back', ms: 'Barang sudah kembali' },
        text: {
          en: `your goods are back at ${vendor}. ${refundBy === 'ORIGINAL' ? `${amount} goes back to you the way you paid.` : `You paid cash: ${amount} is paid back by bank transfer. The seller asks you for the account; we write to you when it is paid.`}`,
          ms: `barang anda sudah kembali kepada ${vendor}. ${refundBy === 'ORIGINAL' ? `${amount} dipulangkan kepada anda melalui cara anda membayar.` : `Anda membayar tunai: ${amount} dibayar balik melalui pindahan bank. Penjual akan meminta nombor akaun anda; kami menulis kepada anda apabila ia dibayar.`}`,
        },
      };
    case 'REFUNDED':
      return {
        subject: { en: 'Money back', ms: 'Bayaran balik' },
        text: {
          en: `${vendor} has transferred ${amount} to your bank account for the goods that you sent back. Your bank shows it within some days.`,
          ms: `${vendor} telah memindahkan ${amount} ke akaun bank anda untuk barang yang anda pulangkan. Bank anda akan memaparkannya dalam beberapa hari.`,
        },
      };
  }
}

/** The return an event belongs to. Older events do not name it: their returns are matched by counting the REQUESTED events so far. */
export function returnAt({ timeline, returns = [] }: OrderPackageDoc, at: number): ReturnDoc | null {
  const { returnStatus, returnId } = timeline[at] ?? {};
  if (returnStatus === undefined) return null;
  if (returnId !== undefined) return returns.find(({ id }) => id === returnId) ?? null;
  const requested = timeline.slice(0, at + 1).filter(({ returnStatus }) => returnStatus === 'REQUESTED').length;
  return returns[requested - 1] ?? null;
}

import { formatMoney } from '#schema/rules/money.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc, PackageStatus, ReturnDoc, ReturnStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Subject, without the order number, and first sentence of an email to a buyer. */
interface StepTexts {
  subject: LocalisedText;
  text: LocalisedText;
}

/** What the texts name: vendor, number of the package, its amount or that of the return. */
interface StepFacts {
  vendor: string;
  number: string;
  amount: string;
  /** Whether the amount is paid in cash; of a return, paid back by bank transfer. */
  isCash: boolean;
  isPickup: boolean;
}

type WriteTexts = (facts: StepFacts) => StepTexts;

/** Texts by the status that a package or a return has reached; there is no email about other statuses. */
const TEXTS: Partial<Record<PackageStatus, WriteTexts>> & Record<ReturnStatus, WriteTexts> = {
  PACKED: ({ vendor, number, amount, isCash, isPickup }) =>
    isPickup
      ? {
          subject: { en: 'Ready to pick up', ms: 'Sedia untuk diambil' },
          text: {
            en: `your package ${number} lies ready at ${vendor}. Bring the number of the package.${isCash ? ` You pay ${amount} there.` : ''}`,
            ms: `bungkusan anda ${number} sudah sedia di ${vendor}. Bawa nombor bungkusan ini.${isCash ? ` Anda membayar ${amount} di sana.` : ''}`,
          },
        }
      : {
          subject: { en: 'Packed', ms: 'Dibungkus' },
          text: {
            en: `${vendor} has packed your package ${number}. It goes to the courier next.`,
            ms: `${vendor} telah membungkus bungkusan anda ${number}. Seterusnya ia diserahkan kepada kurier.`,
          },
        },
  SHIPPED: ({ vendor, number }) => ({
    subject: { en: 'On its way', ms: 'Dalam penghantaran' },
    text: {
      en: `${vendor} has handed your package ${number} to the courier.`,
      ms: `${vendor} telah menyerahkan bungkusan anda ${number} kepada kurier.`,
    },
  }),
  OUT_FOR_DELIVERY: ({ vendor, number, amount, isCash }) => ({
    subject: { en: 'Out for delivery', ms: 'Sedang dihantar kepada anda' },
    text: {
      en: `your package ${number} from ${vendor} is on the van to you.${isCash ? ` Have ${amount} ready: you pay at the door.` : ''}`,
      ms: `bungkusan anda ${number} daripada ${vendor} sedang dihantar kepada anda.${isCash ? ` Sediakan ${amount}: anda membayar semasa penghantaran.` : ''}`,
    },
  }),
  DELIVERED: ({ vendor, number, isPickup }) => {
    const what = isPickup
      ? { en: `you have picked up your package ${number} at ${vendor}.`, ms: `anda telah mengambil bungkusan anda ${number} di ${vendor}.` }
      : { en: `your package ${number} from ${vendor} was delivered.`, ms: `bungkusan anda ${number} daripada ${vendor} sudah diterima.` };
    return {
      subject: isPickup ? { en: 'Picked up', ms: 'Sudah diambil' } : { en: 'Delivered', ms: 'Sudah diterima' },
      text: {
        en: `${what.en} Is something wrong with it? On the page of the order you can send it back.`,
        ms: `${what.ms} Ada masalah dengannya? Anda boleh memulangkannya di halaman pesanan.`,
      },
    };
  },
  CANCELLED: ({ vendor, number, amount, isCash }) => {
    const money = isCash
      ? { en: `You do not pay its ${amount}.`, ms: `Anda tidak perlu membayar ${amount} untuknya.` }
      : { en: `Its ${amount} goes back to you the way you paid.`, ms: `${amount} dipulangkan kepada anda melalui cara anda membayar.` };
    return {
      subject: { en: 'Package cancelled', ms: 'Bungkusan dibatalkan' },
      text: {
        en: `your package ${number} from ${vendor} was cancelled. ${money.en}`,
        ms: `bungkusan anda ${number} daripada ${vendor} telah dibatalkan. ${money.ms}`,
      },
    };
  },
  REQUESTED: ({ vendor }) => ({
    subject: { en: 'Return requested', ms: 'Pemulangan diminta' },
    text: {
      en: `we have told ${vendor} that you want to return these goods. Wait for the answer before you send them.`,
      ms: `kami telah memberitahu ${vendor} bahawa anda mahu memulangkan barang ini. Tunggu jawapan sebelum menghantarnya.`,
    },
  }),
  ACCEPTED: ({ vendor, amount }) => ({
    subject: { en: 'Return accepted', ms: 'Pemulangan diluluskan' },
    text: {
      en: `${vendor} takes these goods back: send them now. When they have arrived, ${amount} is paid back.`,
      ms: `${vendor} meluluskan pemulangan barang ini: sila hantar sekarang. Apabila ia tiba, ${amount} dibayar balik.`,
    },
  }),
  REFUSED: ({ vendor }) => ({
    subject: { en: 'Return refused', ms: 'Pemulangan ditolak' },
    text: {
      en: `${vendor} does not take these goods back. If you do not agree, write to us with the number of the order.`,
      ms: `${vendor} tidak menerima pemulangan barang ini. Jika anda tidak bersetuju, tulis kepada kami dengan nombor pesanan.`,
    },
  }),
  RECEIVED: ({ vendor, amount, isCash }) => ({
    subject: isCash ? { en: 'Goods came back', ms: 'Barang sudah kembali' } : { en: 'Money back', ms: 'Bayaran balik' },
    text: {
      en: `your goods are back at ${vendor}. ${isCash ? `You paid cash: ${amount} is paid back by bank transfer. The seller asks you for the account; we write to you when it is paid.` : `${amount} goes back to you the way you paid.`}`,
      ms: `barang anda sudah kembali kepada ${vendor}. ${isCash ? `Anda membayar tunai: ${amount} dibayar balik melalui pindahan bank. Penjual akan meminta nombor akaun anda; kami menulis kepada anda apabila ia dibayar.` : `${amount} dipulangkan kepada anda melalui cara anda membayar.`}`,
    },
  }),
  REFUNDED: ({ vendor, amount }) => ({
    subject: { en: 'Money back', ms: 'Bayaran balik' },
    text: {
      en: `${vendor} has transferred ${amount} to your bank account for the goods that you sent back. Your bank shows it within some days.`,
      ms: `${vendor} telah memindahkan ${amount} ke akaun bank anda untuk barang yang anda pulangkan. Bank anda akan memaparkannya dalam beberapa hari.`,
    },
  }),
};

/** Texts of an email about an event of a package; null for events without an email. */
export function stepTexts(
  { payment }: OrderDoc,
  orderPackage: OrderPackageDoc,
  { status, returnStatus }: OrderEventDoc,
  returned: ReturnDoc | null,
  vendor: string,
): StepTexts | null {
  if (returnStatus !== undefined && returned === null) return null;
  const facts = {
    vendor,
    number: orderPackage.number,
    amount: formatMoney(returned?.refundCents ?? orderPackage.totals.totalCents),
    isCash: returned === null ? payment.method === 'CASH_ON_DELIVERY' : returned.refundBy === 'TRANSFER',
    isPickup: isPickupPackage(orderPackage),
  };
  return TEXTS[returnStatus ?? status]?.(facts) ?? null;
}

/** The return an event belongs to. Older events do not name it: their returns are matched by counting the REQUESTED events so far. */
export function returnAt({ timeline, returns = [] }: OrderPackageDoc, at: number): ReturnDoc | null {
  const { returnStatus, returnId } = timeline[at] ?? {};
  if (returnStatus === undefined) return null;
  if (returnId !== undefined) return returns.find(({ id }) => id === returnId) ?? null;
  const requested = timeline.slice(0, at + 1).filter(({ returnStatus }) => returnStatus === 'REQUESTED').length;
  return returns[requested - 1] ?? null;
}

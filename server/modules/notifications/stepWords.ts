import { formatMoney } from '#schema/rules/money.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc, ReturnDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { returnWords } from './returnWords.ts';
import type { Words } from './returnWords.ts';
import { isFetched } from '#server/modules/cart/index.ts';

/** An event with its order and package. */
interface Told {
  order: OrderDoc;
  orderPackage: OrderPackageDoc;
  event: OrderEventDoc;
  /** null: the event is not about a return. */
  returned: ReturnDoc | null;
}

/** Texts of an email about a step of a package; null for steps without an email. */
export function stepWords({ order, orderPackage, event, returned }: Told, vendor: string): Words | null {
  if (event.returnStatus !== undefined) return returned === null ? null : returnWords(returned, event.returnStatus, vendor);
  switch (event.status) {
    case 'PACKED':
      if (isFetched(orderPackage)) return readyWords(order, orderPackage, vendor);
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
        subject: isFetched(orderPackage) ? { en: 'Picked up', ms: 'Sudah diambil' } : { en: 'Delivered', ms: 'Sudah diterima' },
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
function readyWords({ payment }: OrderDoc, { number, totals }: OrderPackageDoc, vendor: string): Words {
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
  const what = isFetched(orderPackage)
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

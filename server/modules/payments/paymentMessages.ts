import { CASH_LIMIT_CENTS, MAX_UNPAID_ORDERS } from '#schema/rules/payments.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

const limit = formatMoney(CASH_LIMIT_CENTS);

/** When orders of one network already reserve much of a variant's stock. `left`: units that they may still order. */
export function heldByNetwork(left: number, title: LocalisedText): LocalisedText {
  const [most, terbanyak] = left === 0 ? ['no more', 'tiada lagi'] : [`at most ${left}`, `paling banyak ${left}`];
  return {
    en: `${title.en}: from your network ${most} can be ordered before what was ordered is paid for or packed: order fewer, pay first, or try again in an hour.`,
    ms: `${title.ms}: daripada rangkaian anda, ${terbanyak} unit boleh dipesan sebelum pesanan yang ada dibayar atau dibungkus: kurangkan kuantiti, bayar dahulu, atau cuba lagi dalam sejam.`,
  };
}

/** Messages when an order cannot be paid as requested. */
export const PAYMENT_MESSAGES = {
  cashTooMuch: {
    en: `Couriers take cash up to ${limit}: choose another way to pay.`,
    ms: `Kurier menerima tunai sehingga ${limit} sahaja: pilih cara pembayaran lain.`,
  },
  tooManyUnpaid: {
    en: `${MAX_UNPAID_ORDERS} orders with this email address wait to be paid already: pay them, or try again in half an hour.`,
    ms: `${MAX_UNPAID_ORDERS} pesanan dengan alamat e-mel ini sudah menunggu bayaran: bayar pesanan itu atau cuba lagi dalam setengah jam.`,
  },
  tooManyUnpaidOwn: {
    en: `${MAX_UNPAID_ORDERS} of your orders wait to be paid already: pay them, choose cash on delivery, or try again in half an hour.`,
    ms: `${MAX_UNPAID_ORDERS} pesanan anda sudah menunggu bayaran: bayar pesanan itu, pilih bayar tunai semasa penghantaran atau cuba lagi dalam setengah jam.`,
  },
  tooManyUnpaidHere: {
    en: 'Too many orders from your network wait to be paid already: pay them, choose cash on delivery, or try again in half an hour.',
    ms: 'Terlalu banyak pesanan daripada rangkaian anda sudah menunggu bayaran: bayar pesanan itu, pilih bayar tunai semasa penghantaran atau cuba lagi dalam setengah jam.',
  },
  declined: {
    en: "Payment didn't go through. You haven't been charged, and nothing was ordered. Choose another bank or another way to pay.",
    ms: 'Pembayaran tidak berjaya. Anda tidak dikenakan caj dan tiada pesanan dibuat. Pilih bank lain atau cara pembayaran lain.',
  },
  unreachable: {
    en: "The payment service does not answer at the moment. You haven't been charged, and nothing was ordered. Try again in a minute, or choose another way to pay.",
    ms: 'Perkhidmatan pembayaran tidak menjawab buat masa ini. Anda tidak dikenakan caj dan tiada pesanan dibuat. Cuba lagi sebentar nanti atau pilih cara pembayaran lain.',
  },
  declinedAgain: {
    en: "Payment didn't go through. You haven't been charged. Choose another bank or another way to pay.",
    ms: 'Pembayaran tidak berjaya. Anda tidak dikenakan caj. Pilih bank lain atau cara pembayaran lain.',
  },
  unreachableAgain: {
    en: 'The payment service does not answer at the moment. Nothing has changed: try again in a minute.',
    ms: 'Perkhidmatan pembayaran tidak menjawab buat masa ini. Tiada apa-apa berubah: cuba lagi sebentar nanti.',
  },
  noOrder: { en: 'We cannot find that order.', ms: 'Kami tidak menemui pesanan itu.' },
  nothingToPay: {
    en: 'There is nothing to pay online for this order.',
    ms: 'Tiada apa-apa perlu dibayar dalam talian untuk pesanan ini.',
  },
  timeOver: {
    en: 'The time to pay for this order is over, and its goods are back on sale. You can order them again.',
    ms: 'Masa untuk membayar pesanan ini telah tamat dan barangnya dijual semula. Anda boleh memesannya lagi.',
  },
} as const satisfies Record<string, LocalisedText>;

import { formatMoney } from '#schema/rules/money.ts';
import { CASH_LIMIT_CENTS, RESERVATION_MINUTES, MAX_UNPAID_ORDERS } from '#schema/rules/payments.ts';
import type { PaymentMethod } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { CashPayment, Institution, PaymentGateway } from './gateway.ts';

const demoBank = (code: string, name: string): Institution => ({
  code: `DEMO_${code}`,
  name: { en: `Demo bank ${name}`, ms: `Bank demo ${name}` },
});

/** Banks of the demo gateway: the five most used, then the others by name. All are fictional. */
const DEMO_BANKS: readonly Institution[] = [
  demoBank('HARIMAU', 'Harimau'),
  demoBank('RIMBA', 'Rimba'),
  demoBank('TERATAI', 'Teratai'),
  demoBank('SONGKET', 'Songket'),
  demoBank('NYIUR', 'Nyiur'),
  demoBank('ANGSANA', 'Angsana'),
  demoBank('BAYU', 'Bayu'),
  demoBank('CENGAL', 'Cengal'),
  { code: 'DEMO_CLOSED', name: { en: 'Demo bank that is closed', ms: 'Bank demo yang ditutup' } },
  demoBank('WAU', 'Wau'),
];

const DEMO_WALLETS: readonly Institution[] = [
  { code: 'TOUCH_N_GO', name: { en: "Touch 'n Go eWallet", ms: "Touch 'n Go eWallet" } },
  { code: 'GRABPAY', name: { en: 'GrabPay', ms: 'GrabPay' } },
];

/** Cash on delivery: the order itself is the only record. */
const cashOnDelivery: CashPayment = { isDemo: false, isCash: true };

/** How a payment method is taken: its gateway, and the institutions to choose from. */
export interface PaymentTerms {
  gateway: PaymentGateway | CashPayment;
  banks: readonly Institution[];
  wallets: readonly Institution[];
  /** How long stock is reserved while payment is pending; null for cash, which is paid on delivery. */
  reservationMinutes: number | null;
}

/** All payment methods, in display order. A real gateway replaces the demo's here. */
export function paymentMethods(demo: PaymentGateway): ReadonlyMap<PaymentMethod, PaymentTerms> {
  const online = (reservationMinutes: number, choices: Partial<Pick<PaymentTerms, 'banks' | 'wallets'>> = {}): PaymentTerms => ({
    gateway: demo,
    banks: [],
    wallets: [],
    reservationMinutes,
    ...choices,
  });
  return new Map<PaymentMethod, PaymentTerms>([
    ['FPX', online(RESERVATION_MINUTES.FPX, { banks: DEMO_BANKS })],
    ['DUITNOW_QR', online(RESERVATION_MINUTES.DUITNOW_QR)],
    ['EWALLET', online(RESERVATION_MINUTES.EWALLET, { wallets: DEMO_WALLETS })],
    ['CARD', online(RESERVATION_MINUTES.CARD)],
    ['CASH_ON_DELIVERY', { gateway: cashOnDelivery, banks: [], wallets: [], reservationMinutes: null }],
  ]);
}

/** Display names of payment methods. */
export const PAYMENT_METHOD_NAMES = {
  FPX: { en: 'Online banking (FPX)', ms: 'Perbankan dalam talian (FPX)' },
  DUITNOW_QR: { en: 'DuitNow QR', ms: 'DuitNow QR' },
  EWALLET: { en: 'E-wallet', ms: 'E-dompet' },
  CARD: { en: 'Debit or credit card', ms: 'Kad debit atau kredit' },
  CASH_ON_DELIVERY: { en: 'Cash on delivery', ms: 'Bayar tunai semasa penghantaran' },
} as const satisfies Record<string, LocalisedText>;

const limit = formatMoney(CASH_LIMIT_CENTS);

/** When orders of one network already reserve much of a variant's stock. `left`: units that they may still order. */
export function reservedByNetwork(left: number, title: LocalisedText): LocalisedText {
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

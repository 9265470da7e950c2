import { byLocale } from '#schema/rules/locales.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { MAX_GUEST_CASH_LINES } from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { CASH_LIMIT_CENTS, MAX_UNPAID_UNITS, MAX_UNPAID_UNITS_PER_NETWORK, RESERVATION_MINUTES } from '#schema/rules/payments.ts';
import { translations } from '#server/platform/messages.ts';
import type { PaymentMethod } from '#server/store/documents/orders.ts';
import type { CashPayment, Institution, PaymentGateway } from './gateway.ts';

const demoBank = (code: string, name: string): Institution => ({
  code: `DEMO_${code}`,
  name: translations('payments.demoBank', { name }),
});

/** The demo gateway's banks: the five most used, followed by the others by name. All are fictional. */
const DEMO_BANKS: readonly Institution[] = [
  demoBank('HARIMAU', 'Harimau'),
  demoBank('RIMBA', 'Rimba'),
  demoBank('TERATAI', 'Teratai'),
  demoBank('SONGKET', 'Songket'),
  demoBank('NYIUR', 'Nyiur'),
  demoBank('ANGSANA', 'Angsana'),
  demoBank('BAYU', 'Bayu'),
  demoBank('CENGAL', 'Cengal'),
  { code: 'DEMO_CLOSED', name: translations('payments.closedBank') },
  demoBank('WAU', 'Wau'),
];

const DEMO_WALLETS: readonly Institution[] = [
  { code: 'TOUCH_N_GO', name: byLocale(() => "Touch 'n Go eWallet") },
  { code: 'GRABPAY', name: byLocale(() => 'GrabPay') },
];

/** Cash on delivery is recorded only in the order. */
const cashOnDelivery: CashPayment = { isDemo: false, isCash: true };

/** How a payment method is processed: its gateway and institutions. */
export interface PaymentTerms {
  gateway: PaymentGateway | CashPayment;
  banks: readonly Institution[];
  wallets: readonly Institution[];
  /** Minutes for which stock is reserved while payment is pending; null for cash. */
  reservationMinutes: number | null;
}

/** All payment methods, in display order. This is where a real gateway would replace the demo gateway. */
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

const limit = formatMoney(CASH_LIMIT_CENTS);

/**
 * The rejection if unpaid orders already reserve much of a variant's stock; the key says whose orders. `left` is the number of
 * units that can still be ordered.
 */
export function reservedBy(
  whose: 'reservedByNetwork' | 'reservedByPerson' | 'reservedByUnconfirmed' | 'reservedByUnconfirmedInCash',
  left: number,
  title: LocalisedText,
): LocalisedText {
  return translations(`payments.${whose}`, { title, left });
}

/** Messages for orders that cannot be paid as requested. */
export const PAYMENT_MESSAGES = {
  guestCashTooLong: translations('payments.guestCashTooLong', { max: MAX_GUEST_CASH_LINES }),
  cashTooMuch: translations('payments.cashTooMuch', { limit }),
  tooManyUnpaid: translations('payments.tooManyUnpaid', { max: MAX_UNPAID_UNITS }),
  tooManyUnpaidOwn: translations('payments.tooManyUnpaidOwn', { max: MAX_UNPAID_UNITS }),
  tooManyUnpaidHere: translations('payments.tooManyUnpaidHere', { max: MAX_UNPAID_UNITS_PER_NETWORK }),
  declined: translations('payments.declined'),
  unreachable: translations('payments.unreachable'),
  declinedAgain: translations('payments.declinedAgain'),
  unreachableAgain: translations('payments.unreachableAgain'),
  noOrder: translations('payments.noOrder'),
  nothingToPay: translations('payments.nothingToPay'),
  timeOver: translations('payments.timeOver'),
  cashNeedsConfirmation: translations('payments.cashNeedsConfirmation'),
  cashNeedsConfirmedAccount: translations('payments.cashNeedsConfirmedAccount'),
} as const satisfies Record<string, LocalisedText>;

import { HOLD_MINUTES } from '#schema/rules/payments.ts';
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
  holdMinutes: number | null;
}

/** All payment methods, in display order. A real gateway replaces the demo's here. */
export function paymentMethods(demo: PaymentGateway): ReadonlyMap<PaymentMethod, PaymentTerms> {
  const online = (holdMinutes: number, choices: Partial<Pick<PaymentTerms, 'banks' | 'wallets'>> = {}): PaymentTerms => ({
    gateway: demo,
    banks: [],
    wallets: [],
    holdMinutes,
    ...choices,
  });
  return new Map<PaymentMethod, PaymentTerms>([
    ['FPX', online(HOLD_MINUTES.FPX, { banks: DEMO_BANKS })],
    ['DUITNOW_QR', online(HOLD_MINUTES.DUITNOW_QR)],
    ['EWALLET', online(HOLD_MINUTES.EWALLET, { wallets: DEMO_WALLETS })],
    ['CARD', online(HOLD_MINUTES.CARD)],
    ['CASH_ON_DELIVERY', { gateway: cashOnDelivery, banks: [], wallets: [], holdMinutes: null }],
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

import { HOLD_MINUTES } from '#schema/rules/payments.ts';
import type { PaymentMethod } from '#server/store/documents/orders.ts';
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

/** A payment method: its gateway, and the institutions to choose from. */
export interface PaymentWay {
  gateway: PaymentGateway | CashPayment;
  banks: readonly Institution[];
  wallets: readonly Institution[];
  /** How long stock is reserved while payment is pending; null for cash, which is paid on delivery. */
  holdMinutes: number | null;
}

/** All payment methods, in display order. A real gateway replaces the demo's here. */
export function openGateways(demo: PaymentGateway): ReadonlyMap<PaymentMethod, PaymentWay> {
  const online = (holdMinutes: number, choices: Partial<Pick<PaymentWay, 'banks' | 'wallets'>> = {}): PaymentWay => ({
    gateway: demo,
    banks: [],
    wallets: [],
    holdMinutes,
    ...choices,
  });
  return new Map<PaymentMethod, PaymentWay>([
    ['FPX', online(HOLD_MINUTES.FPX, { banks: DEMO_BANKS })],
    ['DUITNOW_QR', online(HOLD_MINUTES.DUITNOW_QR)],
    ['EWALLET', online(HOLD_MINUTES.EWALLET, { wallets: DEMO_WALLETS })],
    ['CARD', online(HOLD_MINUTES.CARD)],
    ['CASH_ON_DELIVERY', { gateway: cashOnDelivery, banks: [], wallets: [], holdMinutes: null }],
  ]);
}

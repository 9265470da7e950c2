import { HOLD_MINUTES } from '#schema/rules/payments.ts';
import type { PaymentMethod } from '#server/store/documents/orders.ts';
import { cashOnDelivery } from './cashOnDelivery.ts';
import { DEMO_BANKS, DEMO_WALLETS } from './demoInstitutions.ts';
import type { CashPayment, Institution, PaymentGateway } from './gateway.ts';

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

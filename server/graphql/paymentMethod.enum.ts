import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import { describedEnum } from './describedEnum.ts';

export const PaymentMethod = describedEnum<PaymentMethodName>('PaymentMethod', 'A way to pay.', {
  FPX: "Online banking: the buyer chooses a bank, and approves on the bank's page.",
  DUITNOW_QR: 'The buyer scans a code with a banking app or e-wallet.',
  EWALLET: "The buyer chooses an e-wallet, and approves on the wallet's page.",
  CARD: "Debit or credit card: its number is typed on the gateway's page, never in the shop.",
  CASH_ON_DELIVERY: 'Cash, to whoever brings the parcel.',
});

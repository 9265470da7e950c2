import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import { describedEnum } from './describedEnum.ts';

export const PaymentMethod = describedEnum<PaymentMethodName>('PaymentMethod', 'A payment method.', {
  FPX: "Online banking: the buyer chooses a bank, and approves on the bank's page.",
  DUITNOW_QR: 'The buyer scans a code with a banking app or e-wallet.',
  EWALLET: "The buyer chooses an e-wallet, and approves on the wallet's page.",
  CARD: "Debit or credit card: its number is entered on the gateway's page, never in the marketplace.",
  CASH_ON_DELIVERY: 'Cash, paid on delivery of the package.',
});

import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import { describedEnum } from './describedEnum.ts';

export const PaymentMethod = describedEnum<PaymentMethodName>('PaymentMethod', 'A way to pay.', {
  FPX: 'Online banking: the buyer chooses a bank.',
  CASH_ON_DELIVERY: 'Cash, to whoever brings the parcel.',
});

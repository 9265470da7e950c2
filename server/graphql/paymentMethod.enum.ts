import type { PaymentMethod as StoredPaymentMethod } from '#server/store/documents.ts';
import { describedEnum } from './describedEnum.ts';

/** The ways to pay that this shop takes. */
export type PaymentMethodName = Extract<StoredPaymentMethod, 'FPX' | 'CASH_ON_DELIVERY'>;

export const PaymentMethod = describedEnum<PaymentMethodName>('PaymentMethod', 'A way to pay.', {
  FPX: 'Online banking: the buyer chooses a bank.',
  CASH_ON_DELIVERY: 'Cash, to whoever brings the parcel.',
});

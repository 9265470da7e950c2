import type { PaymentMethod as StoredPaymentMethod } from '#server/store/documents.ts';
import { describedEnum } from './describedEnum.ts';

/** The ways to pay that this shop takes. */
export type PaymentMethodName = Extract<StoredPaymentMethod, 'CASH_ON_DELIVERY'>;

export const PaymentMethod = describedEnum<PaymentMethodName>('PaymentMethod', 'A way to pay.', {
  CASH_ON_DELIVERY: 'Cash, to whoever brings the parcel.',
});

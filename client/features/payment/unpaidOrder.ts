import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { OrderPayment_PaymentFragment } from './OrderPayment.generated.ts';

/** An order that is not paid, as far as paying it goes. */
export interface UnpaidOrder {
  number: string;
  payment: OrderPayment_PaymentFragment;
  shippingAddress: { state: MalaysianState };
  packages: readonly { shipping: { pickup: object | null } }[];
}

import type { AddressInput, PlaceOrderInput } from '#client/graphql/schemaTypes.generated.ts';
import { isState } from '#client/config/states.ts';
import { paymentInput, type OfferedChoice } from '#client/features/payment/paymentMethods.ts';
import type { AddressField, CheckoutValues } from '#client/features/address/checkoutForm.ts';

interface OrderParts {
  choice: OfferedChoice;
  values: CheckoutValues;
  isBillingSame: boolean;
  lines: readonly { variantId: string; quantity: number }[];
  expectedTotalCents: number;
  /** How parcels travel, where that is not by standard delivery. */
  shipping: readonly { vendorId: string; optionId: string }[];
  /** A coupon that counts; null: none. */
  coupon: string | null;
}

/** What the API is asked for, from a checked form. Empty optional fields are left out. */
export function orderInput({
  choice,
  values,
  isBillingSame,
  lines,
  expectedTotalCents,
  shipping,
  coupon,
}: OrderParts): Omit<PlaceOrderInput, 'idempotencyKey'> {
  return {
    lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    expectedTotal: expectedTotalCents,
    email: (values.email ?? '').trim(),
    shippingAddress: addressInput(values, ''),
    billingAddress: isBillingSame ? null : addressInput(values, 'billing.'),
    shipping: [...shipping],
    coupon,
    note: (values.note ?? '').trim() || null,
    payment: paymentInput(choice),
  };
}

/** One address of a checked form, as the API takes it. */
export function addressInput(values: CheckoutValues, prefix: '' | 'billing.'): AddressInput {
  const text = (field: AddressField) => (values[`${prefix}${field}`] ?? '').trim();
  const state = text('state');
  if (!isState(state)) throw new Error('An address is checked before it is sent.');
  return {
    firstName: text('firstName'),
    lastName: text('lastName') || null,
    // The courier calls one number, whoever pays.
    phone: (values.phone ?? '').trim(),
    line1: text('line1'),
    line2: text('line2') || null,
    postalCode: text('postalCode'),
    city: text('city'),
    state,
  };
}

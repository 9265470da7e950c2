import type { IfSoldOut } from '#schema/rules/substitutions.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** The API's AddressInput. */
export interface AddressInput {
  firstName: string;
  lastName?: string | null;
  phone: string;
  line1: string;
  line2?: string | null;
  city: string;
  postalCode: string;
  state: MalaysianState;
}

/** The API's PlaceOrderInput. */
export interface PlaceOrderInput {
  idempotencyKey: string;
  lines: { variantId: string; quantity?: number; seenPrice?: number; seenContent?: string | null; ifSoldOut?: IfSoldOut | null }[];
  expectedTotal: number;
  email: string;
  shippingAddress: AddressInput;
  billingAddress?: AddressInput | null;
  note?: string | null;
  shipping?: { vendorId: string; optionId: string }[];
  coupon?: string | null;
  payment: { method: string; bank?: string; wallet?: string; returnUrl?: string | null | undefined };
}

export function anAddressInput(change: Partial<AddressInput> = {}): AddressInput {
  return {
    firstName: 'Nur Aina',
    phone: '012-345 6789',
    line1: '12 Jalan Ampang',
    city: 'Kuala Lumpur',
    postalCode: '50480',
    state: 'KUALA_LUMPUR',
    ...change,
  };
}

let keys = 0;

/** One unit of `aMarket`'s rice, delivered to Kuala Lumpur: $12.34, VAT $2.47, delivery $3.00. */
export function anOrderInput(change: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  keys += 1;
  return {
    idempotencyKey: `test-key-${keys}`,
    lines: [{ variantId: 'var_rice', quantity: 1 }],
    expectedTotal: 1781,
    email: 'aina@example.com',
    shippingAddress: anAddressInput(),
    payment: { method: 'CASH_ON_DELIVERY' },
    ...change,
  };
}

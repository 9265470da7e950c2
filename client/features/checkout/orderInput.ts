import type { PlaceOrderInput } from '#client/graphql/schemaTypes.generated.ts';
import { paymentInput, type OfferedChoice } from '#client/features/payment/paymentMethods.ts';
import { addressInput } from '#client/features/address/addressForm.ts';
import type { IfSoldOut } from '#schema/rules/substitutions.ts';
import type { CheckoutValues } from './checkoutForm.ts';

interface OrderParts {
  choice: OfferedChoice;
  values: CheckoutValues;
  isBillingSame: boolean;
  lines: readonly { variantId: string; quantity: number; ifSoldOut?: IfSoldOut | undefined }[];
  /** Versions of the content that the shopper has seen, by variant id. */
  seenContent: ReadonlyMap<string, string>;
  expectedTotalCents: number;
  /** Chosen shipping options other than standard delivery. */
  shipping: readonly { vendorId: string; optionId: string }[];
  /** Code of the applied coupon; null if no coupon is applied. */
  coupon: string | null;
}

/** Converts a validated form to the API's input; empty optional fields become null. */
export function orderInput({
  choice,
  values,
  isBillingSame,
  lines,
  seenContent,
  expectedTotalCents,
  shipping,
  coupon,
}: OrderParts): Omit<PlaceOrderInput, 'idempotencyKey'> {
  return {
    lines: lines.map(({ variantId, quantity, ifSoldOut }) => ({
      variantId,
      quantity,
      seenContent: seenContent.get(variantId) ?? null,
      // Missing unless chosen, so that a retry sends the same request.
      ...(ifSoldOut !== undefined && { ifSoldOut }),
    })),
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

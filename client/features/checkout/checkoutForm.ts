/** Checkout form: fields, error messages, and conversion to the API's input. */
import {
  ADDRESS_FIELDS,
  ADDRESS_TEXTS,
  addressInput,
  PHONE_TEXTS,
  type AddressField,
  type AddressValues,
} from '#client/features/address/addressForm.ts';
import { isState } from '#client/config/states.ts';
import { INSTITUTION_TEXTS, type PaymentMethodOptions } from '#client/features/payment/paymentMethods.ts';
import { EMAIL_TEXTS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { checkoutSchema } from '#schema/rules/inputs/order.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';

export const BILLING_FIELDS = ADDRESS_FIELDS.map((field) => `billing.${field}` as const);

/** In page order. */
const FIELDS = ['email', 'phone', ...ADDRESS_FIELDS, ...BILLING_FIELDS, 'payment', 'bank', 'wallet', 'note', 'agree'] as const;
export type CheckoutField = (typeof FIELDS)[number];
export type CheckoutValues = AddressValues & Partial<Record<CheckoutField, string>>;

const BILLING_TEXTS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [`billing.${field}`, ADDRESS_TEXTS[field]])) as Record<
  `billing.${AddressField}`,
  (typeof ADDRESS_TEXTS)[AddressField]
>;

/** Form spec for the offered payment methods. Whether a method is allowed for the order's total is only validated with the order. */
export function checkoutSpec(
  offered: readonly PaymentMethodOptions[],
  isBillingSame: boolean,
  shippingState: string | undefined,
): FormSpec<CheckoutField> {
  return {
    fields: FIELDS,
    schema: checkoutSchema(offered, isState(shippingState) ? shippingState : DEFAULT_STATE),
    input: (values) => ({
      email: values.email,
      note: values.note,
      payment: { method: values.payment, bank: values.bank, wallet: values.wallet },
      shippingAddress: addressInput(values, ''),
      billingAddress: isBillingSame ? null : addressInput(values, 'billing.'),
      agree: values.agree,
    }),
    fieldAt: fieldOfPath,
    texts: {
      email: EMAIL_TEXTS,
      phone: PHONE_TEXTS,
      ...ADDRESS_TEXTS,
      ...BILLING_TEXTS,
      payment: {},
      ...INSTITUTION_TEXTS,
      note: {},
      agree: { agree: 'co.agreeFirst' },
    },
  };
}

/** Maps an API error's path to its field; null if the error does not belong to a field. */
export function fieldOfPath(path: readonly string[] | null): CheckoutField | null {
  if (!path) return null;
  const [head, tail] = path.filter((step) => step !== 'input');
  if (head === 'email' || head === 'note' || head === 'agree') return head;
  if (head === 'payment' && (tail === 'bank' || tail === 'wallet')) return tail;
  if (head === 'shippingAddress' && tail === 'phone') return 'phone';
  if (head === 'shippingAddress' && isAddressField(tail)) return tail;
  if (head === 'billingAddress' && isAddressField(tail)) return `billing.${tail}`;
  return null;
}

function isAddressField(name: string | undefined): name is AddressField {
  return (ADDRESS_FIELDS as readonly (string | undefined)[]).includes(name);
}

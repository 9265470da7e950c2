import type { CheckoutField } from './checkoutForm.ts';
import type { AddressForm } from './useFields.ts';

/** The id of a field's input: error summaries point to it. */
export function fieldId(field: CheckoutField): string {
  return `checkout-${field.replace('.', '-')}`;
}

/** What ties an input to its field of the checkout. */
export function fieldProps(form: AddressForm, field: CheckoutField) {
  return {
    id: fieldId(field),
    name: field,
    value: form.values[field] ?? '',
    error: form.errors[field] ?? null,
    onChange: (event: { target: { value: string } }) => form.change(field, event.target.value),
    onBlur: () => form.leave(field),
  };
}

import { stateOfPostcode } from '#schema/rules/postcodes.ts';
import type { CheckoutValues } from './checkoutForm.ts';

type Prefix = '' | 'billing.';
/** What a postcode fills in. */
export type FilledField = 'city' | 'state';

/** Not typed for this order, and from no postcode either: the next postcode may replace it. */
const NOT_BY_HAND = 'address';

/** The state that goes with the postcode, unless another was chosen by hand. */
export function filledState(values: CheckoutValues, prefix: Prefix): CheckoutValues {
  return filled(values, prefix, 'state', stateOfPostcode(postcodeOf(values, prefix)));
}

/** The city that goes with the postcode, unless one was typed. What belongs to another postcode than the form has now counts for nothing. */
export function filledCity(values: CheckoutValues, prefix: Prefix, found: { postcode: string; city: string | null }): CheckoutValues {
  return postcodeOf(values, prefix) === found.postcode ? filled(values, prefix, 'city', found.city) : {};
}

function filled(values: CheckoutValues, prefix: Prefix, field: FilledField, text: string | null): CheckoutValues {
  const isOpen = !(values[`${prefix}${field}`] ?? '').trim() || Boolean(values[`${prefix}${field}From`]);
  if (text === null || !isOpen) return {};
  return { [`${prefix}${field}`]: text, [`${prefix}${field}From`]: postcodeOf(values, prefix) };
}

/** What stands in the form because of its postcode. */
export function filledBy(values: CheckoutValues, prefix: Prefix): FilledField[] {
  const postcode = postcodeOf(values, prefix);
  return (['city', 'state'] as const).filter((field) => postcode !== '' && values[`${prefix}${field}From`] === postcode);
}

/** An address as it is put into the form: a later postcode may replace its city and state. */
export function asFilled(values: CheckoutValues): CheckoutValues {
  return { ...values, cityFrom: NOT_BY_HAND, stateFrom: NOT_BY_HAND };
}

function postcodeOf(values: CheckoutValues, prefix: Prefix): string {
  return (values[`${prefix}postalCode`] ?? '').trim();
}

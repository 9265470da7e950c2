import { normalisePostcode, stateOfPostcode } from '#schema/rules/postcodes.ts';
import { postcodeOf, type AddressPrefix, type AddressValues } from './addressForm.ts';

export type FilledField = 'city' | 'state';

/** Mark of a value from a stored address: the next postcode may replace it. */
const NOT_BY_HAND = 'address';

/** Mark prefix before the postcode that the value was chosen for. */
const BY_HAND = 'by hand ';

/** Functional update of the draft. */
type Update = (change: (kept: AddressValues) => AddressValues) => void;

/** Field change in an address draft. A postcode fills its state immediately, and its city after the list is loaded. */
export function changeAddress(update: Update, field: string, text: string): void {
  const prefix = field.startsWith('billing.') ? 'billing.' : '';
  if (field === `${prefix}city` || field === `${prefix}state`)
    update((kept) => ({ [field]: text, [`${field}From`]: markByHand(kept, prefix) }));
  else if (field === `${prefix}postalCode`) {
    update((kept) => ({ [field]: text, ...filledState({ ...kept, [field]: text }, prefix) }));
    const postcode = normalisePostcode(text);
    if (postcode.length === 5) void fillCity(update, prefix, postcode);
  } else update(() => ({ [field]: text }));
}

/** Mark of a chosen value: for the current postcode or, while that is incomplete, the next one. */
function markByHand(values: AddressValues, prefix: AddressPrefix): string {
  const postcode = postcodeOf(values, prefix);
  return stateOfPostcode(postcode) === null ? '' : BY_HAND + postcode;
}

async function fillCity(update: Update, prefix: AddressPrefix, postcode: string): Promise<void> {
  try {
    const { cityOfPostcode } = await import('./cityOfPostcode.ts');
    update((kept) => filledCity(kept, prefix, { postcode, city: cityOfPostcode(postcode) }));
  } catch {
    // Without the list the city is not filled.
  }
}

/** State of the postcode, unless the shopper chose one for it. */
export function filledState(values: AddressValues, prefix: AddressPrefix): AddressValues {
  return filled(values, prefix, 'state', stateOfPostcode(postcodeOf(values, prefix)));
}

/** City of the postcode, unless the shopper entered one for it. A result for an earlier postcode is ignored. */
export function filledCity(values: AddressValues, prefix: AddressPrefix, found: { postcode: string; city: string | null }): AddressValues {
  return postcodeOf(values, prefix) === found.postcode ? filled(values, prefix, 'city', found.city) : {};
}

function filled(values: AddressValues, prefix: AddressPrefix, field: FilledField, text: string | null): AddressValues {
  if (text === null) return {};
  const postcode = postcodeOf(values, prefix);
  const mark = values[`${prefix}${field}From`] ?? '';
  if (!(values[`${prefix}${field}`] ?? '').trim() || (mark !== '' && mark !== BY_HAND + postcode))
    return { [`${prefix}${field}`]: text, [`${prefix}${field}From`]: postcode };
  // Chosen for this postcode; another one replaces it.
  return { [`${prefix}${field}From`]: BY_HAND + postcode };
}

/** Fields filled from the current postcode. */
export function filledBy(values: AddressValues, prefix: AddressPrefix): FilledField[] {
  const postcode = postcodeOf(values, prefix);
  return (['city', 'state'] as const).filter((field) => postcode !== '' && values[`${prefix}${field}From`] === postcode);
}

/** Stored address as form values: a later postcode may replace its city and state. */
export function storedAddressValues<Values extends AddressValues>(values: Values) {
  return { ...values, cityFrom: NOT_BY_HAND, stateFrom: NOT_BY_HAND };
}

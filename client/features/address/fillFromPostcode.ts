import { normalisePostcode, stateOfPostcode } from '#schema/rules/postcodes.ts';
import { postcodeOf, type AddressPrefix, type AddressValues } from './addressForm.ts';

export type FilledField = 'city' | 'state';

/** Origin of values from a stored address, which the next postcode may replace. */
const NOT_BY_HAND = 'address';

/** Origin prefix for chosen values; followed by the postcode for which they were chosen. */
const BY_HAND = 'by hand ';

/** Functional update of the draft. */
type Update = (change: (kept: AddressValues) => AddressValues) => void;

/** Changes a field of an address draft. A postcode fills in the state immediately, and the city once the list is loaded. */
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

/** Origin of a chosen value: the current postcode, or empty while it is incomplete, so that the value applies to the next one. */
function markByHand(values: AddressValues, prefix: AddressPrefix): string {
  const postcode = postcodeOf(values, prefix);
  return stateOfPostcode(postcode) === null ? '' : BY_HAND + postcode;
}

async function fillCity(update: Update, prefix: AddressPrefix, postcode: string): Promise<void> {
  try {
    const { cityOfPostcode } = await import('./cityOfPostcode.ts');
    update((kept) => filledCity(kept, prefix, { postcode, city: cityOfPostcode(postcode) }));
  } catch {
    // If the list fails to load, the city is not filled in.
  }
}

/** Fills in the postcode's state, unless the shopper chose one for this postcode. */
export function filledState(values: AddressValues, prefix: AddressPrefix): AddressValues {
  return filled(values, prefix, 'state', stateOfPostcode(postcodeOf(values, prefix)));
}

/** Fills in the postcode's city, unless the shopper entered one for this postcode. Ignores results for an earlier postcode. */
export function filledCity(values: AddressValues, prefix: AddressPrefix, found: { postcode: string; city: string | null }): AddressValues {
  return postcodeOf(values, prefix) === found.postcode ? filled(values, prefix, 'city', found.city) : {};
}

function filled(values: AddressValues, prefix: AddressPrefix, field: FilledField, text: string | null): AddressValues {
  if (text === null) return {};
  const postcode = postcodeOf(values, prefix);
  const mark = values[`${prefix}${field}From`] ?? '';
  if (!(values[`${prefix}${field}`] ?? '').trim() || (mark !== '' && mark !== BY_HAND + postcode))
    return { [`${prefix}${field}`]: text, [`${prefix}${field}From`]: postcode };
  // The value was chosen for this postcode; only a different postcode may replace it.
  return { [`${prefix}${field}From`]: BY_HAND + postcode };
}

/** The fields that the current postcode has filled in. */
export function filledBy(values: AddressValues, prefix: AddressPrefix): FilledField[] {
  const postcode = postcodeOf(values, prefix);
  return (['city', 'state'] as const).filter((field) => postcode !== '' && values[`${prefix}${field}From`] === postcode);
}

/** Marks the values from a stored address, so that the next postcode may replace its city and state. */
export function storedAddressValues<Values extends AddressValues>(values: Values) {
  return { ...values, cityFrom: NOT_BY_HAND, stateFrom: NOT_BY_HAND };
}

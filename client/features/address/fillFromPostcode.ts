import { stateOfPostcode } from '#schema/rules/postcodes.ts';
import { postcodeOf, type AddressPrefix, type AddressValues } from './addressForm.ts';

/** What a postcode fills in. */
export type FilledField = 'city' | 'state';

/** Not typed for this order, and from no postcode either: the next postcode may replace it. */
const NOT_BY_HAND = 'address';

/** Before the postcode that a city or state was chosen for by hand. */
const BY_HAND = 'by hand ';

/** Changes what is kept, given what is kept at that moment. */
type Update = (change: (kept: AddressValues) => AddressValues) => void;

/** Keeps what was typed into a field of an address. A postcode fills in its state, and its city a little later. */
export function changeAddress(update: Update, field: string, text: string): void {
  const prefix = field.startsWith('billing.') ? 'billing.' : '';
  if (field === `${prefix}city` || field === `${prefix}state`)
    update((kept) => ({ [field]: text, [`${field}From`]: markByHand(kept, prefix) }));
  else if (field === `${prefix}postalCode`) {
    update((kept) => ({ [field]: text, ...filledState({ ...kept, [field]: text }, prefix) }));
    if (text.trim().length === 5) void fillCity(update, prefix, text.trim());
  } else update(() => ({ [field]: text }));
}

/** Chosen for the postcode that is there; before it is complete, for the one that is typed next. */
function markByHand(values: AddressValues, prefix: AddressPrefix): string {
  const postcode = postcodeOf(values, prefix);
  return stateOfPostcode(postcode) === null ? '' : BY_HAND + postcode;
}

async function fillCity(update: Update, prefix: AddressPrefix, postcode: string): Promise<void> {
  try {
    const { cityOfPostcode } = await import('./cityOfPostcode.ts');
    update((kept) => filledCity(kept, prefix, { postcode, city: cityOfPostcode(postcode) }));
  } catch {
    // Without the list the city is typed, as it can be at any time.
  }
}

/** The state that goes with the postcode, unless another was chosen by hand for it. */
export function filledState(values: AddressValues, prefix: AddressPrefix): AddressValues {
  return filled(values, prefix, 'state', stateOfPostcode(postcodeOf(values, prefix)));
}

/** The city that goes with the postcode, unless one was typed for it. What belongs to another postcode than the form has now counts for nothing. */
export function filledCity(values: AddressValues, prefix: AddressPrefix, found: { postcode: string; city: string | null }): AddressValues {
  return postcodeOf(values, prefix) === found.postcode ? filled(values, prefix, 'city', found.city) : {};
}

function filled(values: AddressValues, prefix: AddressPrefix, field: FilledField, text: string | null): AddressValues {
  if (text === null) return {};
  const postcode = postcodeOf(values, prefix);
  const mark = values[`${prefix}${field}From`] ?? '';
  if (!(values[`${prefix}${field}`] ?? '').trim() || (mark !== '' && mark !== BY_HAND + postcode))
    return { [`${prefix}${field}`]: text, [`${prefix}${field}From`]: postcode };
  // It holds for this postcode; one that is typed later replaces it.
  return { [`${prefix}${field}From`]: BY_HAND + postcode };
}

/** What stands in the form because of its postcode. */
export function filledBy(values: AddressValues, prefix: AddressPrefix): FilledField[] {
  const postcode = postcodeOf(values, prefix);
  return (['city', 'state'] as const).filter((field) => postcode !== '' && values[`${prefix}${field}From`] === postcode);
}

/** An address as it is put into the form: a later postcode may replace its city and state. */
export function asFilled<Values extends AddressValues>(values: Values) {
  return { ...values, cityFrom: NOT_BY_HAND, stateFrom: NOT_BY_HAND };
}

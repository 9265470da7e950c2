import * as v from 'valibot';
import { hasLinkInStreet } from '../links.ts';
import { MAX_ADDRESS_LINE_LENGTH, MAX_CITY_LENGTH } from '../limits.ts';
import { lineLength } from '../textLength.ts';
import {
  check,
  firstName,
  lastName,
  mobilePhone,
  parsed,
  postcode,
  requiredText,
  state,
  textOrNull,
  withoutLink,
  type ReadPhone,
} from './fields.ts';

/** Anything shorter than "Jln" is not a street. */
const MIN_ADDRESS_LINE_LENGTH = 3;
const CHARACTER = /\p{L}/u;

const entries = {
  postalCode: postcode,
  phone: mobilePhone,
  firstName,
  lastName,
  line1: v.pipe(
    requiredText('line1', MAX_ADDRESS_LINE_LENGTH),
    withoutLink(hasLinkInStreet),
    check((street) => lineLength(street) >= MIN_ADDRESS_LINE_LENGTH && CHARACTER.test(street), 'line1'),
  ),
  line2: v.nullish(v.pipe(textOrNull(MAX_ADDRESS_LINE_LENGTH), withoutLink(hasLinkInStreet)), ''),
  city: v.pipe(
    requiredText('city', MAX_CITY_LENGTH),
    withoutLink(hasLinkInStreet),
    check((city) => CHARACTER.test(city), 'city'),
  ),
  state,
};

/** A delivery address; the courier needs a mobile number. */
export const addressSchema = v.object(entries);
/** A billing address accepts any phone number. */
export const billingAddressSchema = (readPhone: ReadPhone) => v.object({ ...entries, phone: parsed(readPhone, 'phone') });

export type AddressInput = v.InferInput<typeof addressSchema>;

import * as v from 'valibot';
import { hasLinkInStreet } from '../links.ts';
import { MAX_ADDRESS_LINE_LENGTH, MAX_CITY_LENGTH } from '../limits.ts';
import { firstName, lastName, mobilePhone, phone, postcode, requiredText, state, textOrNull, withoutLink } from './fields.ts';

const line = v.pipe(v.string(), withoutLink(hasLinkInStreet));

const entries = {
  postalCode: postcode,
  phone: mobilePhone,
  firstName,
  lastName,
  line1: v.pipe(line, requiredText('line1', MAX_ADDRESS_LINE_LENGTH)),
  line2: v.nullish(v.pipe(line, textOrNull(MAX_ADDRESS_LINE_LENGTH)), ''),
  city: v.pipe(line, requiredText('city', MAX_CITY_LENGTH)),
  state,
};

/** A delivery address: the courier needs a mobile number. */
export const addressSchema = v.object(entries);
/** A billing address accepts any Malaysian number. */
export const billingAddressSchema = v.object({ ...entries, phone });

export type AddressInput = v.InferInput<typeof addressSchema>;

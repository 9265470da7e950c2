import * as v from 'valibot';
import { MAX_ADDRESS_LINE_LENGTH, MAX_CITY_LENGTH, MAX_NAME_LENGTH } from '../limits.ts';
import { normaliseLine } from '../normaliseText.ts';
import { check, mobilePhone, optionalText, phone, postcode, requiredText, state, textOrNull } from './fields.ts';

/** A link, or what mail programs make one: "rizq.com", "rizq.xyz/claim", but not "St. Ann", "A.Rahman" or "Mohd.Ali". */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2,}\/|[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|io|co|my|sg|shop|store|online|site|xyz|top|app|dev|link|click)(?![\p{L}\d])/iu;
/** Names appear in emails, where a link could serve as third-party advertising. */
const withoutLink = check((name: string) => !LINK.test(normaliseLine(name)), 'noLink');

const entries = {
  postalCode: postcode,
  phone: mobilePhone,
  firstName: v.pipe(v.string(), withoutLink, requiredText('firstName', MAX_NAME_LENGTH)),
  lastName: v.nullish(v.pipe(v.string(), withoutLink, textOrNull(MAX_NAME_LENGTH)), ''),
  line1: requiredText('line1', MAX_ADDRESS_LINE_LENGTH),
  line2: optionalText(MAX_ADDRESS_LINE_LENGTH),
  city: requiredText('city', MAX_CITY_LENGTH),
  state,
};

/** A delivery address: the courier needs a mobile number. */
export const addressSchema = v.object(entries);
/** A billing address accepts any Malaysian number. */
export const billingAddressSchema = v.object({ ...entries, phone });

export type AddressInput = v.InferInput<typeof addressSchema>;

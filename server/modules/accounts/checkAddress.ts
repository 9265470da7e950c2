import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { MAX_ADDRESS_LINE_LENGTH, MAX_CITY_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '#schema/rules/limits.ts';
import { isMobile, normalisePhone } from '#schema/rules/phones.ts';
import { checkPostcode } from '#schema/rules/postcodes.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import type { AddressDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { INPUT_MESSAGES, tooLong } from '#server/platform/input/inputMessages.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';
import { tidyLine } from '#server/platform/input/tidyText.ts';

/** An address as typed. */
export interface AddressRequest {
  firstName: string;
  lastName?: string | null;
  phone: string;
  line1: string;
  line2?: string | null;
  city: string;
  postalCode: string;
  state: MalaysianState;
}

const LINK = /:\/\/|\bwww\./i;

/** A delivery address needs a mobile number for the courier; a billing address accepts any number. */
type Purpose = 'shippingAddress' | 'billingAddress';

/** Normalises an address and collects its errors. A postcode of another state is accepted: some areas lie across a border. */
export function checkAddress(purpose: Purpose, typed: AddressRequest): { address: AddressDoc; errors: InvalidInput[] } {
  const errors: InvalidInput[] = [];
  const refuse = (field: keyof AddressRequest, text: LocalisedText) => errors.push(invalid([purpose, field], text));

  const required = (field: 'firstName' | 'line1' | 'city', limit: number): string => {
    const text = tidyLine(typed[field]);
    if (!isTelling(text)) refuse(field, INPUT_MESSAGES[field]);
    else if (text.length > limit) refuse(field, tooLong(limit));
    return text;
  };
  const optional = (field: 'lastName' | 'line2', limit: number): string | null => {
    const text = tidyLine(typed[field] ?? '');
    if (text.length > limit) refuse(field, tooLong(limit));
    return text === '' ? null : text;
  };

  const postcode = checkPostcode(typed.postalCode);
  if (postcode === 'format') refuse('postalCode', INPUT_MESSAGES.postcodeFormat);
  if (postcode === 'unused') refuse('postalCode', INPUT_MESSAGES.postcodeUnused);

  const phone = typed.phone.length > MAX_PHONE_LENGTH ? null : normalisePhone(typed.phone);
  const needsMobile = purpose === 'shippingAddress';
  if (phone === null || (needsMobile && !isMobile(phone))) refuse('phone', needsMobile ? INPUT_MESSAGES.mobile : INPUT_MESSAGES.phone);

  // Names appear in emails, where a link could serve as third-party advertising.
  for (const field of ['firstName', 'lastName'] as const) if (LINK.test(typed[field] ?? '')) refuse(field, INPUT_MESSAGES.noLink);

  const address: AddressDoc = {
    firstName: required('firstName', MAX_NAME_LENGTH),
    lastName: optional('lastName', MAX_NAME_LENGTH),
    phone: phone ?? '',
    line1: required('line1', MAX_ADDRESS_LINE_LENGTH),
    line2: optional('line2', MAX_ADDRESS_LINE_LENGTH),
    city: required('city', MAX_CITY_LENGTH),
    postalCode: typed.postalCode.trim(),
    state: typed.state,
  };
  return { address, errors };
}

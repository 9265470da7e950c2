import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phoneOf } from '#schema/rules/inputs/fields.ts';
import { normalisePhone } from '#schema/rules/phones.ts';

/**
 * Parses a phone number as E.164. Returns null if the number does not exist in any country. Only the format of Malaysian numbers
 * is checked, because new ranges are sold before libphonenumber knows them.
 */
export function readPhone(text: string): string | null {
  const typed = phoneOf(text);
  if (typed === null || normalisePhone(typed) !== null) return typed;
  const number = parsePhoneNumberFromString(typed);
  return number?.isValid() === true ? number.number : null;
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phoneOf } from '#schema/rules/inputs/fields.ts';
import { normalisePhone } from '#schema/rules/phones.ts';

/**
 * Reads a typed phone number as E.164; null if no country has such a number. Malaysian lines are accepted by their form: the ranges that
 * libphonenumber knows are older than those that are sold.
 */
export function readPhone(text: string): string | null {
  const typed = phoneOf(text);
  if (typed === null || normalisePhone(typed) !== null) return typed;
  const number = parsePhoneNumberFromString(typed);
  return number?.isValid() === true ? number.number : null;
}

/**
 * Phone numbers: stored as E.164, Malaysian ones displayed in national format. The browser checks only their format; the server
 * also consults libphonenumber (server/platform/input/readPhone.ts).
 */
import { normaliseIdentifier } from './normaliseText.ts';

/** After the country code: mobiles (011 has one more digit), Klang Valley, the other peninsular areas, Borneo. */
const NATIONAL = /^(?:1(?:1\d{8}|[02-46-9]\d{7})|3\d{8}|[4-79]\d{7}|8\d{7})$/;

const LABEL = /^(?:h\/?p|mobile|phone|tel|telefon|whatsapp)\s*[.:]*\s*(?=[+\d(])/i;
/** The country code, with or without the 0 of the national number ("+60 (0)12"), or that 0 alone. */
const PREFIX = /^(?:(?:\+|00)?600?|0)(\d+)$/;

/** Internet telephony, after the country code. */
const VOIP = /^15\d{8}$/;
/** Toll-free and shared-cost numbers, dialled without a prefix. */
const SERVICE = /^1([38]00)(\d{2})(\d{4})$/;
/** A foreign country code and number: E.164 has at most 15 digits. */
const FOREIGN = /^(?:\+|00)(?!0|60)(\d{7,15})$/;

function digitsOf(text: string): string {
  return normaliseIdentifier(text)
    .replace(LABEL, '')
    .replace(/[\s()[\].,·/_~-]/g, '');
}

/**
 * Parses a Malaysian phone number to E.164 ("+60123456789"). Accepts the prefixes +60, 0060, 60 and 0, and spaces, dashes,
 * dots, slashes and brackets, as copied from contacts and web pages. Returns null if invalid.
 */
export function normalisePhone(text: string): string | null {
  const national = PREFIX.exec(digitsOf(text))?.[1];
  return national !== undefined && NATIONAL.test(national) ? `+60${national}` : null;
}

/** Like `normalisePhone`, but also accepts 015, 1-300, 1-800 and foreign numbers with their country code, which the server verifies. */
export function normaliseAnyPhone(text: string): string | null {
  const line = normalisePhone(text);
  if (line !== null) return line;
  const digits = digitsOf(text);
  const national = SERVICE.test(digits) ? digits : (PREFIX.exec(digits)?.[1] ?? '');
  if (VOIP.test(national) || SERVICE.test(national)) return `+60${national}`;
  const foreign = FOREIGN.exec(digits)?.[1];
  return foreign === undefined ? null : `+${foreign}`;
}

/** Whether an E.164 number is a mobile number, to which couriers can send text messages. */
export function isMobile(e164: string): boolean {
  return e164.startsWith('+601') && NATIONAL.test(e164.slice(3));
}

/**
 * Formats an E.164 number nationally: "012-345 6789", "011-1234 5678", "03-2261 8888", "082-412 345", "1-800-88-1234"; returns anything else
 * unchanged.
 */
export function nationalPhone(e164: string): string {
  const national = e164.startsWith('+60') ? e164.slice(3) : '';
  if (SERVICE.test(national)) return national.replace(SERVICE, '1-$1-$2-$3');
  if (!NATIONAL.test(national) && !VOIP.test(national)) return e164;
  const areaLength = national.startsWith('1') || national.startsWith('8') ? 2 : 1;
  const area = national.slice(0, areaLength);
  const rest = national.slice(areaLength);
  const head = rest.length === 8 ? 4 : 3;
  return `0${area}-${rest.slice(0, head)} ${rest.slice(head)}`;
}

/** Malaysian phone numbers: stored as E.164 (+60…), displayed in national format. */
import { normaliseIdentifier } from './normaliseText.ts';

/** After the country code: mobiles (011 has one digit more), Klang Valley, the other peninsular areas, Borneo. */
const NATIONAL = /^(?:1(?:1\d{8}|[02-46-9]\d{7})|3\d{8}|[4-79]\d{7}|8\d{7})$/;

const LABEL = /^(?:h\/?p|mobile|phone|tel|telefon|whatsapp)\s*[.:]*\s*(?=[+\d(])/i;
/** The country code, with or without the 0 of the national number ("+60 (0)12"), or that 0 alone. */
const PREFIX = /^(?:(?:\+|00)?600?|0)(\d+)$/;

/**
 * Parses user input to E.164 ("+60123456789"): accepts +60, 0060, 60 or 0 as prefix, with spaces, dashes, dots, slashes or brackets, as it is
 * copied from contacts and web pages. null if it is not a Malaysian number.
 */
export function normalisePhone(text: string): string | null {
  const digits = normaliseIdentifier(text)
    .replace(LABEL, '')
    .replace(/[\s()[\].,·/_~-]/g, '');
  const national = PREFIX.exec(digits)?.[1];
  return national !== undefined && NATIONAL.test(national) ? `+60${national}` : null;
}

/** Whether an E.164 number is a mobile: only those receive the courier's text messages. */
export function isMobile(e164: string): boolean {
  return e164.startsWith('+601') && NATIONAL.test(e164.slice(3));
}

/** Formats an E.164 number nationally: "012-345 6789", "011-1234 5678", "03-2261 8888", "082-412 345"; returns anything else unchanged. */
export function nationalPhone(e164: string): string {
  const national = e164.startsWith('+60') ? e164.slice(3) : '';
  if (!NATIONAL.test(national)) return e164;
  const areaLength = national.startsWith('1') || national.startsWith('8') ? 2 : 1;
  const area = national.slice(0, areaLength);
  const rest = national.slice(areaLength);
  const head = rest.length === 8 ? 4 : 3;
  return `0${area}-${rest.slice(0, head)} ${rest.slice(head)}`;
}

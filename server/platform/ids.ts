import { randomBytes, randomInt } from 'node:crypto';
import { ORDER_NUMBER_ALPHABET } from '#schema/rules/orderNumbers.ts';

/** A random reference that people can read and type, such as "MSG-7K4M-2Q9D". All characters are equally likely. */
export function randomReference(prefix: 'MSG' | 'RZQ'): string {
  return `${prefix}-${randomCharacters(4)}-${randomCharacters(4)}`;
}

function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => ORDER_NUMBER_ALPHABET[randomInt(ORDER_NUMBER_ALPHABET.length)]).join('');
}

/** An opaque id such as "ord_5f0c…", with 96 random bits. */
export function randomId(prefix: 'ord' | 'pkg' | 'chg' | 'lin' | 'ret' | 'sub' | 'qst'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

import { randomFillSync } from 'node:crypto';
import { ORDER_NUMBER_ALPHABET } from '#schema/rules/orderNumbers.ts';

/** Pool of unused random bytes: requesting a few at a time from the system costs more than the rest of making a number. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** Random bytes, each handed out once. Valid until the next call. */
function randomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

/** Random characters of order numbers. Five-bit values outside the alphabet are rejected, so that each character is equally likely. */
function randomCharacters(count: number): string {
  let text = '';
  while (text.length < count) text += ORDER_NUMBER_ALPHABET[(randomBytes(1)[0] ?? 0) & 31] ?? '';
  return text;
}

/** A random order number for display, such as "RZQ-7K4M-2Q9D": orders cannot be counted, other numbers cannot be guessed. */
export function randomOrderNumber(): string {
  return `RZQ-${randomCharacters(4)}-${randomCharacters(4)}`;
}

/** A reference for a message, such as "MSG-7K4M-2Q9D". */
export function randomMessageReference(): string {
  return `MSG-${randomCharacters(4)}-${randomCharacters(4)}`;
}

/** An opaque id such as "ord_5f0c…", 96 random bits. */
export function randomId(prefix: 'ord' | 'pkg' | 'lin' | 'ret'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** "INV-2026-000042": sequential within a Malaysian calendar year, as invoices must be. */
export function invoiceNumber(year: number, count: number): string {
  return `INV-${year}-${String(count).padStart(6, '0')}`;
}

/** The calendar year in Malaysia, eight hours ahead of UTC. */
export function malaysianYear(moment: Date): number {
  return new Date(moment.getTime() + 8 * 3_600_000).getUTCFullYear();
}

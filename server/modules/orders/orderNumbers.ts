import { randomBytes, randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L: what is read out over the phone is understood. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A random order number for people, such as "RZQ-7K4M-2Q9D": nobody can count orders or guess a neighbour's. */
export function randomOrderNumber(): string {
  return `RZQ-${letters(4)}-${letters(4)}`;
}

/** What a message is asked about by, such as "MSG-7K4M-2Q9D". */
export function randomMessageReference(): string {
  return `MSG-${letters(4)}-${letters(4)}`;
}

/** How an order number is kept, however somebody typed it. */
export function normaliseOrderNumber(text: string): string {
  return text.trim().toUpperCase();
}

/** An opaque id such as "ord_5f0c…", 96 random bits. */
export function randomId(prefix: 'ord' | 'pkg' | 'lin' | 'ret'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** "INV-2026-000042": counted within a year of Malaysia, as invoices must be. */
export function invoiceNumber(year: number, count: number): string {
  return `INV-${year}-${String(count).padStart(6, '0')}`;
}

/** The calendar year in Malaysia, eight hours ahead of UTC. */
export function malaysianYear(moment: Date): number {
  return new Date(moment.getTime() + 8 * 3_600_000).getUTCFullYear();
}

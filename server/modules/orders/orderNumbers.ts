import { randomFillSync } from 'node:crypto';

/** Without 0 and O, 1, I and L: what is read out over the phone is understood. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Random bytes that nobody was given yet: asking the system for a few at a time takes longer than all else that a number needs. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** Random bytes; each is given once. They count until the next call. */
function randomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

/** The bytes of five bits that are no letter are thrown away: so that each letter is as likely as the others. */
function mails(count: number): string {
  let text = '';
  while (text.length < count) text += ALPHABET[(randomBytes(1)[0] ?? 0) & 31] ?? '';
  return text;
}

/** A random order number for people, such as "RZQ-7K4M-2Q9D": nobody can count orders or guess a neighbour's. */
export function randomOrderNumber(): string {
  return `RZQ-${mails(4)}-${mails(4)}`;
}

/** What a message is asked about by, such as "MSG-7K4M-2Q9D". */
export function randomMessageReference(): string {
  return `MSG-${mails(4)}-${mails(4)}`;
}

/** An order's number without its dashes, with or without the letters that all begin with, and perhaps the number of a package. */
const TYPED_NUMBER = new RegExp(`^(?:RZQ)?([${ALPHABET}]{4})([${ALPHABET}]{4})(\\d{1,2})?$`);
/** What people put between and before the parts: spaces, dashes of any kind, "#". */
const BETWEEN = /[\s\p{Pd}.#]+/gu;

/**
 * How the number of an order or a package is kept, however somebody typed it: with spaces or without dashes, with "#" before it, without
 * the letters that all begin with. What is no such number is only tidied.
 */
export function normaliseOrderNumber(text: string): string {
  const tidy = text.trim().toUpperCase();
  const [, first, second, position] = TYPED_NUMBER.exec(tidy.replace(BETWEEN, '')) ?? [];
  if (first === undefined || second === undefined) return tidy;
  return `RZQ-${first}-${second}${position === undefined ? '' : `-${position}`}`;
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

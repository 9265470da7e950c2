import { randomReference } from '#server/platform/ids.ts';
import { yearOf } from '#server/platform/malaysianDays.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** A free random order number for display, such as "RZQ-7K4M-2Q9D": orders cannot be counted, other numbers cannot be guessed. */
export async function freeOrderNumber(transaction: Transaction): Promise<string> {
  for (;;) {
    const number = randomReference('RZQ');
    if ((await transaction.count('orders', { number })) === 0) return number;
  }
}

/** The last number assigned in each year, as the start of the next search. It may be that of another store, or of a refused order: only a guess. */
const guesses = new Map<number, number>();

/**
 * The next invoice number of the year of an order. Numbers have no gaps, so galloping and binary search from the last one find the first
 * free one: mostly two look-ups at once, O(log n) for the first order after a start.
 */
export async function nextInvoiceNumber(transaction: Transaction, placedAt: Date): Promise<string> {
  const year = yearOf(placedAt);
  const isTaken = async (count: number) =>
    count === 0 || (await transaction.count('orders', { invoiceNumber: invoiceNumber(year, count) })) > 0;
  const guess = guesses.get(year) ?? 0;
  const [isLast, isNext] = await Promise.all([isTaken(guess), isTaken(guess + 1)]);
  // Without the guess the number before it is the last, unless the guess is of another store.
  let taken = isLast ? guess : (await isTaken(guess - 1)) ? guess - 1 : 0;
  let free = taken + 1;
  if (isNext || taken + 1 < guess) {
    for (let step = 1; await isTaken(free); free = taken + step) {
      taken = free;
      step *= 2;
    }
    while (free - taken > 1) {
      const middle = Math.floor((taken + free) / 2);
      if (await isTaken(middle)) taken = middle;
      else free = middle;
    }
  }
  guesses.set(year, free);
  return invoiceNumber(year, free);
}

/** "INV-2026-000042": sequential within a Malaysian calendar year, as invoices must be. */
function invoiceNumber(year: number, count: number): string {
  return `INV-${year}-${String(count).padStart(6, '0')}`;
}

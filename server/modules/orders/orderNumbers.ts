import { randomReference } from '#server/platform/ids.ts';
import type { Transaction } from '#server/store/transaction.ts';

/**
 * A free random order number for display, such as "RZQ-7K4M-2Q9D". It does not reveal how many orders there are, and other
 * numbers cannot be guessed from it.
 */
export async function freeOrderNumber(transaction: Transaction): Promise<string> {
  for (;;) {
    const number = randomReference('RZQ');
    if ((await transaction.count('orders', { number })) === 0) return number;
  }
}

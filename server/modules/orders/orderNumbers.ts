import { randomReference } from '#server/platform/ids.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** A free random order number for display, such as "RZQ-7K4M-2Q9D". Orders cannot be counted by it, and other numbers cannot be guessed. */
export async function freeOrderNumber(transaction: Transaction): Promise<string> {
  for (;;) {
    const number = randomReference('RZQ');
    if ((await transaction.count('orders', { number })) === 0) return number;
  }
}

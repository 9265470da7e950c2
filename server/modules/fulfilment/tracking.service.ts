import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import type { OrderRepository } from '#server/modules/orders/index.ts';
import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { normaliseEmail } from '#schema/rules/emails.ts';

const TEN_MINUTES_MS = 10 * 60_000;
/** Ten wrong guesses, then a ten-minute block. Successful lookups are free. */
const MISSES = { name: 'order look-ups', free: 10, firstWaitMs: TEN_MINUTES_MS, maxWaitMs: TEN_MINUTES_MS, forgetMs: TEN_MINUTES_MS };

/** Returns an order's progress, and no other data, by its number and email address. */
export class TrackingService {
  private readonly misses: CallerBackoffLimiter;

  constructor(
    private readonly orders: OrderRepository,
    attempts: AttemptStore,
  ) {
    this.misses = new CallerBackoffLimiter(MISSES, attempts);
  }

  /** A sample order from the demo data for trying `track`; null if there are no sample orders. */
  async example(): Promise<{ number: string; email: string } | null> {
    return this.orders.findSample();
  }

  /**
   * The order; null both for a wrong email address and for an unknown number. Throws RateLimited after a caller has made ten
   * wrong guesses in ten minutes.
   */
  async track(number: string, email: string, caller: Caller): Promise<OrderDoc | null> {
    await this.misses.admit(caller);
    const order = await this.orders.findByNumber(normaliseOrderNumber(number));
    if (order === null || !isSameEmail(order.email, email)) return null;
    await this.misses.giveBack(caller);
    return order;
  }
}

/** Compares in constant time. */
function isSameEmail(stored: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(normaliseEmail(text).toLowerCase()).digest();
  return timingSafeEqual(digest(stored), digest(given));
}

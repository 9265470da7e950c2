import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrderDoc } from '#server/store/documents.ts';
import type { Reader } from '#server/store/store.ts';
import { MissCounter } from '#server/modules/missCounter.ts';
import { findSampleOrder } from './demoShopper.ts';
import { findByNumber } from './order.repository.ts';
import { normaliseOrderNumber } from './orderNumbers.ts';
import { tidyLine } from './tidyText.ts';

const MISSES = 10;
const WINDOW_MS = 10 * 60_000;

/** Tells who knows the number and the e-mail of an order how far it is, and nothing else of it. */
export class TrackingService {
  private readonly store: Reader;
  private readonly misses: MissCounter;

  constructor({ store, now }: { store: Reader; now: () => Date }) {
    this.store = store;
    this.misses = new MissCounter({ limit: MISSES, windowMs: WINDOW_MS, now });
  }

  /** What of a demo's sample orders to try `track` with; null in a shop without any. */
  async example(): Promise<{ number: string; email: string } | null> {
    return findSampleOrder(this.store);
  }

  /**
   * The order, or null for a wrong e-mail just as for a number that no order has. Throws RateLimited for an address with ten misses in ten
   * minutes.
   */
  async track(number: string, email: string, address: string): Promise<OrderDoc | null> {
    this.misses.check(address);
    const order = await findByNumber(this.store, normaliseOrderNumber(number));
    if (order !== null && isSameEmail(order.email, email)) return order;
    this.misses.miss(address);
    return null;
  }
}

/** Compares in the same time wherever they differ. */
function isSameEmail(stored: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(tidyLine(text).toLowerCase()).digest();
  return timingSafeEqual(digest(stored), digest(given));
}

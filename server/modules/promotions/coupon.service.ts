import { LRUCache } from 'lru-cache';
import { isCouponCode, normaliseCouponCode } from '#schema/rules/coupons.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import { callerKey, type Caller } from '#server/platform/caller.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { Transactions } from '#server/store/transaction.ts';
import type { CouponRepository } from './coupon.repository.ts';
import type { WantedCoupon } from './judgeCoupon.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Backoff: ten wrong codes per caller are free, then waits of 2, 4, 8 … seconds, at most 15 minutes. */
const GUESSES = { free: 10, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

/** Upper bound of remembered callers. */
const MAX_CALLERS = 10_000;

/**
 * Rate-limits guessing of codes. A cart is repriced with the same code many times: that counts as one guess. A caller's last right code
 * stays usable, whatever wrong ones are tried besides.
 */
class CouponGuard {
  private readonly attempts: CallerBackoffLimiter;
  /** The last wrong code and the last right one of each caller. */
  private readonly last = new LRUCache<string, { wrong: string | null; right: string | null }>({ max: MAX_CALLERS });

  constructor(now: () => Date) {
    this.attempts = new CallerBackoffLimiter(GUESSES, now);
  }

  /** Seconds to wait before a code is looked up for a caller; 0: none. */
  wait(caller: Caller, code: string): number {
    return this.last.get(callerKey(caller))?.right === code ? 0 : this.attempts.wait(caller);
  }

  /** Records whether the code exists. */
  note(caller: Caller, code: string, isRight: boolean): void {
    const key = callerKey(caller);
    const before = this.last.get(key) ?? { wrong: null, right: null };
    if (!isRight && before.wrong !== code) this.attempts.take(caller);
    this.last.set(key, isRight ? { ...before, right: code } : { ...before, wrong: code });
  }
}

interface Dependencies {
  store: Transactions;
  coupons: CouponRepository;
  catalog: Pick<CatalogReader, 'vendor'>;
  /** Whether sample coupons are valid. */
  demo: boolean;
  now: () => Date;
}

/** Looks up the coupon of a cart and does the operators' changes of coupons. */
export class CouponService {
  private readonly guard: CouponGuard;

  constructor(private readonly dependencies: Dependencies) {
    this.guard = new CouponGuard(dependencies.now);
  }

  /** Looks up a code for a caller, in a transaction with its `coupons`; null without a code. Guesses are rate-limited. */
  async find(typed: string | null, caller: Caller, coupons = this.dependencies.coupons): Promise<WantedCoupon | null> {
    const code = normaliseCouponCode(typed ?? '');
    if (code === '') return null;
    const waitSeconds = this.guard.wait(caller, code);
    if (waitSeconds > 0) return { kind: 'blocked', code, waitSeconds };
    const kept = isCouponCode(code) ? await coupons.find(code) : null;
    const coupon = kept?.isSample === true && !this.dependencies.demo ? null : kept;
    this.guard.note(caller, code, coupon !== null);
    if (coupon === null) return { kind: 'unknown', code };
    const vendorName = coupon.vendorId === null ? null : (this.dependencies.catalog.vendor(coupon.vendorId)?.name ?? '');
    return { kind: 'known', code, coupon, vendorName };
  }

  /** All coupons, by code. */
  all(): Promise<CouponDoc[]> {
    return this.dependencies.coupons.all();
  }

  /** The public sample coupons of a demo that can be used now; empty outside a demo. */
  async samples(): Promise<CouponDoc[]> {
    if (!this.dependencies.demo) return [];
    const at = this.dependencies.now().toISOString();
    return (await this.all()).filter(
      ({ isSample, startsAt, endsAt, useLimit, used }) =>
        isSample && (startsAt === null || startsAt <= at) && (endsAt === null || endsAt > at) && (useLimit === null || used < useLimit),
    );
  }

  /** Stores a new coupon; false when its code is taken, even by one that has ended. */
  async add(coupon: Omit<CouponDoc, 'used' | 'isSample'>): Promise<boolean> {
    return this.dependencies.store.transaction(async (transaction) => {
      if ((await transaction.get('coupons', coupon.id)) !== null) return false;
      await transaction.put('coupons', { ...coupon, used: 0, isSample: false }, { expectedVersion: 0 });
      return true;
    });
  }

  /** Ends a coupon now and returns it; null when there is none. One that has already ended is unchanged. */
  async end(typed: string): Promise<CouponDoc | null> {
    const code = normaliseCouponCode(typed);
    const at = this.dependencies.now().toISOString();
    return this.dependencies.store.transaction(async (transaction) => {
      const coupon = await transaction.get('coupons', code);
      if (coupon === null || (coupon.endsAt !== null && coupon.endsAt <= at)) return coupon;
      return transaction.put('coupons', { ...coupon, endsAt: at });
    });
  }
}

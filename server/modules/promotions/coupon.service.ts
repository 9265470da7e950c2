import { isCouponCode, normaliseCouponCode } from '#schema/rules/coupons.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import { callerKey, type Caller } from '#server/platform/caller.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import type { CouponRepository } from './coupon.repository.ts';
import { couponStanding, type CouponBuyer } from './couponUses.ts';
import type { WantedCoupon } from './judgeCoupon.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Limit on wrong codes per caller: ten, then waits of 2, 4, 8 … seconds, up to 15 minutes. */
const GUESSES = { name: 'coupons', free: 10, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };
/** Codes that a caller has looked up, each counted once an hour, and those that exist. */
const LOOKED_UP = { name: 'looked-up coupons', free: 1, firstWaitMs: 60 * MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };
const RIGHT = { ...LOOKED_UP, name: 'right coupons' };

/**
 * Rate-limits the guessing of codes. Repricing a cart with the same code counts as one guess. A caller's existing codes remain
 * usable, whatever wrong codes they try.
 */
class CouponGuard {
  private readonly guesses: CallerBackoffLimiter;

  constructor(private readonly attempts: AttemptStore) {
    this.guesses = new CallerBackoffLimiter(GUESSES, attempts);
  }

  /** Looks up a code for a caller. Returns the coupon, null if there is none, or the seconds to wait. */
  async find(caller: Caller, code: string, lookUp: () => Promise<CouponDoc | null>): Promise<CouponDoc | number | null> {
    const key = `${callerKey(caller)}\n${code}`;
    const [right] = await this.attempts.read([{ limit: RIGHT, key }]);
    if (right !== undefined && right.count > 0) return lookUp();
    const guess = this.guesses.keysOf(caller);
    const isGuess = (await this.attempts.take([{ limit: LOOKED_UP, key }, ...guess])) === 0;
    if (!isGuess) {
      const wait = Math.max(...(await this.attempts.read(guess)).map((record) => record.wait));
      if (wait > 0) return wait;
    }
    const coupon = await lookUp();
    if (coupon !== null) {
      if (isGuess) await this.attempts.giveBack(guess);
      await this.attempts.take([{ limit: RIGHT, key }]);
    }
    return coupon;
  }
}

interface Dependencies {
  store: Transactions;
  coupons: CouponRepository;
  catalog: Pick<CatalogReader, 'vendor'>;
  /** Whether sample coupons are valid. */
  demo: boolean;
  attempts: AttemptStore;
  now: () => Date;
}

/** Looks up the coupons of carts, and stores operators' changes to coupons. */
export class CouponService {
  private readonly guard: CouponGuard;

  constructor(private readonly dependencies: Dependencies) {
    this.guard = new CouponGuard(dependencies.attempts);
  }

  /** Looks up a code for a caller; null if there is no code. Rate-limited. Call it outside transactions, which may be repeated. */
  async find(typed: string | null, caller: Caller): Promise<WantedCoupon | null> {
    const code = normaliseCouponCode(typed ?? '');
    if (code === '') return null;
    const { coupons, demo } = this.dependencies;
    const coupon = await this.guard.find(caller, code, async () => {
      const kept = isCouponCode(code) ? await coupons.find(code) : null;
      return kept?.isSample === true && !demo ? null : kept;
    });
    if (typeof coupon === 'number') return { kind: 'blocked', code, waitSeconds: coupon };
    if (coupon === null) return { kind: 'unknown', code };
    const vendorName = coupon.vendorId === null ? null : (this.dependencies.catalog.vendor(coupon.vendorId)?.name ?? '');
    return { kind: 'known', code, coupon, vendorName };
  }

  /** A coupon as stored in a transaction, with its end and its uses, including the buyer's. */
  async current(wanted: WantedCoupon | null, transaction: Transaction, buyer: CouponBuyer): Promise<WantedCoupon | null> {
    if (wanted?.kind !== 'known') return wanted;
    const coupon = await transaction.get('coupons', wanted.code);
    if (coupon === null) return { kind: 'unknown', code: wanted.code };
    return { ...wanted, coupon, standing: await couponStanding(transaction, coupon, buyer) };
  }

  /** All coupons, by code. */
  all(): Promise<CouponDoc[]> {
    return this.dependencies.coupons.all();
  }

  /** The demo's public sample coupons that are valid now; empty outside demo mode. */
  async samples(): Promise<CouponDoc[]> {
    if (!this.dependencies.demo) return [];
    const at = this.dependencies.now().toISOString();
    return (await this.all()).filter(
      ({ isSample, startsAt, endsAt, useLimit, used }) =>
        isSample && (startsAt === null || startsAt <= at) && (endsAt === null || endsAt > at) && (useLimit === null || used < useLimit),
    );
  }

  /** Stores a new coupon. Returns false if its code is taken, even by an ended coupon. */
  async add(coupon: Omit<CouponDoc, 'used' | 'held' | 'isSample'>): Promise<boolean> {
    return this.dependencies.store.transaction(async (transaction) => {
      if ((await transaction.get('coupons', coupon.id)) !== null) return false;
      await transaction.put('coupons', { ...coupon, used: 0, isSample: false }, { expectedVersion: 0 });
      return true;
    });
  }

  /** Ends a coupon now and returns it; null if there is none. A coupon that has already ended is unchanged. */
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

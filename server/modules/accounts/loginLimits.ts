import { widerNetworkOf } from '#server/platform/caller.ts';
import { BackoffLimiter, type AttemptRule } from '#server/platform/backoffLimiter.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Per account and address or device: five free attempts, then waits of 2, 4, 8 … seconds, at most 15 minutes. */
const FIVE: AttemptRule = { free: 5, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS };
/** Slows down guessing from many addresses; waits stay short, because an owner on a new device shares them. */
const BY_ACCOUNT: AttemptRule = { free: 100, firstWaitMs: 2 * SECOND_MS, maxWaitMs: MINUTE_MS, forgetMs: HOUR_MS };
/** The same for addresses without a failure at this account: attackers polling it must not block the owner's first attempt. */
const BY_ACCOUNT_FIRST_TRY: AttemptRule = { ...BY_ACCOUNT, maxWaitMs: 10 * SECOND_MS };
/** Limit for one address that tries many accounts. */
const BY_ADDRESS: AttemptRule = { free: 30, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS };

/** Login attempt: email key (known or not) and caller. */
interface LoginTry {
  emailKey: string;
  /** For IPv6 the first 64 bits. */
  address: string;
  /** Device that has logged in to the account before; else null. */
  knownDevice: string | null;
}

/** A counted attempt, or the seconds to wait for one. */
interface LoginTicket {
  wait: number;
  /** Uncounts an attempt that could not be made. */
  giveBack: () => void;
  /** Records a correct password. */
  succeed: () => void;
}

/**
 * Login rate limiter. A known device has a limit of its own (OWASP device cookies), so that a stranger cannot lock the owner out. All
 * others share the limits of account and address: strict for the pair, loose for each alone. For IPv6 the /56 of a household counts beside
 * the /64.
 */
export class LoginLimiter {
  private readonly byDevice: BackoffLimiter;
  private readonly byAccountAndAddress: BackoffLimiter;
  private readonly byAccount: BackoffLimiter;
  private readonly byAccountFirstTry: BackoffLimiter;
  private readonly byAddress: BackoffLimiter;

  constructor(now: () => Date) {
    this.byDevice = new BackoffLimiter(FIVE, now);
    this.byAccountAndAddress = new BackoffLimiter(FIVE, now);
    this.byAccount = new BackoffLimiter(BY_ACCOUNT, now);
    this.byAccountFirstTry = new BackoffLimiter(BY_ACCOUNT_FIRST_TRY, now);
    this.byAddress = new BackoffLimiter(BY_ADDRESS, now);
  }

  take(each: LoginTry): LoginTicket {
    const { own, shared } = this.limitsOf(each);
    const all = [...own, ...shared];
    const wait = Math.max(...all.map(([attempts, key]) => attempts.wait(key)));
    if (wait === 0) for (const [attempts, key] of all) attempts.take(key);
    return {
      wait,
      giveBack: () => all.forEach(([attempts, key]) => attempts.giveBack(key)),
      // Clears the records of the owner, and uncounts this attempt for the address.
      succeed: () => {
        for (const [attempts, key] of own) attempts.forget(key);
        for (const [attempts, key] of shared) attempts.giveBack(key);
      },
    };
  }

  private limitsOf({ emailKey, address, knownDevice }: LoginTry): Record<'own' | 'shared', [BackoffLimiter, string][]> {
    if (knownDevice !== null) return { own: [[this.byDevice, `${knownDevice}\n${emailKey}`]], shared: [] };
    const networks = [...new Set([address, widerNetworkOf(address)])];
    const pairs = networks.map((network) => `${network}\n${emailKey}`);
    const isFirstTry = pairs.every((pair) => !this.byAccountAndAddress.has(pair));
    return {
      own: [
        ...pairs.map((pair): [BackoffLimiter, string] => [this.byAccountAndAddress, pair]),
        [isFirstTry ? this.byAccountFirstTry : this.byAccount, emailKey],
      ],
      shared: networks.map((network) => [this.byAddress, network]),
    };
  }
}

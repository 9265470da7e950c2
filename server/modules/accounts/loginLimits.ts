import { widerNetworkOf } from '../../platform/networkOf.ts';
import { BackoffLimiter } from './backoffLimiter.ts';
import type { AttemptRule } from './backoffLimiter.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Five free tries for an account from one address or device, then waits of 2, 4, 8 … seconds, at most 15 minutes. */
const FIVE: AttemptRule = { free: 5, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS };
/** Whoever guesses from many addresses is slowed down, too; but the waits stay short, because an owner on a new device has to sit them out. */
const BY_ACCOUNT: AttemptRule = { free: 100, firstWaitMs: 2 * SECOND_MS, maxWaitMs: MINUTE_MS, forgetMs: HOUR_MS };
/** The same for addresses that have not failed at this account: those that poll it leave the owner's first try alone. */
const BY_ACCOUNT_FIRST_TRY: AttemptRule = { ...BY_ACCOUNT, maxWaitMs: 10 * SECOND_MS };
/** One address that tries many accounts. */
const BY_ADDRESS: AttemptRule = { free: 30, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS };

/** A try to log in: an e-mail, known or not, and who tries. */
export interface LoginTry {
  emailKey: string;
  /** Of IPv6 the first 64 bits. */
  address: string;
  /** A device that has logged in to the account before; null for all others. */
  knownDevice: string | null;
}

/** A try that was taken, or the seconds to wait for one. */
export interface LoginTicket {
  wait: number;
  /** It could not be made: it counts nowhere. */
  giveBack: () => void;
  /** It was the right password. */
  succeed: () => void;
}

/**
 * Slows down guessing. A device that has logged in to the account before has a limit of its own (OWASP: device cookies), so that no stranger keeps
 * its owner out. All others share those of the account and of their address: strictly by both together, loosely by either alone. Of IPv6 a
 * household's 56 bits count beside the 64.
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
      // The owner is there; the address has guessed one account less.
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

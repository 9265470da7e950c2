import { Attempts } from './attempts.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Five free tries for an account from one address, then waits of 2, 4, 8 … seconds, at most 15 minutes. */
const BY_ACCOUNT_AND_ADDRESS = { free: 5, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS };
/** Whoever guesses from many addresses is slowed down, too; but the waits stay short, because the owner has to sit them out. */
const BY_ACCOUNT = { free: 100, firstWaitMs: 2 * SECOND_MS, maxWaitMs: MINUTE_MS, forgetMs: HOUR_MS };
/** One address that tries many accounts. */
const BY_ADDRESS = { free: 30, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS };

/** A try to log in: an e-mail, known or not, and the address that tries. */
export interface LoginTry {
  emailKey: string;
  address: string;
}

/**
 * Slows down guessing: strictly by account and address together, loosely by either alone, so that a stranger who tries somebody's e-mail
 * does not keep its owner out.
 */
export class LoginLimits {
  private readonly limits: readonly { attempts: Attempts; keyOf: (each: LoginTry) => string }[];

  constructor(now: () => Date) {
    this.limits = [
      { attempts: new Attempts(BY_ACCOUNT_AND_ADDRESS, now), keyOf: ({ emailKey, address }) => `${address}\n${emailKey}` },
      { attempts: new Attempts(BY_ACCOUNT, now), keyOf: ({ emailKey }) => emailKey },
      { attempts: new Attempts(BY_ADDRESS, now), keyOf: ({ address }) => address },
    ];
  }

  /** Takes a try: 0 when it may be made, else the seconds to wait, and it counts nowhere. */
  take(each: LoginTry): number {
    const wait = Math.max(...this.limits.map(({ attempts, keyOf }) => attempts.wait(keyOf(each))));
    if (wait === 0) for (const { attempts, keyOf } of this.limits) attempts.take(keyOf(each));
    return wait;
  }

  /** The try could not be made. */
  giveBack(each: LoginTry): void {
    for (const { attempts, keyOf } of this.limits) attempts.giveBack(keyOf(each));
  }

  /** It was the right password: the owner is there, and that address has guessed one account less. */
  succeed(each: LoginTry): void {
    const [both, account, address] = this.limits;
    for (const limit of [both, account]) limit?.attempts.forget(limit.keyOf(each));
    address?.attempts.giveBack(address.keyOf(each));
  }
}

import { widerNetworkOf } from '#server/platform/caller.ts';
import type { AttemptLimit, AttemptStore, LimitedKey } from '#server/store/sharedState.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Per account and address or device: five free attempts, then waits of 2, 4, 8 … seconds, up to 15 minutes. */
const FIVE = { free: 5, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS };
const BY_DEVICE: AttemptLimit = { name: 'logins by device', ...FIVE };
const BY_ACCOUNT_AND_ADDRESS: AttemptLimit = { name: 'logins by account and address', ...FIVE };
/** Slows down guessing from many addresses. Waits are short, because an owner on a new device is subject to them. */
const BY_ACCOUNT: AttemptLimit = { ...FIVE, name: 'logins by account', free: 100, maxWaitMs: MINUTE_MS };
/**
 * Like BY_ACCOUNT, for addresses without a failed login to this account, so that a continuous attack does not block the owner's
 * first attempt.
 */
const BY_ACCOUNT_FIRST_TRY: AttemptLimit = { ...BY_ACCOUNT, name: 'first logins by account', maxWaitMs: 10 * SECOND_MS };
/** Limit for one address that tries many accounts. */
const BY_ADDRESS: AttemptLimit = { ...FIVE, name: 'logins by address', free: 30 };

/** Limit on operations that reveal whether an email address has an account: registrations and email changes, counted together. */
export const EMAIL_DISCLOSURES: AttemptLimit = {
  name: 'registrations',
  free: 20,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: HOUR_MS,
  forgetMs: HOUR_MS,
};

/** A login attempt: the email key (known or unknown) and the caller. */
interface LoginTry {
  emailKey: string;
  /** The address, or the first 64 bits of an IPv6 address. */
  address: string;
  /** A device that has logged in to the account before; otherwise null. */
  knownDevice: string | null;
}

/** A counted attempt, or the number of seconds to wait. */
interface LoginTicket {
  wait: number;
  /** Uncounts an attempt that could not be made. */
  giveBack: () => Promise<void>;
  /** Records a correct password. */
  succeed: () => Promise<void>;
}

/**
 * Rate limiter for logins. Known devices have separate limits (OWASP device cookies), so that an attacker cannot lock the owner
 * out. All others share the limits of the account and the address: strict for the pair, loose for each on its own. For IPv6, a
 * household's /56 is counted in addition to the /64.
 */
export class LoginLimiter {
  constructor(private readonly attempts: AttemptStore) {}

  async take(each: LoginTry): Promise<LoginTicket> {
    const { own, shared } = await this.keysOf(each);
    return {
      wait: await this.attempts.take([...own, ...shared]),
      giveBack: () => this.attempts.giveBack([...own, ...shared]),
      // Clears the owner's records, and uncounts the attempt for the address.
      succeed: async () => {
        await this.attempts.forget(own);
        await this.attempts.giveBack(shared);
      },
    };
  }

  private async keysOf({ emailKey, address, knownDevice }: LoginTry): Promise<Record<'own' | 'shared', LimitedKey[]>> {
    if (knownDevice !== null) return { own: [{ limit: BY_DEVICE, key: `${knownDevice}\n${emailKey}` }], shared: [] };
    const networks = [...new Set([address, widerNetworkOf(address)])];
    const pairs = networks.map((network) => ({ limit: BY_ACCOUNT_AND_ADDRESS, key: `${network}\n${emailKey}` }));
    const isFirstTry = (await this.attempts.read(pairs)).every(({ count }) => count === 0);
    return {
      own: [...pairs, { limit: isFirstTry ? BY_ACCOUNT_FIRST_TRY : BY_ACCOUNT, key: emailKey }],
      shared: networks.map((network) => ({ limit: BY_ADDRESS, key: network })),
    };
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { email as emailSchema } from '#schema/rules/inputs/fields.ts';
import { BackoffLimiter, CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { parseInput } from '#server/platform/input/parseInput.ts';
import type { MailService } from '#server/platform/mail/mail.service.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import { QueueFull } from '#server/platform/semaphore.ts';
import type { PasswordResetDoc } from '#server/store/documents/accounts.ts';
import type { Stored, Transaction, Transactions } from '#server/store/transaction.ts';
import { AccountRepository, emailKeyOf, endSessionsOf, setPassword, withDevice } from './account.repository.ts';
import {
  notLoggedIn,
  refused,
  RESET_EXPIRED,
  RESET_INVALID,
  tooManyAttempts,
  weakPassword,
  type AuthError,
  type AuthResult,
  type OkResult,
} from './accountErrors.ts';
import { passwordChangedMail, resetMail } from './accountMails.ts';
import { passwordWeakness, type PasswordHashes } from './passwords.ts';
import type { SessionCaller, SessionService } from './session.service.ts';

const MINUTE_MS = 60_000;
/** Lifetime of a password reset token. */
const RESET_MS = 30 * MINUTE_MS;
/** Upper bound of valid reset tokens per user; after two requests either email works. */
const MAX_RESETS = 3;
const TOKEN_BYTES = 32;
/** Mixed into the hash, so that a token issued for another purpose is not accepted here. */
const PURPOSE = 'reset-password';

/** Limit of reset emails per address, so that nobody's inbox can be flooded: 3 at once, then waits of 1, 2, 4 … minutes, at most 15. */
const MAILS_TO_ADDRESS = { free: 3, firstWaitMs: MINUTE_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };
const MAILS_FROM_CALLER = { free: 10, firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };
/** Limit of attempts with reset tokens: 256 bits cannot be guessed, but each valid token costs a password hash. */
const RESETS_FROM_CALLER = { free: 20, firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

interface Dependencies {
  store: Transactions;
  accounts: AccountRepository;
  sessions: SessionService;
  hashes: PasswordHashes;
  mails: MailService;
  security: SecurityLog;
  /** Base URL of the marketplace without a trailing slash; every link in emails starts with it. */
  baseUrl: string;
  now: () => Date;
}

/** Forgotten passwords: a link by email sets a new one. */
export class PasswordResetService {
  private readonly mailsToAddress: BackoffLimiter;
  private readonly mailsFromCaller: CallerBackoffLimiter;
  private readonly resets: CallerBackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    const { now } = dependencies;
    this.mailsToAddress = new BackoffLimiter(MAILS_TO_ADDRESS, now);
    this.mailsFromCaller = new CallerBackoffLimiter(MAILS_FROM_CALLER, now);
    this.resets = new CallerBackoffLimiter(RESETS_FROM_CALLER, now);
  }

  /**
   * Sends a reset email if the email has an account. Returns before the lookup, so that response bytes, timing and limits are equal for
   * unknown emails.
   */
  request(typed: string, caller: Caller): OkResult {
    const { security, mails } = this.dependencies;
    const { value: email, errors } = parseInput(emailSchema, typed, 'email');
    if (email === null) return refused(...errors);
    const account = emailKeyOf(email);
    const wait = this.mailsFromCaller.take(caller) || this.mailsToAddress.take(account);
    if (wait > 0) {
      security.record('excess_rate_limit_exceeded', { what: 'requestPasswordReset', account, network: caller.network });
      return refused(tooManyAttempts(wait));
    }
    mails.post(() => this.writeMail(email));
    return { ok: true, errors: [] };
  }

  /** Whether a reset token is valid now; does not consume it. */
  async isOpen(token: string): Promise<boolean> {
    const reset = await this.dependencies.accounts.findReset(hashOf(token));
    return reset !== null && !this.isOver(reset);
  }

  /** Sets a new password with a reset token, which is consumed. Ends all sessions of the user and opens a new one. */
  async reset(token: string, password: string, caller: SessionCaller): Promise<AuthResult> {
    const { store, accounts, sessions, hashes, security, mails, baseUrl } = this.dependencies;
    const { network } = caller;
    const wait = this.resets.take(caller);
    if (wait > 0) {
      security.record('excess_rate_limit_exceeded', { what: 'resetPassword', network });
      return notLoggedIn(tooManyAttempts(wait));
    }
    const found = await this.find(accounts, token);
    if (found.error !== null) {
      security.record('authn_password_change_fail', { what: 'reset', network });
      return notLoggedIn(found.error);
    }
    const weakness = passwordWeakness(password, found.user);
    if (weakness !== null) return notLoggedIn(weakPassword('password', weakness));
    try {
      const passwordHash = await hashes.hash(password);
      const result = await store.transaction(async (transaction): Promise<AuthResult> => {
        // Two requests may have used the same token concurrently.
        const { user, error } = await this.find(new AccountRepository(transaction), token);
        if (error !== null) return notLoggedIn(error);
        await endSessionsOf(transaction, user.id);
        const viewer = await setPassword(transaction, withDevice({ ...user, knownDevices: [] }, caller.device), passwordHash);
        return { viewer, session: await sessions.open(transaction, user.id, caller), errors: [] };
      });
      const { viewer } = result;
      if (viewer !== null) {
        security.record('authn_password_change', { user: viewer.id, what: 'reset' });
        mails.post(() => passwordChangedMail(viewer, baseUrl));
      }
      return result;
    } catch (error) {
      if (error instanceof QueueFull) return notLoggedIn(tooManyAttempts(1));
      throw error;
    }
  }

  private async writeMail(email: string): Promise<Mail | null> {
    const { store, baseUrl, now } = this.dependencies;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const user = await store.transaction(async (transaction) => {
      const found = await new AccountRepository(transaction).findByEmail(email);
      if (found === null) return null;
      await deleteOldest(transaction, found.id);
      const at = now().getTime();
      const reset: PasswordResetDoc = {
        id: `rst_${randomBytes(12).toString('hex')}`,
        userId: found.id,
        tokenHash: hashOf(token),
        createdAt: new Date(at).toISOString(),
        expiresAt: new Date(at + RESET_MS).toISOString(),
      };
      await transaction.put('passwordResets', reset, { expectedVersion: 0 });
      return found;
    });
    return user === null ? null : resetMail(user, `${baseUrl}/reset-password?token=${token}`);
  }

  private async find(
    accounts: AccountRepository,
    token: string,
  ): Promise<{ user: Stored<'users'>; error: null } | { user: null; error: AuthError }> {
    const reset = await accounts.findReset(hashOf(token));
    if (reset === null) return { user: null, error: RESET_INVALID };
    if (this.isOver(reset)) return { user: null, error: RESET_EXPIRED };
    const user = await accounts.find(reset.userId);
    return user === null ? { user: null, error: RESET_INVALID } : { user, error: null };
  }

  private isOver({ expiresAt }: PasswordResetDoc): boolean {
    return this.dependencies.now().getTime() >= Date.parse(expiresAt);
  }
}

/** Deletes the user's oldest reset tokens above the limit, with one about to be added. */
async function deleteOldest(transaction: Transaction, userId: string): Promise<void> {
  const resets = (await transaction.query('passwordResets', { where: { userId } })).items;
  const newest = [...resets].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  for (const { id } of newest.slice(MAX_RESETS - 1)) await transaction.delete('passwordResets', id);
}

function hashOf(token: string): string {
  return createHash('sha256').update(`${PURPOSE}\n${token}`).digest('hex');
}

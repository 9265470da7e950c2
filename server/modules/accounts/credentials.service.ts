import { createHash, randomBytes } from 'node:crypto';
import { email as emailSchema } from '#schema/rules/inputs/fields.ts';
import type { PasswordResetDoc, UserDoc } from '#server/store/documents/accounts.ts';
import type { Reader, Store, Transaction } from '#server/store/store.ts';
import { invalid } from '#server/platform/input/failure.ts';
import { parseInput } from '#server/platform/input/parseInput.ts';
import type { MailService } from '#server/platform/mail/mail.service.ts';
import { NotSignedIn } from '#server/platform/notSignedIn.error.ts';
import type { AccountError, AuthError } from './accountError.ts';
import { resetExpired, resetInvalid, tooManyAttempts, weakPassword, wrongPassword } from './accountError.ts';
import { emailChangedMail, passwordChangedMail, resetMail } from './accountMails.ts';
import { ACCOUNT_MESSAGES } from './accountMessages.ts';
import type { Asker, AuthResult, ProfileResult } from './account.service.ts';
import { BackoffLimiter, CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import { passwordWeakness } from './commonPasswords.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import { withDevice } from './knownDevices.ts';
import type { Caller } from '#server/platform/caller.ts';
import type { PasswordHashes } from './passwordHashes.ts';
import { endSessionsOf, memberTransaction } from './session.repository.ts';
import type { SessionService, SignedIn } from './session.service.ts';
import { QueueFull } from '#server/platform/semaphore.ts';
import { emailKeyOf, findByEmail } from './user.repository.ts';

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
/** Limit of password checks in a session: an unattended logged-in device must not allow guessing the password. */
const PASSWORD_CHECKS = { free: 5, firstWaitMs: 2000, maxWaitMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

/** Success, or at least one error. */
export interface OkResult {
  ok: boolean;
  errors: AccountError[];
}

interface Dependencies {
  store: Store;
  sessions: SessionService;
  hashes: PasswordHashes;
  mails: MailService;
  security: SecurityLog;
  /** Base URL of the marketplace without a trailing slash; every link in emails starts with it. */
  baseUrl: string;
  now: () => Date;
}

/** Changes credentials: password reset, password change, email change. */
export class CredentialsService {
  private readonly store: Store;
  private readonly sessions: SessionService;
  private readonly hashes: PasswordHashes;
  private readonly mails: MailService;
  private readonly security: SecurityLog;
  private readonly baseUrl: string;
  private readonly now: () => Date;
  private readonly mailLimits: { toEmail: BackoffLimiter; fromCaller: CallerBackoffLimiter };
  private readonly resets: CallerBackoffLimiter;
  private readonly checks: BackoffLimiter;

  constructor({ store, sessions, hashes, mails, security, baseUrl, now }: Dependencies) {
    this.store = store;
    this.sessions = sessions;
    this.hashes = hashes;
    this.mails = mails;
    this.security = security;
    this.baseUrl = baseUrl;
    this.now = now;
    this.mailLimits = { toEmail: new BackoffLimiter(MAILS_TO_ADDRESS, now), fromCaller: new CallerBackoffLimiter(MAILS_FROM_CALLER, now) };
    this.resets = new CallerBackoffLimiter(RESETS_FROM_CALLER, now);
    this.checks = new BackoffLimiter(PASSWORD_CHECKS, now);
  }

  /**
   * Sends a reset email if the email has an account. Returns before the lookup, so that response bytes, timing and limits are equal for
   * unknown emails.
   */
  requestPasswordReset(typed: string, caller: Caller): OkResult {
    const { value: email, errors } = parseInput(emailSchema, typed, 'email');
    if (email === null) return refused(...errors);
    const wait = this.mailLimits.fromCaller.take(caller) || this.mailLimits.toEmail.take(emailKeyOf(email));
    if (wait > 0) {
      this.security.record('excess_rate_limit_exceeded', {
        what: 'requestPasswordReset',
        account: emailKeyOf(email),
        network: caller.network,
      });
      return refused(tooManyAttempts(wait));
    }
    this.mails.post(() => this.writeReset(email));
    return DONE;
  }

  /** Whether a reset token is valid now; does not consume it. */
  async isResetOpen(token: string): Promise<boolean> {
    const reset = await findReset(this.store, token);
    return reset !== null && !this.isOver(reset);
  }

  /** Sets a new password with a reset token, which is consumed. Ends all sessions of the user and opens a new one. */
  async resetPassword(token: string, password: string, asker: Asker): Promise<AuthResult> {
    const wait = this.resets.take(asker);
    if (wait > 0) {
      this.security.record('excess_rate_limit_exceeded', { what: 'resetPassword', network: asker.network });
      return notLetIn(tooManyAttempts(wait));
    }
    const considered = await this.considerReset(this.store, token);
    if (considered.error !== null) {
      this.security.record('authn_password_change_fail', { what: 'reset', network: asker.network });
      return notLetIn(considered.error);
    }
    const weakness = passwordWeakness(password, considered.user);
    if (weakness !== null) return notLetIn(weakPassword('password', weakness));
    try {
      const passwordHash = await this.hashes.hash(password);
      const result = await this.store.transaction(async (transaction): Promise<AuthResult> => {
        // Two requests may have used the same token concurrently.
        const { user, error } = await this.considerReset(transaction, token);
        if (error !== null) return notLetIn(error);
        await endSessionsOf(transaction, user.id);
        const viewer = await this.setPassword(transaction, withDevice({ ...user, knownDevices: [] }, asker.device), passwordHash);
        return {
          viewer,
          session: await this.sessions.open(transaction, user.id, asker.session, { userAgent: asker.userAgent, deviceId: asker.device }),
          errors: [],
        };
      });
      if (result.viewer !== null) this.changed(result.viewer, 'reset');
      return result;
    } catch (error) {
      if (error instanceof QueueFull) return notLetIn(tooManyAttempts(1));
      throw error;
    }
  }

  /** Sets a new password after checking the current one and ends all other sessions. Throws NotSignedIn. */
  async changePassword(viewer: SignedIn | null, current: string, next: string): Promise<OkResult> {
    if (viewer === null) throw new NotSignedIn();
    const user = await this.mustBe(viewer);
    const weakness = passwordWeakness(next, user);
    if (weakness !== null) return refused(weakPassword('next', weakness));
    return this.withPassword(user, current, 'current', async (checked) => {
      const passwordHash = await this.hashes.hash(next);
      const changed = await memberTransaction(this.store, viewer, async (transaction) => {
        const now = await transaction.get('users', user.id);
        // Another device may have changed the password meanwhile, which was not the one checked here.
        if (now === null || now.passwordHash !== checked) return null;
        await endSessionsOf(transaction, user.id, ({ id }) => id !== viewer.sessionId);
        const own = (await transaction.get('sessions', viewer.sessionId))?.deviceKey;
        const knownDevices = (now.knownDevices ?? []).filter((key) => key === own);
        return this.setPassword(transaction, { ...now, knownDevices }, passwordHash);
      });
      if (changed === null) return refused(wrongPassword('current'));
      this.changed(changed, 'change');
      return DONE;
    });
  }

  /** Changes the login email and notifies the previous address. Throws NotSignedIn. */
  async changeEmail(viewer: SignedIn | null, typed: string, password: string): Promise<ProfileResult> {
    if (viewer === null) throw new NotSignedIn();
    const user = await this.mustBe(viewer);
    const { value: email, errors: invalidEmail } = parseInput(emailSchema, typed, 'email');
    if (email === null) return { viewer: null, errors: invalidEmail };
    let changed: UserDoc | null = null;
    const { errors } = await this.withPassword(user, password, 'password', (checked) =>
      memberTransaction(this.store, viewer, async (transaction): Promise<OkResult> => {
        const now = await transaction.get('users', user.id);
        if (now === null || now.passwordHash !== checked) return refused(wrongPassword('password'));
        const holder = await findByEmail(transaction, email);
        if (holder !== null && holder.id !== user.id) {
          return refused({ ...invalid(['email'], ACCOUNT_MESSAGES.emailOfAnother), code: 'EMAIL_TAKEN' });
        }
        // Reset tokens sent to the previous email are revoked.
        await endResetsOf(transaction, user.id);
        changed = await transaction.put('users', { ...now, email, emailKey: emailKeyOf(email) }, { expectedVersion: now.version });
        return DONE;
      }),
    );
    if (changed === null) return { viewer: null, errors };
    this.security.record('user_updated', { user: user.id, what: 'email' });
    if (emailKeyOf(email) !== user.emailKey) this.mails.post(() => emailChangedMail(user, this.baseUrl));
    return { viewer: changed, errors: [] };
  }

  /** Checks a user's password under the rate limit. Returns the hash that it was checked against. */
  private async withPassword(
    user: UserDoc,
    password: string,
    field: string,
    work: (checkedHash: string) => Promise<OkResult>,
  ): Promise<OkResult> {
    const wait = this.checks.take(user.id);
    if (wait > 0) {
      this.security.record('excess_rate_limit_exceeded', { what: 'password', user: user.id });
      return refused(tooManyAttempts(wait));
    }
    try {
      if (!(await this.hashes.verify(user.passwordHash, password))) {
        this.security.record('authn_password_change_fail', { user: user.id, what: field === 'current' ? 'change' : 'email' });
        return refused(wrongPassword(field));
      }
      this.checks.forget(user.id);
      return await work(user.passwordHash);
    } catch (error) {
      if (error instanceof QueueFull) return refused(tooManyAttempts(1));
      throw error;
    }
  }

  private async mustBe(viewer: SignedIn): Promise<UserDoc> {
    const user = await this.store.get('users', viewer.userId);
    if (user === null) throw new NotSignedIn();
    return user;
  }

  private async writeReset(email: string) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const user = await this.store.transaction(async (transaction) => {
      const found = await findByEmail(transaction, email);
      if (found === null) return null;
      await this.makeRoom(transaction, found.id);
      const now = this.now().getTime();
      const reset: PasswordResetDoc = {
        id: `rst_${randomBytes(12).toString('hex')}`,
        userId: found.id,
        tokenHash: hashOf(token),
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + RESET_MS).toISOString(),
      };
      await transaction.put('passwordResets', reset, { expectedVersion: 0 });
      return found;
    });
    return user === null ? null : resetMail(user, `${this.baseUrl}/reset-password?token=${token}`);
  }

  /** Deletes the user's oldest reset tokens above the limit. */
  private async makeRoom(transaction: Transaction, userId: string): Promise<void> {
    const resets = await transaction.findBy('passwordResets', 'userId', userId);
    const newest = [...resets].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    for (const { id } of newest.slice(MAX_RESETS - 1)) await transaction.delete('passwordResets', id);
  }

  private async considerReset(
    reader: Reader,
    token: string,
  ): Promise<{ user: UserDoc & { version: number }; error: null } | { user: null; error: AuthError }> {
    const reset = await findReset(reader, token);
    if (reset === null) return { user: null, error: resetInvalid() };
    if (this.isOver(reset)) return { user: null, error: resetExpired() };
    const user = await reader.get('users', reset.userId);
    return user === null ? { user: null, error: resetInvalid() } : { user, error: null };
  }

  /** A new password revokes all reset tokens of the user. */
  private async setPassword(transaction: Transaction, user: UserDoc & { version: number }, passwordHash: string): Promise<UserDoc> {
    await endResetsOf(transaction, user.id);
    return transaction.put('users', { ...user, passwordHash }, { expectedVersion: user.version });
  }

  private changed(user: UserDoc, what: 'reset' | 'change'): void {
    this.security.record('authn_password_change', { user: user.id, what });
    this.mails.post(() => passwordChangedMail(user, this.baseUrl));
  }

  private isOver({ expiresAt }: PasswordResetDoc): boolean {
    return this.now().getTime() >= Date.parse(expiresAt);
  }
}

async function findReset(reader: Reader, token: string): Promise<PasswordResetDoc | null> {
  const [reset] = await reader.findBy('passwordResets', 'tokenHash', hashOf(token));
  return reset ?? null;
}

async function endResetsOf(transaction: Transaction, userId: string): Promise<void> {
  for (const { id } of await transaction.findBy('passwordResets', 'userId', userId)) await transaction.delete('passwordResets', id);
}

function hashOf(token: string): string {
  return createHash('sha256').update(`${PURPOSE}\n${token}`).digest('hex');
}

const DONE: OkResult = { ok: true, errors: [] };

function refused(...errors: AccountError[]): OkResult {
  return { ok: false, errors };
}

function notLetIn(...errors: AuthError[]): AuthResult {
  return { viewer: null, session: null, errors };
}

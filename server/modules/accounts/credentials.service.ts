import { createHash, randomBytes } from 'node:crypto';
import { email as emailSchema } from '#schema/rules/inputs/fields.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import { BackoffLimiter, CallerBackoffLimiter, MINUTES_TO_AN_HOUR } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import { parseInput } from '#server/platform/input/parseInput.ts';
import { enqueueConfirmationMail } from '#server/platform/mail/enqueueConfirmationMail.ts';
import type { MailService } from '#server/platform/mail/mail.service.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import { QueueFull } from '#server/concurrency/semaphore.ts';
import type { PasswordResetDoc, UserDoc } from '#server/store/documents/accounts.ts';
import type { Stored, Transaction, Transactions } from '#server/store/transaction.ts';
import { AccountRepository, emailKeyOf, endResetsOf, endSessionsOf, setPassword } from './account.repository.ts';
import { withDevice } from './knownDevices.ts';
import { memberTransaction, type SignedIn } from './memberTransaction.ts';
import {
  ACCOUNT_MESSAGES,
  RESET_EXPIRED,
  RESET_INVALID,
  emailTaken,
  notLoggedIn,
  refused,
  tooManyAttempts,
  weakPassword,
  wrongPassword,
  type AuthError,
  type AuthResult,
  type OkResult,
  type ProfileResult,
} from './accountErrors.ts';
import { resetMail } from './accountMails.ts';
import { EMAIL_DISCLOSURES } from './loginLimits.ts';
import { passwordWeakness, type PasswordHashes } from './passwords.ts';
import { sensitiveChanges, type SensitiveChanges } from './sensitiveChanges.ts';
import type { SessionCaller, SessionService } from './session.service.ts';

const MINUTE_MS = 60_000;
/** Limit on password and email changes per account, because each sends an email to a possibly unconfirmed address. */
const CHANGES = { name: 'changes of credentials', free: 3, ...MINUTES_TO_AN_HOUR };

/** A password reset token's lifetime. */
const RESET_MS = 30 * MINUTE_MS;
/** Maximum valid reset tokens per user, so that the links of repeated requests all work. */
const MAX_RESETS = 3;
const TOKEN_BYTES = 32;
/** Mixed into the hash, so that tokens issued for other purposes are not accepted. */
const PURPOSE = 'reset-password';

/** Limit on reset emails per address, to prevent flooding an inbox: three, then waits of 1, 2, 4 … minutes, up to 15. */
const MAILS_TO_ADDRESS = {
  name: 'emails to address',
  free: 3,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: 15 * MINUTE_MS,
  forgetMs: 60 * MINUTE_MS,
};
const MAILS_FROM_CALLER = { name: 'reset emails', free: 10, ...MINUTES_TO_AN_HOUR };
/** Limit on attempts with reset tokens. 256 bits cannot be guessed, but each valid token costs a password hash. */
const RESETS_FROM_CALLER = { name: 'resets', free: 20, ...MINUTES_TO_AN_HOUR };

interface Dependencies {
  store: Transactions;
  accounts: AccountRepository;
  sessions: SessionService;
  hashes: PasswordHashes;
  mails: MailService;
  sensitive: SensitiveChanges;
  security: SecurityLog;
  /** The marketplace's base URL without a trailing slash, for links in emails. */
  baseUrl: string;
  attempts: AttemptStore;
  /** Called in the transaction that confirms an account's email address. */
  onEmailConfirmed: (transaction: Transaction, userId: string, at: Date) => Promise<void>;
  now: () => Date;
}

/** Changes of password and login email: for members with the current password, or with an emailed link if it was forgotten. */
export class CredentialsService {
  private readonly changes: BackoffLimiter;
  private readonly disclosures: CallerBackoffLimiter;
  private readonly mailsToAddress: BackoffLimiter;
  private readonly mailsFromCaller: CallerBackoffLimiter;
  private readonly resets: CallerBackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    const { attempts } = dependencies;
    this.changes = new BackoffLimiter(CHANGES, attempts);
    this.disclosures = new CallerBackoffLimiter(EMAIL_DISCLOSURES, attempts);
    this.mailsToAddress = new BackoffLimiter(MAILS_TO_ADDRESS, attempts);
    this.mailsFromCaller = new CallerBackoffLimiter(MAILS_FROM_CALLER, attempts);
    this.resets = new CallerBackoffLimiter(RESETS_FROM_CALLER, attempts);
  }

  /** Sets a new password after checking the current one, and ends all other sessions. Throws NotSignedIn. */
  async changePassword(viewer: SignedIn | null, current: string, next: string): Promise<OkResult> {
    const { store, hashes } = this.dependencies;
    const user = await this.userOf(viewer);
    const weakness = passwordWeakness(next, user);
    if (weakness !== null) return refused(weakPassword('next', weakness));
    const result = await this.dependencies.sensitive.withPassword<OkResult>(
      user,
      { password: current, field: 'current', what: 'change' },
      async (checkedHash) => {
        const wait = await this.changes.take(`password of ${user.id}`);
        if (wait > 0) return this.refuseChange(user, wait);
        const passwordHash = await hashes.hash(next);
        const changed = await memberTransaction(store, viewer, async (transaction, { sessionId }) => {
          const now = await transaction.get('users', user.id);
          // Another device may have changed the password in the meantime.
          if (now === null || now.passwordHash !== checkedHash) return null;
          await endSessionsOf(transaction, user.id, ({ id }) => id !== sessionId);
          const own = (await transaction.get('sessions', sessionId))?.deviceKey;
          const knownDevices = (now.knownDevices ?? []).filter((key) => key === own);
          return setPassword(transaction, { ...now, knownDevices }, passwordHash);
        });
        if (changed === null) return refused(wrongPassword('current'));
        this.notePasswordChange(changed, 'change');
        return { ok: true, errors: [] };
      },
    );
    return 'kind' in result ? refused(result) : result;
  }

  /**
   * Changes the login email, notifies the previous address and sends the new address a confirmation link. Reveals whether an
   * email address is taken, under the same limit as registrations; the limit counts all of a caller's accounts together. Throws
   * NotSignedIn.
   */
  async changeEmail(viewer: SignedIn | null, typed: string, password: string, caller: Caller): Promise<ProfileResult> {
    const { store, security, sensitive } = this.dependencies;
    const user = await this.userOf(viewer);
    const { value: email, errors: invalidEmail } = parseInput(emailSchema, typed, 'email');
    if (email === null) return { viewer: null, errors: invalidEmail };
    const result = await sensitive.withPassword<ProfileResult | OkResult>(
      user,
      { password, field: 'password', what: 'email' },
      async (checkedHash) => {
        const wait = (await this.changes.take(`email of ${user.id}`)) || (await this.disclosures.take({ ...caller, account: null }));
        if (wait > 0) return this.refuseChange(user, wait);
        return memberTransaction(store, viewer, async (transaction): Promise<ProfileResult | OkResult> => {
          const now = await transaction.get('users', user.id);
          if (now === null || now.passwordHash !== checkedHash) return refused(wrongPassword('password'));
          const holder = await new AccountRepository(transaction).findByEmail(email);
          if (holder !== null && holder.id !== user.id) return refused(emailTaken(ACCOUNT_MESSAGES.emailOfAnother));
          // Revokes reset tokens sent to the previous email.
          await endResetsOf(transaction, user.id);
          const emailKey = emailKeyOf(email);
          // The email stays confirmed if only its case changes.
          const isAnother = emailKey !== now.emailKey;
          const at = this.dependencies.now();
          const unconfirmed = isAnother ? { emailConfirmedAt: null, emailSetAt: at.toISOString() } : {};
          const changed = { ...now, email, emailKey, ...unconfirmed };
          if (isAnother) await enqueueConfirmationMail(transaction, 'CONFIRM_ACCOUNT', changed, at);
          return { viewer: await transaction.put('users', changed, { expectedVersion: now.version }), errors: [] };
        });
      },
    );
    if ('kind' in result) return { viewer: null, errors: [result] };
    if (!('viewer' in result) || result.viewer === null) return { viewer: null, errors: result.errors };
    sensitive.note(user, sensitiveChanges('users', user, result.viewer));
    security.record('user_updated', { user: user.id, what: 'email' });
    return result;
  }

  /**
   * Sends a reset email if the address belongs to an account. Responds before the lookup, so that bytes, timing and limits are
   * the same for unknown addresses.
   */
  async requestReset(typed: string, caller: Caller): Promise<OkResult> {
    const { security, mails } = this.dependencies;
    const { value: email, errors } = parseInput(emailSchema, typed, 'email');
    if (email === null) return refused(...errors);
    const account = emailKeyOf(email);
    const wait = (await this.mailsFromCaller.take(caller)) || (await this.mailsToAddress.take(account));
    if (wait > 0) {
      security.record('excess_rate_limit_exceeded', { what: 'requestPasswordReset', account, network: caller.network });
      return refused(tooManyAttempts(wait));
    }
    mails.post(() => this.writeResetMail(email));
    return { ok: true, errors: [] };
  }

  /** Whether a reset token is valid. Does not consume it. */
  async isResetOpen(token: string): Promise<boolean> {
    const reset = await this.dependencies.accounts.findReset(resetHashOf(token));
    return reset !== null && !this.isResetOver(reset);
  }

  /**
   * Sets a new password and consumes the reset token, which also confirms the email. Ends all of the user's sessions and opens a
   * new one.
   */
  async resetPassword(token: string, password: string, caller: SessionCaller): Promise<AuthResult> {
    const { store, accounts, sessions, hashes, security, onEmailConfirmed, now } = this.dependencies;
    const { network } = caller;
    const wait = await this.resets.take(caller);
    if (wait > 0) {
      security.record('excess_rate_limit_exceeded', { what: 'resetPassword', network });
      return notLoggedIn(tooManyAttempts(wait));
    }
    const found = await this.findReset(accounts, token);
    if (found.error !== null) {
      security.record('authn_password_change_fail', { what: 'reset', network });
      return notLoggedIn(found.error);
    }
    const weakness = passwordWeakness(password, found.user);
    if (weakness !== null) return notLoggedIn(weakPassword('password', weakness));
    try {
      const passwordHash = await hashes.hash(password);
      const result = await store.transaction(async (transaction): Promise<AuthResult> => {
        // Another request may have used the token concurrently.
        const { user, error } = await this.findReset(new AccountRepository(transaction), token);
        if (error !== null) return notLoggedIn(error);
        await endSessionsOf(transaction, user.id);
        const at = now();
        const emailConfirmedAt = user.emailConfirmedAt ?? at.toISOString();
        const known = withDevice({ ...user, emailConfirmedAt, knownDevices: [] }, caller.device);
        const viewer = await setPassword(transaction, known, passwordHash);
        if (user.emailConfirmedAt == null) await onEmailConfirmed(transaction, user.id, at);
        return { viewer, session: await sessions.open(transaction, user.id, caller), errors: [] };
      });
      const { viewer } = result;
      if (viewer !== null) this.notePasswordChange(viewer, 'reset');
      return result;
    } catch (error) {
      if (error instanceof QueueFull) return notLoggedIn(tooManyAttempts(1));
      throw error;
    }
  }

  private refuseChange({ id }: UserDoc, wait: number): OkResult {
    this.dependencies.security.record('excess_rate_limit_exceeded', { what: 'password', user: id });
    return refused(tooManyAttempts(wait));
  }

  private notePasswordChange(user: UserDoc, what: 'change' | 'reset'): void {
    this.dependencies.sensitive.note(user, ['password']);
    this.dependencies.security.record('authn_password_change', { user: user.id, what });
  }

  private async userOf(viewer: SignedIn | null): Promise<UserDoc> {
    const user = viewer === null ? null : await this.dependencies.accounts.find(viewer.userId);
    if (user === null) throw new NotSignedIn();
    return user;
  }

  private async writeResetMail(email: string): Promise<Mail | null> {
    const { store, baseUrl, now } = this.dependencies;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const user = await store.transaction(async (transaction) => {
      const found = await new AccountRepository(transaction).findByEmail(email);
      if (found === null) return null;
      await deleteOldestResets(transaction, found.id);
      const at = now().getTime();
      const reset: PasswordResetDoc = {
        id: `rst_${randomBytes(12).toString('hex')}`,
        userId: found.id,
        tokenHash: resetHashOf(token),
        createdAt: new Date(at).toISOString(),
        expiresAt: new Date(at + RESET_MS).toISOString(),
      };
      await transaction.put('passwordResets', reset, { expectedVersion: 0 });
      return found;
    });
    return user === null ? null : resetMail(user, `${baseUrl}/reset-password?token=${token}`);
  }

  private async findReset(
    accounts: AccountRepository,
    token: string,
  ): Promise<{ user: Stored<'users'>; error: null } | { user: null; error: AuthError }> {
    const reset = await accounts.findReset(resetHashOf(token));
    if (reset === null) return { user: null, error: RESET_INVALID };
    if (this.isResetOver(reset)) return { user: null, error: RESET_EXPIRED };
    const user = await accounts.find(reset.userId);
    return user === null ? { user: null, error: RESET_INVALID } : { user, error: null };
  }

  private isResetOver({ expiresAt }: PasswordResetDoc): boolean {
    return this.dependencies.now().getTime() >= Date.parse(expiresAt);
  }
}

/** Deletes the user's oldest reset tokens to make room for one more. */
async function deleteOldestResets(transaction: Transaction, userId: string): Promise<void> {
  const resets = (await transaction.query('passwordResets', { where: { userId } })).items;
  const newest = [...resets].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  for (const { id } of newest.slice(MAX_RESETS - 1)) await transaction.delete('passwordResets', id);
}

function resetHashOf(token: string): string {
  return createHash('sha256').update(`${PURPOSE}\n${token}`).digest('hex');
}

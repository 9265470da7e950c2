import { email as emailSchema } from '#schema/rules/inputs/fields.ts';
import { BackoffLimiter } from '#server/platform/backoffLimiter.ts';
import { parseInput } from '#server/platform/input/parseInput.ts';
import type { MailService } from '#server/platform/mail/mail.service.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import { QueueFull } from '#server/platform/semaphore.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { Transactions } from '#server/store/transaction.ts';
import {
  AccountRepository,
  emailKeyOf,
  endResetsOf,
  endSessionsOf,
  memberTransaction,
  setPassword,
  type SignedIn,
} from './account.repository.ts';
import {
  emailTaken,
  refused,
  tooManyAttempts,
  weakPassword,
  wrongPassword,
  ACCOUNT_MESSAGES,
  type OkResult,
  type ProfileResult,
} from './accountErrors.ts';
import { emailChangedMail, passwordChangedMail } from './accountMails.ts';
import { passwordWeakness, type PasswordHashes } from './passwords.ts';

const MINUTE_MS = 60_000;
/** Limit of password checks in a session: an unattended logged-in device must not allow guessing the password. */
const PASSWORD_CHECKS = { free: 5, firstWaitMs: 2000, maxWaitMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

interface Dependencies {
  store: Transactions;
  accounts: AccountRepository;
  hashes: PasswordHashes;
  mails: MailService;
  security: SecurityLog;
  /** Base URL of the marketplace without a trailing slash; every link in emails starts with it. */
  baseUrl: string;
  now: () => Date;
}

/** Changes of the password and the login email by a logged-in user, who gives the current password. */
export class CredentialsService {
  private readonly checks: BackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    this.checks = new BackoffLimiter(PASSWORD_CHECKS, dependencies.now);
  }

  /** Sets a new password after checking the current one and ends all other sessions. Throws NotSignedIn. */
  async changePassword(viewer: SignedIn | null, current: string, next: string): Promise<OkResult> {
    const { store, hashes, security, mails, baseUrl } = this.dependencies;
    if (viewer === null) throw new NotSignedIn();
    const user = await this.userOf(viewer);
    const weakness = passwordWeakness(next, user);
    if (weakness !== null) return refused(weakPassword('next', weakness));
    return this.withPassword(user, current, 'current', async (checkedHash) => {
      const passwordHash = await hashes.hash(next);
      const changed = await memberTransaction(store, viewer, async (transaction) => {
        const now = await transaction.get('users', user.id);
        // Another device may have changed the password meanwhile, which was not the one checked here.
        if (now === null || now.passwordHash !== checkedHash) return null;
        await endSessionsOf(transaction, user.id, ({ id }) => id !== viewer.sessionId);
        const own = (await transaction.get('sessions', viewer.sessionId))?.deviceKey;
        const knownDevices = (now.knownDevices ?? []).filter((key) => key === own);
        return setPassword(transaction, { ...now, knownDevices }, passwordHash);
      });
      if (changed === null) return refused(wrongPassword('current'));
      security.record('authn_password_change', { user: user.id, what: 'change' });
      mails.post(() => passwordChangedMail(changed, baseUrl));
      return { ok: true, errors: [] };
    });
  }

  /** Changes the login email and notifies the previous address. Throws NotSignedIn. */
  async changeEmail(viewer: SignedIn | null, typed: string, password: string): Promise<ProfileResult> {
    const { store, security, mails, baseUrl } = this.dependencies;
    if (viewer === null) throw new NotSignedIn();
    const user = await this.userOf(viewer);
    const { value: email, errors: invalidEmail } = parseInput(emailSchema, typed, 'email');
    if (email === null) return { viewer: null, errors: invalidEmail };
    let changed: UserDoc | null = null;
    const { errors } = await this.withPassword(user, password, 'password', (checkedHash) =>
      memberTransaction(store, viewer, async (transaction): Promise<OkResult> => {
        const now = await transaction.get('users', user.id);
        if (now === null || now.passwordHash !== checkedHash) return refused(wrongPassword('password'));
        const holder = await new AccountRepository(transaction).findByEmail(email);
        if (holder !== null && holder.id !== user.id) return refused(emailTaken(ACCOUNT_MESSAGES.emailOfAnother));
        // Reset tokens sent to the previous email are revoked.
        await endResetsOf(transaction, user.id);
        changed = await transaction.put('users', { ...now, email, emailKey: emailKeyOf(email) }, { expectedVersion: now.version });
        return { ok: true, errors: [] };
      }),
    );
    if (changed === null) return { viewer: null, errors };
    security.record('user_updated', { user: user.id, what: 'email' });
    if (emailKeyOf(email) !== user.emailKey) mails.post(() => emailChangedMail(user, baseUrl));
    return { viewer: changed, errors: [] };
  }

  /** Checks a user's password under the rate limit; `work` gets the hash that it was checked against. */
  private async withPassword(
    user: UserDoc,
    password: string,
    field: 'current' | 'password',
    work: (checkedHash: string) => Promise<OkResult>,
  ): Promise<OkResult> {
    const { hashes, security } = this.dependencies;
    const wait = this.checks.take(user.id);
    if (wait > 0) {
      security.record('excess_rate_limit_exceeded', { what: 'password', user: user.id });
      return refused(tooManyAttempts(wait));
    }
    try {
      if (!(await hashes.verify(user.passwordHash, password))) {
        security.record('authn_password_change_fail', { user: user.id, what: field === 'current' ? 'change' : 'email' });
        return refused(wrongPassword(field));
      }
      this.checks.forget(user.id);
      return await work(user.passwordHash);
    } catch (error) {
      if (error instanceof QueueFull) return refused(tooManyAttempts(1));
      throw error;
    }
  }

  private async userOf(viewer: SignedIn): Promise<UserDoc> {
    const user = await this.dependencies.accounts.find(viewer.userId);
    if (user === null) throw new NotSignedIn();
    return user;
  }
}

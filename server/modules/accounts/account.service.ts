import { randomBytes } from 'node:crypto';
import type { AddressInput } from '#schema/rules/inputs/address.ts';
import { profileSchema, registrationSchema, type Profile, type ProfileChange, type Registration } from '#schema/rules/inputs/profile.ts';
import { normaliseLine } from '#schema/rules/normaliseText.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import { BackoffLimiter, CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import { given, parseInput } from '#server/platform/input/parseInput.ts';
import { readPhone } from '#server/platform/input/readPhone.ts';
import { enqueueConfirmationMail } from '#server/platform/mail/enqueueConfirmationMail.ts';
import type { MailService } from '#server/platform/mail/mail.service.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import { QueueFull } from '#server/concurrency/semaphore.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { Transactions } from '#server/store/transaction.ts';
import { AccountRepository, emailKeyOf } from './account.repository.ts';
import { isKnownDevice, withDevice } from './knownDevices.ts';
import { memberTransaction, type SignedIn } from './memberTransaction.ts';
import {
  BUSY,
  WRONG_CREDENTIALS,
  emailTaken,
  notLoggedIn,
  tooManyAttempts,
  tooManyLogins,
  weakPassword,
  type AccountError,
  type AuthResult,
  type ProfileResult,
} from './accountErrors.ts';
import { unchangedDemoAccounts, type DemoAccount } from './demoAccounts.repository.ts';
import { chooseDefault, removeAddress, saveAddress } from './addressBook.ts';
import { newDeviceMail } from './accountMails.ts';
import { EMAIL_DISCLOSURES, LoginLimiter } from './loginLimits.ts';
import { passwordWeakness, type PasswordHashes } from './passwords.ts';
import type { SessionCaller, SessionService } from './session.service.ts';

const HOUR_MS = 3_600_000;
/** Limit on new-device notices per account. */
const NEW_DEVICE_NOTICES = {
  name: 'notices of new devices',
  free: 3,
  firstWaitMs: HOUR_MS,
  maxWaitMs: 24 * HOUR_MS,
  forgetMs: 24 * HOUR_MS,
};

interface LoginRequest {
  email: string;
  password: string;
}

interface Dependencies {
  store: Transactions;
  accounts: AccountRepository;
  sessions: SessionService;
  /** Shared by all services that hash passwords, so that the concurrency limit applies to the process. */
  hashes: PasswordHashes;
  mails: MailService;
  security: SecurityLog;
  /** The marketplace's base URL without a trailing slash, for links in emails. */
  baseUrl: string;
  attempts: AttemptStore;
  now: () => Date;
}

/** Registration, login, logout and profiles. */
export class AccountService {
  private readonly logins: LoginLimiter;
  private readonly registrations: CallerBackoffLimiter;
  private readonly deviceNotices: BackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    this.logins = new LoginLimiter(dependencies.attempts);
    this.deviceNotices = new BackoffLimiter(NEW_DEVICE_NOTICES, dependencies.attempts);
    this.registrations = new CallerBackoffLimiter(EMAIL_DISCLOSURES, dependencies.attempts);
  }

  /**
   * Creates an account, logs it in and sends a confirmation link. Reveals whether an email address is taken, because shoppers
   * need to know.
   */
  async register(request: Registration, caller: SessionCaller): Promise<AuthResult> {
    const { store, accounts, sessions, hashes, security, now } = this.dependencies;
    const { value, errors } = parseInput(registrationSchema(readPhone), request);
    const [firstName, lastName] = [normaliseLine(request.firstName), normaliseLine(request.lastName ?? '')];
    const weakness = passwordWeakness(request.password, { email: normaliseLine(request.email), firstName, lastName });
    if (weakness !== null) return notLoggedIn(...errors, weakPassword('password', weakness));
    if (value === null) return notLoggedIn(...errors);
    const wait = await this.registrations.take(caller);
    if (wait > 0) {
      security.record('excess_rate_limit_exceeded', { what: 'register', network: caller.network });
      return notLoggedIn(tooManyAttempts(wait));
    }
    if ((await accounts.findByEmail(value.email)) !== null) return notLoggedIn(emailTaken());
    const giveBack = () => this.registrations.giveBack(caller);
    return this.unlessBusy(giveBack, async () => {
      const user = buildUser(value, await hashes.hash(request.password), now());
      return store.transaction(async (transaction) => {
        // Another request may have registered the email concurrently.
        if ((await new AccountRepository(transaction).findByEmail(value.email)) !== null) return notLoggedIn(emailTaken());
        const viewer = await transaction.put('users', withDevice(user, caller.device), { expectedVersion: 0 });
        await enqueueConfirmationMail(transaction, 'CONFIRM_ACCOUNT', viewer, now());
        return { viewer, session: await sessions.open(transaction, user.id, caller), errors: [] };
      });
    });
  }

  /** Logs in. An unknown email and a wrong password produce the same response with the same timing. */
  async login({ email, password }: LoginRequest, caller: SessionCaller): Promise<AuthResult> {
    const { store, accounts, sessions, hashes, security } = this.dependencies;
    const emailKey = emailKeyOf(email);
    const user = await accounts.findByEmail(emailKey);
    const isKnown = isKnownDevice(user, caller.device);
    const ticket = await this.logins.take({
      emailKey,
      address: caller.network,
      knownDevice: isKnown ? caller.device : null,
    });
    const tried = { account: emailKey, network: caller.network, ...(user !== null && { user: user.id }) };
    if (ticket.wait > 0) {
      security.record('authn_login_fail_max', tried);
      return notLoggedIn(tooManyLogins(ticket.wait));
    }
    return this.unlessBusy(ticket.giveBack, async () => {
      if (!(await hashes.verify(user?.passwordHash ?? null, password)) || user === null) {
        security.record('authn_login_fail', tried);
        return notLoggedIn(WRONG_CREDENTIALS);
      }
      const result = await store.transaction(async (transaction): Promise<AuthResult> => {
        const current = await transaction.get('users', user.id);
        // The password may have been changed during the check; the old one is then rejected.
        if (current === null || current.passwordHash !== user.passwordHash) return notLoggedIn(WRONG_CREDENTIALS);
        const known = withDevice(current, caller.device);
        const viewer = known === current ? current : await transaction.put('users', known);
        return { viewer, session: await sessions.open(transaction, user.id, caller), errors: [] };
      });
      if (result.viewer !== null) {
        await ticket.succeed();
        security.record('authn_login_success', { user: user.id, network: caller.network, what: isKnown ? 'known device' : 'new device' });
        if (!isKnown) await this.notifyOfDevice(user);
      }
      return result;
    });
  }

  /**
   * Limited, because clients that do not store the device cookie look new at each login. An account without known devices is not
   * notified, because every device is new to it.
   */
  private async notifyOfDevice(user: UserDoc): Promise<void> {
    const { mails, baseUrl } = this.dependencies;
    if ((user.knownDevices ?? []).length === 0) return;
    if ((await this.deviceNotices.take(user.id)) === 0) mails.post(() => newDeviceMail(user, baseUrl));
  }

  /** Ends the session, or all of the user's sessions. Does nothing if there is no session. */
  async logout(viewer: SignedIn | null, everywhere: boolean): Promise<void> {
    if (viewer !== null) await this.dependencies.sessions.end(viewer, everywhere);
  }

  /** Demo accounts whose credentials are unchanged. Visitors may have changed the passwords. */
  demoAccounts(): Promise<DemoAccount[]> {
    return unchangedDemoAccounts(this.dependencies.accounts);
  }

  /** The signed-in user; null for a guest. */
  async viewer(viewer: SignedIn | null): Promise<UserDoc | null> {
    return viewer === null ? null : this.dependencies.accounts.find(viewer.userId);
  }

  /** Applies the fields that are present. Throws NotSignedIn. */
  updateProfile(viewer: SignedIn | null, request: ProfileChange): Promise<ProfileResult> {
    return this.change(viewer, (user) => {
      const { value: profile, errors } = parseInput(profileSchema(readPhone), { ...user, ...given(request) });
      return { viewer: { ...user, ...profile }, errors };
    });
  }

  /** Adds an address, or replaces the one with this id. Throws NotSignedIn. */
  saveAddress(viewer: SignedIn | null, id: string | null, input: AddressInput, makeDefault: boolean): Promise<ProfileResult> {
    return this.change(viewer, (user) => saveAddress(user, id, input, makeDefault));
  }

  /** Sets the default address. Throws NotSignedIn. */
  setDefaultAddress(viewer: SignedIn | null, id: string): Promise<ProfileResult> {
    return this.change(viewer, (user) => chooseDefault(user, id));
  }

  /** Deletes an address. Throws NotSignedIn. */
  deleteAddress(viewer: SignedIn | null, id: string): Promise<ProfileResult> {
    return this.change(viewer, (user) => removeAddress(user, id));
  }

  private async change(
    viewer: SignedIn | null,
    work: (user: UserDoc) => { viewer: UserDoc; errors: AccountError[] },
  ): Promise<ProfileResult> {
    return memberTransaction(this.dependencies.store, viewer, async (transaction, { userId }) => {
      const user = await transaction.get('users', userId);
      if (user === null) throw new NotSignedIn();
      const { viewer: changed, errors } = work(user);
      if (errors.length > 0) return { viewer: null, errors };
      return { viewer: await transaction.put('users', changed), errors: [] };
    });
  }

  /** If the hash queue is full, nothing was checked: returns BUSY and does not count the attempt. */
  private async unlessBusy(giveBack: () => Promise<void>, work: () => Promise<AuthResult>): Promise<AuthResult> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      await giveBack();
      return notLoggedIn(BUSY);
    }
  }
}

function buildUser({ email, ...profile }: Profile & { email: string }, passwordHash: string, now: Date): UserDoc {
  return {
    id: `usr_${randomBytes(12).toString('hex')}`,
    email,
    emailKey: emailKeyOf(email),
    ...profile,
    passwordHash,
    roles: ['CUSTOMER'],
    addresses: [],
    createdAt: now.toISOString(),
  };
}

import { randomBytes } from 'node:crypto';
import type { AddressInput } from '#schema/rules/inputs/address.ts';
import { profileSchema, registrationSchema, type Profile, type ProfileChange, type Registration } from '#schema/rules/inputs/profile.ts';
import { tidyLine } from '#schema/rules/tidyText.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { Store } from '#server/store/store.ts';
import { NotSignedIn } from '#server/platform/notSignedIn.error.ts';
import { invalid } from '#server/platform/input/failure.ts';
import { given, parseInput } from '#server/platform/input/parseInput.ts';
import { chooseDefault, removeAddress, saveAddress } from './addressBook.ts';
import type { AccountError, AuthError } from './accountError.ts';
import { BUSY, tooManyAttempts, weakPassword, WRONG_CREDENTIALS } from './accountError.ts';
import { ACCOUNT_MESSAGES } from './accountMessages.ts';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { LoginLimiter } from './loginLimits.ts';
import { passwordWeakness } from './commonPasswords.ts';
import { unchangedDemoAccounts } from './demoAccounts.ts';
import type { DemoAccount } from './demoAccounts.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import { isKnownDevice, withDevice } from './knownDevices.ts';
import type { PasswordHashes } from './passwordHashes.ts';
import { memberTransaction } from './session.repository.ts';
import type { NewSession, SessionService, SignedIn } from './session.service.ts';
import { QueueFull } from '#server/platform/semaphore.ts';
import { emailKeyOf, findByEmail } from './user.repository.ts';

const MINUTE_MS = 60_000;
/** Limit of registrations per network address: registering reveals which emails have an account. */
const REGISTRATIONS = { free: 20, firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

/** Signed-in user with a new session, or at least one error. */
export interface AuthResult {
  viewer: UserDoc | null;
  session: NewSession | null;
  errors: AuthError[];
}

export interface ProfileResult {
  viewer: UserDoc | null;
  errors: AccountError[];
}

/** The caller of a request and its device. */
export interface Asker extends Caller {
  /** The device's current session. */
  session: SignedIn | null;
  /** User-Agent of the browser or program. */
  userAgent: string | null;
}

export interface LoginRequest {
  email: string;
  password: string;
}

interface Dependencies {
  store: Store;
  sessions: SessionService;
  /** Shared by all users of hashing, so that the concurrency limit applies to the process. */
  hashes: PasswordHashes;
  security: SecurityLog;
  now: () => Date;
}

/** Registration, login, logout and profiles. */
export class AccountService {
  private readonly store: Store;
  private readonly sessions: SessionService;
  private readonly now: () => Date;
  private readonly hashes: PasswordHashes;
  private readonly security: SecurityLog;
  private readonly logins: LoginLimiter;
  private readonly registrations: CallerBackoffLimiter;

  constructor({ store, sessions, hashes, security, now }: Dependencies) {
    this.store = store;
    this.hashes = hashes;
    this.security = security;
    this.sessions = sessions;
    this.now = now;
    this.logins = new LoginLimiter(now);
    this.registrations = new CallerBackoffLimiter(REGISTRATIONS, now);
  }

  /** Creates an account and logs it in. Reveals whether an email is taken, which shoppers need to know. */
  async register(request: Registration, from: Asker): Promise<AuthResult> {
    const { value, errors } = parseInput(registrationSchema, request);
    const [firstName, lastName] = [tidyLine(request.firstName), tidyLine(request.lastName ?? '')];
    const weakness = passwordWeakness(request.password, { email: tidyLine(request.email), firstName, lastName });
    if (weakness !== null) return refused(...errors, weakPassword('password', weakness));
    if (value === null) return refused(...errors);
    const wait = this.registrations.take(from);
    if (wait > 0) {
      this.security.record('excess_rate_limit_exceeded', { what: 'register', network: from.network });
      return refused(tooManyAttempts(wait));
    }
    if ((await findByEmail(this.store, value.email)) !== null) return refused(EMAIL_TAKEN);
    const giveBack = () => this.registrations.giveBack(from);
    return this.unlessBusy(giveBack, async () => {
      const user = buildUser(value, await this.hashes.hash(request.password), this.now());
      return this.store.transaction(async (transaction) => {
        // Two requests may have registered the email concurrently.
        if ((await findByEmail(transaction, value.email)) !== null) return refused(EMAIL_TAKEN);
        const viewer = await transaction.put('users', withDevice(user, from.device), { expectedVersion: 0 });
        return {
          viewer,
          session: await this.sessions.open(transaction, user.id, from.session, { userAgent: from.userAgent, deviceId: from.device }),
          errors: [],
        };
      });
    });
  }

  /** Logs in. An unknown email and a wrong password give the same response, in bytes and in time. */
  async login({ email, password }: LoginRequest, from: Asker): Promise<AuthResult> {
    const emailKey = emailKeyOf(email);
    const user = await findByEmail(this.store, emailKey);
    const ticket = this.logins.take({
      emailKey,
      address: from.network,
      knownDevice: isKnownDevice(user, from.device) ? from.device : null,
    });
    const tried = { account: emailKey, network: from.network, ...(user !== null && { user: user.id }) };
    if (ticket.wait > 0) {
      this.security.record('authn_login_fail_max', tried);
      return refused(tooManyAttempts(ticket.wait));
    }
    return this.unlessBusy(ticket.giveBack, async () => {
      if (!(await this.hashes.verify(user?.passwordHash ?? null, password)) || user === null) {
        this.security.record('authn_login_fail', tried);
        return refused(WRONG_CREDENTIALS);
      }
      return this.store.transaction(async (transaction) => {
        const now = await transaction.get('users', user.id);
        // The password may have been changed during the check; the old one is no longer accepted.
        if (now === null || now.passwordHash !== user.passwordHash) return refused(WRONG_CREDENTIALS);
        ticket.succeed();
        const known = withDevice(now, from.device);
        const viewer = known === now ? now : await transaction.put('users', known);
        return {
          viewer,
          session: await this.sessions.open(transaction, user.id, from.session, { userAgent: from.userAgent, deviceId: from.device }),
          errors: [],
        };
      });
    });
  }

  /** Ends the session, or all sessions of the user. A no-op without a session. */
  async logout(viewer: SignedIn | null, everywhere: boolean): Promise<void> {
    if (viewer !== null) await this.sessions.end(viewer, everywhere);
  }

  /** Demo accounts whose credentials are unchanged: a demo visitor may have set another password. */
  demoAccounts(): Promise<DemoAccount[]> {
    return unchangedDemoAccounts(this.store);
  }

  /** The signed-in user; null for a guest. */
  async viewer(viewer: SignedIn | null): Promise<UserDoc | null> {
    return viewer === null ? null : this.sessions.user(viewer);
  }

  /** Applies the given fields only. Throws NotSignedIn. */
  updateProfile(viewer: SignedIn | null, request: ProfileChange): Promise<ProfileResult> {
    return this.change(viewer, (user) => {
      const { value: profile, errors } = parseInput(profileSchema, { ...user, ...given(request) });
      return { viewer: { ...user, ...profile }, errors };
    });
  }

  /** Adds an address, or replaces the one with the id. Throws NotSignedIn. */
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
    return memberTransaction(this.store, viewer, async (transaction, { userId }) => {
      const user = await transaction.get('users', userId);
      if (user === null) throw new NotSignedIn();
      const { viewer: changed, errors } = work(user);
      if (errors.length > 0) return { viewer: null, errors };
      return { viewer: await transaction.put('users', changed), errors: [] };
    });
  }

  /** When the hash queue is full nothing was checked: returns BUSY and uncounts the attempt. */
  private async unlessBusy(giveBack: () => void, work: () => Promise<AuthResult>): Promise<AuthResult> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      giveBack();
      return refused(BUSY);
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

const EMAIL_TAKEN: AuthError = { ...invalid(['email'], ACCOUNT_MESSAGES.emailTaken), code: 'EMAIL_TAKEN' };

function refused(...errors: AuthError[]): AuthResult {
  return { viewer: null, session: null, errors };
}

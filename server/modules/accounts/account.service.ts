import { MAX_EMAIL_LENGTH } from '#schema/rules/limits.ts';
import type { UserDoc } from '#server/store/documents.ts';
import type { Store, Transaction } from '#server/store/store.ts';
import { NotSignedIn } from '#server/modules/notSignedIn.error.ts';
import { invalid } from '#server/modules/orders/placeOrderError.ts';
import type { AddressRequest } from '#server/modules/orders/orderRequest.ts';
import { removeAddress, saveAddress } from './addressBook.ts';
import type { AccountError, AuthError } from './accountError.ts';
import { tooManyAttempts, WRONG_CREDENTIALS } from './accountError.ts';
import { ACCOUNT_MESSAGES } from './accountMessages.ts';
import { Attempts } from './attempts.ts';
import { buildUser, checkProfile, checkRegistration } from './checkProfile.ts';
import type { ProfileRequest, RegisterRequest } from './checkProfile.ts';
import { PasswordHashes } from './passwordHashes.ts';
import type { NewSession, SessionService, SignedIn } from './session.service.ts';
import { TooManyWaiting } from './turns.ts';
import { emailKeyOf, findByEmail } from './user.repository.ts';

const MINUTE_MS = 60_000;
/** Five free tries for each account, then waits of 2, 4, 8 … seconds, at most 15 minutes. */
const LOGIN_TRIES = { free: 5, firstWaitMs: 2000, maxWaitMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };
/** Registering tells which e-mails have an account, so one address may ask only so often. */
const REGISTRATIONS = { free: 20, firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

/** Either a signed-in person with their new session, or at least one error. */
export interface AuthResult {
  viewer: UserDoc | null;
  session: NewSession | null;
  errors: AuthError[];
}

export interface ProfileResult {
  viewer: UserDoc | null;
  errors: AccountError[];
}

export interface LoginRequest {
  email: string;
  password: string;
}

interface Dependencies {
  store: Store;
  sessions: SessionService;
  now: () => Date;
}

/** Registers people, logs them in and out, and keeps what they say about themselves. */
export class AccountService {
  private readonly store: Store;
  private readonly sessions: SessionService;
  private readonly now: () => Date;
  private readonly hashes = new PasswordHashes();
  private readonly logins: Attempts;
  private readonly registrations: Attempts;

  constructor({ store, sessions, now }: Dependencies) {
    this.store = store;
    this.sessions = sessions;
    this.now = now;
    this.logins = new Attempts(LOGIN_TRIES, now);
    this.registrations = new Attempts(REGISTRATIONS, now);
  }

  /** Makes an account and logs it in. It says when an e-mail has one already: shoppers need to know. */
  async register(request: RegisterRequest, from: { address: string; session: SignedIn | null }): Promise<AuthResult> {
    const { profile, email, errors } = checkRegistration(request);
    if (errors.length > 0) return refused(...errors);
    const wait = this.registrations.take(from.address);
    if (wait > 0) return refused(tooManyAttempts(wait));
    if ((await findByEmail(this.store, email)) !== null) return refused(EMAIL_TAKEN);
    return this.unlessBusy(async () => {
      const user = buildUser(email, profile, await this.hashes.hash(request.password), this.now());
      return this.store.transaction(async (transaction) => {
        // Two may have registered it at the same moment.
        if ((await findByEmail(transaction, email)) !== null) return refused(EMAIL_TAKEN);
        await transaction.put('users', user, { expectedVersion: 0 });
        return { viewer: user, session: await this.sessions.open(transaction, user.id, from.session), errors: [] };
      });
    });
  }

  /** Logs in. An e-mail that nobody has is answered like a wrong password, in bytes and in time. */
  async login({ email, password }: LoginRequest, replaced: SignedIn | null): Promise<AuthResult> {
    const key = emailKeyOf(email.slice(0, MAX_EMAIL_LENGTH + 1));
    const wait = this.logins.take(key);
    if (wait > 0) return refused(tooManyAttempts(wait));
    return this.unlessBusy(async () => {
      const user = await findByEmail(this.store, key);
      if (!(await this.hashes.verify(user?.passwordHash ?? null, password)) || user === null) return refused(WRONG_CREDENTIALS);
      this.logins.forget(key);
      const session = await this.store.transaction((transaction) => this.sessions.open(transaction, user.id, replaced));
      return { viewer: user, session, errors: [] };
    });
  }

  /** Ends the session, or all of the person's. Whoever is not logged in is logged out already. */
  async logout(viewer: SignedIn | null, everywhere: boolean): Promise<void> {
    if (viewer !== null) await this.sessions.end(viewer, everywhere);
  }

  /** The person who asks; null for a guest. */
  async viewer(viewer: SignedIn | null): Promise<UserDoc | null> {
    return viewer === null ? null : this.sessions.user(viewer);
  }

  /** Changes what is given and leaves the rest. Throws NotSignedIn. */
  updateProfile(viewer: SignedIn | null, request: ProfileRequest): Promise<ProfileResult> {
    return this.change(viewer, (user) => {
      const { profile, errors } = checkProfile(request, user);
      return { viewer: { ...user, ...profile }, errors };
    });
  }

  /** Adds an address, or with an id replaces that one. Throws NotSignedIn. */
  saveAddress(viewer: SignedIn | null, id: string | null, input: AddressRequest, makeDefault: boolean): Promise<ProfileResult> {
    return this.change(viewer, (user) => saveAddress(user, id, input, makeDefault));
  }

  /** Takes an address out of the book. Throws NotSignedIn. */
  deleteAddress(viewer: SignedIn | null, id: string): Promise<ProfileResult> {
    return this.change(viewer, (user) => removeAddress(user, id));
  }

  private async change(
    viewer: SignedIn | null,
    work: (user: UserDoc) => { viewer: UserDoc; errors: AccountError[] },
  ): Promise<ProfileResult> {
    if (viewer === null) throw new NotSignedIn();
    return this.store.transaction(async (transaction: Transaction) => {
      const user = await transaction.get('users', viewer.userId);
      if (user === null) throw new NotSignedIn();
      const { viewer: changed, errors } = work(user);
      if (errors.length > 0) return { viewer: null, errors };
      return { viewer: await transaction.put('users', changed, { expectedVersion: user.version }), errors: [] };
    });
  }

  private async unlessBusy(work: () => Promise<AuthResult>): Promise<AuthResult> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooManyWaiting) return refused(tooManyAttempts(1));
      throw error;
    }
  }
}

const EMAIL_TAKEN: AuthError = { ...invalid(['email'], ACCOUNT_MESSAGES.emailTaken), code: 'EMAIL_TAKEN' };

function refused(...errors: AuthError[]): AuthResult {
  return { viewer: null, session: null, errors };
}

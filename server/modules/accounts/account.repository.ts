import { createHash } from 'node:crypto';
import { MAX_EMAIL_LENGTH } from '#schema/rules/limits.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import type { PasswordResetDoc, SessionDoc, UserDoc } from '#server/store/documents/accounts.ts';
import type { Reader } from '#server/store/store.ts';
import type { Stored, Transaction, TransactionOptions, Transactions } from '#server/store/transaction.ts';

/** Normalised key of an email: case and surrounding spaces are ignored, overlong input is cut. */
export function emailKeyOf(email: string): string {
  return email
    .trim()
    .slice(0, MAX_EMAIL_LENGTH + 1)
    .normalize('NFC')
    .toLowerCase();
}

/** Accounts, their sessions and reset tokens, as the store or a transaction has them; null for what there is none of. */
export class AccountRepository {
  constructor(private readonly reader: Reader) {}

  find(id: string): Promise<Stored<'users'> | null> {
    return this.reader.get('users', id);
  }

  /** The language of an account, English by default. */
  async languageOf(id: string | null | undefined): Promise<Locale> {
    return (id == null ? null : await this.find(id))?.locale ?? 'en';
  }

  async findByEmail(email: string): Promise<Stored<'users'> | null> {
    const [user] = (await this.reader.query('users', { where: { emailKey: emailKeyOf(email) } })).items;
    return user ?? null;
  }

  async findSession(tokenHash: string): Promise<Stored<'sessions'> | null> {
    const [session] = (await this.reader.query('sessions', { where: { tokenHash } })).items;
    return session ?? null;
  }

  async sessionsOf(userId: string): Promise<Stored<'sessions'>[]> {
    return (await this.reader.query('sessions', { where: { userId } })).items;
  }

  async findReset(tokenHash: string): Promise<PasswordResetDoc | null> {
    const [reset] = (await this.reader.query('passwordResets', { where: { tokenHash } })).items;
    return reset ?? null;
  }
}

/** Sets a password, which revokes all reset tokens of the user. */
export async function setPassword(transaction: Transaction, user: Stored<'users'>, passwordHash: string): Promise<Stored<'users'>> {
  await endResetsOf(transaction, user.id);
  return transaction.put('users', { ...user, passwordHash }, { expectedVersion: user.version });
}

/** Revokes all password reset tokens of a user. */
export async function endResetsOf(transaction: Transaction, userId: string): Promise<void> {
  for (const { id } of (await transaction.query('passwordResets', { where: { userId } })).items)
    await transaction.delete('passwordResets', id);
}

/** Upper bound of known devices per account; the one that logged in longest ago is evicted. */
const MAX_DEVICES = 20;

/** Whether a device has logged in to the account before and was not forgotten since. It grants no access, only a rate limit of its own. */
export function isKnownDevice(user: UserDoc | null, deviceId: string | null): boolean {
  return user !== null && deviceId !== null && (user.knownDevices ?? []).includes(deviceKey(user.id, deviceId));
}

/** The account with the device as its most recent one; the same object if it is already. */
export function withDevice<User extends UserDoc>(user: User, deviceId: string | null): User {
  if (deviceId === null) return user;
  const key = deviceKey(user.id, deviceId);
  const known = user.knownDevices ?? [];
  if (known.at(-1) === key) return user;
  return { ...user, knownDevices: [...known.filter((other) => other !== key), key].slice(-MAX_DEVICES) };
}

/** Removes the devices of an account that the predicate selects. */
export async function forgetDevices(transaction: Transaction, userId: string, isForgotten: (key: string) => boolean): Promise<void> {
  const user = await transaction.get('users', userId);
  if (user === null || !(user.knownDevices ?? []).some(isForgotten)) return;
  await transaction.put('users', { ...user, knownDevices: (user.knownDevices ?? []).filter((key) => !isForgotten(key)) });
}

/** Stored hash of a device: irreversible to the cookie and different for each account. */
export function deviceKey(userId: string, deviceId: string): string {
  return createHash('sha256').update(`known-device\n${userId}\n${deviceId}`).digest('base64url').slice(0, 22);
}

/** Authenticated caller: the user and the session. */
export interface SignedIn {
  userId: string;
  sessionId: string;
}

export async function endSession(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete('sessions', id);
}

/** Ends all sessions of a user, or those that the predicate selects. */
export async function endSessionsOf(transaction: Transaction, userId: string, isOver = (_session: SessionDoc) => true): Promise<void> {
  for (const session of (await transaction.query('sessions', { where: { userId } })).items) {
    if (isOver(session)) await transaction.delete('sessions', session.id);
  }
}

/**
 * Write transaction of a session, which it reads again first, so that a session revoked since the request began writes nothing more. Throws
 * NotSignedIn, also for null.
 */
export async function memberTransaction<Result>(
  store: Transactions,
  viewer: SignedIn | null,
  work: (transaction: Transaction, viewer: SignedIn) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  if (viewer === null) throw new NotSignedIn();
  return store.transaction(async (transaction) => {
    if ((await transaction.get('sessions', viewer.sessionId)) === null) throw new NotSignedIn();
    return work(transaction, viewer);
  }, options);
}

/** As `memberTransaction`, but null (a guest) is allowed. */
export function visitorTransaction<Result>(
  store: Transactions,
  viewer: SignedIn | null,
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  return viewer === null ? store.transaction(work, options) : memberTransaction(store, viewer, work, options);
}

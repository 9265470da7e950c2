import { createHash } from 'node:crypto';
import { MAX_EMAIL_LENGTH } from '#schema/rules/limits.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import type { UserDoc, SessionDoc } from '#server/store/documents/accounts.ts';
import type { Reader, Store } from '#server/store/store.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';

/** Normalised key of an email: case and surrounding spaces are ignored, overlong input is cut. */
export function emailKeyOf(email: string): string {
  return email
    .trim()
    .slice(0, MAX_EMAIL_LENGTH + 1)
    .normalize('NFC')
    .toLowerCase();
}

/** The account of an email; null when there is none. */
export async function findByEmail(reader: Reader, email: string): Promise<Stored<'users'> | null> {
  const [user] = await reader.findBy('users', 'emailKey', emailKeyOf(email));
  return user ?? null;
}

/** Sets a password, which revokes all reset tokens of the user. */
export async function setPassword(transaction: Transaction, user: Stored<'users'>, passwordHash: string): Promise<Stored<'users'>> {
  await endResetsOf(transaction, user.id);
  return transaction.put('users', { ...user, passwordHash }, { expectedVersion: user.version });
}

/** Revokes all password reset tokens of a user. */
export async function endResetsOf(transaction: Transaction, userId: string): Promise<void> {
  for (const { id } of await transaction.findBy('passwordResets', 'userId', userId)) await transaction.delete('passwordResets', id);
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

/** The session of a token hash; null when there is none. */
export async function findSession(reader: Reader, tokenHash: string): Promise<Stored<'sessions'> | null> {
  const [session] = await reader.findBy('sessions', 'tokenHash', tokenHash);
  return session ?? null;
}

export async function endSession(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete('sessions', id);
}

/** Ends all sessions of a user, or those that the predicate selects. */
export async function endSessionsOf(transaction: Transaction, userId: string, isOver = (_session: SessionDoc) => true): Promise<void> {
  for (const session of await transaction.findBy('sessions', 'userId', userId)) {
    if (isOver(session)) await transaction.delete('sessions', session.id);
  }
}

/** Throws NotSignedIn when the session was revoked since the request began. */
export async function requireSession(reader: Reader, { sessionId }: SignedIn): Promise<void> {
  if ((await reader.get('sessions', sessionId)) === null) throw new NotSignedIn();
}

/**
 * Write transaction of a session, which it reads again first, so that a session revoked since the request began writes nothing more. Throws
 * NotSignedIn, also for null.
 */
export async function memberTransaction<Result>(
  store: Pick<Store, 'transaction'>,
  viewer: SignedIn | null,
  work: (transaction: Transaction, viewer: SignedIn) => Promise<Result>,
): Promise<Result> {
  if (viewer === null) throw new NotSignedIn();
  return store.transaction(async (transaction) => {
    await requireSession(transaction, viewer);
    return work(transaction, viewer);
  });
}

/** As `memberTransaction`, but null (a guest) is allowed. */
export function visitorTransaction<Result>(
  store: Pick<Store, 'transaction'>,
  viewer: SignedIn | null,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return viewer === null ? store.transaction(work) : memberTransaction(store, viewer, work);
}

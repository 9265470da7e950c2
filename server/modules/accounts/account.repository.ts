import { normaliseEmail } from '#schema/rules/emails.ts';
import { MAX_EMAIL_LENGTH } from '#schema/rules/limits.ts';
import { DEFAULT_LOCALE, type Locale } from '#schema/rules/locales.ts';
import type { PasswordResetDoc, SessionDoc } from '#server/store/documents/accounts.ts';
import type { Reader } from '#server/store/store.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';

/** Normalised key of an email address, as inputs accept it: ignores case and truncates overlong input. */
export function emailKeyOf(email: string): string {
  return normaliseEmail(email)
    .slice(0, MAX_EMAIL_LENGTH + 1)
    .toLowerCase();
}

/** Reads accounts, sessions and reset tokens from the store or a transaction. Returns null for unknown ids. */
export class AccountRepository {
  constructor(private readonly reader: Reader) {}

  find(id: string): Promise<Stored<'users'> | null> {
    return this.reader.get('users', id);
  }

  /** An account's language; the default language for guests and unknown ids. */
  async languageOf(id: string | null | undefined): Promise<Locale> {
    return (id == null ? null : await this.find(id))?.locale ?? DEFAULT_LOCALE;
  }

  async findByEmail(email: string): Promise<Stored<'users'> | null> {
    const [user] = (await this.reader.query('users', { where: { emailKey: emailKeyOf(email) } })).items;
    return user ?? null;
  }

  async findSession(tokenHash: string): Promise<Stored<'sessions'> | null> {
    const [session] = (await this.reader.query('sessions', { where: { tokenHash } })).items;
    return session ?? null;
  }

  findSessionById(id: string): Promise<Stored<'sessions'> | null> {
    return this.reader.get('sessions', id);
  }

  async sessionsOf(userId: string): Promise<Stored<'sessions'>[]> {
    return (await this.reader.query('sessions', { where: { userId } })).items;
  }

  async findReset(tokenHash: string): Promise<PasswordResetDoc | null> {
    const [reset] = (await this.reader.query('passwordResets', { where: { tokenHash } })).items;
    return reset ?? null;
  }
}

/** Sets a password and revokes all of the user's reset tokens. */
export async function setPassword(transaction: Transaction, user: Stored<'users'>, passwordHash: string): Promise<Stored<'users'>> {
  await endResetsOf(transaction, user.id);
  return transaction.put('users', { ...user, passwordHash }, { expectedVersion: user.version });
}

/** Revokes all of a user's password reset tokens. */
export async function endResetsOf(transaction: Transaction, userId: string): Promise<void> {
  for (const { id } of (await transaction.query('passwordResets', { where: { userId } })).items)
    await transaction.delete('passwordResets', id);
}

/** Logs a session out, with the notifications of its device. */
export async function endSession(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete('sessions', id);
  const { items } = await transaction.query('pushDevices', { where: { sessionId: id } });
  for (const device of items) await transaction.delete('pushDevices', device.id);
}

/** Ends all of a user's sessions, or those that the predicate selects. */
export async function endSessionsOf(transaction: Transaction, userId: string, isOver = (_session: SessionDoc) => true): Promise<void> {
  for (const session of (await transaction.query('sessions', { where: { userId } })).items) {
    if (isOver(session)) await endSession(transaction, session.id);
  }
}

/** Deletes expired sessions. Their devices still get notifications, which are for members who have not visited for a while. */
export async function deleteExpiredSessions(
  transaction: Transaction,
  userId: string,
  isOver: (session: SessionDoc) => boolean,
): Promise<void> {
  for (const session of (await transaction.query('sessions', { where: { userId } })).items) {
    if (isOver(session)) await transaction.delete('sessions', session.id);
  }
}

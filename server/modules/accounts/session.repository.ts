import type { SessionDoc } from '#server/store/documents/accounts.ts';
import { NotSignedIn } from '#server/modules/notSignedIn.error.ts';
import type { Reader, Stored, Transaction } from '#server/store/store.ts';

/** The session of a token's hash; null when there is none. */
export async function findSession(reader: Reader, tokenHash: string): Promise<Stored<'sessions'> | null> {
  const [session] = await reader.findBy('sessions', 'tokenHash', tokenHash);
  return session ?? null;
}

export async function endSession(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete('sessions', id);
}

/** Ends all sessions of somebody, or only those that a test picks. */
export async function endSessionsOf(transaction: Transaction, userId: string, isOver = (_session: SessionDoc) => true): Promise<void> {
  for (const session of await transaction.findBy('sessions', 'userId', userId)) {
    if (isOver(session)) await transaction.delete('sessions', session.id);
  }
}

/**
 * Reads a session again in the transaction that is to write for it: what was revoked since the request began writes nothing more. Throws
 * NotSignedIn.
 */
export async function requireSession(transaction: Transaction, { sessionId }: { sessionId: string }): Promise<void> {
  if ((await transaction.get('sessions', sessionId)) === null) throw new NotSignedIn();
}

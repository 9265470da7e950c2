import type { SessionDoc } from '#server/store/documents/accounts.ts';
import { NotSignedIn } from '#server/platform/notSignedIn.error.ts';
import type { Reader, Store, Stored, Transaction } from '#server/store/store.ts';

/** Who sends a request: a person, and the session by which they are known. */
export interface SignedIn {
  userId: string;
  sessionId: string;
}

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

/** Throws NotSignedIn for a session that was revoked since the request began. */
export async function requireSession(reader: Reader, { sessionId }: SignedIn): Promise<void> {
  if ((await reader.get('sessions', sessionId)) === null) throw new NotSignedIn();
}

/**
 * A transaction that writes for a session, which it reads again first: what was revoked since the request began writes nothing more. Throws
 * NotSignedIn, also for nobody.
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

/** The same for what guests may do as well: null is a guest. */
export function visitorTransaction<Result>(
  store: Pick<Store, 'transaction'>,
  viewer: SignedIn | null,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return viewer === null ? store.transaction(work) : memberTransaction(store, viewer, work);
}

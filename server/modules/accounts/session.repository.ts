import type { SessionDoc } from '#server/store/documents/accounts.ts';
import { NotSignedIn } from '#server/platform/notSignedIn.error.ts';
import type { Reader, Store, Stored, Transaction } from '#server/store/store.ts';

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

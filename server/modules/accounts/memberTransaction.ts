import { NotSignedIn } from '#server/platform/errors.ts';
import type { Transaction, TransactionOptions, Transactions } from '#server/store/transaction.ts';

/** Authenticated caller: the user and the session. */
export interface SignedIn {
  userId: string;
  sessionId: string;
}

/**
 * A write transaction within a session. Reads the session again first, so that a session revoked during the request cannot write.
 * Throws NotSignedIn, also for null.
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

/** Like `memberTransaction`, but allows null (a guest). */
export function visitorTransaction<Result>(
  store: Transactions,
  viewer: SignedIn | null,
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  return viewer === null ? store.transaction(work, options) : memberTransaction(store, viewer, work, options);
}

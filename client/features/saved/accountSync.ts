import { withTabLock } from '#client/lib/withTabLock.ts';
import {
  accountChangesVar,
  appendOperations,
  updateAccountChanges,
  type ListName,
  type PendingOperation,
} from '#client/state/accountChanges.ts';
import { forgetCartChoices } from '#client/state/cartChoices.ts';
import { isOver } from '#client/state/draftOwner.ts';
import { MAX_LIST_OPERATIONS } from '#schema/rules/limits.ts';
import { ACCOUNT_LISTS } from './accountLists.ts';
import type { Account } from './syncedList.ts';

/** Response to operations: their new version, or the reason why nothing was changed. */
export type Sent =
  | { kind: 'done'; version: number }
  /** Another device has changed the lists. */
  | { kind: 'conflict' }
  /** `refused`: operations that are invalid, with the reason; the others may be sent again. */
  | { kind: 'refused'; refused: readonly PendingOperation[]; reason: string };

/** The account's side; both methods reject without a response. */
export interface AccountApi {
  /** null: not logged in. */
  load: () => Promise<Account | null>;
  send: (expectedVersion: number, operations: readonly PendingOperation[]) => Promise<Sent>;
  titleOf: (productId: string) => string | null;
  onRefused: (list: ListName, names: readonly string[], reason: string) => void;
}

/** A page that becomes visible again loads the lists after this time. */
const REFRESH_AFTER_MS = 30_000;

/**
 * Synchronises this device's lists with a member's account; returns a stop function. Loads the lists, applies the pending operations to them,
 * and sends these; again after a conflict. Without a response they wait for the next change, for the network or for the next visit.
 */
export function accountSync(userId: string, api: AccountApi): () => void {
  let isStopped = false;
  let isRunning = false;
  let hasChanged = false;
  let loadedAt: number | null = null;

  const isCurrent = () => {
    const state = accountChangesVar.refresh();
    return !isStopped && state.isCopy && state.userId === userId;
  };

  async function synchronise(): Promise<void> {
    while (isCurrent()) {
      const { version, operations } = accountChangesVar();
      if (version === null || loadedAt === null) {
        const account = await api.load();
        if (account === null || !isCurrent()) return;
        settle(account);
        loadedAt = performance.now();
        continue;
      }
      const batch = operations.slice(0, MAX_LIST_OPERATIONS);
      if (batch.length === 0) return;
      changeEach(batch, (operation) => [{ ...operation, isSent: true }]);
      const isRepeated = batch.some(({ isSent }) => isSent);
      const sent = await api.send(version, batch);
      if (sent.kind === 'refused') report(sent.refused, sent.reason);
      // Also after a logout meanwhile, so that operations stored by the account are not sent again.
      if (sent.kind !== 'conflict') changeEach(sent.kind === 'done' ? batch : sent.refused, () => []);
      // After a repetition the account may have more than the copy shows.
      if (isCurrent()) updateAccountChanges(() => ({ version: sent.kind === 'done' && !isRepeated ? sent.version : null }));
    }
  }

  function report(refused: readonly PendingOperation[], reason: string): void {
    for (const list of ACCOUNT_LISTS) {
      const ids = new Set(refused.flatMap((operation) => (operation.list === list.name ? [operation.id] : [])));
      if (ids.size > 0) api.onRefused(list.name, list.namesOf(ids, api.titleOf), reason);
    }
  }

  async function run(): Promise<void> {
    hasChanged = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (hasChanged && !isStopped) {
        hasChanged = false;
        // Changes made together are sent together.
        await Promise.resolve();
        await withTabLock('account lists', synchronise);
      }
    } catch {
      // Without a response the operations wait.
    } finally {
      isRunning = false;
    }
  }

  const refresh = () => {
    if (document.visibilityState !== 'visible' || loadedAt === null || performance.now() - loadedAt < REFRESH_AFTER_MS) return;
    loadedAt = null;
    void run();
  };
  const runNow = () => void run();
  claim(userId);
  const unsubscribe = accountChangesVar.onChange((madeIn) => {
    if (madeIn === 'here' && accountChangesVar().operations.some(({ isSent }) => !isSent)) runNow();
  });
  window.addEventListener('online', runNow);
  document.addEventListener('visibilitychange', refresh);
  runNow();
  return () => {
    isStopped = true;
    unsubscribe();
    window.removeEventListener('online', runNow);
    document.removeEventListener('visibilitychange', refresh);
  };
}

/** Records the changes of all lists while they are a copy of an account's, also while its session is lost. */
export function recordChanges(): () => void {
  const stops = ACCOUNT_LISTS.map((list) => list.record());
  return () => stops.forEach((stop) => stop());
}

/** After a log-in: a guest's lists become additions to the account, once; another member's copy is cleared. */
function claim(userId: string): void {
  const before = accountChangesVar.refresh();
  const own = before.userId === userId && !isOver(before.leftAt) ? before.operations : [];
  if (before.isCopy && before.userId === userId) return;
  if (before.isCopy) clearLists();
  const added = before.isCopy ? [] : ACCOUNT_LISTS.flatMap((list) => list.additions());
  updateAccountChanges(() => ({ userId, isCopy: true, version: null, leftAt: null, operations: appendOperations(own, added) }));
}

/** After a log-out: clears the member's copy. Operations without a response wait for the same member, as long as drafts do. */
export function releaseLists(): void {
  const { isCopy, leftAt } = accountChangesVar.refresh();
  if (!isCopy) {
    if (isOver(leftAt)) accountChangesVar(accountChangesVar.initial);
    return;
  }
  clearLists();
  forgetCartChoices();
  updateAccountChanges(({ operations }) =>
    operations.length > 0 ? { isCopy: false, version: null, leftAt: new Date().toISOString() } : accountChangesVar.initial,
  );
}

function clearLists(): void {
  for (const list of ACCOUNT_LISTS) list.clear();
}

/** Shows the account's lists with the pending operations. The sample cart is added to an empty cart only. */
function settle(account: Account): void {
  updateAccountChanges(({ operations }) => ({
    version: account.version,
    operations: account.cart.length === 0 ? operations : operations.filter(({ isSample }) => !isSample),
  }));
  for (const list of ACCOUNT_LISTS) list.settle(account);
}

/** Maps the operations of a batch, matched by key; an empty result removes one. */
function changeEach(batch: readonly PendingOperation[], change: (operation: PendingOperation) => PendingOperation[]): void {
  const keys = new Set(batch.map(({ key }) => key));
  updateAccountChanges(({ operations }) => ({
    operations: operations.flatMap((operation) => (keys.has(operation.key) ? change(operation) : [operation])),
  }));
}

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

/** Response to operations: the new version of the lists, or the reason why nothing was changed. */
export type Sent =
  | { kind: 'done'; version: number }
  /** A different device has changed the lists. */
  | { kind: 'conflict' }
  /** The operations in `refused` are invalid; the others may be sent again. */
  | { kind: 'refused'; refused: readonly PendingOperation[]; reason: string };

/** Access to the account. `load` and `send` reject if there is no response. */
export interface AccountApi {
  /** Resolves to null if the member is not logged in. */
  load: () => Promise<Account | null>;
  send: (expectedVersion: number, operations: readonly PendingOperation[]) => Promise<Sent>;
  titleOf: (productId: string) => string | null;
  onRefused: (list: ListName, names: readonly string[], reason: string) => void;
}

/** Minimum age at which the lists are reloaded when the page becomes visible. */
const REFRESH_AFTER_MS = 30_000;

/**
 * Synchronises this device's lists with a member's account; returns a function that stops it. Loads the lists, applies the pending
 * operations and sends them; repeats this after a conflict. Without a response, operations wait for the next change, for the connection to
 * return or for the next visit.
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
      // Done even after a logout, so that operations that the account has already stored are not sent again.
      if (sent.kind !== 'conflict') changeEach(sent.kind === 'done' ? batch : sent.refused, () => []);
      // Reloads after a repeated batch, because the account may have changes that the copy lacks.
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
        // Batches changes made in the same task.
        await Promise.resolve();
        await withTabLock('account lists', synchronise);
      }
    } catch {
      // If there is no response, the operations stay pending.
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

/** Records changes to all lists while they are copies of an account's lists, even while its session is lost. */
export function recordChanges(): () => void {
  const stops = ACCOUNT_LISTS.map((list) => list.record());
  return () => stops.forEach((stop) => stop());
}

/** Prepares the lists after a login: a guest's lists are added to the account, once; another member's copy is cleared. */
function claim(userId: string): void {
  const before = accountChangesVar.refresh();
  const own = before.userId === userId && !isOver(before.leftAt) ? before.operations : [];
  if (before.isCopy && before.userId === userId) return;
  if (before.isCopy) clearLists();
  const added = before.isCopy ? [] : ACCOUNT_LISTS.flatMap((list) => list.additions());
  updateAccountChanges(() => ({ userId, isCopy: true, version: null, leftAt: null, operations: appendOperations(own, added) }));
}

/** Clears the member's copy after a logout. Pending operations wait for the same member to return, for as long as drafts are kept. */
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

/** Shows the account's lists with the pending operations applied. Drops the sample cart unless the account's cart is empty. */
function settle(account: Account): void {
  updateAccountChanges(({ operations }) => ({
    version: account.version,
    operations: account.cart.length === 0 ? operations : operations.filter(({ isSample }) => !isSample),
  }));
  for (const list of ACCOUNT_LISTS) list.settle(account);
}

/** Replaces a batch's pending operations, matched by key; an empty result removes one. */
function changeEach(batch: readonly PendingOperation[], change: (operation: PendingOperation) => PendingOperation[]): void {
  const keys = new Set(batch.map(({ key }) => key));
  updateAccountChanges(({ operations }) => ({
    operations: operations.flatMap((operation) => (keys.has(operation.key) ? change(operation) : [operation])),
  }));
}

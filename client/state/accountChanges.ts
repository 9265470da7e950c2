import { boolean, fallback, nullable, number, object, optional, picklist, string, type InferOutput } from 'valibot';
import { randomKey } from '#client/lib/randomKey.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

/** A change of one list of an account that the account has not confirmed yet; fields as `ListOperation` of the API. */
const operationSchema = object({
  key: string(),
  list: picklist(['CART', 'SAVED_FOR_LATER', 'WISHLIST', 'COMPARISON', 'FOLLOWS']),
  action: picklist(['ADD', 'SET', 'REMOVE']),
  id: string(),
  quantity: optional(number()),
  note: optional(string()),
  addedAt: optional(string()),
  savedPrice: optional(number()),
  /** Was sent, perhaps without a response: it is only repeated as it is. */
  isSent: optional(boolean()),
  /** A line of the sample cart, for an empty cart only. */
  isSample: optional(boolean()),
});

const changesSchema = object({
  /** Account of the operations, and of the lists if they are a copy. */
  userId: fallback(nullable(string()), null),
  /** Whether the lists on this device are a copy of the account's; otherwise they are a guest's. */
  isCopy: fallback(boolean(), false),
  /** Version of the account's lists on which the copy is based; null: unknown. */
  version: fallback(nullable(number()), null),
  /** Time when the account was left with operations, ISO 8601; null while the lists are a copy. */
  leftAt: fallback(nullable(string()), null),
  /** In the order in which they were made. */
  operations: listOf(operationSchema),
});

export type PendingOperation = InferOutput<typeof operationSchema>;
export type NewOperation = Omit<PendingOperation, 'key' | 'isSent'>;
export type ListName = PendingOperation['list'];
type AccountChanges = InferOutput<typeof changesSchema>;

/** Operations that wait for the account, shared by all tabs. */
export const accountChangesVar = persistedVar<AccountChanges>({ slice: 'accountChanges', schema: changesSchema });

/** Changes the stored state, not this tab's possibly outdated one. */
export function updateAccountChanges(change: (state: AccountChanges) => Partial<AccountChanges>): void {
  const state = accountChangesVar.refresh();
  accountChangesVar({ ...state, ...change(state) });
}

/** Turns the copy on this device into a guest's lists; only on the shopper's own choice. */
export function keepListsAsGuest(): void {
  updateAccountChanges(() => ({ isCopy: false, version: null, leftAt: new Date().toISOString() }));
}

/** Appends operations. One that was not sent yet is merged with a later one of the same entry. */
export function appendOperations(pending: readonly PendingOperation[], added: readonly NewOperation[]): PendingOperation[] {
  return added.reduce<PendingOperation[]>(
    (operations, made) => {
      const next = { ...made, key: randomKey() };
      const position = operations.findLastIndex(({ list, id }) => list === next.list && id === next.id);
      const last = operations[position];
      const isSeparate = last === undefined || last.isSent || (last.action === 'REMOVE' && next.action !== 'REMOVE');
      if (isSeparate) return [...operations, next];
      return [...operations.toSpliced(position, 1), next.action === 'SET' ? { ...last, ...next, action: last.action } : next];
    },
    [...pending],
  );
}

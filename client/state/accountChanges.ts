import { boolean, fallback, nullable, number, object, optional, picklist, string, type InferOutput } from 'valibot';
import { randomKey } from '#client/lib/randomKey.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

/** A change to an account list that the server has not confirmed yet, with the fields of the API's `ListOperation`. */
const operationSchema = object({
  key: string(),
  list: picklist(['CART', 'SAVED_FOR_LATER', 'WISHLIST', 'COMPARISON', 'FOLLOWS']),
  action: picklist(['ADD', 'SET', 'REMOVE']),
  id: string(),
  quantity: optional(number()),
  note: optional(string()),
  addedAt: optional(string()),
  savedPrice: optional(number()),
  /** Whether it was sent, possibly without a response. A sent operation is repeated unchanged, and later ones are not merged into it. */
  isSent: optional(boolean()),
  /** Whether it adds a line from the sample cart, which only applies to an empty cart. */
  isSample: optional(boolean()),
});

const changesSchema = object({
  /** The account that the operations belong to, and the lists if they are a copy. */
  userId: fallback(nullable(string()), null),
  /** Whether the lists on this device are a copy of the account's; otherwise they are a guest's. */
  isCopy: fallback(boolean(), false),
  /** Version of the account's lists on which the copy is based; null if unknown. */
  version: fallback(nullable(number()), null),
  /** Time of the logout with pending operations, ISO 8601; null while the lists are a copy. */
  leftAt: fallback(nullable(string()), null),
  operations: listOf(operationSchema),
});

export type PendingOperation = InferOutput<typeof operationSchema>;
export type NewOperation = Omit<PendingOperation, 'key' | 'isSent'>;
export type ListName = PendingOperation['list'];
type AccountChanges = InferOutput<typeof changesSchema>;

/** Operations that the server has not confirmed, shared by all tabs. */
export const accountChangesVar = persistedVar<AccountChanges>({ slice: 'accountChanges', schema: changesSchema });

/** Changes the state as stored, because this tab's version may be outdated. */
export function updateAccountChanges(change: (state: AccountChanges) => Partial<AccountChanges>): void {
  const state = accountChangesVar.refresh();
  accountChangesVar({ ...state, ...change(state) });
}

/** Turns the copy on this device into a guest's lists. Only called when the shopper chooses to continue as a guest. */
export function keepListsAsGuest(): void {
  updateAccountChanges(() => ({ isCopy: false, version: null, leftAt: new Date().toISOString() }));
}

/** Appends operations. Merges each with the last unsent one for the same entry, unless it restores or changes a removed entry. */
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

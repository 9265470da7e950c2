import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { waitSeconds } from './waitMinutes.ts';

/** Messages for rejected writes, by error code: whether the change was saved, and what to do. */
const MESSAGES = {
  /** Disk or memory is nearly full; nothing was written. */
  STORE_READ_ONLY: { saving: 'store.readOnly', ordering: 'store.readOnlyOrder' },
  /** Memory is low: anything that adds data, such as a new product, is rejected; orders are still accepted. */
  STORE_FULL: { saving: 'store.full', ordering: 'store.readOnlyOrder' },
  /** The client's network has reached its daily storage quota; nothing was written. */
  STORAGE_QUOTA: { saving: 'store.quota', ordering: 'store.quotaOrder' },
  /** Too many concurrent writes; nothing was written. */
  STORE_BUSY: { saving: 'store.busy', ordering: 'store.busyOrder' },
  /** Disk failure, possibly during the write: only an acknowledged change is certain. */
  STORE_UNAVAILABLE: { saving: 'store.unavailable', ordering: 'store.unavailableOrder' },
  /** Rate limit reached; nothing was written. */
  LIMITED_BRIEFLY: { saving: 'store.limitedBriefly', ordering: 'store.limitedBrieflyOrder' },
  LIMITED: { saving: 'store.limited', ordering: 'store.limitedOrder' },
} as const satisfies Record<string, Record<string, PlainMessageKey>>;

/** The longest wait described as "a few seconds"; longer ones are described as "a minute", the rate limit's window. */
const BRIEF_S = 10;

function messagesFor(error: unknown): (typeof MESSAGES)[keyof typeof MESSAGES] | null {
  const wait = waitSeconds(error);
  if (wait !== null) return MESSAGES[wait <= BRIEF_S ? 'LIMITED_BRIEFLY' : 'LIMITED'];
  const codes = CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.['code']) : [];
  const code = (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]).find((one) => codes.includes(one));
  return code === undefined ? null : MESSAGES[code];
}

/** The message if a change was not saved because a write was rejected; null for other errors. */
export function savingProblem(error: unknown): PlainMessageKey | null {
  return messagesFor(error)?.saving ?? null;
}

/** The message if an order was not placed because a write was rejected; null for other errors. */
export function orderingProblem(error: unknown): PlainMessageKey | null {
  return messagesFor(error)?.ordering ?? null;
}

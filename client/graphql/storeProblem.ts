import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { waitSeconds } from './waitMinutes.ts';

/** Why the marketplace takes no changes at the moment: what becomes of the one that was sent, and what to do. */
const WORDS = {
  /** Its disk is nearly full: nothing was done. */
  STORE_READ_ONLY: { saving: 'store.readOnly', ordering: 'store.readOnlyOrder' },
  /** Too many at once: nothing was done. */
  STORE_BUSY: { saving: 'store.busy', ordering: 'store.busyOrder' },
  /** Its disk failed, maybe while the change was written: it counts once the marketplace has acknowledged it. */
  STORE_UNAVAILABLE: { saving: 'store.unavailable', ordering: 'store.unavailableOrder' },
  /** The requests of a minute are used up: nothing was done. */
  LIMITED_BRIEFLY: { saving: 'store.limitedBriefly', ordering: 'store.limitedBrieflyOrder' },
  LIMITED: { saving: 'store.limited', ordering: 'store.limitedOrder' },
} as const satisfies Record<string, Record<string, PlainMessageKey>>;

/** A wait that is told as a few seconds; a longer one as the minute in which requests are counted, after which one may try. */
const BRIEF_S = 10;

function wordsOf(error: unknown): (typeof WORDS)[keyof typeof WORDS] | null {
  const wait = waitSeconds(error);
  if (wait !== null) return WORDS[wait <= BRIEF_S ? 'LIMITED_BRIEFLY' : 'LIMITED'];
  const codes = CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.['code']) : [];
  const code = (Object.keys(WORDS) as (keyof typeof WORDS)[]).find((one) => codes.includes(one));
  return code === undefined ? null : WORDS[code];
}

/** What to say when the marketplace did not save a change; null when something else was wrong. */
export function savingProblem(error: unknown): PlainMessageKey | null {
  return wordsOf(error)?.saving ?? null;
}

/** What to say when the marketplace did not take an order; null when something else was wrong. */
export function orderingProblem(error: unknown): PlainMessageKey | null {
  return wordsOf(error)?.ordering ?? null;
}

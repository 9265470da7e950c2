import type { ApolloServerPlugin } from '@apollo/server';
import { StoreBusy, StoreReadOnly, StoreUnavailable } from '#server/store/store.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { GraphQLContext } from './context.ts';

interface StoreProblem {
  code: 'STORE_READ_ONLY' | 'STORE_BUSY' | 'STORE_UNAVAILABLE';
  /** Message for callers. */
  text: LocalisedText;
}

const READ_ONLY: StoreProblem = {
  code: 'STORE_READ_ONLY',
  text: {
    en: 'The shop can only be read at the moment: nothing was saved or ordered. Please try again later.',
    ms: 'Kedai ini hanya boleh dilihat buat masa ini: tiada apa-apa yang disimpan atau dipesan. Sila cuba lagi kemudian.',
  },
};
const BUSY: StoreProblem = {
  code: 'STORE_BUSY',
  text: {
    en: 'Very many people are ordering just now: nothing was saved. Please try again in a moment.',
    ms: 'Terlalu ramai orang sedang membuat pesanan: tiada apa-apa yang disimpan. Sila cuba sebentar lagi.',
  },
};
const UNAVAILABLE: StoreProblem = {
  code: 'STORE_UNAVAILABLE',
  text: {
    en: 'The shop could not save this, and takes no orders for the moment. Please try again in a few minutes.',
    ms: 'Kedai ini tidak dapat menyimpannya dan tidak menerima pesanan buat masa ini. Sila cuba lagi beberapa minit lagi.',
  },
};

const PROBLEMS: readonly StoreProblem[] = [READ_ONLY, BUSY, UNAVAILABLE];

/** Error for callers when the store refuses a write; null for other errors. */
export function storeProblem(error: unknown): StoreProblem | null {
  if (error instanceof StoreReadOnly) return READ_ONLY;
  if (error instanceof StoreBusy) return BUSY;
  return error instanceof StoreUnavailable ? UNAVAILABLE : null;
}

/** Translates errors of the store into the language of the request. */
export const storeProblemsInLocale: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body }, contextValue: { locale } }) => {
      if (body.kind !== 'single' || body.singleResult.errors === undefined) return;
      body.singleResult.errors = body.singleResult.errors.map((error) => {
        const problem = PROBLEMS.find(({ code }) => code === error.extensions?.['code']);
        return problem === undefined ? error : { ...error, message: problem.text[locale] };
      });
    },
  }),
};

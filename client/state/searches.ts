import { object, string, type InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const SEARCHES_MAX = 6;

const searchesSchema = object({ terms: listOf(string()), fashion: listOf(string()) });

/** `terms` are those of the whole market, `fashion` those of the fashion pages. */
export type SearchesState = InferOutput<typeof searchesSchema>;

/** The last search words, the newest first. */
export const searchesVar = persistedVar<SearchesState>({
  slice: 'searches',
  schema: searchesSchema,
  initial: { terms: [], fashion: [] },
});

export function addSearch(state: SearchesState, term: string, kept: keyof SearchesState = 'terms'): SearchesState {
  const words = term.trim();
  if (words === '') return state;
  const others = state[kept].filter((old) => old.toLowerCase() !== words.toLowerCase());
  return { ...state, [kept]: [words, ...others].slice(0, SEARCHES_MAX) };
}

export function rememberSearch(term: string, kept?: keyof SearchesState): void {
  searchesVar(addSearch(searchesVar(), term, kept));
}

export function forgetSearch(term: string, kept: keyof SearchesState = 'terms'): void {
  const state = searchesVar();
  searchesVar({ ...state, [kept]: state[kept].filter((old) => old !== term) });
}

import { object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const SEARCHES_MAX = 6;

const searchesSchema = object({ terms: listOf(string()) });

export type SearchesState = InferOutput<typeof searchesSchema>;

/** The last search words, the newest first. */
export const searchesVar = persistedVar<SearchesState>({
  slice: 'searches',
  schema: searchesSchema,
  initial: { terms: [] },
});

export function addSearch(state: SearchesState, term: string): SearchesState {
  const words = term.trim();
  if (words === '') return state;
  const others = state.terms.filter((old) => old.toLowerCase() !== words.toLowerCase());
  return { terms: [words, ...others].slice(0, SEARCHES_MAX) };
}

export function rememberSearch(term: string): void {
  searchesVar(addSearch(searchesVar(), term));
}

export function forgetSearch(term: string): void {
  searchesVar({ terms: searchesVar().terms.filter((old) => old !== term) });
}

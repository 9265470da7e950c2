import { object, string, type InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const SEARCHES_MAX = 6;

const searchesSchema = object({ terms: listOf(string()), fashion: listOf(string()) });

/** Search terms for the whole marketplace (`terms`) and for the fashion pages. */
export type SearchesState = InferOutput<typeof searchesSchema>;

/** Recent search terms, latest first. */
export const searchesVar = persistedVar<SearchesState>({ slice: 'searches', schema: searchesSchema });

/** Puts a term first and removes equal ones, ignoring case. Ignores empty terms. */
export function rememberSearch(term: string, kept: keyof SearchesState = 'terms'): void {
  const words = term.trim();
  if (words === '') return;
  const state = searchesVar();
  const others = state[kept].filter((old) => old.toLowerCase() !== words.toLowerCase());
  searchesVar({ ...state, [kept]: [words, ...others].slice(0, SEARCHES_MAX) });
}

export function forgetSearch(term: string, kept: keyof SearchesState = 'terms'): void {
  const state = searchesVar();
  searchesVar({ ...state, [kept]: state[kept].filter((old) => old !== term) });
}

import type { SortPosition } from '#server/search/catalogueQuery.ts';
import { MAX_SCORE } from './termHits.ts';

/** A bit above every sum of scores: a title that is just what was asked for comes before all others. */
export const WHOLE_TITLE = MAX_SCORE + 1;
/** Featured ranks are below it, so that a score and a rank fit in one number. */
const RANKS = 1e9;

/** The score, then the rank, lowest first, in one number that descends along the pages. */
export function keyOf(score: number, rank: number): number {
  return score * RANKS + RANKS - 1 - rank;
}

/** What such a number was made of: the score, and the place among the featured. */
export function placeOf({ key, id }: SortPosition): { score: number; position: SortPosition } {
  const score = Math.floor(Number(key) / RANKS);
  return { score, position: { key: RANKS - 1 - (Number(key) - score * RANKS), id } };
}

import type { SortPosition } from '#server/search/catalogueQuery.ts';
import { MAX_SCORE } from './termHits.ts';

/** A bit above every score sum: an exact title match ranks before all others. */
export const WHOLE_TITLE = MAX_SCORE + 1;
/** Upper bound of featured ranks (exclusive), so that score and rank fit in one number. */
const RANKS = 1e9;

/** Packs score and rank (lowest first) into one number that descends along the pages. */
export function keyOf(score: number, rank: number): number {
  return score * RANKS + RANKS - 1 - rank;
}

/** Unpacks such a key: the score, and the position in the featured order. */
export function placeOf({ key, id }: SortPosition): { score: number; position: SortPosition } {
  const score = Math.floor(Number(key) / RANKS);
  return { score, position: { key: RANKS - 1 - (Number(key) - score * RANKS), id } };
}

import type { SortPosition } from '../catalogueQuery.ts';
import type { ProductTable } from '../index/productTable.ts';
import { foldText } from './foldText.ts';
import { MAX_SCORE } from './termHits.ts';

/** The products whose English title, and those whose Malay title, equals the text after folding. */
export function exactTitles(table: ProductTable, text: string): Uint32Array[] {
  const title = foldText(text).trim();
  return (['TITLE_EN', 'TITLE_MS'] as const).map((key) => {
    const order = table.orders.of(`${key}_ASC`);
    const start = order.firstWhere((ordinal) => table.keys.get(key, ordinal) >= title);
    const [first] = order.range(start, start + 1);
    if (first === undefined || table.keys.get(key, first) !== title) return new Uint32Array(0);
    return order.range(
      start,
      order.firstWhere((ordinal) => table.keys.get(key, ordinal) > title),
    );
  });
}

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

import type { Hit, PageRequest } from './catalogueQuery.ts';
import { pageOfOneTerm } from './oneTerm.ts';
import type { ProductSet } from './productSet.ts';
import type { ProductTable } from './productTable.ts';
import { keyOf, placeOf, WHOLE_TITLE } from './relevanceKey.ts';
import type { Term } from './terms.ts';
import { MAX_SCORE } from './textIndex.ts';
import { titledSo } from './wholeTitles.ts';

/** So few equally good products are sorted sooner than met on the way along the featured order. */
const SORTED_UP_TO = 1000;

/** What is looked for: the terms find, and the text may be a title. */
export interface Wanted {
  text: string;
  terms: readonly Term[];
  /** The product, by ordinal, that comes before all others; null for none. */
  named: number | null;
}

/** The products of one score, and which of them a page shows. */
interface Level {
  score: number;
  size: number;
  skip: number;
  limit: number;
}

/** A page of the best hits first, of equally good ones the more popular first. Without words every product is equally good. */
export function pageByRelevance(table: ProductTable, products: ProductSet, wanted: Wanted, request: PageRequest): Hit[] {
  const [term] = wanted.terms;
  if (term !== undefined && wanted.terms.length === 1 && wanted.named === null && products.isMany)
    return pageOfOneTerm(table, products, { ...wanted, term }, request);
  const ordinals = products.ordinals();
  const scores = scoresOf(table, ordinals, products, wanted);
  const start = request.after === undefined ? null : placeOf(request.after);
  const levels = levelsOfPage(countScores(ordinals, scores), start?.score ?? Infinity, request);
  const few = membersOfFew(levels, ordinals, scores);
  const order = table.order('FEATURED');
  const page = levels.flatMap(({ score, skip, limit }) => {
    const isBehind = (ordinal: number) => start === null || score < start.score || order.comparePosition(ordinal, start.position) > 0;
    const members = few.get(score);
    if (members !== undefined) {
      return members
        .filter(isBehind)
        .sort((left, right) => order.compare(left, right))
        .slice(skip, skip + limit);
    }
    const from = start !== null && score === start.score ? order.firstWhere(isBehind) : 0;
    return order.take({ has: (ordinal) => scores[ordinal] === score && products.has(ordinal) }, { from, skip, limit }) ?? [];
  });
  return page
    .slice(0, request.limit)
    .map((ordinal) => ({ key: keyOf(scores[ordinal] ?? 0, rankOf(table, ordinal)), id: table.idOf(ordinal) }));
}

function scoresOf(table: ProductTable, ordinals: Uint32Array, products: ProductSet, { text, terms, named }: Wanted): Uint16Array {
  const scores = new Uint16Array(terms.length === 0 && named === null ? 0 : table.capacity);
  if (scores.length === 0) return scores;
  table.text.score(terms, ordinals, products, scores);
  for (const titled of titledSo(table, text)) for (const ordinal of titled) scores[ordinal] = (scores[ordinal] ?? 0) | WHOLE_TITLE;
  if (named !== null) scores[named] = WHOLE_TITLE + MAX_SCORE;
  return scores;
}

/** How many of the products have each score. */
function countScores(ordinals: Uint32Array, scores: Uint16Array): Uint32Array {
  const counts = new Uint32Array(2 * WHOLE_TITLE);
  for (let place = 0; place < ordinals.length; place += 1) {
    const score = scores[ordinals[place] ?? 0] ?? 0;
    counts[score] = (counts[score] ?? 0) + 1;
  }
  return counts;
}

/** The scores that a page shows products of, best first, from one score down. Where it begins within that one is not known here. */
function levelsOfPage(counts: Uint32Array, from: number, { after, offset = 0, limit }: PageRequest): Level[] {
  const levels: Level[] = [];
  let skip = offset;
  let left = limit;
  for (let score = Math.min(from, counts.length - 1); score >= 0 && left > 0; score -= 1) {
    const size = counts[score] ?? 0;
    if (skip >= size) {
      skip -= size;
      continue;
    }
    levels.push({ score, size, skip, limit: left });
    // Some of the level that the cursor lies in have been seen: the next ones may have to fill the page.
    if (after === undefined || score !== from) left -= size - skip;
    skip = 0;
  }
  return levels;
}

/** The products of those levels that have few, by score. */
function membersOfFew(levels: readonly Level[], ordinals: Uint32Array, scores: Uint16Array): Map<number, number[]> {
  const few = new Map<number, number[]>(levels.filter(({ size }) => size <= SORTED_UP_TO).map(({ score }) => [score, []]));
  if (few.size === 0) return few;
  const isFew = new Uint8Array(2 * WHOLE_TITLE);
  for (const score of few.keys()) isFew[score] = 1;
  for (let place = 0; place < ordinals.length; place += 1) {
    const ordinal = ordinals[place] ?? 0;
    const score = scores[ordinal] ?? 0;
    if (isFew[score] === 1) few.get(score)?.push(ordinal);
  }
  return few;
}

function rankOf(table: ProductTable, ordinal: number): number {
  return table.keys.number('FEATURED', ordinal);
}

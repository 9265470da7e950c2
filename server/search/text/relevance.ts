import type { Hit, PageRequest, SortPosition } from '#server/search/catalogueQuery.ts';
import { topK, ordinalsOfPage } from '#server/search/sort/paging.ts';
import { exactTitles, MOST_TERMS, scoreBucketsOf, WHOLE_TITLE, type Wanted } from './scoreBuckets.ts';
import type { ProductSet } from '#server/search/index/productSet.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';
import { compareIds } from '#server/search/sort/sortIndex.ts';
import { MAX_SCORE } from './termHits.ts';

/** Up to this many products are scored individually. */
const SCORED_UP_TO = 300;
/** Exclusive upper bound of featured ranks, so that score and rank fit into one number. */
const RANKS = 1e9;

/** A page by relevance; ties are ordered by featured rank. Without terms, all products tie. */
export function pageByRelevance(table: ProductTable, products: ProductSet, wanted: Wanted, request: PageRequest): Hit[] {
  const isScored = wanted.terms.length > MOST_TERMS || (wanted.terms.length > 0 && products.size <= SCORED_UP_TO);
  return isScored ? pageOfScores(table, products.ordinals(), wanted, request) : pageOfLevels(table, products, wanted, request);
}

/** Walks the score buckets from the one where the page begins, each in featured order, without visiting any other products. */
function pageOfLevels(table: ProductTable, products: ProductSet, wanted: Wanted, request: PageRequest): Hit[] {
  const start = request.after === undefined ? null : placeOf(request.after);
  const page: Hit[] = [];
  let skip = request.offset ?? 0;
  for (const { score, products: level } of scoreBucketsOf(table, products, wanted)) {
    if (start !== null && score > start.score) continue;
    if (skip >= level.size) {
      skip -= level.size;
      continue;
    }
    const after = score === start?.score ? start.position : undefined;
    for (const ordinal of ordinalsOfPage(table, level, 'FEATURED', { after, offset: skip, limit: request.limit - page.length })) {
      page.push({ key: keyOf(score, rankOf(table, ordinal)), id: table.ids.idOf(ordinal) });
    }
    if (page.length >= request.limit) break;
    skip = 0;
  }
  return page;
}

/** Scores every product and selects those on the page. */
function pageOfScores(table: ProductTable, ordinals: Uint32Array, wanted: Wanted, { after, offset = 0, limit }: PageRequest): Hit[] {
  const keys = keysOf(table, ordinals, wanted);
  const idAt = (place: number) => table.ids.idOf(ordinals[place] ?? 0);
  let places = Uint32Array.from(ordinals.keys());
  if (after !== undefined) {
    const last = Number(after.key);
    places = places.filter((place) => (keys[place] ?? 0) < last || (keys[place] === last && compareIds(idAt(place), after.id) > 0));
  }
  const compare = (left: number, right: number) => (keys[right] ?? 0) - (keys[left] ?? 0) || compareIds(idAt(left), idAt(right));
  return topK(places, offset + limit, compare)
    .slice(offset)
    .map((place) => ({ key: keys[place] ?? 0, id: idAt(place) }));
}

/** Relevance keys by index, to be sorted descending. */
function keysOf(table: ProductTable, ordinals: Uint32Array, { text, terms, named }: Wanted): Float64Array {
  const scores = table.text.hits.scoresOf(terms, ordinals);
  const titled = new Set(exactTitles(table, text).flatMap((list) => Array.from(list)));
  const keys = new Float64Array(ordinals.length);
  for (let place = 0; place < keys.length; place += 1) {
    const ordinal = ordinals[place] ?? 0;
    const score = (scores[place] ?? 0) + (titled.size > 0 && titled.has(ordinal) ? WHOLE_TITLE : 0);
    keys[place] = keyOf(ordinal === named ? WHOLE_TITLE + MAX_SCORE : score, rankOf(table, ordinal));
  }
  return keys;
}

function rankOf(table: ProductTable, ordinal: number): number {
  return table.keys.number('FEATURED', ordinal);
}

/** Packs score and rank (lowest first) into one number that descends from page to page. */
function keyOf(score: number, rank: number): number {
  return score * RANKS + RANKS - 1 - rank;
}

/** The score of a hit by relevance; 0 for none. */
export function scoreOfHit(hit: Hit | undefined): number {
  return Math.floor(Number(hit?.key ?? 0) / RANKS);
}

/** Unpacks such a key into the score and the position in the featured order. */
function placeOf({ key, id }: SortPosition): { score: number; position: SortPosition } {
  const score = scoreOfHit({ key, id });
  return { score, position: { key: RANKS - 1 - (Number(key) - score * RANKS), id } };
}

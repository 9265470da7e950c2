import type { Hit, PageRequest } from './catalogueQuery.ts';
import { ProductSet } from './productSet.ts';
import type { ProductTable } from './productTable.ts';
import { keyOf, placeOf, WHOLE_TITLE } from './relevanceKey.ts';
import type { Term } from './terms.ts';
import { titledSo } from './wholeTitles.ts';

/** So few equally good products are sorted sooner than met on the way along the featured order. */
const SORTED_UP_TO = 1000;

interface Level {
  score: number;
  products: ProductSet;
}

/**
 * A page by relevance of the many products that one term finds: the sets of its hits, best first, are the levels of equally good products,
 * so that no product is looked at but those of the page.
 */
export function pageOfOneTerm(
  table: ProductTable,
  products: ProductSet,
  wanted: { text: string; term: Term },
  request: PageRequest,
): Hit[] {
  const start = request.after === undefined ? null : placeOf(request.after);
  const order = table.order('FEATURED');
  const page: Hit[] = [];
  let skip = request.offset ?? 0;
  for (const { score, products: level } of levelsOf(table, products, wanted)) {
    if (start !== null && score > start.score) continue;
    if (skip >= level.size) {
      skip -= level.size;
      continue;
    }
    const limit = request.limit - page.length;
    const isBehind = (ordinal: number) => start === null || score < start.score || order.comparePosition(ordinal, start.position) > 0;
    for (const ordinal of pageOfLevel(table, level, { isBehind, skip, limit })) {
      page.push({ key: keyOf(score, table.keys.number('FEATURED', ordinal)), id: table.idOf(ordinal) });
    }
    skip = 0;
    if (page.length >= request.limit) break;
  }
  return page;
}

function pageOfLevel(
  table: ProductTable,
  level: ProductSet,
  { isBehind, skip, limit }: { isBehind: (ordinal: number) => boolean; skip: number; limit: number },
): number[] {
  const order = table.order('FEATURED');
  if (level.size > SORTED_UP_TO) return order.take(level, { from: order.firstWhere(isBehind), skip, limit }) ?? [];
  const members = Array.from(level.ordinals()).filter(isBehind);
  return members.sort((left, right) => order.compare(left, right)).slice(skip, skip + limit);
}

/** The products by score, best first; those whose title is just what was asked for before all others. */
function* levelsOf(table: ProductTable, products: ProductSet, { text, term }: { text: string; term: Term }): Generator<Level> {
  const titled = ProductSet.union(titledSo(table, text).map((ordinals) => ProductSet.of(ordinals)));
  const whole = ProductSet.intersection([titled, products]);
  if (whole.size > 0) yield* byScore(table, whole, term, WHOLE_TITLE);
  yield* byScore(table, whole.size > 0 ? products.without(whole) : products, term, 0);
}

function* byScore(table: ProductTable, products: ProductSet, term: Term, above: number): Generator<Level> {
  let left = products;
  for (const { score, products: hits } of table.text.levelsOf(term)) {
    if (left.size === 0) return;
    const level = ProductSet.intersection([hits, left]);
    if (level.size === 0) continue;
    yield { score: score + above, products: level };
    left = left.without(level);
  }
}

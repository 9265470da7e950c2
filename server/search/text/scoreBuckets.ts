import { baseOrder } from '#schema/rules/collation.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { titleSort } from '#server/search/catalogueQuery.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';
import { foldText } from './foldText.ts';
import { MAX_SCORE, type ScoredHits } from './termHits.ts';
import type { Term } from './terms.ts';

/** Products with the same score. */
export interface ScoreBucket {
  score: number;
  products: ProductSet;
}

/** Search input: parsed terms, and the text for exact title matches. */
export interface Wanted {
  text: string;
  terms: readonly Term[];
  /** Ordinal of the product that is ranked before all others; null if none. */
  named: number | null;
}

/** Higher than any sum of scores, so that an exact title match is ranked first. */
export const WHOLE_TITLE = MAX_SCORE + 1;
/** If there are more terms, products are scored individually. */
export const MOST_TERMS = 2;

/** For each language, the products whose title equals the folded text, found within a range of the title order. */
export function exactTitles(table: ProductTable, text: string): Uint32Array[] {
  const typed = text.trim();
  const title = foldText(typed);
  return LOCALES.map((key) => {
    const order = table.orders.of(titleSort(key, 'ASC'));
    const titleOf = (ordinal: number) => table.keys.titleText(table.keys.titleNumber(key, ordinal));
    const compare = baseOrder(key);
    const start = order.firstWhere((ordinal) => compare(titleOf(ordinal), typed) >= 0);
    const [first] = order.range(start, start + 1);
    if (first === undefined || compare(titleOf(first), typed) !== 0) return new Uint32Array(0);
    const end = order.firstWhere((ordinal) => compare(titleOf(ordinal), typed) > 0);
    return order.range(start, end).filter((ordinal) => foldText(titleOf(ordinal)) === title);
  });
}

/** Disjoint score buckets, best first, generated lazily. */
export function* scoreBucketsOf(table: ProductTable, products: ProductSet, { text, terms, named }: Wanted): Generator<ScoreBucket> {
  let left = products;
  if (named !== null && left.has(named)) {
    const first = ProductSet.of(Uint32Array.of(named));
    yield { score: WHOLE_TITLE + MAX_SCORE, products: first };
    left = left.without(first);
  }
  if (terms.length > 0) {
    const titled = ProductSet.union(exactTitles(table, text).map((ordinals) => ProductSet.of(ordinals)));
    const whole = ProductSet.intersection([titled, left]);
    if (whole.size > 0) {
      yield* byScore(table, whole, terms, WHOLE_TITLE);
      left = left.without(whole);
    }
  }
  yield* byScore(table, left, terms, 0);
}

function* byScore(table: ProductTable, products: ProductSet, terms: readonly Term[], above: number): Generator<ScoreBucket> {
  const [first, second] = terms.map((term) => new TermLevels(table.text.hits.bestOf(term), products));
  if (first === undefined) yield { score: above, products };
  else if (second === undefined) {
    for (const [at, score] of first.scores.entries()) yield { score: score + above, products: first.at(at) };
  } else yield* bySum(first, second, above);
}

/** Products that match both terms, by the sum of both scores. */
function* bySum(first: TermLevels, second: TermLevels, above: number): Generator<ScoreBucket> {
  const pairs = first.scores.flatMap((one, at) => second.scores.map((other, place) => ({ at, place, sum: one + other })));
  pairs.sort((left, right) => right.sum - left.sum);
  for (let start = 0; start < pairs.length;) {
    const sum = pairs[start]?.sum ?? 0;
    const sets: ProductSet[] = [];
    for (; start < pairs.length && pairs[start]?.sum === sum; start += 1) {
      const { at = 0, place = 0 } = pairs[start] ?? {};
      const one = first.at(at);
      if (one.size > 0 && second.at(place).size > 0) sets.push(ProductSet.intersection([one, second.at(place)]));
    }
    yield { score: sum + above, products: ProductSet.union(sets) };
  }
}

/** Products by their score for one term, each in the bucket of its best score. */
class TermLevels {
  readonly scores: readonly number[];
  private readonly made: ProductSet[] = [];

  constructor(
    private readonly best: readonly ScoredHits[],
    private left: ProductSet,
  ) {
    this.scores = best.map(({ score }) => score);
  }

  /** The products with a score, given by its index among the scores. */
  at(place: number): ProductSet {
    while (this.made.length <= place) {
      const hits = this.best[this.made.length]?.products;
      const level = hits === undefined || this.left.size === 0 ? this.left : ProductSet.intersection([hits, this.left]);
      if (level.size > 0) this.left = this.left.without(level);
      this.made.push(level);
    }
    return this.made[place] ?? this.left;
  }
}

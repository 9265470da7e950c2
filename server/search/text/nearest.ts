import type { Condition } from '#server/search/catalogueQuery.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';
import { pageByRelevance, scoreOfHit } from './relevance.ts';
import { joined, searchWords, type QueryWord, type Term } from './terms.ts';
import { isUnspaced } from './tokens.ts';

/** A product that lacks some of a query's words. */
export interface NearHit {
  id: string;
  /** Words that the product lacks, as written in the query. */
  missing: readonly string[];
}

/** A word or condition of the query with its products. */
interface Requirement {
  written: string;
  products: ProductSet;
  /** How much a match counts: more for a rare word. */
  weight: number;
  /**
   * Whether it says little about what the product is: a quantity, a condition, a single character, a corrected word, or one that
   * only describes products.
   */
  isVague: boolean;
  term: Term | null;
}

/** Requirements that are combined; products that match only others are not near. */
const MAX_COMBINED = 6;
/** A product is near if its words weigh at least this share of those of the nearest one. */
const MIN_SHARE = 0.5;
/** Among products with the same words, those with less than this share of the best score mention them only in passing. */
const MIN_SCORE = 0.4;
const VAGUE = 0.4;
/** Score of a word that is the head of a title. */
const TELLING_SCORE = 78;
/** Words with a lower score are in no title: they are tags, options, or describe a category ("men" in "men's wear"). */
const TITLE_SCORE = 30;
const HAS_DIGIT = /\p{N}/u;

export interface NearRequest {
  text: string;
  conditions: readonly Condition[];
  /** The products of a condition. */
  productsOf: (condition: Condition) => ProductSet;
  /** The products to choose from. */
  within: ProductSet;
  limit: number;
}

/**
 * The products nearest to a query that no product matches: those with the most and rarest words first, then by relevance. Empty
 * if no product has any of the words.
 */
export function nearestProducts(table: ProductTable, request: NearRequest): NearHit[] {
  const all = requirements(table, request);
  const combined = all
    .filter(({ products }) => products.size > 0)
    .sort((left, right) => right.weight - left.weight)
    .slice(0, MAX_COMBINED);
  const hits: NearHit[] = [];
  let taken = new ProductSet();
  let least = 0;
  for (const { members, products, weight } of combinations(combined)) {
    if (hits.length >= request.limit || weight < least) break;
    least ||= weight * MIN_SHARE;
    const rest = products.without(taken);
    if (rest.size === 0) continue;
    const terms = members.flatMap(({ term }) => term ?? []);
    const page = { sort: 'RELEVANCE', limit: request.limit - hits.length } as const;
    const found = pageByRelevance(table, rest, { text: '', terms, named: null }, page);
    const best = scoreOfHit(found[0]);
    for (const { id } of found.filter((hit) => scoreOfHit(hit) >= MIN_SCORE * best)) {
      const ordinal = table.ids.ordinalOf(id) ?? -1;
      hits.push({ id, missing: writtenWords(all.map((one) => ({ ...one, isMissing: !one.products.has(ordinal) }))) });
    }
    taken = ProductSet.union([taken, rest]);
  }
  return hits;
}

function requirements(table: ProductTable, { text, conditions, productsOf, within }: NearRequest): Requirement[] {
  const { queries, hits } = table.text;
  const weigh = (written: string, found: ProductSet, isVague: boolean, term: Term | null): Requirement => {
    const products = ProductSet.intersection([found, within]);
    const rarity = (1 + Math.log(Math.max(1, table.live.size / Math.max(1, found.size)))) * (term === null ? 1 : tellingShare(table, term));
    return { written, products, weight: isVague ? VAGUE * rarity : rarity, isVague, term };
  };
  return [
    ...queries.nearest(searchWords(text)).map((term) => weigh(term.written, hits.ofTerm(term), isVague(table, term), term)),
    ...conditions.map((condition) => weigh(condition.words, productsOf(condition), true, null)),
  ];
}

/** More for a word that names products in their titles than for one in their descriptions: 0.5 to 1. */
function tellingShare(table: ProductTable, term: Term): number {
  return 0.5 + 0.5 * Math.min(1, bestScore(table, term) / TELLING_SCORE);
}

function isVague(table: ProductTable, term: Term): boolean {
  const { typed, correction } = term;
  if (correction !== null || HAS_DIGIT.test(typed) || (typed.length === 1 && isUnspaced(typed))) return true;
  return bestScore(table, term) < TITLE_SCORE;
}

function bestScore(table: ProductTable, term: Term): number {
  return table.text.hits.bestOf(term)[0]?.score ?? 0;
}

interface Combination {
  members: readonly Requirement[];
  products: ProductSet;
  weight: number;
}

/** The combinations of requirements with products, heaviest first. Vague ones count only beside others, if any other has products. */
function combinations(all: readonly Requirement[]): Combination[] {
  let made: Combination[] = [];
  for (const one of all) {
    const more = made.flatMap(({ members, products, weight }): Combination[] => {
      const both = ProductSet.intersection([products, one.products]);
      return both.size === 0 ? [] : [{ members: [...members, one], products: both, weight: weight + one.weight }];
    });
    made = [...made, { members: [one], products: one.products, weight: one.weight }, ...more];
  }
  const isTelling = ({ members }: Combination) => members.some(({ isVague }) => !isVague);
  if (made.some(isTelling)) made = made.filter(isTelling);
  return made.sort((left, right) => right.weight - left.weight);
}

/** The missing words. Of a text without spaces, whose terms are overlapping pairs of characters, only characters in no other term. */
function writtenWords(all: readonly { written: string; isMissing: boolean }[]): string[] {
  const missing: string[] = [];
  let run: QueryWord[] = [];
  const end = (next = '') => {
    if (run.length > 0) missing.push(isPair(next) ? cutEnd(joined(run, '').written, next) : joined(run, '').written);
    run = [];
  };
  let before = '';
  for (const { written, isMissing } of all) {
    const last = run.at(-1);
    const continues = last !== undefined && isPair(last.written) && isPair(written) && last.written.endsWith(written.charAt(0));
    if (!isMissing || (last !== undefined && !continues)) end(isMissing ? '' : written);
    if (isMissing) run.push({ token: written, written: run.length === 0 && overlaps(before, written) ? written.slice(1) : written });
    before = isMissing ? '' : written;
  }
  end();
  return [...new Set(missing.filter((word) => word !== ''))];
}

function isPair(text: string): boolean {
  return isUnspaced(text) && text.length <= 2;
}

function overlaps(before: string, written: string): boolean {
  return isPair(before) && isPair(written) && written.length > 1 && before.endsWith(written.charAt(0));
}

function cutEnd(text: string, next: string): string {
  return text.length > 1 && text.endsWith(next.charAt(0)) ? text.slice(0, -1) : text;
}

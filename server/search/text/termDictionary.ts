import { firstIndex } from '#server/search/index/sortedLists.ts';
import { TextNumbers } from '#server/search/index/numbering.ts';

/** Rows of the dynamic-programming table, reused between calls. */
const ROWS: [number[], number[], number[]] = [[], [], []];

/**
 * Restricted Damerau–Levenshtein distance (insertion, deletion, substitution, adjacent transposition) to a text, or to the nearest
 * of its beginnings; Infinity above `most`.
 */
function editDistance(left: string, right: string, most: number, toBeginning = false): number {
  if (Math.abs(left.length - right.length) > most) return Infinity;
  let [beforeLast, last, current] = ROWS;
  for (let at = 0; at <= right.length; at += 1) last[at] = at;
  for (let row = 1; row <= left.length; row += 1) {
    current[0] = row;
    let least = row;
    const character = left.charCodeAt(row - 1);
    for (let at = 1; at <= right.length; at += 1) {
      const other = right.charCodeAt(at - 1);
      let slips = (last[at - 1] ?? 0) + (character === other ? 0 : 1);
      slips = Math.min(slips, (last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1);
      if (row > 1 && at > 1 && character === right.charCodeAt(at - 2) && left.charCodeAt(row - 2) === other) {
        slips = Math.min(slips, (beforeLast[at - 2] ?? 0) + 1);
      }
      current[at] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return Infinity;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const slips = toBeginning ? Math.min(...last.slice(0, right.length + 1)) : (last[right.length] ?? 0);
  return slips <= most ? slips : Infinity;
}

/** Minimum length of words that are corrected by one edit, and by two: in shorter words, an edit makes a different word. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;
const HAS_DIGIT = /\p{N}/u;

/** Term dictionary: all words of all products, numbered, with prefix and fuzzy lookup. */
export class TermDictionary extends TextNumbers {
  /** Sorted on the first lookup, so that a bulk load sorts only once. */
  private readonly sorted: string[] = [];
  private isSorted = false;
  /** Bit mask of each word's letters, by number; this rules out most candidates. */
  private readonly characters: number[] = [];

  override numberFor(word: string): number {
    const number = super.numberFor(word);
    if (number < this.characters.length) return number;
    this.characters.push(charactersOf(word));
    this.sorted.splice(this.isSorted ? this.firstFrom(word) : number, 0, word);
    return number;
  }

  /** Every word with this prefix. */
  *beginningWith(prefix: string): Generator<string> {
    if (!this.isSorted) this.sorted.sort();
    this.isSorted = true;
    for (let place = this.firstFrom(prefix); place < this.sorted.length; place += 1) {
      const word = this.sorted[place] ?? '';
      if (!word.startsWith(prefix)) return;
      yield word;
    }
  }

  /**
   * Fuzzy lookup: words within edit distance 1, or 2 for longer words; if there are none, words with a prefix within that
   * distance that begins with the same letter. Ties are ordered by number of products, most first. A word with a digit is like no
   * other, because another number is another thing.
   */
  like(word: string, limit: number, productsOf: (word: string) => number): string[] {
    if (word.length < ONE_SLIP_FROM || HAS_DIGIT.test(word)) return [];
    const slips = word.length < TWO_SLIPS_FROM ? 1 : 2;
    const found: { known: string; distance: number; products: number }[] = [];
    const { characters } = this;
    const wanted = charactersOf(word);
    for (let number = 0; number < characters.length; number += 1) {
      // Each edit introduces at most one letter that the known word does not contain.
      let strange = wanted & ~(characters[number] ?? 0);
      for (let bit = 0; bit < slips; bit += 1) strange &= strange - 1;
      if (strange !== 0) continue;
      const known = this.text(number);
      if (known.length < word.length - slips || known === word || HAS_DIGIT.test(known)) continue;
      const distance = distanceTo(word, known, slips);
      if (distance === Infinity) continue;
      const products = productsOf(known);
      if (products > 0) found.push({ known, distance, products });
    }
    const nearest = Math.floor(Math.min(...found.map(({ distance }) => distance)));
    return found
      .filter(({ distance }) => Math.floor(distance) === nearest)
      .sort((left, right) => left.distance - right.distance || right.products - left.products || (left.known < right.known ? -1 : 1))
      .slice(0, limit)
      .map(({ known }) => known);
  }

  private firstFrom(word: string): number {
    return firstIndex(this.sorted.length, (place) => (this.sorted[place] ?? '') >= word);
  }
}

/** Bit mask of a word's letters, based on the low five bits of each code. */
function charactersOf(word: string): number {
  let characters = 0;
  for (let at = 0; at < word.length; at += 1) characters |= 1 << (word.charCodeAt(at) & 31);
  return characters;
}

/** Penalty that ranks prefix matches after all whole-word matches. */
const BEGINNING = 10;
/** Penalty for another first letter, which is rarely mistyped. */
const OTHER_INITIAL = 0.5;

function distanceTo(word: string, known: string, slips: number): number {
  const isSameInitial = word.charAt(0) === known.charAt(0);
  const whole = editDistance(word, known, slips);
  if (whole <= slips) return isSameInitial ? whole : whole + OTHER_INITIAL;
  const isSwapped = word.charAt(0) === known.charAt(1) && word.charAt(1) === known.charAt(0);
  if (known.length <= word.length || !(isSameInitial || isSwapped)) return Infinity;
  const beginning = editDistance(word, known.slice(0, word.length + slips), slips, true);
  return beginning <= slips ? BEGINNING + beginning : Infinity;
}

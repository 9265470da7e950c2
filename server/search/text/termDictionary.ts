import { firstIndex } from '#server/search/index/sortedLists.ts';

/** Rows of the dynamic-programming table, reused between calls. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

/** Restricted Damerau–Levenshtein distance (insertion, deletion, substitution, adjacent transposition); Infinity above `most`. */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return Infinity;
  if (right.length >= rows[0].length) rows = [longer(right), longer(right), longer(right)];
  let [beforeLast, last, current] = rows;
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
  const slips = last[right.length] ?? 0;
  return slips <= most ? slips : Infinity;
}

function longer(word: string): Uint16Array<ArrayBuffer> {
  return new Uint16Array(2 * word.length + 1);
}

/** Shortest words that are corrected by one edit, and by two: in shorter words one letter makes another word. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** Term dictionary: all words of all products, sorted. */
export class TermDictionary {
  private words: string[] = [];
  private isSorted = true;
  /** Words in order of insertion, each with a bit mask of its letters: a filter that rules out most candidates. */
  private readonly known: string[] = [];
  private characters = new Int32Array(256);

  /** To be called once per word. */
  add(word: string): void {
    if (this.known.length === this.characters.length) {
      const longer = new Int32Array(this.characters.length * 2);
      longer.set(this.characters);
      this.characters = longer;
    }
    this.characters[this.known.push(word) - 1] = charactersOf(word);
    // Many new words are sorted lazily together; a single one is inserted in place.
    if (this.isSorted && this.words.length > 0 && word < (this.words.at(-1) ?? '')) {
      if (this.words.length < 1000) this.isSorted = false;
      else {
        this.words.splice(this.firstFrom(word), 0, word);
        return;
      }
    }
    this.words.push(word);
  }

  /** Every word with this prefix. */
  *beginningWith(prefix: string): Generator<string> {
    this.sort();
    for (let place = this.firstFrom(prefix); place < this.words.length; place += 1) {
      const word = this.words[place] ?? '';
      if (!word.startsWith(prefix)) return;
      yield word;
    }
  }

  /**
   * Fuzzy lookup: words within edit distance 1, for longer words 2; otherwise words with such a prefix. Ties by number of products, most
   * first.
   */
  like(word: string, limit: number, productsOf: (word: string) => number): string[] {
    if (word.length < ONE_SLIP_FROM) return [];
    const slips = word.length < TWO_SLIPS_FROM ? 1 : 2;
    const found: { known: string; distance: number; products: number }[] = [];
    const { characters } = this;
    const wanted = charactersOf(word);
    for (let at = 0; at < this.known.length; at += 1) {
      // Each edit introduces at most one foreign letter.
      let strange = wanted & ~(characters[at] ?? 0);
      for (let bit = 0; bit < slips; bit += 1) strange &= strange - 1;
      if (strange !== 0) continue;
      const known = this.known[at] ?? '';
      if (known.length < word.length - slips || known === word) continue;
      const distance = distanceTo(word, known, slips);
      if (distance > BEGINNING + slips) continue;
      const products = productsOf(known);
      if (products > 0) found.push({ known, distance, products });
    }
    const nearest = Math.min(...found.map(({ distance }) => distance));
    return found
      .filter(({ distance }) => distance === nearest)
      .sort((left, right) => right.products - left.products || (left.known < right.known ? -1 : 1))
      .slice(0, limit)
      .map(({ known }) => known);
  }

  private sort(): void {
    if (this.isSorted) return;
    this.words.sort();
    this.isSorted = true;
  }

  private firstFrom(word: string): number {
    return firstIndex(this.words.length, (place) => (this.words[place] ?? '') >= word);
  }
}

/** Bit mask of a word's letters, by the low five bits of each code. */
function charactersOf(word: string): number {
  let characters = 0;
  for (let at = 0; at < word.length; at += 1) characters |= 1 << (word.charCodeAt(at) & 31);
  return characters;
}

/** Penalty that ranks a prefix match behind any whole-word match. */
const BEGINNING = 10;

function distanceTo(word: string, known: string, slips: number): number {
  const whole = editDistance(word, known, slips);
  if (whole <= slips || known.length <= word.length) return whole <= slips ? whole : Infinity;
  const beginning = editDistance(word, known.slice(0, word.length), slips);
  return beginning <= slips ? BEGINNING + beginning : Infinity;
}

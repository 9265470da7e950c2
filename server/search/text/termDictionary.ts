import { editDistance } from './editDistance.ts';

/** In shorter words one other letter is another word. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** All words of all products, in the order of their letters. */
export class TermDictionary {
  private words: string[] = [];
  private isSorted = true;
  /** As they came, each with a bit for every letter in it: most words are told apart by these alone. */
  private readonly known: string[] = [];
  private characters = new Int32Array(256);

  /** To be called once for each word. */
  add(word: string): void {
    if (this.known.length === this.characters.length) {
      const longer = new Int32Array(this.characters.length * 2);
      longer.set(this.characters);
      this.characters = longer;
    }
    this.characters[this.known.push(word) - 1] = charactersOf(word);
    // Many new words are sorted together; a single one is put in its place.
    if (this.isSorted && this.words.length > 0 && word < (this.words.at(-1) ?? '')) {
      if (this.words.length < 1000) this.isSorted = false;
      else {
        this.words.splice(this.firstFrom(word), 0, word);
        return;
      }
    }
    this.words.push(word);
  }

  /** Every word that begins so. */
  *beginningWith(prefix: string): Generator<string> {
    this.sort();
    for (let place = this.firstFrom(prefix); place < this.words.length; place += 1) {
      const word = this.words[place] ?? '';
      if (!word.startsWith(prefix)) return;
      yield word;
    }
  }

  /** Words one slip away, in longer ones two; else words that go on after such a beginning. Those of most products first. */
  like(word: string, limit: number, productsOf: (word: string) => number): string[] {
    if (word.length < ONE_SLIP_FROM) return [];
    const slips = word.length < TWO_SLIPS_FROM ? 1 : 2;
    const found: { known: string; distance: number; products: number }[] = [];
    const { characters } = this;
    const wanted = charactersOf(word);
    for (let at = 0; at < this.known.length; at += 1) {
      // Each slip brings one strange letter at most.
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
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A bit for each letter of a word; letters beyond these share bits. */
function charactersOf(word: string): number {
  let characters = 0;
  for (let at = 0; at < word.length; at += 1) characters |= 1 << (word.charCodeAt(at) & 31);
  return characters;
}

/** A word whose beginning is alike is further away than any that is alike as a whole. */
const BEGINNING = 10;

function distanceTo(word: string, known: string, slips: number): number {
  const whole = editDistance(word, known, slips);
  if (whole <= slips || known.length <= word.length) return whole <= slips ? whole : Infinity;
  const beginning = editDistance(word, known.slice(0, word.length), slips);
  return beginning <= slips ? BEGINNING + beginning : Infinity;
}

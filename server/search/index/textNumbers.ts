import { hashOfText, mixed, HashTable } from './hashTable.ts';

/** String interner: distinct strings numbered in order of insertion. */
export class TextNumbers {
  private readonly texts: string[] = [];
  private readonly slots: HashTable;

  /** `expected` is a number of strings. */
  constructor(expected = 0) {
    this.slots = new HashTable((number) => hashOfText(this.text(number)), expected);
  }

  get size(): number {
    return this.texts.length;
  }

  text(number: number): string {
    return this.texts[number] ?? '';
  }

  /** The number of a string; −1 if unknown. */
  numberOf(text: string): number {
    return this.slots.at(this.slotOf(text));
  }

  /** The same; inserts an unknown string. */
  numberFor(text: string): number {
    const slot = this.slotOf(text);
    const known = this.slots.at(slot);
    return known >= 0 ? known : this.put(slot, text);
  }

  /**
   * Tokenises a text: writes the numbers of its words to `numbers` from index `from` and returns the index after them; −1 if words contain
   * anything but the letters A to Z. Ignores case, and allocates no string for a known word.
   */
  writeWordsOf(text: string, numbers: number[], from: number): number {
    let next = from;
    let start = 0;
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) {
      const written = text.charCodeAt(at);
      const code = written | 0x20;
      if (code >= 0x61 && code <= 0x7a) {
        sum = (Math.imul(sum, 31) + code) | 0;
        continue;
      }
      if (written > 0x7f || (written >= 0x30 && written <= 0x39)) return -1;
      if (at > start) numbers[next++] = this.wordFor(text, start, at, mixed(sum));
      start = at + 1;
      sum = 0;
    }
    if (start < text.length) numbers[next++] = this.wordFor(text, start, text.length, mixed(sum));
    return next;
  }

  private wordFor(text: string, start: number, end: number, hash: number): number {
    let slot = this.slots.first(hash);
    for (let number = this.slots.at(slot); number >= 0; number = this.slots.at(slot)) {
      if (isWordAt(this.text(number), text, start, end)) return number;
      slot = this.slots.next(slot);
    }
    return this.put(slot, text.slice(start, end).toLowerCase());
  }

  private slotOf(text: string): number {
    let slot = this.slots.first(hashOfText(text));
    for (let number = this.slots.at(slot); number >= 0 && this.texts[number] !== text; number = this.slots.at(slot)) {
      slot = this.slots.next(slot);
    }
    return slot;
  }

  private put(slot: number, text: string): number {
    const number = this.texts.push(text) - 1;
    this.slots.fill(slot, number);
    return number;
  }
}

/** Whether a lower-case word occurs at this range of a text, ignoring case. */
function isWordAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== (text.charCodeAt(start + at) | 0x20)) return false;
  return true;
}

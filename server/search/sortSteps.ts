/** Sorting in steps: each generator rests every few milliseconds, so that a large catalogue can be sorted between other work. */

/** Texts that are looked at between two rests. */
const RUN = 4096;
/** So few texts are compared with one another. */
const COMPARED = 64;
/** As many letters as fit into a number that is exact, when all of them are of seven bits, and of any; 0 stands behind the last letter. */
const SHORT_LETTERS = { letters: 7, base: 0x80 };
const ALL_LETTERS = { letters: 3, base: 0x10001 };
/** Fewer numbers are sorted sooner by comparing than by their digits. */
const RADIX_FROM = 4096;
const DIGIT = 1 << 16;

/**
 * The places of texts in ascending order of their code units, equal ones as they come: by a number made of their first letters, those
 * that have these alike by the letters behind.
 */
export function* placesByText(texts: readonly string[]): Generator<void, Uint32Array> {
  const places = new Uint32Array(texts.length);
  for (let place = 0; place < places.length; place += 1) places[place] = place;
  yield* sortStretch(texts, places, 0);
  return places;
}

/** Sorts places of texts that are alike up to a letter. Changes the places. */
function* sortStretch(texts: readonly string[], places: Uint32Array, from: number): Generator<void, void> {
  if (places.length <= COMPARED) {
    places.sort((left, right) => compareTexts(texts[left] ?? '', texts[right] ?? '') || left - right);
    return;
  }
  const numbers = new Float64Array(places.length);
  const letters = yield* writeLetters(texts, places, from, numbers);
  const order = yield* placesByNumber(numbers);
  const sorted = places.slice();
  for (let at = 0; at < order.length; at += 1) {
    places[at] = sorted[order[at] ?? 0] ?? 0;
    if (at % RUN === 0) yield;
  }
  for (let start = 0; start < places.length;) {
    const number = numbers[order[start] ?? 0];
    let end = start + 1;
    while (end < places.length && numbers[order[end] ?? 0] === number) end += 1;
    // All of them end here when one does: they are the same.
    const isOver = (texts[places[start] ?? 0] ?? '').length < from + letters;
    if (end - start > 1 && !isOver) yield* sortStretch(texts, places.subarray(start, end), from + letters);
    else if (start % COMPARED === 0) yield;
    start = end;
  }
}

/** Writes the next letters of texts as one number each that ascends as they do; tells how many: more of those that take seven bits. */
function* writeLetters(texts: readonly string[], places: Uint32Array, from: number, numbers: Float64Array): Generator<void, number> {
  for (const { letters, base } of [SHORT_LETTERS, ALL_LETTERS]) {
    let fits = true;
    for (let at = 0; at < places.length && fits; at += 1) {
      const text = texts[places[at] ?? 0] ?? '';
      let number = 0;
      for (let letter = from; letter < from + letters; letter += 1) {
        const code = letter < text.length ? text.charCodeAt(letter) + 1 : 0;
        if (code >= base) fits = false;
        number = number * base + code;
      }
      numbers[at] = number;
      if (at % RUN === 0) yield;
    }
    if (fits) return letters;
  }
  return ALL_LETTERS.letters;
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The places of numbers in ascending order of the numbers, equal ones as they come (by digits of 16 bits, the least first). */
export function* placesByNumber(numbers: Float64Array<ArrayBuffer>): Generator<void, Uint32Array> {
  const count = numbers.length;
  let places = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) places[place] = place;
  if (count < RADIX_FROM) return places.sort((left, right) => (numbers[left] ?? 0) - (numbers[right] ?? 0) || left - right);
  yield;
  const digits = new Uint16Array(sortable(numbers).buffer);
  yield;
  let next = new Uint32Array(count);
  for (let digit = 0; digit < 4; digit += 1) {
    const starts = startsOf(digits, digit, count);
    yield;
    if (starts === null) continue;
    for (let at = 0; at < count; at += 1) {
      const place = places[at] ?? 0;
      const value = digits[place * 4 + digit] ?? 0;
      const to = starts[value] ?? 0;
      next[to] = place;
      starts[value] = to + 1;
    }
    [places, next] = [next, places];
    yield;
  }
  return places;
}

/** Where each value of a digit begins; null when all numbers have the same. */
function startsOf(digits: Uint16Array, digit: number, count: number): Uint32Array | null {
  const starts = new Uint32Array(DIGIT);
  for (let at = digit; at < digits.length; at += 4) {
    const value = digits[at] ?? 0;
    starts[value] = (starts[value] ?? 0) + 1;
  }
  if (starts[digits[digit] ?? 0] === count) return null;
  let sum = 0;
  for (let value = 0; value < DIGIT; value += 1) {
    const here = starts[value] ?? 0;
    starts[value] = sum;
    sum += here;
  }
  return starts;
}

/** The bits of numbers, turned so that they ascend as the numbers do; the least significant digit first, as this machine keeps them. */
function sortable(numbers: Float64Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const copy = numbers.slice();
  // Zero below zero is zero.
  for (let at = 0; at < copy.length; at += 1) copy[at] = (copy[at] ?? 0) + 0;
  const words = new Uint32Array(copy.buffer);
  for (let at = 0; at < words.length; at += 2) {
    const high = words[at + 1] ?? 0;
    if (high >>> 31 === 1) {
      words[at] = ~(words[at] ?? 0);
      words[at + 1] = ~high;
    } else words[at + 1] = high ^ 0x80000000;
  }
  return words;
}

/** Cooperative sorting: the generators yield every few milliseconds, so that sorting a large catalogue interleaves with other work. */

/** Strings visited between two yields. */
const RUN = 4096;
/** Up to this many strings are sorted by comparison. */
const COMPARED = 512;
/** Characters that fit in an exact integer when all are 7-bit, and when they are arbitrary; 0 marks the end of the string. */
const NARROW_CHARACTERS = { characters: 7, base: 0x80 };
const ALL_CHARACTERS = { characters: 3, base: 0x10001 };
/** Fewer numbers are sorted faster by comparison than by radix sort. */
const RADIX_FROM = 4096;
const DIGIT = 1 << 16;
/** Numbers visited between two yields. */
const STEP = 1 << 17;

/** Returns the string at an index. */
type TextOf = (place: number) => string;

/**
 * Argsort of strings by code units, stable: radix sort by a number packed from the first characters, ties recursively by the characters
 * after them.
 */
export function* placesByText(count: number, textOf: TextOf): Generator<void, Uint32Array> {
  const places = new Uint32Array(count);
  for (let place = 0; place < places.length; place += 1) places[place] = place;
  yield;
  yield* sortStretch(textOf, places, 0);
  return places;
}

/** Sorts indexes of strings that share a prefix of length `from`. Modifies `places`. */
function* sortStretch(textOf: TextOf, places: Uint32Array, from: number): Generator<void, void> {
  if (places.length <= COMPARED) {
    places.sort((left, right) => compareTexts(textOf(left), textOf(right)) || left - right);
    return;
  }
  const numbers = new Float64Array(places.length);
  const characters = yield* writeCharacters(textOf, places, from, numbers);
  const order = yield* placesByNumber(numbers);
  const before = places.slice();
  for (let at = 0; at < order.length; at += 1) {
    places[at] = before[order[at] ?? 0] ?? 0;
    if (at % STEP === 0) yield;
  }
  for (let start = 0; start < places.length;) {
    const number = numbers[order[start] ?? 0];
    let end = start + 1;
    while (end < places.length && numbers[order[end] ?? 0] === number) end += 1;
    // If one string ends here, all do: they are equal.
    const isOver = textOf(places[start] ?? 0).length < from + characters;
    if (end - start > 1 && !isOver) yield* sortStretch(textOf, places.subarray(start, end), from + characters);
    else if (start % COMPARED === 0) yield;
    start = end;
  }
}

/** Packs the next characters of each string into an order-preserving number; returns how many: more if all are 7-bit. */
function* writeCharacters(textOf: TextOf, places: Uint32Array, from: number, numbers: Float64Array): Generator<void, number> {
  for (const { characters, base } of [NARROW_CHARACTERS, ALL_CHARACTERS]) {
    let fits = true;
    for (let at = 0; at < places.length && fits; at += 1) {
      const text = textOf(places[at] ?? 0);
      let number = 0;
      for (let character = from; character < from + characters; character += 1) {
        const code = character < text.length ? text.charCodeAt(character) + 1 : 0;
        if (code >= base) fits = false;
        number = number * base + code;
      }
      numbers[at] = number;
      if (at % RUN === 0) yield;
    }
    if (fits) return characters;
  }
  return ALL_CHARACTERS.characters;
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Argsort of numbers, ascending and stable (LSD radix sort, 16-bit digits). */
export function* placesByNumber(numbers: Float64Array<ArrayBuffer>): Generator<void, Uint32Array> {
  const count = numbers.length;
  let places = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) places[place] = place;
  if (count < RADIX_FROM) return places.sort((left, right) => (numbers[left] ?? 0) - (numbers[right] ?? 0) || left - right);
  yield;
  const digits = new Uint16Array((yield* sortable(numbers)).buffer);
  let next = new Uint32Array(count);
  for (let digit = 0; digit < 4; digit += 1) {
    const starts = yield* startsOf(digits, digit, count);
    if (starts === null) continue;
    for (let from = 0; from < count; from += STEP) {
      scatter({ places, next, digits, starts }, digit, from, Math.min(count, from + STEP));
      yield;
    }
    [places, next] = [next, places];
  }
  return places;
}

/** One radix pass: moves indexes to their digit's bucket and advances the bucket starts. */
function scatter(
  { places, next, digits, starts }: { places: Uint32Array; next: Uint32Array; digits: Uint16Array; starts: Uint32Array },
  digit: number,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) {
    const place = places[at] ?? 0;
    const value = digits[place * 4 + digit] ?? 0;
    const start = starts[value] ?? 0;
    next[start] = place;
    starts[value] = start + 1;
  }
}

/** Bucket starts of a digit; null if all numbers share it. */
function* startsOf(digits: Uint16Array, digit: number, count: number): Generator<void, Uint32Array | null> {
  const starts = new Uint32Array(DIGIT);
  for (let from = 0; from < count; from += STEP) {
    countDigits(digits, starts, from * 4 + digit, Math.min(count, from + STEP) * 4);
    yield;
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

function countDigits(digits: Uint16Array, starts: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 4) {
    const value = digits[at] ?? 0;
    starts[value] = (starts[value] ?? 0) + 1;
  }
}

/** The numbers' bits, transformed so that unsigned order equals numeric order; least significant digit first (little-endian platform). */
function* sortable(numbers: Float64Array<ArrayBuffer>): Generator<void, Uint32Array<ArrayBuffer>> {
  const copy = new Float64Array(numbers.length);
  const words = new Uint32Array(copy.buffer);
  for (let from = 0; from < copy.length; from += STEP) {
    const to = Math.min(copy.length, from + STEP);
    // Normalises −0 to 0.
    for (let at = from; at < to; at += 1) copy[at] = (numbers[at] ?? 0) + 0;
    turnBits(words.subarray(from * 2, to * 2));
    yield;
  }
  return words;
}

function turnBits(words: Uint32Array): void {
  for (let at = 0; at < words.length; at += 2) {
    const high = words[at + 1] ?? 0;
    if (high >>> 31 === 1) {
      words[at] = ~(words[at] ?? 0);
      words[at + 1] = ~high;
    } else words[at + 1] = high ^ 0x80000000;
  }
}

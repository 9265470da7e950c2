/** Sorting in steps: each generator rests every few milliseconds, so that a large catalogue can be sorted between other work. */

const RUN = 4096;
/** Fewer numbers are sorted sooner by comparing than by their digits. */
const RADIX_FROM = 4096;
const DIGIT = 1 << 16;

/** Texts by their code units, upwards: short runs are sorted, then merged. Changes the array that it is given, and may return another. */
export function* sortedTexts(texts: string[]): Generator<void, string[]> {
  let from = texts;
  for (let start = 0; start < from.length; start += RUN) {
    const run = from.slice(start, start + RUN).sort();
    for (let at = 0; at < run.length; at += 1) from[start + at] = run[at] ?? '';
    yield;
  }
  let to = from.length > RUN ? from.slice() : from;
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) yield* merge(from, to, start, width);
    [from, to] = [to, from];
  }
  return from;
}

function* merge(from: readonly string[], to: string[], start: number, width: number): Generator<void, void> {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + 2 * width, from.length);
  let [left, right] = [start, middle];
  for (let at = start; at < end; at += 1) {
    const isLeft = right >= end || (left < middle && (from[left] ?? '') <= (from[right] ?? ''));
    to[at] = from[isLeft ? left : right] ?? '';
    if (isLeft) left += 1;
    else right += 1;
    if (at % RUN === 0) yield;
  }
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

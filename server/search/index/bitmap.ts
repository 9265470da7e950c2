/** Bitmaps of 32-bit words, with the lowest bit first. */

/** Population count. */
export function onesOf(bits: Int32Array): number {
  return onesOfBoth(bits, bits);
}

/**
 * Population count of the intersection (Harley–Seal): a carry-save adder combines eight words, so that only one word in eight has
 * to be counted.
 */
export function onesOfBoth(left: Int32Array, right: Int32Array): number {
  const length = Math.min(left.length, right.length);
  const whole = length & ~7;
  let [single, double, fourfold, eights] = [0, 0, 0, 0];
  for (let at = 0; at < whole; at += 8) {
    const a = (left[at] ?? 0) & (right[at] ?? 0);
    const b = (left[at + 1] ?? 0) & (right[at + 1] ?? 0);
    let half = single ^ a;
    const firstTwo = (single & a) | (half & b);
    single = half ^ b;
    const c = (left[at + 2] ?? 0) & (right[at + 2] ?? 0);
    const d = (left[at + 3] ?? 0) & (right[at + 3] ?? 0);
    half = single ^ c;
    const secondTwo = (single & c) | (half & d);
    single = half ^ d;
    half = double ^ firstTwo;
    const firstFour = (double & firstTwo) | (half & secondTwo);
    double = half ^ secondTwo;
    const e = (left[at + 4] ?? 0) & (right[at + 4] ?? 0);
    const f = (left[at + 5] ?? 0) & (right[at + 5] ?? 0);
    half = single ^ e;
    const thirdTwo = (single & e) | (half & f);
    single = half ^ f;
    const g = (left[at + 6] ?? 0) & (right[at + 6] ?? 0);
    const h = (left[at + 7] ?? 0) & (right[at + 7] ?? 0);
    half = single ^ g;
    const fourthTwo = (single & g) | (half & h);
    single = half ^ h;
    half = double ^ thirdTwo;
    const secondFour = (double & thirdTwo) | (half & fourthTwo);
    double = half ^ fourthTwo;
    half = fourfold ^ firstFour;
    eights += ones((fourfold & firstFour) | (half & secondFour));
    fourfold = half ^ secondFour;
  }
  let count = 8 * eights + 4 * ones(fourfold) + 2 * ones(double) + ones(single);
  for (let at = whole; at < length; at += 1) count += ones((left[at] ?? 0) & (right[at] ?? 0));
  return count;
}

/** Copies to `kept` the ordinals that are members (or that are not), and returns their number. */
export function siftByBits(ordinals: Uint32Array, bits: Int32Array, isIn: boolean, kept: Uint32Array): number {
  const turned = isIn ? 0 : 1;
  let next = 0;
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    const word = ordinal >>> 5;
    kept[next] = ordinal;
    next += (((word < bits.length ? (bits[word] ?? 0) : 0) >>> (ordinal & 31)) & 1) ^ turned;
  }
  return next;
}

/** Writes a word's members to `list` starting at index `from`; returns the index after them. */
export function writeMembers(word: number, first: number, list: Uint32Array, from: number): number {
  let next = from;
  for (let left = word; left !== 0;) {
    const lowest = left & -left;
    list[next] = first + (31 - Math.clz32(lowest));
    next += 1;
    left ^= lowest;
  }
  return next;
}

/** Sets the bits of the first `length` listed ordinals. */
export function paintList(bits: Int32Array, list: Uint32Array, length: number): void {
  for (let at = 0; at < length; at += 1) {
    const ordinal = list[at] ?? 0;
    bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
  }
}

/** Population count of a word. */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

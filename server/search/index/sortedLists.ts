/** Operations on ascending lists of distinct ordinals. */

/** Binary search: first index below `length` that satisfies a monotone condition; `length` if none. */
export function firstIndex(length: number, condition: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (condition(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Lower bound: first index whose number is ≥ the given one; `length` if none. */
export function firstNotBelow(list: Uint32Array, length: number, number: number): number {
  return firstIndex(length, (index) => (list[index] ?? 0) >= number);
}

/** Ratio of list lengths above which binary search beats a linear merge. */
const HALVED_FROM = 16;

/** Copies to `kept` the ordinals that are in the list (or that are not), and returns their number. */
export function sift(ordinals: Uint32Array, list: Uint32Array, isIn: boolean, kept: Uint32Array): number {
  const { length } = list;
  let next = 0;
  let place = 0;
  const isHalved = ordinals.length * HALVED_FROM < length;
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if (isHalved) place = firstNotBelow(list, length, ordinal);
    else while (place < length && (list[place] ?? 0) < ordinal) place += 1;
    if ((place < length && list[place] === ordinal) !== isIn) continue;
    kept[next] = ordinal;
    next += 1;
  }
  return next;
}

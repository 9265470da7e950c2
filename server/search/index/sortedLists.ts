/** Ascending lists of ordinals without repeats, each used up to a length. */

/** The first place whose number is not below the given one; `length` when there is none. */
export function firstNotBelow(list: Uint32Array, length: number, number: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What any of some short lists has. */
export function mergedLists(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let next = 0;
  for (const list of lists) {
    all.set(list, next);
    next += list.length;
  }
  all.sort();
  return all.filter((ordinal, place) => place === 0 || ordinal !== all[place - 1]);
}

/** So many times more numbers are searched by halves sooner than walked. */
const HALVED_FROM = 16;

/** Writes those of some ordinals that a list has, or those that it has not, to `kept`; gives how many they are. */
export function sift(ordinals: Uint32Array, { list, length, isIn }: Sieve, kept: Uint32Array): number {
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

/** A list, used up to a length, and whether what it has or what it has not goes through. */
interface Sieve {
  list: Uint32Array;
  length: number;
  isIn: boolean;
}

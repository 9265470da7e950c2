/** From this ratio of ordinals to k on, scanning for the first k is faster than sorting all. */
const SORTED_SHARE = 4;

/** The first `count` ordinals by `compare`, sorted; does not modify the input. */
export function topK(ordinals: Uint32Array, count: number, compare: (left: number, right: number) => number): number[] {
  if (count <= 0) return [];
  if (count * SORTED_SHARE >= ordinals.length) return Array.from(ordinals).sort(compare).slice(0, count);
  const first: number[] = [];
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if (first.length === count) {
      if (compare(ordinal, first[count - 1] ?? 0) >= 0) continue;
      first.pop();
    }
    let low = 0;
    let high = first.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(first[middle] ?? 0, ordinal) <= 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, ordinal);
  }
  return first;
}

/** Runs of this length are sorted in one step, and then merged. */
const RUN = 512;
/** Ordinals merged between two yields. */
export const STEP = 8192;

/**
 * Stable merge sort that does not modify the input. Yields every few milliseconds, so that other work can run while a large
 * catalogue is sorted.
 */
export function* sortInSteps(
  ordinals: Uint32Array,
  compare: (left: number, right: number) => number,
): Generator<void, Uint32Array<ArrayBuffer>> {
  let sorted = Uint32Array.from(ordinals);
  for (let from = 0; from < sorted.length; from += RUN) {
    sorted.subarray(from, from + RUN).sort(compare);
    yield;
  }
  let merged = new Uint32Array(sorted.length);
  for (let length = RUN; length < sorted.length; length *= 2) {
    for (let from = 0; from < sorted.length; from += 2 * length) {
      const middle = Math.min(from + length, sorted.length);
      const end = Math.min(middle + length, sorted.length);
      let [left, right] = [from, middle];
      const isInOrder = middle === end || compare(sorted[middle - 1] ?? 0, sorted[middle] ?? 0) <= 0;
      for (let to = from; to < end; to += 1) {
        const isLeft = right === end || (left < middle && (isInOrder || compare(sorted[left] ?? 0, sorted[right] ?? 0) <= 0));
        merged[to] = sorted[isLeft ? left : right] ?? 0;
        if (isLeft) left += 1;
        else right += 1;
        if (to % STEP === 0) yield;
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

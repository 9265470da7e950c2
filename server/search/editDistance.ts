/**
 * How many slips lie between two words, counting a letter too many, too few, wrong, or two neighbours swapped as one (the restricted
 * Damerau–Levenshtein distance); more than `most` as Infinity.
 */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= right.length; at += 1) {
      const isSame = left[row - 1] === right[at - 1];
      let slips = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1]) {
        slips = Math.min(slips, (beforeLast[at - 2] ?? 0) + 1);
      }
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return Infinity;
    [beforeLast, last] = [last, current];
  }
  const slips = last[right.length] ?? 0;
  return slips <= most ? slips : Infinity;
}

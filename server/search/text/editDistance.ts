/** Rows of the dynamic-programming table, reused between calls. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

/** Restricted Damerau–Levenshtein distance (insertion, deletion, substitution, adjacent transposition); Infinity above `most`. */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return Infinity;
  if (right.length >= rows[0].length) rows = [longer(right), longer(right), longer(right)];
  let [beforeLast, last, current] = rows;
  for (let at = 0; at <= right.length; at += 1) last[at] = at;
  for (let row = 1; row <= left.length; row += 1) {
    current[0] = row;
    let least = row;
    const character = left.charCodeAt(row - 1);
    for (let at = 1; at <= right.length; at += 1) {
      const other = right.charCodeAt(at - 1);
      let slips = (last[at - 1] ?? 0) + (character === other ? 0 : 1);
      slips = Math.min(slips, (last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1);
      if (row > 1 && at > 1 && character === right.charCodeAt(at - 2) && left.charCodeAt(row - 2) === other) {
        slips = Math.min(slips, (beforeLast[at - 2] ?? 0) + 1);
      }
      current[at] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return Infinity;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const slips = last[right.length] ?? 0;
  return slips <= most ? slips : Infinity;
}

function longer(word: string): Uint16Array<ArrayBuffer> {
  return new Uint16Array(2 * word.length + 1);
}

/** Number of values in a JSON value, itself included; counting stops above `limit`. */
export function countValues(value: unknown, limit: number): number {
  const open = [value];
  let count = 0;
  while (open.length > 0 && count <= limit) {
    const next = open.pop();
    count += 1;
    if (typeof next !== 'object' || next === null) continue;
    for (const key in next) {
      if (open.length + count > limit) return limit + 1;
      open.push((next as Record<string, unknown>)[key]);
    }
  }
  return count;
}

/** JSON with sorted keys. Throws for numbers that JSON cannot represent, and for values nested too deeply. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each === 'number' && !Number.isFinite(each)) throw new RangeError('There is no such number in JSON.');
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}

/** At most five axis ticks, from zero to at least the maximum, in steps of 1, 2 or 5 times a power of ten. */
export function axisMarks(greatest: number, isWhole: boolean): number[] {
  if (greatest <= 0) return [0, 1];
  const rough = greatest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const whole = isWhole ? Math.max(1, Math.ceil(step)) : step;
  return Array.from({ length: Math.ceil(greatest / whole) + 1 }, (_, at) => at * whole);
}

/** Indexes of the days that have a date label: the first, the last, and some evenly spaced between them. */
export function labelledDays(count: number): number[] {
  const steps = Math.min(3, count - 1);
  return Array.from({ length: steps + 1 }, (_, at) => Math.round((at * (count - 1)) / Math.max(1, steps)));
}

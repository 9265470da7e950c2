/** Whole years and months between two times; zero when the first is later. */
export function sellingFor(joinedAt: string, now: Date): { years: number; months: number } {
  const from = new Date(joinedAt);
  const calendarMonths = (now.getUTCFullYear() - from.getUTCFullYear()) * 12 + now.getUTCMonth() - from.getUTCMonth();
  const isMonthUnfinished =
    now.getUTCDate() < from.getUTCDate() || (now.getUTCDate() === from.getUTCDate() && now.getUTCHours() < from.getUTCHours());
  const months = Math.max(0, calendarMonths - (isMonthUnfinished ? 1 : 0));
  return { years: Math.floor(months / 12), months: months % 12 };
}

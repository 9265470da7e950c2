const DAY_MS = 86_400_000;

/** Parses a day ("2026-02-03") from a query parameter or date field; null if invalid. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null;
}

/**
 * Converts two inclusive days in Malaysian time to instants: `from` inclusive, `to` exclusive. Swaps the days if they are in reverse order.
 */
export function dayRange(first: string | null, last: string | null): { from: string | null; to: string | null } {
  const [from, to] = first !== null && last !== null && first > last ? [last, first] : [first, last];
  const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);
  return {
    from: from === null ? null : startOf(from).toISOString(),
    to: to === null ? null : new Date(startOf(to).getTime() + DAY_MS).toISOString(),
  };
}

/** Separate from `money.ts`, which every page loads, because few pages parse amounts. */

/** A whole number, with or without one kind of thousands separator, and optionally a point or comma with one or two decimals. */
const AMOUNT =
  /^(?:(?:US)?\$|USD)?\s*(?:(\d{1,12})(?:[.,](\d{1,2})|\.)?|([1-9]\d{0,2}(?:,\d{3}){1,3}|[1-9]\d{0,2}(?:\s\d{3}){1,3})(?:\.(\d{0,2}))?)\s*(?:USD)?$/i;

/**
 * Parses a typed amount as cents: "6.5", "6,50" (decimal comma), "$1,234.50", "1 234" (thousands). Returns null for anything
 * else: more than two decimals, a sign, and ambiguous amounts such as "0,500" and "1.234,50".
 */
export function parseCents(text: string): number | null {
  const [, plain, cents, grouped, centsOfGrouped] = AMOUNT.exec(text.trim()) ?? [];
  const whole = plain ?? grouped?.replace(/\D/g, '');
  if (whole === undefined) return null;
  return Number(whole) * 100 + Number((cents ?? centsOfGrouped ?? '').padEnd(2, '0'));
}

/** Apart from `money.ts`, which is part of every page: only few pages parse amounts. */

/** A whole number, or one in groups of three with one kind of separator; then a point or a comma and one or two decimals. */
const AMOUNT =
  /^(?:(?:US)?\$|USD)?\s*(?:(\d{1,12})(?:[.,](\d{1,2})|\.)?|([1-9]\d{0,2}(?:,\d{3}){1,3}|[1-9]\d{0,2}(?:\s\d{3}){1,3})(?:\.(\d{0,2}))?)\s*(?:USD)?$/i;

/**
 * Cents of an amount as it was typed: "6.5", "6,50" (decimal comma), "$1,234.50", "1 234" (thousands). Null for anything else: more than two
 * decimals, a sign, and what has two readings, such as "0,500" and "1.234,50".
 */
export function parseCents(text: string): number | null {
  const [, plain, cents, grouped, centsOfGrouped] = AMOUNT.exec(text.trim()) ?? [];
  const whole = plain ?? grouped?.replace(/\D/g, '');
  if (whole === undefined) return null;
  return Number(whole) * 100 + Number((cents ?? centsOfGrouped ?? '').padEnd(2, '0'));
}

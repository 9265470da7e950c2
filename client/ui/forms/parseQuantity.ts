/** Parses a whole number of at least 0; null for anything else ("abc", "-1", "1.5"). */
export function parseQuantity(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,15}$/.test(digits)) return null;
  return Number(digits);
}

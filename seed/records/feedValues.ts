import { parseCents } from '#schema/rules/parseCents.ts';

/** Parsers for values from feeds and CSV files: numbers may be strings, a list may be a single string, and anything may be empty. */

/** The trimmed text; null if it is empty, or if the value is neither a string nor a number. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** Converts dollars ("6.40", 6.4, "$6.40") to cents. Returns null if empty, and NaN if invalid, which the schema rejects. */
export function priceOf(value: unknown): number | null {
  const text = textOf(value);
  return text === null ? null : (parseCents(text) ?? Number.NaN);
}

/** Parses a number from a number or a string. Returns null if empty, and NaN if it is not a number. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  return text === null ? null : Number(text);
}

/** The non-empty parts of a string such as "fresh, local; fruit", or of a list. */
export function listOf(value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : (textOf(value)?.split(/[,;]/) ?? []);
  return parts.map(textOf).filter((part) => part !== null);
}

/** "Fresh Fruit" → "fresh-fruit", "men's wear" → "mens-wear", "Rice & Grains" → "rice-grains". */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** "product-images/jade-ring-front.webp" → "jade-ring-front". Null if empty. */
export function pictureKeyOf(value: unknown): string | null {
  const name = textOf(value)?.split('/').pop();
  return name ? name.replace(/\.[a-z0-9]+$/i, '') : null;
}

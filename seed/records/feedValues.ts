import { parseCents } from '#schema/rules/parseCents.ts';

/** Parsers for values of feeds and CSV files: numbers may be text, a list may be a single text, and anything may be empty. */

/** Trimmed text; null if it is empty, or neither a text nor a number. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** Converts dollars ("6.40", 6.4, "$6.40") to cents. null if empty; NaN if invalid, which the schema refuses. */
export function priceOf(value: unknown): number | null {
  const text = textOf(value);
  return text === null ? null : (parseCents(text) ?? Number.NaN);
}

/** Number from a number or a text. null if empty; NaN if it is not a number. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  return text === null ? null : Number(text);
}

/** Parts of a text such as "fresh, local; fruit", or of a list, without empty ones. */
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

/** "product-images/jade-ring-front.webp" → "jade-ring-front"; null if empty. */
export function pictureKeyOf(value: unknown): string | null {
  const name = textOf(value)?.split('/').pop();
  return name ? name.replace(/\.[a-z0-9]+$/i, '') : null;
}

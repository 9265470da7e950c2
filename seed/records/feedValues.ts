import { parseCents } from '#schema/rules/parseCents.ts';

/** Parsers of the loose values of a feed or a CSV file: numbers may be text, lists may be one text, anything may be empty. */

/** The trimmed text; null for anything empty or not a text or number. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** Dollars ("6.40", 6.4, "$6.40") as cents; null when empty; NaN for an invalid price, so that the schema refuses it. */
export function priceOf(value: unknown): number | null {
  const text = textOf(value);
  return text === null ? null : (parseCents(text) ?? Number.NaN);
}

/** A number given as number or text; null when empty; NaN when it is neither. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  return text === null ? null : Number(text);
}

/** Parts of "fresh, local; fruit" or of a list, without empty ones. */
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

/** "product-images/jade-ring-front.webp" → "jade-ring-front"; null when empty. */
export function pictureKeyOf(value: unknown): string | null {
  const name = textOf(value)?.split('/').pop();
  return name ? name.replace(/\.[a-z0-9]+$/i, '') : null;
}

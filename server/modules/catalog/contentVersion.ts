import { hash } from 'node:crypto';
import type { ProductVariant } from './productFacts.ts';

const VERSION_LENGTH = 16;

/**
 * Changes with whatever describes a variant to its buyer: texts, pictures, options and attributes, and not with its price, stock or rating.
 * Equal on every node, in whatever order a store returns the fields.
 */
export function contentVersion({ product, variant }: ProductVariant): string {
  const { title, description, category, brand, color, weight, attributes, options, pictures, halal, fulfilment } = product;
  const shown = { title, description, category, brand, color, weight, attributes, options, pictures, halal, fulfilment };
  return hash('sha256', canonical([shown, variant.options, variant.picture])).slice(0, VERSION_LENGTH);
}

/** JSON with the fields of objects in alphabetical order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

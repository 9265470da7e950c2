import { ATTRIBUTE_KEYS, attributesOf, facetRow, fixedLabel } from '#schema/rules/facets.ts';
import { MAX_ATTRIBUTE_VALUES } from '#schema/rules/limits.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { VendorError } from '#server/modules/vendors/index.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { noAttribute, INVENTORY_MESSAGES, oneOfValues } from './inventoryMessages.ts';
import type { ProductRequest } from './productRequest.ts';

/**
 * Attributes of a product after a request. Stored values that the category cannot have any more are dropped, requested ones
 * are errors. An unknown category (`sections` null) is an error elsewhere.
 */
export function checkAttributes(
  requested: ProductRequest['attributes'],
  before: ProductDoc | null,
  { slug, sections }: { slug: string; sections: readonly string[] | null },
): { attributes: Record<string, string[]>; errors: VendorError[] } {
  const errors: VendorError[] = [];
  const possible = sections === null ? ATTRIBUTE_KEYS : attributesOf({ slug, sections });
  const attributes = new Map(possible.map((key) => [key, requested === null ? [] : (before?.attributes?.[facetRow(key).field] ?? [])]));
  for (const [index, { key, values }] of (requested ?? []).entries()) {
    const row = facetRow(key);
    const given = [...new Set(values)];
    const refuse = (text: VendorError['text']) => errors.push(invalid(['attributes', String(index)], text));
    if (!possible.includes(key) && given.length > 0) refuse(noAttribute(row.label));
    else if (given.some((value) => fixedLabel(row, value) === null)) refuse(oneOfValues(row));
    else if (given.length > MAX_ATTRIBUTE_VALUES) refuse(INVENTORY_MESSAGES.tooManyValues);
    else if (possible.includes(key)) attributes.set(key, given);
  }
  const stated = [...attributes].filter(([, values]) => values.length > 0);
  return { attributes: Object.fromEntries(stated.map(([key, values]) => [facetRow(key).field, values])), errors };
}

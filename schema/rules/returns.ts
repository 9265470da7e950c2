/** Rules for which products can be returned, and why. */

/** Usual reasons for a return. */
export const USUAL_CAUSES = ['DAMAGED', 'WRONG', 'NOT_AS_DESCRIBED', 'DOES_NOT_FIT', 'CHANGED_MIND'] as const;

export type ReturnCause = (typeof USUAL_CAUSES)[number] | 'OTHER';

/** Fresh, chilled, frozen or cooked food, which would not survive a return. */
const FRESH_CATEGORIES: ReadonlySet<string> = new Set([
  'fresh-fruit',
  'fruits',
  'vegetables',
  'tuber-root',
  'dairy',
  'seafood',
  'fastfood',
  'frozen-food',
]);

/** Tags of chilled products in any category. */
const COLD_TAGS: ReadonlySet<string> = new Set(['chilled', 'frozen']);

/** Whether a product can be returned for a change of mind; spoiled or wrong deliveries are handled separately. */
export function isReturnable(product: { category: string; tags: readonly string[] }): boolean {
  return !FRESH_CATEGORIES.has(product.category) && !product.tags.some((tag) => COLD_TAGS.has(tag));
}

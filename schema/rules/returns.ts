/** Which goods can be sent back. */

/** Food that is fresh, chilled, frozen or cooked: it would not survive the way back. */
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

/** Tags of what has to stay cold, in whatever category. */
const COLD_TAGS: ReadonlySet<string> = new Set(['chilled', 'frozen']);

/** Whether a buyer who changed their mind may send a product back; what arrived spoiled or wrong is a matter of its own. */
export function isReturnable(product: { category: string; tags: readonly string[] }): boolean {
  return !FRESH_CATEGORIES.has(product.category) && !product.tags.some((tag) => COLD_TAGS.has(tag));
}

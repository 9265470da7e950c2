import { LRUCache } from 'lru-cache';
import unhomoglyph from 'unhomoglyph';
import { isConfusable } from '#schema/rules/confusableNames.ts';
import { isMarketName } from '#schema/rules/vendorNames.ts';

/** A name is compared with all others. */
const skeletons = new LRUCache<string, string>({ max: 20_000 });

/**
 * The skeleton of Unicode's table of confusable characters (UTS 39), in lower case: letters of any script as those that they look like. ASCII
 * stays, where the table joins I and l, or rn and m; `schema/rules` has finer rules for these.
 */
function skeletonOf(name: string): string {
  const known = skeletons.get(name);
  if (known !== undefined) return known;
  const read = (text: string) => text.normalize('NFKD').replace(/[^\0-\x7f]+/gu, unhomoglyph);
  // A capital may be in the table where the small letter is not, and the other way round.
  const skeleton = read(read(name).toLowerCase()).toLowerCase();
  skeletons.set(name, skeleton);
  return skeleton;
}

/** Whether a name would pass for an existing one: by the rules of names, or because its letters look like those. */
export function isLookalike(name: string, existing: string): boolean {
  return isConfusable(name, existing) || isConfusable(skeletonOf(name), skeletonOf(existing));
}

/**
 * Whether a name that `isMarketName` accepts looks like the marketplace or one of its offices. Other names of another script keep letters that
 * are not Latin.
 */
export function isMarketLookalike(name: string): boolean {
  const skeleton = skeletonOf(name);
  return !isMarketName(name) && !/(?!\p{Script=Latin})\p{L}/u.test(skeleton) && isMarketName(skeleton);
}

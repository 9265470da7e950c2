import { LRUCache } from 'lru-cache';
import unhomoglyph from 'unhomoglyph';
import { isConfusable } from '#schema/rules/confusableNames.ts';
import { isMarketName } from '#schema/rules/vendorNames.ts';

/** Cached, because each name is compared with all others. */
const skeletons = new LRUCache<string, string>({ max: 20_000 });

/**
 * A lower-case skeleton according to Unicode's table of confusable characters (UTS 39), in which letters of any script are
 * replaced by those they resemble. ASCII is kept, because the table equates I and l, or rn and m; `schema/rules` has finer rules
 * for these.
 */
function skeletonOf(name: string): string {
  const known = skeletons.get(name);
  if (known !== undefined) return known;
  const read = (text: string) => text.normalize('NFKD').replace(/[^\0-\x7f]+/gu, unhomoglyph);
  // The table may contain only the upper-case or only the lower-case form of a letter.
  const skeleton = read(read(name).toLowerCase()).toLowerCase();
  skeletons.set(name, skeleton);
  return skeleton;
}

/** Whether a name could be mistaken for an existing one, according to the name rules or because its letters look alike. */
export function isLookalike(name: string, existing: string): boolean {
  return isConfusable(name, existing) || isConfusable(skeletonOf(name), skeletonOf(existing));
}

/**
 * Whether a name that `isMarketName` allows still looks like the marketplace or one of its offices. Skeletons of other names in
 * another script keep letters that are not Latin.
 */
export function isMarketLookalike(name: string): boolean {
  const skeleton = skeletonOf(name);
  return !isMarketName(name) && !/(?!\p{Script=Latin})\p{L}/u.test(skeleton) && isMarketName(skeleton);
}

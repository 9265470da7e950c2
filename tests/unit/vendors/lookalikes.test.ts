import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { isLookalike, isMarketLookalike } from '#server/modules/vendors/lookalikes.ts';

const TABLE = createRequire(import.meta.url)('unhomoglyph/data.json') as Record<string, string>;

/** Returns every variation of `word` in which one character is replaced by one that Unicode lists as confusable with it. */
function disguises(word: string): string[] {
  const isRead = (as: string, char: string) => as.toLowerCase() === char.toLowerCase() || (char === 'i' && as === 'l');
  return [...word].flatMap((char, at) =>
    Object.keys(TABLE)
      .filter((sign) => /^\p{L}$/u.test(sign) && sign > '\x7f' && isRead(TABLE[sign] ?? '', char))
      .map((sign) => word.slice(0, at) + sign + word.slice(at + 1)),
  );
}

test('a vendor name with one character replaced by a confusable of Unicode is a lookalike', () => {
  const names = disguises('Kebun Utara');
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => !isLookalike(name, 'Kebun Utara'))).toEqual([]);
});

test('a name in another script is reserved only if it reads like the name of the marketplace', () => {
  expect(['ꓣꓲꓜⵕ', 'ꓡꓲꓜ', '茶王', 'Северный', 'Мост', 'رزق الله'].map(isMarketLookalike)).toEqual([true, false, false, false, false, false]);
});

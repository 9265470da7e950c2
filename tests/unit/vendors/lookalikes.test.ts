import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { isLookalike, isMarketLookalike } from '#server/modules/vendors/lookalikes.ts';

const TABLE = createRequire(import.meta.url)('unhomoglyph/data.json') as Record<string, string>;

/** Every letter of a word, replaced by each character that the table reads as it. */
function disguises(word: string): string[] {
  const isRead = (as: string, letter: string) => as.toLowerCase() === letter.toLowerCase() || (letter === 'i' && as === 'l');
  return [...word].flatMap((letter, at) =>
    Object.keys(TABLE)
      .filter((sign) => /^\p{L}$/u.test(sign) && sign > '\x7f' && isRead(TABLE[sign] ?? '', letter))
      .map((sign) => word.slice(0, at) + sign + word.slice(at + 1)),
  );
}

test('each letter that Unicode names as confusable makes no other name', () => {
  const names = disguises('Kebun Utara');
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => !isLookalike(name, 'Kebun Utara'))).toEqual([]);
});

test('the reading of a name of another script as the marketplace is reserved, and of another word is not', () => {
  expect(['ꓣꓲꓜⵕ', 'ꓡꓲꓜ', '茶王', 'Северный', 'Мост', 'رزق الله'].map(isMarketLookalike)).toEqual([true, false, false, false, false, false]);
});

import { describe, expect, test } from 'vitest';
import { byLocale } from '#schema/rules/locales.ts';
import { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import { synonymGroups } from '#server/search/text/synonyms.ts';
import { plainEntry } from '#tests/support/search/plainEntry.ts';

/** Indexes products with these titles, featured in the given order. Returns a search that finds their titles. */
function titled(...titles: readonly string[]): (text: string) => string[] {
  const index = new CatalogueIndex();
  index.load(
    titles.map((title, at) => ({
      ...plainEntry,
      id: title,
      featuredRank: at,
      titles: byLocale(() => title),
      texts: [{ text: title, weight: 10 }],
    })),
  );
  return (text) => {
    const page = index.select({ text }).page({ sort: 'RELEVANCE', limit: 10 });
    return page.map(({ id }) => id);
  };
}

test('relevance ranks exact titles first, then whole words, then prefixes, and equal matches by featured rank', () => {
  const find = titled('Mangosteen drink', 'Mango juice', 'Mangosteen', 'Dried mango', 'Mango');
  expect(find('mango')).toEqual(['Mango', 'Mango juice', 'Dried mango', 'Mangosteen drink', 'Mangosteen']);
  expect(find('MANGOSTEEN')).toEqual(['Mangosteen', 'Mangosteen drink']);
});

test('search corrects one typo in words of four characters or more, two from eight, and none in shorter words', () => {
  const find = titled('Rice', 'Watermelon', 'Rambutan');
  expect(['rcie', 'rise', 'wtermeln', 'watremlon', 'ramutann', 'ramutn', 'rie', 'wtrmeln'].map((text) => find(text).length)).toEqual([
    1, 1, 1, 1, 1, 0, 0, 0,
  ]);
});

test.each([
  ['2kg', '2 kg'],
  ['2 KG', '2kg'],
  ['1.5 L', '1,5l'],
  ['500 ml', '500ml'],
  ['creme brulee', 'Crème Brûlée'],
  ['kopi-o', 'Kopi O'],
])('the search “%s” finds a product titled “%s”', (requested, title) => {
  expect(titled(`Something ${title}`, 'Something else')(requested)).toEqual([`Something ${title}`]);
});

const pairs = synonymGroups.flatMap(([word = '', ...others]) => others.map((other) => [word, other] as const));

test('there are at least 150 pairs of synonyms', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(150);
});

test.each(pairs)('the synonyms “%s” and “%s” find each other', (left, right) => {
  const find = titled(`Fine ${left}`, `Fine ${right}`, 'Fine zzz');
  for (const requested of [left, right])
    expect(find(requested)).toEqual([`Fine ${requested}`, `Fine ${requested === left ? right : left}`]);
});

test('a phrase is matched as one term, and each of its words still finds titles that contain it', () => {
  const find = titled('Perfume of roses', 'Minyak wangi mawar', 'Minyak masak');
  expect(find('minyak wangi')).toEqual(['Minyak wangi mawar', 'Perfume of roses']);
  expect(find('minyak')).toEqual(['Minyak wangi mawar', 'Minyak masak']);
  expect(find('perfume')).toEqual(['Perfume of roses', 'Minyak wangi mawar']);
});

test('a correction is used only if it has hits, and words with a digit are never corrected', () => {
  const find = titled('Rice 250g', 'Chilli sauce', 'Ready meal', 'Scarf', 'Wireless mouse A15');
  expect(find('chili sauec')).toEqual(['Chilli sauce']);
  for (const text of ['rice 25kg', 'rice 350g', 'ric3', 'head scarf', 'a16 mouse', 'sauec scarf']) expect(find(text)).toEqual([]);
});

test.each([
  ['mangoes', 'Mango'],
  ['boxes', 'Box'],
  ['dresses', 'Dress'],
  ['candy', 'Candies'],
  ['candies', 'Candy'],
  ['knives', 'Knife'],
  ['loaf', 'Loaves'],
  ['children', 'Child'],
  ['women', 'Woman'],
  ['tooth', 'Teeth'],
  ['olives', 'Olive'],
  ['potatoes', 'Kentang'],
  ['ladies', 'Wanita'],
])('the search “%s” finds “%s”, whatever the number', (requested, title) => {
  expect(titled(title, 'Something else')(requested)).toEqual([title]);
});

test.each([
  ['water melon', 'Watermelon'],
  ['dragonfruit', 'Dragon fruit'],
  ['eye glasses', 'Cermin mata'],
  ['quran', "Al-Qur'an"],
  ['alquran', 'Al-Qur’an'],
  ["women's dress", 'Dress for women'],
  ['tshirt', 'T-shirt'],
  ['avca1h', 'AVC-A1H'],
])('the search “%s” finds “%s”, written together or apart', (requested, title) => {
  expect(titled(title, 'Something else')(requested)).toEqual([title]);
});

test.each([
  ['oil for cooking', 'Cooking oil'],
  ['kopi dan teh', 'Teh kopi'],
  ['新鲜的鱼', '鱼 新鲜'],
  ['the rice', 'Rice'],
])('the search “%s” finds “%s” without its function words', (requested, title) => {
  expect(titled(title, 'Something else')(requested)).toEqual([title]);
});

test.each([
  ['0.5 kg rice', 'Rice 500g'],
  ['rice 500 gm', 'Rice 0.5 kg'],
  ['eggs pack of 10', 'Eggs 10pcs'],
  ['10-pack eggs', 'Eggs, 10 pieces'],
  ['半公斤 rice', 'Rice 500g'],
  ['醬油', '酱油'],
  ['酱油', '醬油'],
  ['咖 啡', '咖啡'],
])('the search “%s” finds “%s”, which says the same', (requested, title) => {
  expect(titled(title, 'Rice 5kg', 'Eggs 100pcs')(requested)).toEqual([title]);
});

describe('a text without spaces between words', () => {
  const find = titled('猫山王榴莲蛋糕', '榴莲干', '香草蛋糕', '班兰鸡蛋糕 8寸', '椰浆饭', '饭盒', 'Sambal');

  test.each([
    ['榴莲', ['榴莲干', '猫山王榴莲蛋糕']],
    ['山王', ['猫山王榴莲蛋糕']],
    ['椰浆饭', ['椰浆饭']],
    ['浆饭', ['椰浆饭']],
    ['8寸', ['班兰鸡蛋糕 8寸']],
    ['饭', ['椰浆饭', '饭盒']],
    ['莲榴', []],
    ['糕蛋', []],
  ])('is found by a substring: %s', (text, found) => {
    expect(find(text).sort()).toEqual([...found].sort());
  });

  test('is found by known words without a space between them in the query, and so are their translations', () => {
    const index = titled('Durian cake', '榴莲与蛋糕', 'Durian');
    expect(index('榴莲蛋糕')).toEqual(['榴莲与蛋糕', 'Durian cake']);
  });
});

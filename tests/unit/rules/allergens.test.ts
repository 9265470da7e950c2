import { expect, test } from 'vitest';
import { ingredientParts, namedAllergens } from '#schema/rules/allergens.ts';

test.each([
  ['en', 'Wheat flour, eggs, butter, anchovies', ['GLUTEN', 'FISH', 'EGG', 'MILK']],
  ['ms', 'Tepung gandum, telur, mentega, ikan bilis', ['GLUTEN', 'FISH', 'EGG', 'MILK']],
  ['zh-MY', '小麦粉、鸡蛋、黄油、江鱼仔', ['GLUTEN', 'FISH', 'EGG', 'MILK']],
] as const)('finds the allergens in a list of ingredients in %s', (locale, text, allergens) => {
  expect(namedAllergens(text, locale)).toEqual(allergens);
});

test.each([
  ['en', 'Coconut milk, nutmeg, buckwheat, eggplant, cocoa butter'],
  ['ms', 'Santan, buah pala, mentega koko'],
  ['zh-MY', '鱿鱼、椰奶、植物蛋白、蛋白质'],
] as const)('ignores words of %s that only resemble an allergen', (locale, text) => {
  expect(namedAllergens(text, locale)).toEqual([]);
});

test('splits a list of ingredients at the words that name an allergen', () => {
  expect(ingredientParts('Chilli, anchovies (12%), salt', 'en')).toEqual([
    { text: 'Chilli, ', allergen: null },
    { text: 'anchovies', allergen: 'FISH' },
    { text: ' (12%), salt', allergen: null },
  ]);
});

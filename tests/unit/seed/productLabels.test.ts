import { describe, expect, test } from 'vitest';
import { namedAllergens } from '#schema/rules/allergens.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';

const { products, categories } = buildCatalogue();
const GROCERIES = new Set(
  categories.filter(({ sections }) => sections.includes('GROCERIES') || sections.includes('MART')).map(({ id }) => id),
);
const NOT_FOOD = new Set(['cleaning-supplies', 'personal-care', 'baby-kids']);
const food = products.filter((product) => product.food);
const garments = products.filter((product) => product.garment);

describe('food labels of the sample products', () => {
  test('are stated for all food', () => {
    const without = products.filter(({ category, food: label }) => GROCERIES.has(category) && !NOT_FOOD.has(category) && !label);
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });

  test.each(food.map(({ slug, food: label }) => [slug, label!] as const))('%s has its texts in every language', (_slug, label) => {
    for (const text of [label.storage, label.origin, ...(label.ingredients ? [label.ingredients] : [])]) {
      expect(Object.keys(text ?? {}).sort()).toEqual([...LOCALES].sort());
    }
    expect(label.shelfLifeDays).toBeGreaterThan(0);
  });

  const withIngredients = food.flatMap(({ slug, food: label }) =>
    label?.ingredients ? LOCALES.map((locale) => [slug, locale, label] as const) : [],
  );
  test.each(withIngredients)('the allergens of %s follow its ingredients in %s', (_slug, locale, label) => {
    expect([...label.allergens].sort()).toEqual(namedAllergens(label.ingredients?.[locale] ?? '', locale).sort());
  });
});

describe('garment labels of the sample products', () => {
  test('are stated for all clothes', () => {
    const clothes = new Set(['mens-wear', 'womens-wear', 'baby-wear', 'winter-wear', 'unisex', 'party-wear', 'clothes']);
    expect(products.filter(({ category, garment }) => clothes.has(category) && !garment).map(({ slug }) => slug)).toEqual([]);
  });

  test.each(garments.map((product) => [product.slug, product] as const))('%s states its fibres, care and every size', (_slug, product) => {
    const { garment, options } = product;
    expect(Object.keys(garment?.composition ?? {}).sort()).toEqual([...LOCALES].sort());
    expect(Object.keys(garment?.origin ?? {}).sort()).toEqual([...LOCALES].sort());
    expect(garment?.care.length).toBeGreaterThan(1);
    const sizes = options.find(({ key }) => key === 'size')?.values.map(({ value }) => value) ?? [''];
    const measured = garment?.measures.map(({ size }) => size) ?? [];
    if (measured.length > 0) expect(measured).toEqual(sizes);
  });
});

test('barcode numbers of the sample products are unique and Malaysian', () => {
  const numbers = products.flatMap(({ gtin }) => gtin ?? []);
  expect(numbers.length).toBeGreaterThan(70);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((gtin) => !/^955\d{10}$/.test(gtin))).toEqual([]);
});

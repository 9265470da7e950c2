import { describe, expect, test } from 'vitest';
import { KUIH, openInventoryApi } from '#tests/support/api/inventoryApi.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';

const LABELS = `query ($id: ID!) { product(id: $id) {
  gtin
  food { ingredients ingredientsMs: ingredients(locale: MS) allergens mayContain storage shelfLifeDays origin }
  garment { composition origin care measures { size chest length sleeve } }
} }`;

interface Labels {
  gtin: string | null;
  food: Record<string, unknown> | null;
  garment: Record<string, unknown> | null;
}

const OWN = `query ($id: ID!) { viewer { vendor { product(id: $id) {
  food { ingredients { locale text } storage { text } origin { text } }
  garment { composition { locale text } origin { text } }
} } } }`;

async function open() {
  const { saved, save, execute } = await openInventoryApi();
  const { product, version } = await saved(KUIH);
  const labels = async () => (await execute<{ product: Labels }>(LABELS, { id: product.id })).product;
  const change = (input: object) => saved(input, { id: product.id });
  const refused = async (input: object) => {
    const { errors } = await save(input, { id: product.id });
    return errors.map(({ code, path }) => `${code} ${path?.join('.')}`);
  };
  return { id: product.id, version, labels, change, refused, execute };
}

const FOOD = {
  ingredients: texts({ en: 'Rice flour, coconut milk', ms: 'Tepung beras, santan' }),
  allergens: ['EGG'],
  mayContain: ['MILK', 'EGG', 'MILK'],
  storage: texts({ en: 'Keep cool.' }),
  shelfLifeDays: 3,
  origin: texts({ en: 'Made in Melaka' }),
};

describe('labels of a product', () => {
  test('are null until the vendor states them, and null again once cleared', async () => {
    const { labels, change } = await open();
    const none = { gtin: null, food: null, garment: null };
    expect(await labels()).toEqual(none);
    await change({ gtin: '9556001234568', food: FOOD, garment: { care: ['HAND_WASH'] } });
    expect(await labels()).toMatchObject({ gtin: '9556001234568', food: { shelfLifeDays: 3 }, garment: { care: ['HAND_WASH'] } });
    await change({ gtin: null, food: null, garment: null });
    expect(await labels()).toEqual(none);
  });

  test('a label that states nothing is null', async () => {
    const { labels, change } = await open();
    await change({ food: { ingredients: texts({ en: ' ' }), allergens: [] }, garment: { measures: [{ size: 'S' }] } });
    expect(await labels()).toEqual({ gtin: null, food: null, garment: null });
  });

  test('a change keeps the omitted fields and languages', async () => {
    const { id, labels, change, execute } = await open();
    await change({ food: FOOD });
    await change({ price: 500 });
    await change({ food: { ingredients: texts({ en: 'Rice flour' }), shelfLifeDays: null } });
    expect((await labels()).food).toEqual({
      ingredients: 'Rice flour',
      ingredientsMs: 'Tepung beras, santan',
      allergens: ['EGG'],
      mayContain: ['MILK'],
      storage: 'Keep cool.',
      shelfLifeDays: null,
      origin: 'Made in Melaka',
    });
    expect(await execute(OWN, { id })).toEqual({
      viewer: {
        vendor: {
          product: {
            food: {
              ingredients: [
                { locale: 'EN', text: 'Rice flour' },
                { locale: 'MS', text: 'Tepung beras, santan' },
              ],
              storage: [{ text: 'Keep cool.' }],
              origin: [{ text: 'Made in Melaka' }],
            },
            garment: null,
          },
        },
      },
    });
  });

  test('measures are replaced as a whole, and sizes without a measure are left out', async () => {
    const { labels, change } = await open();
    const measures = [{ size: 'S', chest: 500 }, { size: 'M', chest: 530, length: 720 }, { size: 'L' }];
    await change({ garment: { composition: texts({ en: 'Cotton' }), measures } });
    expect((await labels()).garment).toEqual({
      composition: 'Cotton',
      origin: null,
      care: [],
      measures: [
        { size: 'S', chest: 500, length: null, sleeve: null },
        { size: 'M', chest: 530, length: 720, sleeve: null },
      ],
    });
    await change({ garment: { measures: [] } });
    expect((await labels()).garment).toMatchObject({ composition: 'Cotton', measures: [] });
  });

  test('spaces and hyphens of a barcode number are removed', async () => {
    const { labels, change } = await open();
    await change({ gtin: ' 955 6001-234568 ' });
    expect((await labels()).gtin).toBe('9556001234568');
  });
});

test.each([
  ['a barcode number with a wrong check digit', { gtin: '9556001234561' }, 'gtin'],
  ['a barcode number of another length', { gtin: '95560012345' }, 'gtin'],
  ['a shelf life of no days', { food: { shelfLifeDays: 0 } }, 'food.shelfLifeDays'],
  ['ingredients that are too long', { food: { ingredients: texts({ ms: 'a'.repeat(1001) }) } }, 'food.ingredients.ms'],
  ['an origin with a link', { food: { origin: texts({ en: 'See https://example.com' }) } }, 'food.origin.en'],
  ['a composition that is too long', { garment: { composition: texts({ en: 'a'.repeat(201) }) } }, 'garment.composition.en'],
  ['six care signs', { garment: { care: ['HAND_WASH', 'WASH_30', 'WASH_40', 'NO_BLEACH', 'DRY_SHADE', 'NO_TUMBLE'] } }, 'garment.care'],
  ['a measure below a centimetre', { garment: { measures: [{ size: 'S', chest: 9 }] } }, 'garment.measures.0.chest'],
  ['a size that is measured twice', { garment: { measures: [1, 2].map(() => ({ size: 'S', chest: 500 })) } }, 'garment.measures'],
])('%s is refused at its field', async (_what, input, field) => {
  const { refused, labels } = await open();
  expect(await refused(input)).toEqual([`INVALID ${field}`]);
  expect(await labels()).toEqual({ gtin: null, food: null, garment: null });
});

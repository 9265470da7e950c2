import { expect, test } from 'vitest';
import {
  chosenVariant,
  missingOption,
  readChoice,
  representativeVariant,
  variantWith,
  type DetailProduct,
  type Variant,
} from '#client/features/product/chooseVariant.ts';

function variant(id: string, options: Record<string, string>, cents: number, purchasable = 5): Variant {
  return {
    __typename: 'Variant',
    id,
    sku: id,
    status: 'AVAILABLE',
    options: Object.entries(options).map(([key, value]) => ({ __typename: 'SelectedOption', key, value, label: value })),
    price: {
      __typename: 'PriceInfo',
      current: { __typename: 'Money', minorUnits: cents },
      was: null,
      discountPercent: null,
      unit: null,
      weight: null,
    },
    stock: { __typename: 'StockInfo', level: purchasable > 0 ? 'IN_STOCK' : 'OUT', purchasable },
    image: null,
  };
}

function option(key: string, values: string[]): DetailProduct['options'][number] {
  return {
    __typename: 'ProductOption',
    key,
    label: key,
    values: values.map((value) => ({ __typename: 'OptionValue', value, label: value, swatch: null, available: true })),
  };
}

const shirt = {
  color: '#2f4470',
  weight: null,
  options: [option('size', ['S', 'M']), option('color', ['#7a2d33', '#2f4470'])],
  variants: [
    variant('s-red', { size: 'S', color: '#7a2d33' }, 3600),
    variant('m-red', { size: 'M', color: '#7a2d33' }, 3600),
    variant('s-blue', { size: 'S', color: '#2f4470' }, 3800, 0),
    variant('m-blue', { size: 'M', color: '#2f4470' }, 3800),
  ],
};
const kopi = {
  color: null,
  weight: '500g',
  options: [option('weight', ['250g', '500g', '1kg'])],
  variants: [
    variant('small', { weight: '250g' }, 490, 0),
    variant('middle', { weight: '500g' }, 890),
    variant('large', { weight: '1kg' }, 1620),
  ],
};
const nothing = () => null;
const parameters = (requested: Record<string, string>) => (key: string) => requested[key] ?? null;

test('no size is preselected: shoppers must choose one', () => {
  const choice = readChoice(shirt, nothing);
  expect(choice).toEqual({ color: '#2f4470' });
  expect(missingOption(shirt, choice)?.key).toBe('size');
  expect(chosenVariant(shirt, choice)).toBeNull();
});

test('the URL selects size and colour, with or without # and in any letter case', () => {
  const choice = readChoice(shirt, parameters({ size: 'm', color: '7A2D33' }));
  expect(chosenVariant(shirt, choice)?.id).toBe('m-red');
});

test('unknown option values in the URL are ignored', () => {
  expect(readChoice(shirt, parameters({ size: 'XXXL', color: 'red' }))).toEqual({ color: '#2f4470' });
});

test("the product's own weight is preselected, or the cheapest available variant if that is sold out", () => {
  expect(chosenVariant(kopi, readChoice(kopi, nothing))?.id).toBe('middle');
  const large = { ...kopi, weight: '1kg' };
  expect(chosenVariant(large, readChoice(large, nothing))?.id).toBe('large');
  const small = { ...kopi, weight: '250g' };
  expect(chosenVariant(small, readChoice(small, nothing))?.id).toBe('middle');
});

test('an option with a single value is preselected', () => {
  const single = { color: null, weight: null, options: [option('size', ['M'])], variants: [variant('only', { size: 'M' }, 100)] };
  expect(chosenVariant(single, readChoice(single, nothing))?.id).toBe('only');
});

test('a product without options has its only variant selected', () => {
  const plain = { color: null, weight: null, options: [], variants: [variant('plain', {}, 640)] };
  expect(chosenVariant(plain, readChoice(plain, nothing))?.id).toBe('plain');
});

test('a sold-out combination can be selected and has no purchasable stock', () => {
  const choice = readChoice(shirt, parameters({ size: 'S', color: '2f4470' }));
  expect(chosenVariant(shirt, choice)?.id).toBe('s-blue');
  expect(chosenVariant(shirt, choice)?.stock.purchasable).toBe(0);
});

test("a size in the URL selects another colour if the product's own is sold out in that size", () => {
  expect(chosenVariant(shirt, readChoice(shirt, parameters({ size: 'S' })))?.id).toBe('s-red');
});

test('an incomplete choice is represented by an available variant', () => {
  expect(representativeVariant(shirt, { color: '#2f4470' })?.id).toBe('m-blue');
  expect(variantWith(shirt, { color: '#2f4470' }, 'size', 'S')?.stock.purchasable).toBe(0);
});

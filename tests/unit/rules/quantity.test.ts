import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, parseQuantity, quantitiesIn, quantityLabel, type Quantity } from '#schema/rules/quantity.ts';

/** The canonical label for a quantity; null if the text cannot be parsed. */
function labelOf(text: string): string | null {
  const parsed = parseQuantity(text);
  return parsed && quantityLabel(parsed);
}

test.each([
  [
    '500g',
    '500g 500gm 500gms 500G. 500_grams 500_gram 0.5_kg .5kg 0,5_kg 1/2_kg ½_kg 半公斤 500克 ５００ｇ 500_g/pack 净含量：500克 Net_Wt._500_g 500克装 0,500_kg',
  ],
  ['1kg', '1000g 1_kg 1,000_g 1.0kg 1_Kilo 1公斤 一公斤 1_000_g'],
  ['1.8kg', '1,800_g 1800_gram 1.8KG 1,8_kg'],
  ['1.5L', '1,5_L 1.5_ltr 1500ml 1,500_ml 1.500_ml 150cl 15_dl 1½_litres 1.5公升'],
  ['330ml', '.33_l 33cl 330_mL 0,33_Liter 330毫升 330cc 330_ml_can'],
  [
    '6x330ml',
    '6_x_330_ml 6x330ml 6_×_330_ml 6X330ML 330ml_x_6 330ml*6 6_cans_x_330_ml 6_tin_x_330ml 6瓶x330毫升 330毫升×6罐 pack_of_6_x_330ml 2_x_3_x_330ml',
  ],
  ['2x100g', '2_x_100g 100_g_x_2_packs 2_packs_of_100_g 200g_(2_x_100_g) 2x0.1kg'],
  ['6pcs', "pack_of_6 6_pcs 6's 6’s 6_biji 6_包 6个 6入 1/2_dozen 6_pieces 6_keping 6pack 3_x_2's"],
  ['12pcs', '12_biji dozen 1_dozen 1打 1_lusin 2_x_6_keping'],
  ['144pcs', '1_gross 12_dozen 144_helai'],
  ['24x330ml', '1_carton_(24_x_330ml) 24x330ML 24_X_330_ml 24*330ml'],
  ['36oz', '2_lb_4_oz 36_oz 2.25_lb 2¼_lbs'],
  ['36inch', '3_ft 1_yard 36_inches'],
  ['2.5m', '2.5_m 250cm 2500_mm 2,5_meter 2.5米'],
  ['500mg', '500_mg 0.5_g'],
  ['340g', '12_oz_(340_g)'],
])('every notation of the quantity %s is parsed to that label', (label, texts) => {
  for (const text of texts.split(' ').map((one) => one.replaceAll('_', ' '))) expect([text, labelOf(text)]).toEqual([text, label]);
});

test.each(['500-600 g', '500–600g', '~500 g', '±500g', 'approx. 500 g', '约500克', '500g+', '500克左右', 'min 500 g', 'kira-kira 1 kg'])(
  'the range or approximation %s is not parsed as a quantity',
  (text) => expect(parseQuantity(text)).toBeNull(),
);

test.each([
  '1,250 kg',
  '1.500 g',
  '2,000 L',
  '500',
  'kg',
  'A5',
  '20 x 30 cm',
  '6 x 330',
  '500 g + 50 g',
  '1 斤',
  '2 gallons',
  '38码',
  '1 kati',
  '0 g',
  '-5 g',
  '1.5 pcs',
  '6 kg x 2 kg',
  '1,80,00 g',
  '500 g (2 x 200 g)',
])('%s is invalid or ambiguous and is not parsed as a quantity', (text) => expect(parseQuantity(text)).toBeNull());

const METRIC = [
  ['mass', 6],
  ['volume', 3],
  ['length', 3],
] as const;
const quantities = fc.oneof(
  fc
    .tuple(fc.constantFrom(...METRIC), fc.integer({ min: 1, max: 999_999_999 }), fc.nat(3), fc.integer({ min: 1, max: 200 }))
    .map(([[kind, decimals], digits, shift, count]): Quantity => {
      const each = Number((digits / 10 ** Math.min(decimals, shift)).toPrecision(10));
      return { kind, each, count: kind === 'length' ? 1 : count, isImperial: false };
    }),
  fc.integer({ min: 1, max: 100_000 }).map((each): Quantity => ({ kind: 'pieces', each, count: 1, isImperial: false })),
);

test('the label of a quantity is parsed back to the same quantity', () => {
  fc.assert(
    fc.property(quantities, (quantity) => {
      expect(parseQuantity(quantityLabel(quantity))).toEqual(quantity);
    }),
  );
});

test('equal quantities in other units, spacing and digits have the same label', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('g', ' gm', ' grams', '克', ' ＧＲＡＭ'), (grams, unit) => {
      expect(labelOf(`${grams}${unit}`)).toBe(labelOf(`${(grams / 1000).toFixed(4)} kg`));
    }),
  );
});

test('parsing any text as a quantity neither throws nor takes more than linear time', () => {
  const signs = fc.constantFrom('1', '500', ',', '.', ' ', 'x', 'g', 'kg', 'ml', '包', "'s", '(', ')', '/', 'of', '½', '-');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
      parseQuantity(parts.join(''));
    }),
  );
  expect(parseQuantity('1 x '.repeat(20))).toBeNull();
});

test('the amount of a multipack includes all of its packs', () => {
  expect([amountOf(parseQuantity('6 x 330 ml') as Quantity), amountOf(parseQuantity("6 x 10's") as Quantity)]).toEqual([1980, 60]);
});

test.each([
  ['Cola 6x330ml', ['330ml']],
  ['酱油500毫升装', ['500ml']],
  ['Beras 1,500 gm, 2 kilo', ['1.5kg', '2kg']],
  ['3 in 1 kopi, 5升级, abc500g, 1990’s', []],
  ['10 packs', ['10pcs']],
])('the quantities found in the text %s are %j', (text, labels) => {
  expect(quantitiesIn(text).map(({ label }) => label)).toEqual(labels);
});

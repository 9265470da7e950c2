import * as v from 'valibot';
import { ALLERGENS } from '../allergens.ts';
import { CARE_SIGNS, MEASURES, type Measure } from '../garments.ts';
import { isGtin } from '../gtin.ts';
import {
  MAX_CARE_SIGNS,
  MAX_DETAIL_LENGTH,
  MAX_INGREDIENTS_LENGTH,
  MAX_SIZE_LENGTH,
  MAX_VARIANTS,
  MEASURE_MM,
  SHELF_LIFE_DAYS,
} from '../limits.ts';
import { everyTextOf, type LocalisedText } from '../localisedText.ts';
import { normaliseIdentifier, normaliseLine, normaliseParagraphs } from '../normaliseText.ts';
import { proseLength } from '../textLength.ts';
import { atMost, check, localised, orNull, withoutLink } from './fields.ts';

/** Details of a product for its label: barcode number, food label and garment label. */

const orNoText = (texts: LocalisedText): LocalisedText | null => (everyTextOf(texts).length === 0 ? null : texts);
const line = (limit: number, normalise = normaliseLine) =>
  v.pipe(localised(v.pipe(v.string(), v.transform(normalise), atMost(limit, proseLength), withoutLink())), v.transform(orNoText));
const distinct = <Value>(values: Value[]) => [...new Set(values)];

export const gtin = v.pipe(
  v.string(),
  v.transform((text) => normaliseIdentifier(text).replace(/[\s-]/g, '')),
  check((text) => text === '' || isGtin(text), 'gtin'),
  v.transform(orNull),
);

const allergens = v.pipe(v.array(v.picklist(ALLERGENS)), v.transform(distinct));
const isShelfLife = (days: number) => Number.isInteger(days) && days >= SHELF_LIFE_DAYS.min && days <= SHELF_LIFE_DAYS.max;

/** A food label; null if it states nothing. */
export const foodSchema = v.pipe(
  v.object({
    ingredients: line(MAX_INGREDIENTS_LENGTH, normaliseParagraphs),
    allergens,
    mayContain: allergens,
    storage: line(MAX_DETAIL_LENGTH),
    shelfLifeDays: v.nullable(v.pipe(v.number(), check(isShelfLife, 'shelfLife'))),
    origin: line(MAX_DETAIL_LENGTH),
  }),
  // An allergen that it contains is not one that it may contain.
  v.transform(({ mayContain, ...food }) => ({ ...food, mayContain: mayContain.filter((one) => !food.allergens.includes(one)) })),
  v.transform((food) => (isStated(food) ? food : null)),
);

const isMeasure = (mm: number) => Number.isInteger(mm) && mm >= MEASURE_MM.min && mm <= MEASURE_MM.max;
const measure = v.nullish(v.pipe(v.number(), check(isMeasure, 'measure')), null);
const measures = v.object({
  size: v.pipe(v.string(), v.transform(normaliseLine), atMost(MAX_SIZE_LENGTH)),
  ...(Object.fromEntries(MEASURES.map((name) => [name, measure])) as Record<Measure, typeof measure>),
});

/** A garment's label; null if it states nothing. Sizes without a measure are left out. */
export const garmentSchema = v.pipe(
  v.object({
    composition: line(MAX_DETAIL_LENGTH),
    origin: line(MAX_DETAIL_LENGTH),
    care: v.pipe(
      v.array(v.picklist(CARE_SIGNS)),
      v.transform(distinct),
      check((signs) => signs.length <= MAX_CARE_SIGNS, 'tooManyCareSigns'),
    ),
    measures: v.pipe(
      v.array(measures),
      v.transform((sizes) => sizes.filter((size) => MEASURES.some((name) => size[name] !== null))),
      check((sizes) => sizes.length <= MAX_VARIANTS && distinct(sizes.map(({ size }) => size)).length === sizes.length, 'measuredSizes'),
    ),
  }),
  v.transform((garment) => (isStated(garment) ? garment : null)),
);

function isStated(details: object): boolean {
  return Object.values(details).some((value) => value !== null && !(Array.isArray(value) && value.length === 0));
}

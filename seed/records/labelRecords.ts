import * as v from 'valibot';
import { foodSchema, garmentSchema } from '#schema/rules/inputs/productDetails.ts';
import { isGtin } from '#schema/rules/gtin.ts';
import { ALLERGENS } from '#schema/rules/allergens.ts';
import { CARE_SIGNS, MEASURES } from '#schema/rules/garments.ts';
import { localisedSchema, slugSchema, textSchema } from './sharedSchemas.ts';

const text = v.optional(localisedSchema);
const allergens = v.optional(v.array(v.picklist(ALLERGENS, 'must be an allergen')), []);

/** A product's food label, with the limits of the API. */
export const foodLabelRecordSchema = v.pipe(
  v.strictObject({
    slug: slugSchema,
    ingredients: text,
    allergens,
    mayContain: allergens,
    storage: text,
    shelfLifeDays: v.optional(v.nullable(v.number()), null),
    origin: text,
  }),
  v.transform(({ slug, ingredients = {}, storage = {}, origin = {}, ...food }) => ({
    slug,
    food: v.parse(foodSchema, { ...food, ingredients, storage, origin }),
  })),
);

const measures = v.strictObject({
  size: v.union([textSchema, v.literal('')]),
  ...Object.fromEntries(MEASURES.map((measure) => [measure, v.optional(v.number())])),
});

export const garmentLabelRecordSchema = v.pipe(
  v.strictObject({
    slug: slugSchema,
    composition: text,
    origin: text,
    care: v.optional(v.array(v.picklist(CARE_SIGNS, 'must be a care sign')), []),
    measures: v.optional(v.array(measures), []),
  }),
  v.transform(({ slug, composition = {}, origin = {}, ...garment }) => ({
    slug,
    garment: v.parse(garmentSchema, { ...garment, composition, origin }),
  })),
);

/** The number below a product's barcode. The numbers are fictional, although 955 is the prefix of Malaysia. */
export const barcodeRecordSchema = v.strictObject({
  slug: slugSchema,
  gtin: v.pipe(v.string(), v.check(isGtin, 'must be a GTIN with a valid check digit')),
});

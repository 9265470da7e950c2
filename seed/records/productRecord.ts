import * as v from 'valibot';
import { ATTRIBUTE_KEYS, facetRow } from '#schema/rules/facets.ts';
import { centsSchema, endMomentSchema, hexSchema, localisedSchema, momentSchema, slugSchema, textSchema } from './sharedSchemas.ts';

/** A garment's colour. `color` is a hex value from the palette, by which shoppers filter; `swatch` is the cloth's own shade. */
const colourChoiceSchema = v.strictObject({
  color: hexSchema,
  name: v.optional(localisedSchema),
  swatch: v.optional(hexSchema),
  /** The key of the picture in this colour, by default the front picture's. */
  picture: v.optional(slugSchema),
});

/** A pack size. If it has no price, the product's price applies. */
const weightChoiceSchema = v.strictObject({
  weight: textSchema,
  priceCents: v.optional(v.nullable(centsSchema), null),
  wasPriceCents: v.optional(v.nullable(centsSchema), null),
});

const unitsSchema = v.pipe(v.number(), v.integer(), v.minValue(0, 'stock must not be negative'));

/**
 * Units on hand: either one number for all variants, or a table in the order of the options, with one row for each value of the first
 * option.
 */
const stockSchema = v.union([unitsSchema, v.array(unitsSchema), v.array(v.array(unitsSchema))], 'must be a number, or numbers per option');

/** Attribute values, by attribute. */
const attributesSchema = v.pipe(
  v.record(v.string(), v.array(slugSchema)),
  v.check(
    (attributes) => Object.entries(attributes).every(([field, values]) => values.every((value) => isAttribute(field, value))),
    'must be values of an attribute facet',
  ),
);

function isAttribute(field: string, value: string): boolean {
  const key = ATTRIBUTE_KEYS.find((one) => facetRow(one).field === field);
  return key !== undefined && facetRow(key).values?.includes(value) === true;
}

const productSchema = v.strictObject({
  slug: slugSchema,
  sku: v.optional(v.nullable(textSchema), null),
  title: localisedSchema,
  description: localisedSchema,
  category: slugSchema,
  vendor: slugSchema,
  brand: v.optional(v.nullable(slugSchema), null),
  tags: v.optional(v.array(slugSchema), []),
  color: v.optional(v.nullable(hexSchema), null),
  label: v.optional(v.nullable(v.picklist(['SALE', 'NEW'], 'must be SALE or NEW')), null),
  /** Only DISABLED has an effect. Otherwise, stock decides between AVAILABLE and OUT_OF_STOCK. */
  status: v.optional(
    v.nullable(v.picklist(['AVAILABLE', 'OUT_OF_STOCK', 'DISABLED'], 'must be AVAILABLE, OUT_OF_STOCK or DISABLED')),
    null,
  ),
  fulfilment: v.optional(v.pipe(v.array(v.picklist(['ONLINE', 'IN_STORE'], 'must be ONLINE or IN_STORE')), v.minLength(1)), ['ONLINE']),
  priceCents: centsSchema,
  wasPriceCents: v.optional(v.nullable(centsSchema), null),
  weight: v.optional(v.nullable(textSchema), null),
  attributes: v.optional(attributesSchema, {}),
  weights: v.optional(v.array(weightChoiceSchema), []),
  sizes: v.optional(v.array(textSchema), []),
  colors: v.optional(v.array(colourChoiceSchema), []),
  stock: stockSchema,
  halal: v.optional(v.nullable(v.strictObject({ body: textSchema, number: textSchema, expires: endMomentSchema })), null),
  createdAt: momentSchema,
  /** Picture keys; by default `<slug>-front` and `<slug>-second`. */
  pictures: v.optional(v.pipe(v.array(slugSchema), v.minLength(2, 'needs a front and a second view')), undefined),
});

/** The number of variants that the options result in. */
function variantCount(record: v.InferOutput<typeof productSchema>): number {
  return [record.weights, record.sizes, record.colors].reduce((count, axis) => count * Math.max(1, axis.length), 1);
}

/** A product in the seed's own format, which has options and a stock table instead of a list of variants. */
export const productRecordSchema = v.pipe(
  productSchema,
  v.check((record) => record.wasPriceCents === null || record.wasPriceCents > record.priceCents, 'wasPriceCents must be above priceCents'),
  v.check(
    (record) => typeof record.stock === 'number' || record.stock.flat().length === variantCount(record),
    'stock must have one number for each variant',
  ),
  v.check(
    (record) => record.weights.length === 0 || record.weights.some((choice) => choice.weight === record.weight),
    'weight must be one of the weights',
  ),
);

export type ProductRecord = v.InferOutput<typeof productRecordSchema>;

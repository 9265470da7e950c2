/** Schemas for the other seed files: vendors, categories, and the content that surrounds products. */
import * as v from 'valibot';
import { VENDOR_LEVEL_MAX } from '#schema/rules/limits.ts';
import {
  centsSchema,
  endMomentSchema,
  hexSchema,
  localisedSchema,
  momentSchema,
  postcodeSchema,
  slugSchema,
  stateSchema,
  textSchema,
} from './sharedSchemas.ts';

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const pictureKey = v.optional(v.nullable(slugSchema), null);

export const SECTIONS = ['GROCERIES', 'FASHION', 'JEWELLERY', 'PERFUME_COSMETICS', 'GLASSES', 'BAGS', 'MART'] as const;

export const vendorRecordSchema = v.strictObject({
  slug: slugSchema,
  name: textSchema,
  /** Given name of the person behind the vendor. */
  makerName: textSchema,
  kind: localisedSchema,
  description: localisedSchema,
  city: textSchema,
  state: stateSchema,
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(VENDOR_LEVEL_MAX)),
  joinedAt: momentSchema,
  deliveryFeeCents: wholeNumber,
  /** 'peninsula' means that fresh and frozen products are not delivered across the South China Sea. */
  shipsTo: v.picklist(['everywhere', 'peninsula'], 'must be everywhere or peninsula'),
  /** Working days that making or checking a piece takes before it is handed over. */
  handlingDays: v.optional(wholeNumber, 0),
  /** Surcharge for express delivery on top of standard delivery; null if express delivery is not offered. */
  expressFeeCents: v.optional(v.nullable(centsSchema), null),
  /** Whether products can be picked up at the vendor's own store. */
  offersPickup: v.optional(v.boolean(), false),
  /** Pick-up address in the vendor's city. */
  pickupAddress: v.optional(
    v.nullable(v.strictObject({ line1: textSchema, line2: v.optional(v.nullable(textSchema), null), postalCode: postcodeSchema })),
    null,
  ),
  businessName: textSchema,
  businessType: textSchema,
  registrationNumber: textSchema,
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  phone: textSchema,
  whatsapp: v.optional(v.nullable(textSchema), null),
  openingHours: v.optional(v.nullable(textSchema), null),
});

export const categoryRecordSchema = v.strictObject({
  slug: slugSchema,
  name: localisedSchema,
  sections: v.pipe(v.array(v.picklist(SECTIONS)), v.minLength(1)),
  icon: textSchema,
  picture: pictureKey,
  /** The ground for product pictures that are missing from the picture set. */
  ground: v.picklist(['mango', 'leaf', 'berry', 'sky', 'cream', 'lilac', 'stone', 'sand', 'clay', 'sage', 'slate']),
});

export const categoryGroupRecordSchema = v.strictObject({
  slug: slugSchema,
  name: localisedSchema,
  icon: textSchema,
  categories: v.array(slugSchema),
});

export const categoryTileRecordSchema = v.strictObject({
  category: slugSchema,
  percentage: v.nullable(textSchema),
  icon: textSchema,
  picture: pictureKey,
  itemCount: wholeNumber,
});

export const brandRecordSchema = v.strictObject({ slug: slugSchema, name: textSchema });

export const colourRecordSchema = v.strictObject({ hex: hexSchema, name: localisedSchema });

export const collectionRecordSchema = v.strictObject({
  key: slugSchema,
  title: localisedSchema,
  endsAt: v.optional(endMomentSchema),
  products: v.optional(v.array(slugSchema), []),
  brands: v.optional(v.array(slugSchema), []),
  categories: v.optional(v.array(slugSchema), []),
});

export const bannerRecordSchema = v.strictObject({
  key: slugSchema,
  placement: slugSchema,
  title: localisedSchema,
  copy: v.optional(v.nullable(localisedSchema), null),
  cta: v.optional(v.nullable(localisedSchema), null),
  href: v.pipe(v.string(), v.startsWith('/', 'must be an address of the marketplace')),
  picture: pictureKey,
  nightPicture: pictureKey,
  /** Further pictures, for a wide banner that shows several side by side. */
  beside: v.optional(v.array(slugSchema), []),
  products: v.optional(v.array(slugSchema), []),
  startsAt: v.optional(v.nullable(momentSchema), null),
  endsAt: v.optional(v.nullable(endMomentSchema), null),
  /** The first and last day of each run of a recurring campaign. Every year is listed, because the dates of festivals move. */
  runs: v.optional(v.array(v.tuple([momentSchema, endMomentSchema])), []),
});

export const serviceRecordSchema = v.strictObject({
  key: slugSchema,
  title: localisedSchema,
  description: localisedSchema,
  icon: textSchema,
});

export const factRecordSchema = v.strictObject({ key: slugSchema, label: localisedSchema, value: textSchema });

export const marketplaceRecordSchema = v.strictObject({
  name: textSchema,
  contact: v.strictObject({
    phones: v.pipe(v.array(textSchema), v.length(2, 'the header shows two phone numbers')),
    email: v.pipe(v.string(), v.email()),
    address: textSchema,
    hours: localisedSchema,
    businessName: textSchema,
    registrationNumber: textSchema,
  }),
  popularSearches: v.array(textSchema),
  /** The products in the demo cart. `options` selects the variant, with values by option key. */
  demoCart: v.array(
    v.strictObject({
      product: slugSchema,
      options: v.optional(v.record(v.string(), v.string()), {}),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
});

export type VendorRecord = v.InferOutput<typeof vendorRecordSchema>;
export type MarketplaceRecord = v.InferOutput<typeof marketplaceRecordSchema>;

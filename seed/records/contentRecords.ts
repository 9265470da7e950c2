/** Schemas for the seed files with editorial content: articles, FAQs, people, marketplace information. */
import * as v from 'valibot';
import { localisedSchema, momentSchema, slugSchema, textSchema } from './sharedSchemas.ts';

const ownAddress = v.pipe(v.string(), v.startsWith('/', 'must be an address of the marketplace'));

export const articleCategoryRecordSchema = v.strictObject({ slug: slugSchema, name: localisedSchema });

const blockSchema = v.union([
  v.strictObject({ paragraph: localisedSchema }),
  v.strictObject({ heading: localisedSchema }),
  v.strictObject({ list: v.pipe(v.array(localisedSchema), v.minLength(2)) }),
  v.strictObject({ quote: localisedSchema, by: v.optional(v.nullable(localisedSchema), null) }),
  v.strictObject({ product: slugSchema }),
]);

export const articleRecordSchema = v.strictObject({
  slug: slugSchema,
  title: localisedSchema,
  description: localisedSchema,
  category: slugSchema,
  tags: v.pipe(v.array(slugSchema), v.minLength(1)),
  date: momentSchema,
  /** Picture keys. The pictures are shown together, with the first one in front. */
  pictures: v.pipe(v.array(slugSchema), v.minLength(1), v.maxLength(3)),
  /** Alternative text for the pictures. */
  alt: localisedSchema,
  products: v.pipe(v.array(slugSchema), v.minLength(1)),
  body: v.pipe(v.array(blockSchema), v.minLength(3)),
});

export const faqRecordSchema = v.strictObject({
  key: slugSchema,
  topic: v.picklist(['ORDERS', 'DELIVERY', 'PAYMENT', 'RETURNS', 'SELLERS', 'ACCOUNT']),
  question: localisedSchema,
  answer: localisedSchema,
  link: v.optional(v.nullable(v.strictObject({ label: localisedSchema, href: ownAddress })), null),
});

export const teamMemberRecordSchema = v.strictObject({ key: slugSchema, name: textSchema, role: localisedSchema, about: localisedSchema });

export const testimonialRecordSchema = v.strictObject({
  key: slugSchema,
  name: textSchema,
  role: localisedSchema,
  quote: localisedSchema,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});

export const informationRecordSchema = v.strictObject({
  key: v.picklist(['about', 'terms', 'privacy']),
  title: localisedSchema,
  intro: localisedSchema,
  updatedAt: momentSchema,
  sections: v.pipe(
    v.array(
      v.strictObject({
        anchor: slugSchema,
        title: localisedSchema,
        summary: v.optional(v.nullable(localisedSchema), null),
        paragraphs: v.optional(v.array(localisedSchema), []),
        points: v.optional(v.array(localisedSchema), []),
      }),
    ),
    v.minLength(1),
  ),
});

export type ArticleRecord = v.InferOutput<typeof articleRecordSchema>;

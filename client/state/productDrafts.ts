import {
  array,
  boolean,
  fallback,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  type InferOutput,
} from 'valibot';
import { fieldsIn } from '#schema/rules/localisedText.ts';
import { MAX_VARIANTS } from '#schema/rules/limits.ts';
import { mergeFields } from './mergeChanges.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

/** One field per language. Drafts created before a language was added do not have its field. */
const inEachLanguage = <Field extends string>(field: Field) => fieldsIn(field, () => optional(string(), ''));

const pictureSchema = object({
  /** The picture's id in the API. */
  id: string(),
  url: string(),
  width: number(),
  height: number(),
  dominantColor: string(),
  ground: nullable(string()),
  ...inEachLanguage('alt'),
});

const rowSchema = object({
  /** null for a new variant. */
  id: nullable(string()),
  sku: string(),
  price: string(),
  wasPrice: string(),
  /** Units as typed; an empty string creates no variant. */
  stock: string(),
  /** Stock at the time it was read; null for a new variant. */
  expectedStock: nullable(number()),
  imageId: nullable(string()),
});

export const productValuesSchema = object({
  ...inEachLanguage('title'),
  ...inEachLanguage('description'),
  category: string(),
  brand: string(),
  /** As typed, separated by commas. */
  tags: string(),
  color: string(),
  label: picklist(['', 'NEW', 'SALE']),
  /** In dollars, as typed. */
  price: string(),
  wasPrice: string(),
  weight: string(),
  /** Chosen values by facet; missing in drafts from earlier versions. */
  attributes: optional(record(string(), array(string())), {}),
  isOnline: boolean(),
  isInStore: boolean(),
  hasHalal: boolean(),
  halalBody: string(),
  halalNumber: string(),
  /** A day, such as "2028-11-28". */
  halalExpires: string(),
  images: listOf(pictureSchema),
  /** The option that forms the columns of the variant table. */
  axis: picklist(['size', 'weight']),
  sizes: pipe(array(string()), maxLength(MAX_VARIANTS)),
  /** Hex values. */
  colors: pipe(array(string()), maxLength(MAX_VARIANTS)),
  /** Rows by size and colour (`rowKey`). */
  rows: record(string(), rowSchema),
  /** SKU prefix for variants that do not have an SKU. */
  skuBase: string(),
});

const draftSchema = object({
  values: productValuesSchema,
  /** The product's values when the draft was started. */
  base: productValuesSchema,
  /** The product version on which the draft is based; null for a new product. */
  version: nullable(number()),
  /** ISO 8601. */
  savedAt: string(),
});

const draftsSchema = object({ drafts: fallback(record(string(), draftSchema), {}) });

/** Values of the product form, as typed. */
export type ProductValues = InferOutput<typeof productValuesSchema>;
export type ProductPicture = InferOutput<typeof pictureSchema>;
export type VariantRow = InferOutput<typeof rowSchema>;
export type ProductDraft = InferOutput<typeof draftSchema>;

/** Maximum number of drafts; beyond it, the oldest are dropped. */
const MOST_DRAFTS = 12;

/** Unpublished product drafts, by account and product. */
export const productDraftsVar = persistedVar<InferOutput<typeof draftsSchema>>({
  slice: 'productDrafts',
  schema: draftsSchema,
  merge: mergeFields<InferOutput<typeof draftsSchema>>({ drafts: mergeFields() }),
});

/** Changes a draft, or creates it from `opened`. Deletes a draft that is identical to the product. */
export function changeProductDraft(
  key: string,
  opened: Pick<ProductDraft, 'base' | 'version'>,
  change: (values: ProductValues) => Partial<ProductValues>,
): void {
  const { drafts } = productDraftsVar();
  const before = drafts[key] ?? { ...opened, values: opened.base };
  const values = { ...before.values, ...change(before.values) };
  if (JSON.stringify(values) === JSON.stringify(before.base)) dropProductDraft(key);
  else keep({ ...drafts, [key]: { ...before, values, savedAt: new Date().toISOString() } });
}

/** Replaces a draft with one that is based on a different version of the product. */
export function rebaseProductDraft(key: string, draft: Omit<ProductDraft, 'savedAt'>): void {
  keep({ ...productDraftsVar().drafts, [key]: { ...draft, savedAt: new Date().toISOString() } });
}

/** Deletes a draft after it has been published or discarded. */
export function dropProductDraft(key: string): void {
  const { [key]: _dropped, ...others } = productDraftsVar().drafts;
  keep(others);
}

export function forgetProductDrafts(): void {
  keep({});
  productDraftsVar.flush();
}

function keep(drafts: Record<string, ProductDraft>): void {
  const newest = Object.entries(drafts).sort(([, left], [, right]) => (left.savedAt < right.savedAt ? 1 : -1));
  productDraftsVar({ drafts: Object.fromEntries(newest.slice(0, MOST_DRAFTS)) });
}

import { array, boolean, fallback, nullable, number, object, optional, picklist, record, string, type InferOutput } from 'valibot';
import { fieldsIn } from '#schema/rules/localisedText.ts';
import { mergeFields } from './mergeChanges.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

/** A field per language; drafts from before a language was added have none. */
const inEachLanguage = <Field extends string>(field: Field) => fieldsIn(field, () => optional(string(), ''));

const pictureSchema = object({
  /** What the API takes it by. */
  id: string(),
  url: string(),
  width: number(),
  height: number(),
  dominantColor: string(),
  ground: nullable(string()),
  ...inEachLanguage('alt'),
});

const rowSchema = object({
  /** null: new. */
  id: nullable(string()),
  sku: string(),
  price: string(),
  wasPrice: string(),
  /** Empty: not made. */
  stock: string(),
  /** Units that were there when it was read; null: new. */
  expectedStock: nullable(number()),
  imageId: nullable(string()),
});

const valuesSchema = object({
  ...inEachLanguage('title'),
  ...inEachLanguage('description'),
  category: string(),
  brand: string(),
  /** As typed, with commas. */
  tags: string(),
  color: string(),
  label: picklist(['', 'NEW', 'SALE']),
  /** Dollars, as typed. */
  price: string(),
  wasPrice: string(),
  weight: string(),
  /** Chosen values by facet; drafts of earlier versions have none. */
  attributes: optional(record(string(), array(string())), {}),
  isOnline: boolean(),
  isInStore: boolean(),
  hasHalal: boolean(),
  halalBody: string(),
  halalNumber: string(),
  /** A day, such as "2028-11-28". */
  halalExpires: string(),
  images: listOf(pictureSchema),
  /** What the columns of the variants are. */
  axis: picklist(['size', 'weight']),
  sizes: array(string()),
  /** Hex. */
  colors: array(string()),
  /** By size and colour, see `rowKey`. */
  rows: record(string(), rowSchema),
  /** Begins the numbers of variants that have none of their own. */
  skuBase: string(),
});

const draftSchema = object({
  values: valuesSchema,
  /** What the product was when it was opened. */
  base: valuesSchema,
  /** The version of the product that it was opened at; null: there is none yet. */
  version: nullable(number()),
  /** ISO 8601. */
  savedAt: string(),
});

const draftsSchema = object({ drafts: fallback(record(string(), draftSchema), {}) });

/** A product as it is being described: everything as typed. */
export type ProductValues = InferOutput<typeof valuesSchema>;
export type ProductPicture = InferOutput<typeof pictureSchema>;
export type VariantRow = InferOutput<typeof rowSchema>;
export type ProductDraft = InferOutput<typeof draftSchema>;

/** Older ones make room. */
const MOST_DRAFTS = 12;

/** What sellers have described and not published yet, by account and product. */
export const productDraftsVar = persistedVar<InferOutput<typeof draftsSchema>>({
  slice: 'productDrafts',
  schema: draftsSchema,
  merge: mergeFields<InferOutput<typeof draftsSchema>>({ drafts: mergeFields() }),
});

/** Keeps a change of a draft, which begins as `opened`. A draft that says what the product says is none. */
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

/** Goes on from another version of the product. */
export function rebaseProductDraft(key: string, draft: Omit<ProductDraft, 'savedAt'>): void {
  keep({ ...productDraftsVar().drafts, [key]: { ...draft, savedAt: new Date().toISOString() } });
}

/** It was published, or is not wanted any more. */
export function dropProductDraft(key: string): void {
  const { [key]: _dropped, ...others } = productDraftsVar().drafts;
  keep(others);
}

/** Forgets everything that was being described. */
export function forgetProductDrafts(): void {
  keep({});
  productDraftsVar.flush();
}

function keep(drafts: Record<string, ProductDraft>): void {
  const newest = Object.entries(drafts).sort(([, left], [, right]) => (left.savedAt < right.savedAt ? 1 : -1));
  productDraftsVar({ drafts: Object.fromEntries(newest.slice(0, MOST_DRAFTS)) });
}

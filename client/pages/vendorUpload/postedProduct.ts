import type { ProductValues, VariantRow } from '#client/state/productDrafts.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { EMPTY_ROW, rowKeys } from './productValues.ts';
import { attributeKeysOf } from './saveProduct.ts';
import type { Choices } from './choices.ts';
import type { TextName } from './textProps.ts';

const inEachLanguage = <Field extends 'title' | 'description' | 'alt'>(field: Field) => LOCALES.map((locale) => fieldIn(field, locale));

const TEXTS: readonly TextName[] = [
  ...inEachLanguage('title'),
  ...inEachLanguage('description'),
  ...(['category', 'brand', 'tags', 'color', 'label', 'price', 'wasPrice', 'weight', 'halalBody', 'halalNumber', 'halalExpires'] as const),
];

const ROW_PARTS = ['stock', 'sku', 'price', 'wasPrice'] as const;

/** A product as its form was posted: what was typed over what is saved. Its pictures, sizes and colours are as they are saved. */
export function postedProduct(
  base: ProductValues,
  fields: readonly (readonly [string, string])[],
  categories: Choices['categories'],
): ProductValues {
  const sent = new Map(fields);
  const over = <Name extends string>(names: readonly Name[], prefix = '') =>
    Object.fromEntries(names.flatMap((name) => (sent.has(prefix + name) ? [[name, sent.get(prefix + name)]] : [])));
  const texts = { ...base, ...over(TEXTS) };
  const keys = [base.category, texts.category].flatMap((slug) => attributeKeysOf(slug, categories));
  const attributes = keys.map((key) => {
    const ticked = new Set(fields.flatMap(([field, value]) => (field === `attributes.${key}` ? [value] : [])));
    return [key, fixedValues(key).flatMap(([value]) => (ticked.has(value) ? [value] : []))];
  });
  const rows = rowKeys(base).map((key): [string, VariantRow] => {
    const row = { ...EMPTY_ROW, ...base.rows[key], ...over(ROW_PARTS, `rows.${key}.`) };
    const seen = sent.get(`rows.${key}.expectedStock`) ?? '';
    return [key, { ...row, expectedStock: /^\d{1,7}$/.test(seen) ? Number(seen) : row.expectedStock }];
  });
  return {
    ...texts,
    label: texts.label === 'NEW' || texts.label === 'SALE' ? texts.label : '',
    attributes: { ...base.attributes, ...(Object.fromEntries(attributes) as ProductValues['attributes']) },
    isOnline: sent.has('isOnline'),
    isInStore: sent.has('isInStore'),
    hasHalal: sent.has('hasHalal'),
    images: base.images.map((image, index) => ({ ...image, ...over(inEachLanguage('alt'), `images.${index}.`) })),
    rows: { ...base.rows, ...Object.fromEntries(rows) },
  };
}

import type { FormAction } from '#client/routes/formAction.ts';
import { withQuery } from '#client/config/links.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { openedProduct, EMPTY_ROW, inEachLanguage, rowKeys, type Choices, type TextName } from './productValues.ts';
import { saveProduct, attributeKeysOf } from './saveProduct.ts';
import { readUploadTarget } from './vendorUploadAddress.ts';
import { VendorUploadDocument } from './VendorUploadPage.generated.ts';
import type { ProductValues, VariantRow } from '#client/state/productDrafts.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';

/** Saves a product or a copy. */
const product: FormAction = {
  page: 'vendorUpload',
  isForMembers: true,
  echoes: [],
  failed: 'vendorProducts.failed',
  run: async ({ text, fields, url, client, t, locale }) => {
    const target = readUploadTarget(url.searchParams);
    const variables = { locale: apiLocale(locale), id: target.id ?? '', hasProduct: target.id !== null };
    const { data } = await client.query({ query: VendorUploadDocument, variables });
    const saved = data?.viewer?.vendor?.product ?? null;
    if (target.kind !== 'new' && saved === null) return { kind: 'wrong', general: t('vendorProducts.noProduct') };
    const { base } = openedProduct(saved, target.kind);
    const productId = target.kind === 'edit' ? target.id : null;
    const categories = data?.categories ?? null;
    const values = postedProduct(base, fields, categories);
    const version = text('version') === '' ? null : Number(text('version'));
    const result = await saveProduct(client, { productId, values, base, version, categories }, t);
    if (result.kind !== 'saved') return { ...result, kind: 'wrong', shown: values };
    const said = t(productId === null ? 'vendorProducts.published' : 'vendorProducts.saved');
    return { kind: 'done', done: { said }, to: withQuery('/vendor-upload', { edit: result.id }) };
  },
};

export const actions = { product };

const TEXTS: readonly TextName[] = [
  ...inEachLanguage('title'),
  ...inEachLanguage('description'),
  ...(['category', 'brand', 'tags', 'color', 'label', 'price', 'wasPrice', 'weight', 'halalBody', 'halalNumber', 'halalExpires'] as const),
];

const ROW_PARTS = ['stock', 'sku', 'price', 'wasPrice'] as const;

/** Form values of a post: submitted over saved values. Pictures, sizes and colours are not changed. */
function postedProduct(
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

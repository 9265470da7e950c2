import { parse } from 'valibot';
import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { evictListings } from '#client/features/vendorConsole/evictListings.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { withQuery } from '#client/config/links.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { openedProduct, EMPTY_ROW, inEachLanguage, rowKeys, type Choices, type TextName } from './productValues.ts';
import { saveProduct, attributeKeysOf } from './saveProduct.ts';
import { readUploadTarget } from './vendorUploadQuery.ts';
import { VendorUploadDocument } from './VendorUploadPage.generated.ts';
import { productValuesSchema, type ProductValues, type VariantRow } from '#client/state/productDrafts.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';

/** Saves a new product, a copy or changes. If the input is rejected, returns its values. */
const product = formIntent(NO_FIELDS, {
  checksViewer: true,
  failed: 'vendorProducts.failed',
  run: async (_values, request) => {
    const { text, formData, url, client, locale } = request;
    const target = readUploadTarget(url.searchParams);
    const variables = { locale: apiLocale(locale), id: target.id ?? '', hasProduct: target.id !== null };
    const { data } = await client.query({ query: VendorUploadDocument, variables });
    const opened = data?.viewer?.vendor?.product ?? null;
    if (target.kind !== 'new' && opened === null)
      return { done: null, lastResult: { error: { '': { message: 'vendorProducts.noProduct' } } } };
    const { base } = openedProduct(opened, target.kind);
    const productId = target.kind === 'edit' ? target.id : null;
    const categories = data?.categories ?? null;
    const edited = request.isBrowser ? editedValues(text(VALUES_FIELD)) : null;
    const values = edited ?? submittedValues(base, formData, categories);
    const version = text('version') === '' ? null : Number(text('version'));
    const result = await saveProduct(request, { productId, values, base, version, categories });
    if ('errors' in result) {
      const { errors, isConflict } = result;
      return { done: null, lastResult: { error: errors }, codes: isConflict ? ['CONFLICT'] : [], shown: values };
    }
    evictListings(client.cache, result.id);
    return { done: { ...result, isNew: productId === null ? 'yes' : '' }, to: withQuery('/vendor-upload', { edit: result.id }) };
  },
});

export const action = formAction({ createVendor, product });

/** Field with the editor's state as JSON. Empty without scripts, in which case the other fields contain the values. */
export const VALUES_FIELD = 'values';

/** Parses the editor's state. Returns null if the field is empty. */
function editedValues(json: string): ProductValues | null {
  return json === '' ? null : parse(productValuesSchema, JSON.parse(json));
}

const TEXTS: readonly TextName[] = [
  ...inEachLanguage('title'),
  ...inEachLanguage('description'),
  ...(['category', 'brand', 'tags', 'color', 'label', 'price', 'wasPrice', 'weight', 'halalBody', 'halalNumber', 'halalExpires'] as const),
];

const ROW_PARTS = ['stock', 'sku', 'price', 'wasPrice'] as const;

/** Values from a form without scripts: the submitted values override the saved ones. Pictures, sizes and colours cannot change. */
function submittedValues(base: ProductValues, formData: FormData, categories: Choices['categories']): ProductValues {
  const sent = new Map([...formData].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value] as const] : [])));
  const over = <Name extends string>(names: readonly Name[], prefix = '') =>
    Object.fromEntries(names.flatMap((name) => (sent.has(prefix + name) ? [[name, sent.get(prefix + name)]] : [])));
  const texts = { ...base, ...over(TEXTS) };
  const keys = [base.category, texts.category].flatMap((slug) => attributeKeysOf(slug, categories));
  const attributes = keys.map((key) => {
    const ticked = new Set(formData.getAll(`attributes.${key}`));
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

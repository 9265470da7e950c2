import type { FormRequest } from '#client/graphql/formAction.ts';
import type { FormError } from '#client/ui/forms/formSpec.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { ProductValues } from '#client/state/productDrafts.ts';
import { attributesOf, type FacetKey } from '#schema/rules/facets.ts';
import { fieldIn, textsOfFields } from '#schema/rules/localisedText.ts';
import { isLocale, type Locale } from '#schema/rules/locales.ts';
import { SaveProductDocument, type SaveProductMutationVariables } from './VendorUploadPage.generated.ts';
import { PRODUCT_TITLE_LENGTH } from '#schema/rules/limits.ts';
import { normaliseLine } from '#schema/rules/normaliseText.ts';
import { isDay } from '#schema/rules/moments.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import { lineLength } from '#schema/rules/textLength.ts';
import { splitValues } from '#schema/rules/wordLists.ts';
import { textInput } from '#client/graphql/localisedTexts.ts';
import { EMPTY_ROW, madeKeys, optionsOf, skuOf, type Choices } from './productValues.ts';

/** Validates the product form and saves it. */

interface SavedForm {
  /** null for a new product. */
  productId: string | null;
  values: ProductValues;
  /** Initial form values for the edited product. */
  base: ProductValues;
  version: number | null;
  categories: Choices['categories'];
}

type ProductResult =
  | { id: string; slug: string }
  /** Errors by field path, with a general error under ''. `isConflict`: the product has changed since the form was opened. */
  | { errors: Record<string, FormError>; isConflict: boolean };

export async function saveProduct({ mutate }: Pick<FormRequest, 'mutate'>, form: SavedForm): Promise<ProductResult> {
  const { productId, base, version, categories } = form;
  const values = productId === null && form.values.skuBase === '' ? { ...form.values, skuBase: newSkuBase() } : form.values;
  const attributes = attributeKeysOf(values.category, categories);
  const { input, rows, problems } = readProduct(values, productId === null ? null : base, attributes);
  const found = Object.entries(problems).flatMap(([place, message]) => (message ? [[place, { message }] as const] : []));
  if (found.length > 0) return { errors: Object.fromEntries(found), isConflict: false };
  const { product, errors } = (await mutate(SaveProductDocument, { id: productId, input, expectedVersion: version })).saveProduct;
  if (product !== null) return product.product;
  const conflict = errors.find(({ code }) => code === 'CONFLICT');
  if (conflict !== undefined) return { errors: { '': conflict.message }, isConflict: true };
  const refused: Record<string, FormError> = {};
  for (const { message, path } of errors) refused[placeOf(path, { rows, attributes }) ?? ''] ??= message;
  return { errors: refused, isConflict: false };
}

/** Random text of five letters and digits that are hard to mistake for one another. */
export function newSkuBase(): string {
  const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => characters[byte % characters.length]).join('');
}

export function attributeKeysOf(slug: string, categories: Choices['categories']): FacetKey[] {
  const category = categories?.find((one) => one.slug === slug);
  return category === undefined ? [] : attributesOf(category);
}

/** Rows and attributes in the order used by the API input's lists, which error paths refer to by index. */
interface SentOrder {
  rows: readonly string[];
  attributes: readonly FacetKey[];
}

/** The field path for an API error path; null if no field belongs to it. */
function placeOf(path: readonly string[] | null, { rows, attributes }: SentOrder): string | null {
  const [field, index, part, language] = path ?? [];
  if (field === undefined || field === 'id') return null;
  if (field === 'variants' && index !== undefined) {
    const isPart = part === 'sku' || part === 'price' || part === 'wasPrice';
    return `rows.${rows[Number(index)] ?? ''}.${isPart ? part : 'stock'}`;
  }
  if (field === 'attributes') return `attributes.${attributes[Number(index)] ?? ''}`;
  if (field === 'images') return part === 'alt' ? `images.${index}.${isLocale(language) ? fieldIn(part, language) : part}` : 'images';
  if ((field === 'title' || field === 'description') && isLocale(index)) return fieldIn(field, index);
  return path?.join('.') ?? null;
}

type ProductInput = SaveProductMutationVariables['input'];

interface ReadProduct {
  input: ProductInput;
  /** Row keys in the order used by `input.variants`. */
  rows: string[];
  /** Missing or malformed values by field path. The server checks all other rules. */
  problems: Partial<Record<string, PlainMessageKey>>;
}

/** Converts form values to the API's input. `base`: initial values, null for a new product. `attributeKeys`: the category's attributes. */
function readProduct(values: ProductValues, base: ProductValues | null, attributeKeys: readonly FacetKey[]): ReadProduct {
  const problems: ReadProduct['problems'] = {};
  const amount = (place: string, text: string): number | null => {
    if (text.trim() === '') return null;
    const cents = parseCents(text);
    if (cents === null) problems[place] = 'vendorProducts.badPrice';
    return cents;
  };
  const rows = madeKeys(values);
  if (values.images.length === 0) problems['images'] = 'vendorProducts.needImage';
  const titles = textsOfFields('title', values);
  if (!Object.values(titles).some(isTelling)) problems['title'] = 'vendorProducts.needTitle';
  for (const [locale, title] of Object.entries(titles) as [Locale, string][]) {
    if (title.trim() !== '' && lineLength(normaliseLine(title)) < PRODUCT_TITLE_LENGTH.min)
      problems[fieldIn('title', locale)] = 'vendorProducts.needTitle';
  }
  if (values.category === '') problems['category'] = 'vendorProducts.needCategory';
  if (!Object.values(textsOfFields('description', values)).some(isTelling)) problems['description'] = 'vendorProducts.needDescription';
  const price = amount('price', values.price);
  if (values.price.trim() === '' || price === 0) problems['price'] = 'vendorProducts.needPrice';
  const wasPrice = amount('wasPrice', values.wasPrice);
  if (price !== null && wasPrice !== null && wasPrice <= price) problems['wasPrice'] = 'vendorProducts.wasTooLow';
  if (!values.isOnline && !values.isInStore) problems['fulfilment'] = 'vendorProducts.needPlace';
  if (values.hasHalal) {
    if (!isTelling(values.halalBody)) problems['halal.body'] = 'vendorProducts.needHalalBody';
    if (!isTelling(values.halalNumber)) problems['halal.number'] = 'vendorProducts.needHalalNumber';
    if (values.halalExpires === '') problems['halal.expires'] = 'vendorProducts.needExpiry';
  }
  if (rows.length === 0) problems['variants'] = 'vendorProducts.needStock';
  const variants = rows.map((key) => {
    const row = values.rows[key] ?? EMPTY_ROW;
    const stock = /^\d{1,7}$/.test(row.stock.trim()) ? Number(row.stock) : null;
    if (stock === null) problems[`rows.${key}.stock`] = 'vendorProducts.badStock';
    return {
      id: row.id,
      sku: skuOf(values, key),
      options: optionsOf(key, values.axis),
      price: amount(`rows.${key}.price`, row.price),
      wasPrice: amount(`rows.${key}.wasPrice`, row.wasPrice),
      stock: stock ?? 0,
      expectedStock: row.expectedStock,
      imageId: row.imageId,
    };
  });
  const input: ProductInput = {
    title: textInput('title', values),
    description: textInput('description', values),
    category: values.category,
    brand: values.brand,
    tags: splitValues(values.tags),
    color: values.color || null,
    label: values.label || null,
    price,
    wasPrice,
    weight: values.weight,
    attributes: attributeKeys.map((key) => ({ key, values: values.attributes[key] ?? [] })),
    fulfilment: [...(values.isOnline ? (['ONLINE'] as const) : []), ...(values.isInStore ? (['IN_STORE'] as const) : [])],
    images: values.images.map((image) => ({ id: image.id, alt: textInput('alt', image) })),
    halal: halalOf(values, base),
    variants,
  };
  return { input, rows, problems };
}

/** The API's input for the halal certificate. Omits an unchanged certificate, because the form does not show its exact expiry time. */
function halalOf(
  { hasHalal, halalBody, halalNumber, halalExpires }: ProductValues,
  base: ProductValues | null,
): ProductInput['halal'] | undefined {
  const isSame =
    base?.hasHalal === true && base.halalBody === halalBody && base.halalNumber === halalNumber && base.halalExpires === halalExpires;
  if (!hasHalal) return null;
  if (isSame) return undefined;
  return { body: halalBody, number: halalNumber, expires: isDay(halalExpires) ? halalExpires : '1970-01-01' };
}

/** Saving a product as its form holds it, for the script and for the server. */
import type { ApolloClient } from '@apollo/client';
import type { Translate } from '#client/i18n/Translate.ts';
import type { ProductValues } from '#client/state/productDrafts.ts';
import { attributesOf, type FacetKey } from '#schema/rules/facets.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { isLocale } from '#schema/rules/locales.ts';
import type { Choices } from './choices.ts';
import { readProduct } from './readProduct.ts';
import { SaveProductDocument } from './VendorUploadPage.generated.ts';

interface SavedForm {
  /** null for a new product. */
  productId: string | null;
  values: ProductValues;
  /** The product that is changed, as it was opened. */
  base: ProductValues;
  version: number | null;
  categories: Choices['categories'];
}

export type ProductResult =
  | { kind: 'saved'; id: string; slug: string }
  /** By the place in the form. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; general: string | null }
  /** Somebody else has changed it since it was opened. */
  | { kind: 'conflict'; general: string };

/** Checks a product and saves it. */
export async function saveProduct(client: ApolloClient, form: SavedForm, t: Translate): Promise<ProductResult> {
  const { productId, base, version, categories } = form;
  const values = productId === null && form.values.skuBase === '' ? { ...form.values, skuBase: newSkuBase() } : form.values;
  const attributes = attributeKeysOf(values.category, categories);
  const { input, rows, problems } = readProduct(values, productId === null ? null : base, attributes);
  const found = Object.entries(problems).flatMap(([place, key]) => (key ? [[place, t(key)] as const] : []));
  if (found.length > 0) return { kind: 'refused', fields: Object.fromEntries(found), general: null };
  const variables = { id: productId, input, expectedVersion: version };
  const answer = (await client.mutate({ mutation: SaveProductDocument, variables })).data?.saveProduct;
  if (!answer) return { kind: 'refused', fields: {}, general: t('vendorProducts.failed') };
  if (answer.product !== null) return { kind: 'saved', ...answer.product.product };
  const conflict = answer.errors.find(({ code }) => code === 'CONFLICT');
  if (conflict !== undefined) return { kind: 'conflict', general: conflict.message };
  const fields: Record<string, string> = {};
  let general: string | null = null;
  for (const { message, path } of answer.errors) {
    const place = placeOf(path, { rows, attributes });
    if (place === null) general = message;
    else fields[place] ??= message;
  }
  return { kind: 'refused', fields, general };
}

/** Four letters and digits that are easily told apart. */
export function newSkuBase(): string {
  const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => characters[byte % characters.length]).join('');
}

/** Attributes that products of a category can have. */
export function attributeKeysOf(slug: string, categories: Choices['categories']): FacetKey[] {
  const category = categories?.find((one) => one.slug === slug);
  return category === undefined ? [] : attributesOf(category);
}

/** What the indices of the input's lists stand for. */
interface SentOrder {
  rows: readonly string[];
  attributes: readonly FacetKey[];
}

/** The place in the form that a path of the input means; null: none. */
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

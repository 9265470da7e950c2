import { ATTRIBUTE_KEYS, facetRow } from '#schema/rules/facets.ts';
import { translations } from '#server/platform/messages.ts';
import { COLUMNS, MISSPELT_FIELDS, type Column } from './cellValues.ts';

/** Columns that belong to a variant; all others belong to the product. */
export const VARIANT_COLUMNS = ['size', 'variantColor', 'variantWeight', 'variantPrice', 'variantOldPrice', 'quantity'] as const;

/** Column aliases. */
const OTHER_NAMES: Partial<Record<Column, readonly string[]>> = {
  product: ['parentSku', 'produk'],
  title: ['name', 'nama', 'tajuk'],
  titleMs: ['nameMs', 'namaMs'],
  description: ['penerangan', 'keterangan'],
  category: ['kategori'],
  brand: ['jenama'],
  newPrice: ['price', 'harga'],
  oldPrice: ['wasPrice', 'hargaLama'],
  quantity: ['stock', 'stok', 'kuantiti'],
  weight: ['berat', ...Object.keys(MISSPELT_FIELDS)],
  size: ['sizes', 'saiz'],
  color: ['colour', 'warna'],
  tags: ['tag'],
  sale: ['label', 'saleLabel'],
  location: ['fulfilment', 'lokasi'],
  ...Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [facetRow(key).field, Object.values(translations(`facets.${key}`))])),
};

const BY_NAME = new Map<string, Column>(
  COLUMNS.flatMap((column) => [column, ...(OTHER_NAMES[column] ?? [])].map((name): [string, Column] => [plain(name), column])),
);

/** A product's additional size columns. */
const FURTHER_SIZES = new Set(['size1', 'size2']);

/** The column for a heading, ignoring spaces and case; null for an unknown heading. */
export function columnOf(heading: string): Column | null {
  const name = plain(heading);
  return FURTHER_SIZES.has(name) ? 'size' : (BY_NAME.get(name) ?? null);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

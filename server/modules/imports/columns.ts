import { ATTRIBUTE_KEYS, FACETS, facetRow } from '#schema/rules/facets.ts';
import type { AttributeField } from '#schema/rules/facets.ts';
import { MISSPELT_FIELDS } from '#schema/rules/specSpellings.ts';

const ATTRIBUTE_COLUMNS = ATTRIBUTE_KEYS.map((key) => FACETS[key].field as AttributeField);

/** Columns of a product file, named as in exports. */
const FIXED_COLUMNS = [
  'sku',
  'product',
  'title',
  'titleMs',
  'description',
  'descriptionMs',
  'category',
  'brand',
  'newPrice',
  'oldPrice',
  'quantity',
  'weight',
  'size',
  'color',
  'tags',
  'sale',
  'location',
  'status',
  'variantColor',
  'variantWeight',
  'variantPrice',
  'variantOldPrice',
  'halalBody',
  'halalNumber',
  'halalExpires',
] as const;

export type Column = (typeof FIXED_COLUMNS)[number] | AttributeField;

export const COLUMNS: readonly Column[] = [...FIXED_COLUMNS, ...ATTRIBUTE_COLUMNS];

/** Columns of a variant; all others belong to the product. */
export const VARIANT_COLUMNS = ['size', 'variantColor', 'variantWeight', 'variantPrice', 'variantOldPrice', 'quantity'] as const;
export type VariantColumn = (typeof VARIANT_COLUMNS)[number];

/** Aliases of columns. */
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
  ...Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [facetRow(key).field, Object.values(facetRow(key).label)])),
};

const BY_NAME = new Map<string, Column>(
  COLUMNS.flatMap((column) => [column, ...(OTHER_NAMES[column] ?? [])].map((name): [string, Column] => [plain(name), column])),
);

/** Additional size columns of the same product. */
const FURTHER_SIZES = new Set(['size1', 'size2']);

/** The column of a heading, ignoring spacing and case; null for an unknown one. */
export function columnOf(heading: string): Column | null {
  const name = plain(heading);
  return FURTHER_SIZES.has(name) ? 'size' : (BY_NAME.get(name) ?? null);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

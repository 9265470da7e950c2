import { MISSPELT_FIELDS } from '#schema/rules/specSpellings.ts';

/** What a column of a product file is about, by the name that exports give it. */
export const COLUMNS = [
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

export type Column = (typeof COLUMNS)[number];

/** The columns that each variant fills in for itself; all others are the product's. */
export const VARIANT_COLUMNS = ['size', 'variantColor', 'variantWeight', 'variantPrice', 'variantOldPrice', 'quantity'] as const;
export type VariantColumn = (typeof VARIANT_COLUMNS)[number];

/** Other names that a column goes by. */
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
};

const BY_NAME = new Map<string, Column>(
  COLUMNS.flatMap((column) => [column, ...(OTHER_NAMES[column] ?? [])].map((name): [string, Column] => [plain(name), column])),
);

/** More sizes of the same product. */
const FURTHER_SIZES = new Set(['size1', 'size2']);

/** The column of a heading, however it is spaced and written; null for one that is not read. */
export function columnOf(heading: string): Column | null {
  const name = plain(heading);
  return FURTHER_SIZES.has(name) ? 'size' : (BY_NAME.get(name) ?? null);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

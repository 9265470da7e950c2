import type { ProductDoc, ProductStatus, StockDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import { localise, mapTexts, type LocalisedText } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import type { Ground, PictureDoc } from '#server/store/documents/shared.ts';
import type { ParsedSeed } from '../parsedSeed.ts';
import type { ProductRecord } from '../records/productRecord.ts';
import { idOf, skuOf } from './ids.ts';
import type { PictureBook } from './pictures.ts';
import { type Palette, buildVariants } from './variants.ts';

type Labels = Pick<ProductDoc, 'gtin' | 'food' | 'garment'>;

export interface ProductSurroundings {
  palette: Palette;
  pictures: PictureBook;
  /** The ground for products without pictures, by category slug. */
  grounds: ReadonlyMap<string, Ground>;
  /** Barcode numbers and labels by product slug. */
  labels: ReadonlyMap<string, Labels>;
  /** Featured rank by product slug. */
  featuredRanks: ReadonlyMap<string, number>;
}

/** Suffix added to the title in a second view's alternative text. */
const SECOND_VIEW: Partial<Record<Locale, string>> = { en: ', another view', ms: ', dari sudut lain' };

/** The front view, the second view, then the pictures of individual colours. */
function picturesOf(record: ProductRecord, { pictures, grounds }: ProductSurroundings): PictureDoc[] {
  const ground = grounds.get(record.category) ?? 'stone';
  const [front, second] = record.pictures ?? [`${record.slug}-front`, `${record.slug}-second`];
  const views: { key: string; alt: LocalisedText }[] = [
    { key: front ?? `${record.slug}-front`, alt: record.title },
    { key: second ?? `${record.slug}-second`, alt: mapTexts(record.title, (title, locale) => `${title}${SECOND_VIEW[locale] ?? ''}`) },
  ];
  for (const { picture, name } of record.colors) {
    if (picture === undefined || views.some((view) => view.key === picture)) continue;
    views.push({
      key: picture,
      alt: name ? mapTexts(record.title, (title, locale) => `${title}, ${localise(name, locale)}`) : record.title,
    });
  }
  return views.map(({ key, alt }) => pictures.onGround(key, alt, ground));
}

/** Barcode numbers and labels by product slug. */
export function labelsBySlug({ barcodes, foodLabels, garmentLabels }: Pick<ParsedSeed, 'barcodes' | 'foodLabels' | 'garmentLabels'>) {
  const labels = new Map<string, Labels>();
  for (const { slug, ...label } of [...barcodes, ...foodLabels, ...garmentLabels]) labels.set(slug, { ...labels.get(slug), ...label });
  return labels;
}

function statusOf(variants: readonly VariantDoc[]): ProductStatus {
  if (variants.every((variant) => variant.status === 'DISABLED')) return 'DISABLED';
  return variants.some((variant) => variant.status === 'AVAILABLE') ? 'AVAILABLE' : 'OUT_OF_STOCK';
}

/** Builds a product with its variants, and each variant's stock. */
export function buildProduct(record: ProductRecord, around: ProductSurroundings): { product: ProductDoc; stock: StockDoc[] } {
  const sku = record.sku ?? skuOf(record.vendor, record.slug);
  const pictures = picturesOf(record, around);
  const { options, variants, stock } = buildVariants(
    record,
    sku,
    pictures.map((picture) => picture.key),
    around.palette,
  );
  const product: ProductDoc = {
    id: idOf('prd', record.slug),
    slug: record.slug,
    sku,
    title: record.title,
    description: record.description,
    category: record.category,
    brand: record.brand,
    vendorId: idOf('ven', record.vendor),
    tags: record.tags,
    color: record.color,
    label: record.label ?? (record.wasPriceCents === null ? null : 'SALE'),
    status: statusOf(variants),
    fulfilment: record.fulfilment,
    priceCents: record.priceCents,
    wasPriceCents: record.wasPriceCents,
    weight: record.weight,
    attributes: record.attributes,
    options,
    variants,
    pictures,
    halal: record.halal,
    ...around.labels.get(record.slug),
    featuredRank: around.featuredRanks.get(record.slug) ?? around.featuredRanks.size,
    createdAt: record.createdAt,
    updatedAt: record.createdAt,
  };
  return { product, stock };
}

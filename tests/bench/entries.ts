import { streamCatalogue } from '#seed/generate.ts';
import { toCatalogueEntry, type EntrySources } from '#server/modules/catalog/toCatalogueEntry.ts';
import { sampleRating } from '#tests/support/builders/ratings.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';

/** The time for which entries are computed. */
const NOW_MS = Date.parse('2026-11-20T04:00:00.000Z');

/** Streams index entries of a generated catalogue, so that a million products are not in memory alongside the index. */
export function* entriesOf(size: number): Generator<CatalogueEntry, void> {
  const { entries, surroundings } = streamCatalogue(size);
  const { vendors, categories, brands } = surroundings();
  const vendorById = new Map(vendors.map((vendor) => [vendor.id, { ...vendor, version: 1 }]));
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const brandById = new Map(brands.map((brand) => [brand.id, brand]));
  let units = new Map<string, number>();
  const sources: EntrySources = {
    product: () => null,
    variant: () => null,
    vendor: (id) => vendorById.get(id) ?? null,
    category: (slug) => categoryById.get(slug) ?? null,
    brand: (slug) => brandById.get(slug) ?? null,
    rating: (id) => sampleRating(id, ''),
    onHand: (variantId) => units.get(variantId) ?? 0,
  };
  for (const { product, stock } of entries) {
    units = new Map(stock.map(({ id, onHand }) => [id, onHand]));
    const entry = toCatalogueEntry(product, sources, NOW_MS);
    if (entry !== null) yield entry;
  }
}

import type { Catalogue } from './catalogue.ts';
import { hashNumber } from './build/ids.ts';
import { PictureBook } from './build/pictures.ts';
import { type ProductSurroundings, buildProduct, labelsBySlug } from './build/products.ts';
import { buildContent } from './build/content.ts';
import { buildMarketplace } from './build/marketplace.ts';
import { buildShowcase } from './build/showcase.ts';
import { buildVendor } from './build/vendors.ts';
import type { HealedNote } from './normalise.ts';
import type { ParsedSeed } from './parsedSeed.ts';
import { parseSeed } from './parseSeed.ts';
import { type SeedFiles, seedFiles } from './seedFiles.ts';

export interface CatalogueReport {
  catalogue: Catalogue;
  /** Values in the raw feeds that were repaired. */
  healed: HealedNote[];
  /** Picture keys that documents use but the picture set lacks. Empty as long as there is no picture set. */
  missingPictures: string[];
}

/** Key of the list that is not displayed, but only determines the order of products. */
const FEATURED = 'featured';

/** Ranks by product slug: hand-picked products come first, then the others in a fixed order that mixes the categories. */
function featuredRanksOf(seed: ParsedSeed): Map<string, number> {
  const picked = seed.collections.find((collection) => collection.key === FEATURED)?.products ?? [];
  const rest = seed.products
    .map((product) => product.slug)
    .filter((slug) => !picked.includes(slug))
    .sort((a, b) => hashNumber(a) - hashNumber(b));
  return new Map([...picked, ...rest].map((slug, rank) => [slug, rank]));
}

/**
 * Builds the catalogue, along with a report on its sources.
 * @throws SeedError with file and record if a seed file is invalid.
 */
export function buildCatalogueReport(files: SeedFiles = seedFiles): CatalogueReport {
  const seed = parseSeed(files);
  const pictures = new PictureBook(seed.pictures);
  const around: ProductSurroundings = {
    palette: new Map(seed.colours.map((colour) => [colour.hex, colour.name])),
    grounds: new Map(seed.categories.map((category) => [category.slug, category.ground])),
    featuredRanks: featuredRanksOf(seed),
    labels: labelsBySlug(seed),
    pictures,
  };
  const built = seed.products.map((record) => buildProduct(record, around));
  const products = built.map(({ product }) => product);
  const catalogue: Catalogue = {
    products,
    stock: built.flatMap(({ stock }) => stock),
    vendors: seed.vendors.map((record) => buildVendor(record, pictures)),
    ...buildShowcase(seed, pictures),
    ...buildContent(seed, pictures),
    shop: [buildMarketplace(seed.shop, products)],
  };
  const anyMade = Object.keys(seed.pictures).length > 0;
  return { catalogue, healed: seed.healed, missingPictures: anyMade ? [...pictures.missing].sort() : [] };
}

/** Builds the seed's catalogue, which is the same every time. Throws SeedError if a seed file is invalid. */
export function buildCatalogue(files: SeedFiles = seedFiles): Catalogue {
  return buildCatalogueReport(files).catalogue;
}

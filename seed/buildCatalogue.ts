import type { Catalogue } from './catalogue.ts';
import { hashNumber } from './build/ids.ts';
import { PictureBook } from './build/pictures.ts';
import type { ProductSurroundings } from './build/products.ts';
import { buildProduct } from './build/products.ts';
import { buildContent } from './build/content.ts';
import { buildShop } from './build/shop.ts';
import { buildShowcase } from './build/showcase.ts';
import { buildVendor } from './build/vendors.ts';
import type { HealedNote } from './normalise.ts';
import type { ParsedSeed } from './parsedSeed.ts';
import { parseSeed } from './parseSeed.ts';
import type { SeedFiles } from './seedFiles.ts';
import { seedFiles } from './seedFiles.ts';

export interface CatalogueReport {
  catalogue: Catalogue;
  /** Quirks of the raw feeds that were put right. */
  healed: HealedNote[];
  /** Keys that documents name but the picture set lacks; empty while no picture is made at all. */
  missingPictures: string[];
}

/** Collections that only order or group things and are not shown as lists. */
const FEATURED = 'featured';

/** The hand-picked order first, then the rest in an order that mixes the categories and never changes. */
function featuredRanksOf(seed: ParsedSeed): Map<string, number> {
  const picked = seed.collections.find((collection) => collection.key === FEATURED)?.products ?? [];
  const rest = seed.products
    .map((product) => product.slug)
    .filter((slug) => !picked.includes(slug))
    .sort((a, b) => hashNumber(a) - hashNumber(b));
  return new Map([...picked, ...rest].map((slug, rank) => [slug, rank]));
}

/**
 * The catalogue and what there is to say about it.
 * @throws SeedError naming file and record when a seed file is broken.
 */
export function buildCatalogueReport(files: SeedFiles = seedFiles): CatalogueReport {
  const seed = parseSeed(files);
  const pictures = new PictureBook(seed.pictures);
  const around: ProductSurroundings = {
    palette: new Map(seed.colours.map((colour) => [colour.hex, colour.name])),
    grounds: new Map(seed.categories.map((category) => [category.slug, category.ground])),
    featuredRanks: featuredRanksOf(seed),
    pictures,
  };
  const built = seed.products.map((record) => buildProduct(record, around));
  const products = built.map(({ product }) => product);
  const catalogue: Catalogue = {
    products,
    stock: built.flatMap(({ stock }) => stock),
    vendors: seed.vendors.map((record) => buildVendor(record, products, pictures)),
    ...buildShowcase(seed, pictures),
    ...buildContent(seed, pictures),
    shop: [buildShop(seed.shop, products)],
  };
  const anyMade = Object.keys(seed.pictures).length > 0;
  return { catalogue, healed: seed.healed, missingPictures: anyMade ? [...pictures.missing].sort() : [] };
}

/** The shop's own catalogue, the same every time. Throws SeedError when a seed file is broken. */
export function buildCatalogue(files: SeedFiles = seedFiles): Catalogue {
  return buildCatalogueReport(files).catalogue;
}

import type { ProductDoc, StockDoc } from '#server/store/documents/catalog.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { type Surroundings, generateProduct, weightKey } from './generator/products.ts';
import { Random } from './generator/random.ts';
import { generateBrands, generateVendors } from './generator/vendors.ts';

function distinct(values: Iterable<string | null>): string[] {
  return [...new Set(values)].filter((value) => value !== null).sort();
}

function weightsByKind(products: readonly ProductDoc[]): Map<string, string[]> {
  const weights = new Map<string, string[]>();
  for (const { category, weight } of products) {
    if (weight === null) continue;
    const key = weightKey(category, weight);
    weights.set(key, [...(weights.get(key) ?? []), weight]);
  }
  return weights;
}

/** The seed's first `count` products in featured order, with their stock. */
function ownProducts(own: Catalogue, count: number): { products: ProductDoc[]; stock: StockDoc[] } {
  const products = [...own.products].sort((a, b) => a.featuredRank - b.featuredRank).slice(0, count);
  const variants = new Set(products.flatMap((product) => product.variants.map((variant) => variant.id)));
  return { products, stock: own.stock.filter((units) => variants.has(units.id)) };
}

/** The lists and the demo cart, excluding products that are not in a small catalogue. */
function onlyExisting(own: Catalogue, products: readonly ProductDoc[]): Pick<Catalogue, 'collections' | 'shop'> {
  const slugs = new Set(products.map((product) => product.slug));
  const skus = new Set(products.flatMap((product) => product.variants.map((variant) => variant.sku)));
  return {
    collections: own.collections.map((list) => ({ ...list, products: list.products.filter((slug) => slugs.has(slug)) })),
    shop: own.shop.map((shop) => ({ ...shop, demoCart: shop.demoCart.filter((line) => skus.has(line.sku)) })),
  };
}

export interface ProductWithStock {
  product: ProductDoc;
  stock: StockDoc[];
}

/** A catalogue whose products are streamed, so that a large catalogue is never in memory as a whole. */
export interface CatalogueStream {
  /** Yields exactly `count` products. Can be iterated only once. */
  entries: Generator<ProductWithStock, void>;
  /** Returns all other documents. */
  surroundings: () => Omit<Catalogue, 'products' | 'stock'>;
}

/**
 * Generates a catalogue with exactly `count` products: the seed's own, followed by variations of them from an increasing number of
 * vendors and brands. The same `count` and `seed` always result in the same catalogue.
 */
export function streamCatalogue(count: number, seed = 1): CatalogueStream {
  const own = buildCatalogue();
  const random = new Random(seed);
  const { products, stock } = ownProducts(own, count);
  const vendors = generateVendors(own.vendors, count, random);
  const brands = generateBrands(own.brands, count);
  const around: Surroundings = {
    patterns: own.products,
    vendors,
    brands,
    colors: distinct(own.products.map((product) => product.color)),
    tags: distinct(own.products.flatMap((product) => product.tags)),
    weights: weightsByKind(own.products),
  };
  function* entries(): Generator<ProductWithStock, void> {
    const unitsById = new Map(stock.map((units) => [units.id, units]));
    for (let index = 0; index < count; index += 1) {
      const existing = products[index];
      const made =
        existing === undefined
          ? generateProduct(index, around, random)
          : { product: existing, stock: existing.variants.flatMap(({ id }) => unitsById.get(id) ?? []) };
      yield made;
    }
  }
  return {
    entries: entries(),
    surroundings: () => {
      const { products: _products, stock: _stock, ...rest } = own;
      return { ...rest, ...onlyExisting(own, products), vendors, brands };
    },
  };
}

/** Like `streamCatalogue`, but with all products in memory. */
export function generateCatalogue(count: number, seed = 1): Catalogue {
  const { entries, surroundings } = streamCatalogue(count, seed);
  const products: ProductDoc[] = [];
  const stock: StockDoc[] = [];
  for (const made of entries) {
    products.push(made.product);
    for (const units of made.stock) stock.push(units);
  }
  return { ...surroundings(), products, stock };
}

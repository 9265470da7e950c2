import type { ProductDoc, RatingDoc, StockDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { combineRatings } from './build/rating.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import type { Catalogue } from './catalogue.ts';
import type { Surroundings } from './generator/products.ts';
import { generateProduct, weightKey } from './generator/products.ts';
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

/** The shop's own products in featured order, as many as are asked for, with their stock. */
function ownGoods(own: Catalogue, count: number): { products: ProductDoc[]; stock: StockDoc[] } {
  const products = [...own.products].sort((a, b) => a.featuredRank - b.featuredRank).slice(0, count);
  const variants = new Set(products.flatMap((product) => product.variants.map((variant) => variant.id)));
  return { products, stock: own.stock.filter((units) => variants.has(units.id)) };
}

function withRatings(vendors: readonly VendorDoc[], products: readonly ProductDoc[]): VendorDoc[] {
  const ratings = new Map<string, RatingDoc[]>();
  for (const { vendorId, rating } of products) {
    const known = ratings.get(vendorId);
    if (known) known.push(rating);
    else ratings.set(vendorId, [rating]);
  }
  return vendors.map((vendor) => ({ ...vendor, rating: combineRatings(ratings.get(vendor.id) ?? []) }));
}

/** Lists and demo cart without the products that a small catalogue leaves out. */
function onlyExisting(own: Catalogue, products: readonly ProductDoc[]): Pick<Catalogue, 'collections' | 'shop'> {
  const slugs = new Set(products.map((product) => product.slug));
  const skus = new Set(products.flatMap((product) => product.variants.map((variant) => variant.sku)));
  return {
    collections: own.collections.map((list) => ({ ...list, products: list.products.filter((slug) => slugs.has(slug)) })),
    shop: own.shop.map((shop) => ({ ...shop, demoCart: shop.demoCart.filter((line) => skus.has(line.sku)) })),
  };
}

/**
 * A catalogue of exactly `count` products: the shop's own first, then siblings of them by more and more sellers and brands.
 * The same `count` and `seed` always give the same catalogue.
 */
export function generateCatalogue(count: number, seed = 1): Catalogue {
  const own = buildCatalogue();
  const random = new Random(seed);
  const { products, stock } = ownGoods(own, count);
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
  for (let index = products.length; index < count; index += 1) {
    const made = generateProduct(index, around, random);
    products.push(made.product);
    for (const units of made.stock) stock.push(units);
  }
  return { ...own, ...onlyExisting(own, products), products, stock, vendors: withRatings(vendors, products), brands };
}

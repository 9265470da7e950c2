import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import type { Catalogue } from '#seed/catalogue.ts';
import { generateCatalogue } from '#seed/generate.ts';

function hashOf(catalogue: Catalogue): string {
  return createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
}

describe('a generated catalogue', () => {
  test('is the same for the same size and seed, and differs for another seed', () => {
    const hash = hashOf(generateCatalogue(900, 7));
    expect(hashOf(generateCatalogue(900, 7))).toBe(hash);
    expect(hashOf(generateCatalogue(900, 8))).not.toBe(hash);
  });

  test('of the size of the sample has exactly the sample products', () => {
    const own = buildCatalogue();
    const generated = generateCatalogue(own.products.length);
    expect(new Set(generated.products.map((product) => product.slug))).toEqual(new Set(own.products.map((product) => product.slug)));
  });

  test.each([1, 10, 197, 500, 5000])('of %d products has unique ids and no dangling references', (count) => {
    const { products, stock, vendors, categories, brands, collections, shop } = generateCatalogue(count);
    const slugs = new Set(products.map((product) => product.slug));
    const vendorIds = new Set(vendors.map((vendor) => vendor.id));
    const brandIds = new Set(brands.map((brand) => brand.id));
    const categoryIds = new Set(categories.map((category) => category.id));
    const variants = products.flatMap((product) => product.variants);
    const skus = new Set(variants.map((variant) => variant.sku));
    expect(products).toHaveLength(count);
    expect(slugs.size).toBe(count);
    expect(new Set(products.map((product) => product.id)).size).toBe(count);
    expect(skus.size).toBe(variants.length);
    expect(new Set(stock.map((units) => units.id))).toEqual(new Set(variants.map((variant) => variant.id)));
    expect(vendorIds.size).toBe(vendors.length);
    expect(products.filter((product) => !vendorIds.has(product.vendorId))).toEqual([]);
    expect(products.filter((product) => product.brand !== null && !brandIds.has(product.brand))).toEqual([]);
    expect(products.filter((product) => !categoryIds.has(product.category))).toEqual([]);
    expect(collections.flatMap((list) => list.products).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(shop.flatMap((facts) => facts.demoCart).filter((line) => !skus.has(line.sku))).toEqual([]);
  });

  test('has prices from $1 to $600, half of them below $25, and sale prices below the former ones', () => {
    const { products } = generateCatalogue(5000);
    const made = products.slice(buildCatalogue().products.length);
    const prices = made.map((product) => product.priceCents).sort((a, b) => a - b);
    expect(prices[0]).toBeGreaterThanOrEqual(100);
    expect(prices.at(-1)).toBeLessThanOrEqual(60_000);
    expect(prices[Math.floor(prices.length / 2)]).toBeLessThan(2_500);
    expect(prices.at(-20)).toBeGreaterThan(20_000);
    expect(made.filter((product) => product.wasPriceCents !== null && product.wasPriceCents <= product.priceCents)).toEqual([]);
  });

  test('has more vendors and brands the larger it is', () => {
    const [small, large] = [generateCatalogue(300), generateCatalogue(6000)];
    expect(large.vendors.length).toBeGreaterThan(small.vendors.length);
    expect(large.brands.length).toBeGreaterThan(small.brands.length);
  });
});

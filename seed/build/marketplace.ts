import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { MarketplaceDoc } from '#server/store/documents/content.ts';
import type { MarketplaceRecord } from '../records/marketplaceRecords.ts';
import { SeedError } from '../seedError.ts';

/** The SKU of the first variant that has all these options; undefined if there is none. */
function skuOfVariant(product: ProductDoc | undefined, options: Readonly<Record<string, string>>): string | undefined {
  return product?.variants.find((variant) => Object.entries(options).every(([key, value]) => variant.options[key] === value))?.sku;
}

/** Builds the marketplace's document, whose demo cart refers to variants by SKU. Throws SeedError if a variant is missing. */
export function buildMarketplace(record: MarketplaceRecord, products: readonly ProductDoc[]): MarketplaceDoc {
  const demoCart = record.demoCart.map(({ product: slug, options, quantity }) => {
    const sku = skuOfVariant(
      products.find((product) => product.slug === slug),
      options,
    );
    if (sku === undefined) {
      throw new SeedError([{ file: 'data/shop.json', record: 'demoCart', reason: `${slug} has no variant ${JSON.stringify(options)}` }]);
    }
    return { sku, quantity };
  });
  return { id: 'shop', name: record.name, contact: record.contact, popularSearches: record.popularSearches, demoCart };
}

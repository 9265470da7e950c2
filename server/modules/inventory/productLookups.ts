import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import type { BrandDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import { skuKey } from './parseVariants.ts';

/** Index of a vendor's products by SKU: built at the first lookup of a vendor, then updated from the catalogue's changes. */
export class SkuIndex {
  private readonly shops = new Map<string, Map<string, string>>();

  constructor(private readonly catalogue: Pick<CatalogueProjection, 'product' | 'productsOf' | 'onChange'>) {
    catalogue.onChange((changes) => {
      for (const { collection, id } of changes) {
        const product = collection === 'products' ? catalogue.product(id) : null;
        if (product !== null) learn(this.shops.get(product.vendorId), product);
      }
    });
  }

  /** The id of the product with an SKU, by `skuKey`; null when it is free. */
  ownerOf(vendorId: string, key: string): string | null {
    const product = this.catalogue.product(this.shop(vendorId).get(key) ?? '');
    // SKUs are only added: matches are verified when used.
    return product?.vendorId === vendorId && product.variants.some(({ sku }) => skuKey(sku) === key) ? product.id : null;
  }

  private shop(vendorId: string): ReadonlyMap<string, string> {
    const known = this.shops.get(vendorId);
    if (known !== undefined) return known;
    const shop = new Map<string, string>();
    for (const product of this.catalogue.productsOf(vendorId)) learn(shop, product);
    this.shops.set(vendorId, shop);
    return shop;
  }
}

function learn(shop: Map<string, string> | undefined, { id, variants }: ProductDoc): void {
  for (const { sku } of variants) shop?.set(skuKey(sku), id);
}

/** Index of brands by case-insensitive name. A projection of the catalogue. */
export class BrandNames {
  private readonly ids = new Map<string, string>();

  constructor(private readonly catalogue: Pick<CatalogueProjection, 'all' | 'brand' | 'onChange'>) {
    for (const brand of catalogue.all('brands').values()) this.learn(brand);
    catalogue.onChange((changes) => {
      for (const { collection, id } of changes) if (collection === 'brands') this.learn(catalogue.brand(id));
    });
  }

  find(name: string): BrandDoc | null {
    const brand = this.catalogue.brand(this.ids.get(name.toLowerCase()) ?? '');
    // Names are only added: matches are verified when used.
    return brand?.name.toLowerCase() === name.toLowerCase() ? brand : null;
  }

  private learn(brand: BrandDoc | null): void {
    if (brand !== null) this.ids.set(brand.name.toLowerCase(), brand.id);
  }
}

import type { CatalogueRepository } from '#server/modules/catalog/catalogue.repository.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { skuKey } from './checkVariants.ts';

/** Which product of a shop has a number: read once for each shop that is asked about, from then on it follows the catalogue. */
export class SkuIndex {
  private readonly shops = new Map<string, Map<string, string>>();

  constructor(private readonly catalogue: Pick<CatalogueRepository, 'product' | 'productsOf' | 'onChange'>) {
    catalogue.onChange((changes) => {
      for (const { collection, id } of changes) {
        const product = collection === 'products' ? catalogue.product(id) : null;
        if (product !== null) learn(this.shops.get(product.vendorId), product);
      }
    });
  }

  /** The id of the product, by `skuKey`; null: none has it. */
  ownerOf(vendorId: string, key: string): string | null {
    const product = this.catalogue.product(this.shop(vendorId).get(key) ?? '');
    // Numbers are only ever added: what they lead to is checked when they are used.
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

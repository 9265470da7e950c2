import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import type { BrandDoc } from '#server/store/documents/catalog.ts';

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

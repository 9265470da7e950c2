import { vendorNameSkeleton } from '#schema/rules/vendorNames.ts';
import type { CatalogueRepository } from '#server/modules/catalog/index.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Transaction } from '#server/store/store.ts';

/** Index of vendors by name skeleton (equal or confusable names), unapproved ones included. A projection of the catalogue. */
export class VendorNames {
  private readonly idsByName = new Map<string, Set<string>>();

  constructor(private readonly catalogue: Pick<CatalogueRepository, 'all' | 'vendor' | 'onChange'>) {
    for (const vendor of catalogue.all('vendors').values()) this.learn(vendor);
    catalogue.onChange((changes) => {
      for (const { collection, id } of changes) if (collection === 'vendors') this.learn(catalogue.vendor(id));
    });
  }

  /** Whether another vendor has a confusable name, as seen by a transaction. */
  async isTaken(transaction: Transaction, { id, name }: Pick<VendorDoc, 'id' | 'name'>): Promise<boolean> {
    const key = vendorNameSkeleton(name);
    const unseen = await transaction.unseen('vendors');
    const ids = new Set([...(this.idsByName.get(key) ?? []), ...unseen.keys()]);
    return [...ids].some((other) => {
      const vendor = unseen.has(other) ? unseen.get(other) : this.catalogue.vendor(other);
      return other !== id && vendor != null && vendorNameSkeleton(vendor.name) === key;
    });
  }

  /** Names are only added: matches are verified when used. */
  private learn(vendor: VendorDoc | null): void {
    if (vendor === null) return;
    const key = vendorNameSkeleton(vendor.name);
    this.idsByName.set(key, (this.idsByName.get(key) ?? new Set()).add(vendor.id));
  }
}

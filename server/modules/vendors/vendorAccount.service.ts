import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { CatalogueRepository } from '#server/modules/catalog/catalogue.repository.ts';

/** Vendor consoles, by the account of their owner. */
export class VendorAccountService {
  constructor(private readonly repository: Pick<CatalogueRepository, 'vendorOf'>) {}

  /** The vendor of a user; null without one. */
  shopOf(userId: string): VendorDoc | null {
    return this.repository.vendorOf(userId);
  }
}

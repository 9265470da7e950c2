import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { CatalogueRepository } from '#server/modules/catalog/index.ts';
import { NoVendor } from '#server/platform/noVendor.error.ts';
import { NotSignedIn } from '#server/platform/notSignedIn.error.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Member acting for their own vendor; every transaction checks the session again. */
export interface Seller {
  viewer: SignedIn;
  vendor: VendorDoc;
}

/** Vendors by the account of their owner. */
export class VendorAccountService {
  constructor(private readonly repository: Pick<CatalogueRepository, 'vendorOf'>) {}

  /** The vendor of a user; null without one. */
  vendorOf(userId: string): VendorDoc | null {
    return this.repository.vendorOf(userId);
  }

  /** The viewer with their vendor. Throws NotSignedIn for a guest, NoVendor for a member without a vendor. */
  sellerOf(viewer: SignedIn | null): Seller {
    if (viewer === null) throw new NotSignedIn();
    const vendor = this.vendorOf(viewer.userId);
    if (vendor === null) throw new NoVendor();
    return { viewer, vendor };
  }
}

import { MAX_NEW_VENDOR_PRODUCTS, MAX_PRODUCTS } from '#schema/rules/limits.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

interface Dependencies {
  /** An account's vendor; null if it has none. */
  vendorOf: (userId: string) => VendorDoc | null;
  /** Whether the vendor has delivered to enough confirmed buyers, or joined with a level. */
  isProven: (vendor: VendorDoc) => boolean;
  /** Number of confirmed buyers to whom a vendor must deliver to count as proven. */
  buyersNeeded: number;
}

/** Vendors' quotas. */
export class VendorStanding {
  constructor(private readonly dependencies: Dependencies) {}

  get buyersNeeded(): number {
    return this.dependencies.buyersNeeded;
  }

  /** Whether an operator has approved the vendor, or it is proven. */
  isEstablished(vendor: VendorDoc): boolean {
    return vendor.approvedAt != null || this.dependencies.isProven(vendor);
  }

  /** Maximum number of products, including withdrawn ones. */
  maxProducts(vendor: VendorDoc): number {
    return this.isEstablished(vendor) ? MAX_PRODUCTS : MAX_NEW_VENDOR_PRODUCTS;
  }

  /**
   * Whether an account belongs to a vendor that an operator has approved. Three deliveries do not suffice, because they could be
   * arranged for many vendors.
   */
  isKnown(userId: string): boolean {
    const vendor = this.dependencies.vendorOf(userId);
    return vendor !== null && (vendor.approvedAt != null || vendor.level > 0);
  }
}

import { MAX_NEW_VENDOR_PRODUCTS, MAX_PRODUCTS } from '#schema/rules/limits.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

interface Dependencies {
  /** The vendor of an account; null without one. */
  vendorOf: (userId: string) => VendorDoc | null;
  /** Whether it has delivered to confirmed buyers, or joined with a level. */
  isProven: (vendor: VendorDoc) => boolean;
  /** Confirmed buyers to whom a vendor has to deliver until it is proven. */
  buyersNeeded: number;
}

/** Quotas of vendors by their standing. */
export class VendorStanding {
  constructor(private readonly dependencies: Dependencies) {}

  get buyersNeeded(): number {
    return this.dependencies.buyersNeeded;
  }

  /** Whether an operator has approved the vendor, or it has proven itself. */
  isEstablished(vendor: VendorDoc): boolean {
    return vendor.approvedAt != null || this.dependencies.isProven(vendor);
  }

  /** Products that the vendor may have, withdrawn ones included. */
  maxProducts(vendor: VendorDoc): number {
    return this.isEstablished(vendor) ? MAX_PRODUCTS : MAX_NEW_VENDOR_PRODUCTS;
  }

  /** Whether an account is that of a vendor that the operator knows. Three deliveries do not suffice: they can be arranged for many shops. */
  isKnown(userId: string): boolean {
    const vendor = this.dependencies.vendorOf(userId);
    return vendor !== null && (vendor.approvedAt != null || vendor.level > 0);
  }
}

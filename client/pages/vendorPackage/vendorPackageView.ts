import type { VendorPackage_PackageFragment } from './VendorPackagePage.generated.ts';

/** A package as its seller works on it. */
export type VendorPackageView = VendorPackage_PackageFragment;

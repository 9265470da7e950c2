import { VendorPackageResolver, VendorPackageStepsResolver } from './vendorPackage.resolver.ts';
import { VendorPackageFieldsResolver } from './vendorPackage.type.ts';

/** Every resolver of what sellers do with their packages, for the schema. */
export const PACKAGE_RESOLVERS = [VendorPackageFieldsResolver, VendorPackageResolver, VendorPackageStepsResolver] as const;

import { VendorPackageResolver, VendorPackageStepsResolver } from './vendorPackage.resolver.ts';
import { VendorPackageFieldsResolver } from './vendorPackage.type.ts';

export const PACKAGE_RESOLVERS = [VendorPackageFieldsResolver, VendorPackageResolver, VendorPackageStepsResolver] as const;

/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { PackageReturnsResolver } from './packageReturns.resolver.ts';
import { PackageReturnResolver, PackageReturnLineResolver } from './return.type.ts';
import { TrackedOrderResolver, TrackedPackageResolver } from './trackedOrder.resolver.ts';
import { VendorPackageResolver, VendorPackageStepsResolver } from './vendorPackage.resolver.ts';
import { VendorPackageFieldsResolver } from './vendorPackage.type.ts';

export { IllegalTransition } from './illegalTransition.type.ts';
export { ReturnLineInput } from './return.args.ts';

export const fulfilmentResolvers = [
  PackageReturnsResolver,
  PackageReturnResolver,
  PackageReturnLineResolver,
  TrackedOrderResolver,
  TrackedPackageResolver,
  VendorPackageResolver,
  VendorPackageStepsResolver,
  VendorPackageFieldsResolver,
] as const;

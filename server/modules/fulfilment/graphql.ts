/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { CancellationRequest, PackageCancellationResolver } from './cancellation.resolver.ts';
import { PackageReturn, PackageReturnLine, PackageReturnsResolver } from './return.resolver.ts';
import { TrackedOrder, TrackedPackage } from './trackedOrder.resolver.ts';
import { VendorPackage, VendorPackageResolver } from './vendorPackage.resolver.ts';

export { ReturnCause, ReturnLineInput } from './return.resolver.ts';
export { IllegalTransition } from './vendorPackage.resolver.ts';

export const fulfilmentResolvers = [
  ...[PackageReturnsResolver, PackageReturn, PackageReturnLine, TrackedOrder, TrackedPackage],
  ...[PackageCancellationResolver, CancellationRequest],
  ...[VendorPackage, VendorPackageResolver],
] as const;

/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { vendorResolvers } from './vendor.resolver.ts';
import { VendorAccountResolver, ViewerVendorResolver } from './vendorAccount.resolver.ts';
import { VendorProfileResolver } from './vendorProfile.resolver.ts';

export { Vendor, VendorConnection } from './vendor.type.ts';
export { OwnListArgs, VendorAccount } from './vendorAccount.resolver.ts';
export { Conflict, VendorError, VendorPayload } from './vendorProfile.resolver.ts';

export const vendorsResolvers = [...vendorResolvers, ViewerVendorResolver, VendorAccountResolver, VendorProfileResolver] as const;

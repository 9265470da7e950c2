/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { DeliveryRateResolver } from './vendor.type.ts';
import { VendorResolver, ProductVendorResolver, SuggestedVendorsResolver } from './vendor.resolver.ts';
import { ViewerVendorResolver, VendorAccountResolver } from './vendorAccount.resolver.ts';
import { CreateVendorResolver } from './vendorProfile.resolver.ts';
import { VendorSettingsResolver, UpdateVendorResolver } from './vendorSettings.resolver.ts';

export { OwnListArgs, VendorAccount } from './vendorAccount.resolver.ts';
export { Vendor, VendorConnection } from './vendor.type.ts';
export { VendorError, VendorPayload } from './vendorProfile.resolver.ts';

export const vendorsResolvers = [
  DeliveryRateResolver,
  VendorResolver,
  ViewerVendorResolver,
  VendorAccountResolver,
  ProductVendorResolver,
  SuggestedVendorsResolver,
  CreateVendorResolver,
  VendorSettingsResolver,
  UpdateVendorResolver,
] as const;

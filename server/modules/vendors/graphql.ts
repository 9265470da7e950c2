/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { DeliveryRateResolver } from './deliveryRate.type.ts';
import { VendorResolver } from './vendor.resolver.ts';
import { ViewerVendorResolver, VendorAccountResolver } from './vendorAccount.resolver.ts';
import { ProductVendorResolver, SuggestedVendorsResolver } from './vendorLinks.resolver.ts';
import { CreateVendorResolver } from './vendorProfile.resolver.ts';
import { VendorSettingsResolver, UpdateVendorResolver } from './vendorSettings.resolver.ts';

export { OwnListArgs } from './ownList.args.ts';
export { Vendor } from './vendor.type.ts';
export { VendorAccount } from './vendorAccount.type.ts';
export { VendorConnection } from './vendorConnection.type.ts';
export { VendorError, VendorPayload } from './vendorPayload.type.ts';

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

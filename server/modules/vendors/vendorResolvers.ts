import { DeliveryRateResolver } from './deliveryRate.type.ts';
import { VendorResolver } from './vendor.resolver.ts';
import { VendorAccountResolver, ViewerVendorResolver } from './vendorAccount.resolver.ts';
import { ProductVendorResolver, SuggestedVendorsResolver } from './vendorLinks.resolver.ts';
import { CreateVendorResolver } from './vendorProfile.resolver.ts';
import { UpdateVendorResolver, VendorSettingsResolver } from './vendorSettings.type.ts';

export const VENDOR_RESOLVERS = [
  CreateVendorResolver,
  DeliveryRateResolver,
  ProductVendorResolver,
  SuggestedVendorsResolver,
  UpdateVendorResolver,
  VendorAccountResolver,
  VendorResolver,
  VendorSettingsResolver,
  ViewerVendorResolver,
] as const;

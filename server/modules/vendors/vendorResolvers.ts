import { CreateVendorResolver } from './vendorProfile.resolver.ts';
import { UpdateVendorResolver, VendorSettingsResolver } from './vendorSettings.type.ts';
import { DeliveryRateResolver } from './deliveryRate.type.ts';
import { VendorResolver } from './vendor.resolver.ts';
import {
  DayStatsResolver,
  MissedSearchesResolver,
  SalesPeriodResolver,
  TopProductResolver,
  VendorAccountResolver,
  VendorStatsResolver,
  ViewerVendorResolver,
} from './vendorAccount.resolver.ts';

export const VENDOR_RESOLVERS = [
  DayStatsResolver,
  DeliveryRateResolver,
  UpdateVendorResolver,
  MissedSearchesResolver,
  CreateVendorResolver,
  SalesPeriodResolver,
  TopProductResolver,
  VendorSettingsResolver,
  VendorAccountResolver,
  VendorResolver,
  VendorStatsResolver,
  ViewerVendorResolver,
] as const;

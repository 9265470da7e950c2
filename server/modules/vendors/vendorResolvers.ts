import { DeliveryRateResolver } from './deliveryRate.type.ts';
import { VendorResolver } from './vendor.resolver.ts';
import { DayStatsResolver, SalesPeriodResolver, VendorAccountResolver, ViewerVendorResolver } from './vendorAccount.resolver.ts';

/** Every resolver of vendors and their back offices, for the schema. */
export const VENDOR_RESOLVERS = [
  DayStatsResolver,
  DeliveryRateResolver,
  SalesPeriodResolver,
  VendorAccountResolver,
  VendorResolver,
  ViewerVendorResolver,
] as const;

import { DeliveryRateResolver } from './deliveryRate.type.ts';
import { VendorResolver } from './vendor.resolver.ts';
import {
  DayStatsResolver,
  SalesPeriodResolver,
  TopProductResolver,
  VendorAccountResolver,
  VendorStatsResolver,
  ViewerVendorResolver,
} from './vendorAccount.resolver.ts';

/** Every resolver of vendors and their back offices, for the schema. */
export const VENDOR_RESOLVERS = [
  DayStatsResolver,
  DeliveryRateResolver,
  SalesPeriodResolver,
  TopProductResolver,
  VendorAccountResolver,
  VendorResolver,
  VendorStatsResolver,
  ViewerVendorResolver,
] as const;

import { OpenShopResolver } from './shop.resolver.ts';
import { EditedShopResolver, VendorSettingsResolver } from './vendorSettings.type.ts';
import { DeliveryRateResolver } from './deliveryRate.type.ts';
import { VendorResolver } from './vendor.resolver.ts';
import { DayStatsResolver, SalesPeriodResolver, VendorAccountResolver, ViewerVendorResolver } from './vendorAccount.resolver.ts';

/** Every resolver of vendors and their back offices, for the schema. */
export const VENDOR_RESOLVERS = [
  DayStatsResolver,
  DeliveryRateResolver,
  EditedShopResolver,
  OpenShopResolver,
  SalesPeriodResolver,
  VendorSettingsResolver,
  VendorAccountResolver,
  VendorResolver,
  ViewerVendorResolver,
] as const;

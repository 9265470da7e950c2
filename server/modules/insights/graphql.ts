/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import {
  VendorInsightsResolver,
  MissedSearchesResolver,
  VendorStatsResolver,
  TopProductResolver,
  SalesPeriodResolver,
  DayStatsResolver,
} from './insights.resolver.ts';

export { VendorStats } from './insights.resolver.ts';

export const insightsResolvers = [
  VendorInsightsResolver,
  MissedSearchesResolver,
  VendorStatsResolver,
  TopProductResolver,
  SalesPeriodResolver,
  DayStatsResolver,
] as const;

/** Public interface of the module for the GraphQL layer: object types and resolvers. */
import {
  AlertMutations,
  GuestAlertsResolver,
  ProductAlertsResolver,
  VendorDemandResolver,
  ViewerAlertsResolver,
} from './alertLists.resolver.ts';
import { Alert } from './alert.resolver.ts';

export const alertsResolvers = [
  Alert,
  AlertMutations,
  GuestAlertsResolver,
  ProductAlertsResolver,
  VendorDemandResolver,
  ViewerAlertsResolver,
] as const;

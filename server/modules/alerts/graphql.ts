/** Public interface of the module for the GraphQL layer: object types and resolvers. */
import { ProductAlertsResolver, VendorDemandResolver, ViewerAlertsResolver } from './alertLists.resolver.ts';
import { AlertMutations } from './alertMutations.resolver.ts';
import { GuestAlertsResolver } from './guestAlerts.resolver.ts';
import { Alert } from './alert.resolver.ts';

export const alertsResolvers = [
  Alert,
  AlertMutations,
  GuestAlertsResolver,
  ProductAlertsResolver,
  VendorDemandResolver,
  ViewerAlertsResolver,
] as const;

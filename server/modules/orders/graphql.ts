/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { LostTerms, PackageLostTermsResolver, PackageRefund } from './lostTerms.resolver.ts';
import { ChangedLine, LineChange, LineReplacementResolver, PackageLineChangesResolver, Replacement } from './lineChange.resolver.ts';
import { Order, OrderOfPackageResolver, PaymentAction, PaymentInfo } from './order.resolver.ts';
import { PurchaseConnection, ViewerOrdersResolver } from './orderHistory.resolver.ts';
import { OrderEvent, OrderLine, OrderPackage } from './orderPackage.resolver.ts';

export { OrderStatus, PaymentMethod } from './order.resolver.ts';
export { CancellationState, PackageStatus, ReturnStatus, Tracking } from './orderPackage.resolver.ts';
export { LostTerms, Order, OrderEvent, OrderLine, OrderPackage, PackageRefund, PurchaseConnection };

export const ordersResolvers = [
  ...[Order, OrderOfPackageResolver, PaymentInfo, PaymentAction, OrderPackage, OrderEvent, OrderLine],
  ...[LostTerms, PackageRefund, PackageLostTermsResolver],
  ...[ChangedLine, LineChange, LineReplacementResolver, PackageLineChangesResolver, Replacement],
  ...[PurchaseConnection, ViewerOrdersResolver],
] as const;

/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { Order, OrderOfPackageResolver, PaymentAction, PaymentInfo } from './order.resolver.ts';
import { PurchaseConnection, ViewerOrdersResolver } from './orderHistory.resolver.ts';
import { OrderEvent, OrderLine, OrderPackage } from './orderPackage.resolver.ts';

export { OrderStatus, PaymentMethod } from './order.resolver.ts';
export { PackageStatus, ReturnStatus, Tracking } from './orderPackage.resolver.ts';
export { Order, OrderEvent, OrderPackage };

export const ordersResolvers = [
  ...[Order, OrderOfPackageResolver, PaymentInfo, PaymentAction, OrderPackage, OrderEvent, OrderLine],
  ...[PurchaseConnection, ViewerOrdersResolver],
] as const;

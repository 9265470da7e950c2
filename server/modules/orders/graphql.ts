/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { OrderFieldsResolver, OrderPackageResolver, OrderEventResolver, OrderLineResolver } from './orderFields.resolver.ts';
import { PaymentInfoResolver, PaymentActionResolver } from './paymentFields.resolver.ts';
import { PurchaseConnectionResolver } from './purchase.resolver.ts';
import { ViewerOrdersResolver } from './viewerOrders.resolver.ts';

export { OrderStatus, PackageStatus, ReturnStatus } from './order.enums.ts';
export { Order, OrderEvent, OrderPackage, Tracking } from './order.type.ts';

export const ordersResolvers = [
  OrderFieldsResolver,
  OrderPackageResolver,
  OrderEventResolver,
  OrderLineResolver,
  PaymentInfoResolver,
  PaymentActionResolver,
  PurchaseConnectionResolver,
  ViewerOrdersResolver,
] as const;

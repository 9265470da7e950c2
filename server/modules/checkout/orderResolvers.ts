import { AddressResolver } from '#server/modules/accounts/address.type.ts';
import { OrderResolver, QuoteResolver } from './order.resolver.ts';
import {
  OrderEventResolver,
  OrderFieldsResolver,
  OrderLineResolver,
  OrderPackageResolver,
} from '#server/modules/orders/orderFields.resolver.ts';
import { PaymentActionResolver, PaymentInfoResolver } from '#server/modules/orders/paymentFields.resolver.ts';
import { OwnOrderResolver } from './ownOrder.resolver.ts';
import { UserErrorResolver } from '#server/graphql/userError.type.ts';
import { CouponRejectedResolver, PriceChangedResolver } from './placeOrder.type.ts';
import { PurchaseConnectionResolver } from '#server/modules/orders/purchase.type.ts';
import { QuoteCouponResolver, QuoteIssueResolver, QuoteLineResolver, ShippingOptionResolver } from '#server/modules/cart/quote.type.ts';
import { PackageReturnsResolver } from '#server/modules/fulfilment/packageReturns.resolver.ts';
import { PackageReturnLineResolver, PackageReturnResolver } from '#server/modules/fulfilment/return.type.ts';
import { ViewerOrdersResolver } from '#server/modules/orders/viewerOrders.resolver.ts';
import { TotalsResolver } from '#server/modules/cart/totals.type.ts';
import { TrackedOrderResolver, TrackedPackageResolver } from '#server/modules/fulfilment/trackedOrder.type.ts';

export const ORDER_RESOLVERS = [
  AddressResolver,
  CouponRejectedResolver,
  OrderEventResolver,
  OrderFieldsResolver,
  OrderLineResolver,
  OrderPackageResolver,
  OrderResolver,
  OwnOrderResolver,
  PackageReturnLineResolver,
  PackageReturnResolver,
  PackageReturnsResolver,
  PaymentActionResolver,
  PaymentInfoResolver,
  PriceChangedResolver,
  PurchaseConnectionResolver,
  QuoteCouponResolver,
  QuoteIssueResolver,
  QuoteLineResolver,
  QuoteResolver,
  ShippingOptionResolver,
  TotalsResolver,
  TrackedOrderResolver,
  TrackedPackageResolver,
  UserErrorResolver,
  ViewerOrdersResolver,
] as const;

import { AddressResolver } from './address.type.ts';
import { OrderResolver, QuoteResolver } from './order.resolver.ts';
import { OrderEventResolver, OrderFieldsResolver, OrderLineResolver, OrderPackageResolver } from './orderFields.resolver.ts';
import { PaymentActionResolver, PaymentInfoResolver } from './paymentFields.resolver.ts';
import { OwnOrderResolver } from './ownOrder.resolver.ts';
import { UserErrorResolver } from '#server/graphql/userError.type.ts';
import { CouponRejectedResolver, PriceChangedResolver } from './placeOrder.type.ts';
import { PurchaseConnectionResolver } from './purchase.type.ts';
import { QuoteCouponResolver, QuoteIssueResolver, QuoteLineResolver, ShippingOptionResolver } from '#server/modules/cart/quote.type.ts';
import { PackageReturnLineResolver, PackageReturnResolver } from '#server/modules/fulfilment/return.type.ts';
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
] as const;

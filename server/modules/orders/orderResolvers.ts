import { AddressResolver } from './address.type.ts';
import { OrderResolver, QuoteResolver } from './order.resolver.ts';
import { OrderEventResolver, OrderFieldsResolver, OrderLineResolver, OrderPackageResolver } from './orderFields.resolver.ts';
import { PaymentActionResolver, PaymentInfoResolver } from './paymentFields.resolver.ts';
import { OwnOrderResolver } from './ownOrder.resolver.ts';
import { UserErrorResolver } from '#server/modules/input/userError.type.ts';
import { CouponRejectedResolver, PriceChangedResolver } from './placeOrder.type.ts';
import { PurchaseConnectionResolver } from './purchase.type.ts';
import { QuoteCouponResolver, QuoteIssueResolver, QuoteLineResolver, ShippingOptionResolver } from './quote.type.ts';
import { PackageReturnLineResolver, PackageReturnResolver } from './return.type.ts';
import { TotalsResolver } from './totals.type.ts';
import { TrackedOrderResolver, TrackedPackageResolver } from './trackedOrder.type.ts';

/** Every resolver of quotes and orders, for the schema. */
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

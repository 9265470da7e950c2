import { AddressResolver } from './address.type.ts';
import { OrderResolver, QuoteResolver } from './order.resolver.ts';
import { OrderFieldsResolver, OrderLineResolver, OrderPackageResolver, PaymentInfoResolver } from './orderFields.resolver.ts';
import { PriceChangedResolver, UserErrorResolver } from './placeOrder.type.ts';
import { QuoteIssueResolver, QuoteLineResolver, ShippingOptionResolver } from './quote.type.ts';
import { TotalsResolver } from './totals.type.ts';
import { TrackedOrderResolver, TrackedPackageResolver } from './trackedOrder.type.ts';

/** Every resolver of quotes and orders, for the schema. */
export const ORDER_RESOLVERS = [
  AddressResolver,
  OrderFieldsResolver,
  OrderLineResolver,
  OrderPackageResolver,
  OrderResolver,
  PaymentInfoResolver,
  PriceChangedResolver,
  QuoteIssueResolver,
  QuoteLineResolver,
  QuoteResolver,
  ShippingOptionResolver,
  TotalsResolver,
  TrackedOrderResolver,
  TrackedPackageResolver,
  UserErrorResolver,
] as const;

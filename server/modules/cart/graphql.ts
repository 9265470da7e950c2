/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { QuoteIssueResolver, ShippingOptionResolver, QuoteCouponResolver, QuoteLineResolver } from './quote.type.ts';
import { TotalsResolver } from './totals.type.ts';

export { PickupPlace } from './pickupPlace.type.ts';
export { Quote, ShippingOption } from './quote.type.ts';
export { Totals } from './totals.type.ts';

export const cartResolvers = [QuoteIssueResolver, ShippingOptionResolver, QuoteCouponResolver, QuoteLineResolver, TotalsResolver] as const;

/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { QuoteCoupon, QuoteIssue, QuoteLine, QuoteResolver, Totals } from './quote.resolver.ts';
import { ShippingOption } from './shipping.type.ts';

export { COUPON_CODE, IfSoldOut, LineInput, Quote, ShippingChoice } from './quote.resolver.ts';
export { PickupPlace } from './shipping.type.ts';
export { ShippingOption, Totals };

export const cartResolvers = [QuoteResolver, QuoteIssue, QuoteLine, QuoteCoupon, ShippingOption, Totals] as const;

/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { QuoteCoupon, QuoteIssue, QuoteLine, Totals } from './quote.type.ts';
import { ShippingOption } from './shipping.type.ts';

export { Quote } from './quote.type.ts';
export { PickupPlace } from './shipping.type.ts';
export { ShippingOption, Totals };

export const cartResolvers = [QuoteIssue, QuoteLine, QuoteCoupon, ShippingOption, Totals] as const;

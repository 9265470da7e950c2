/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { QuoteResolver, OrderResolver } from './order.resolver.ts';
import { OwnOrderResolver } from './ownOrder.resolver.ts';
import { PriceChangedResolver, CouponRejectedResolver } from './placeOrder.type.ts';

export const checkoutResolvers = [QuoteResolver, OrderResolver, OwnOrderResolver, PriceChangedResolver, CouponRejectedResolver] as const;

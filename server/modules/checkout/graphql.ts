/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { CouponRejected, OrderResolver, PriceChanged } from './order.resolver.ts';
import { OwnOrderResolver } from './ownOrder.resolver.ts';

export const checkoutResolvers = [OrderResolver, OwnOrderResolver, PriceChanged, CouponRejected] as const;

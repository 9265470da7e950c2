import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { callerOf } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { orderRequest, PlaceOrderInput, QuoteInput, quoteRequest } from './order.args.ts';
import type { OrderView } from '#server/modules/orders/index.ts';
import type { PlaceOrderResult } from './order.service.ts';
import { Order } from '#server/modules/orders/graphql.ts';
import { PlaceOrderPayload } from './placeOrder.type.ts';
import type { Quote as QuoteSource } from '#server/modules/cart/index.ts';
import { Quote } from '#server/modules/cart/graphql.ts';

@Resolver()
export class QuoteResolver {
  @Query(() => Quote, {
    complexity: 300,
    description: 'Prices a cart: totals to the cent, packages by vendor, and every issue that blocks ordering it. Changes nothing.',
  })
  quote(
    @Arg('input', () => QuoteInput, { description: 'The cart. Beyond its limits the request fails with BAD_USER_INPUT.' })
    input: QuoteInput,
    @Ctx() context: GraphQLContext,
  ): Promise<QuoteSource> {
    return context.services.quotes.quote(quoteRequest(input, callerOf(context)));
  }
}

@Resolver(() => Order)
export class OrderResolver {
  @Query(() => Order, {
    nullable: true,
    description:
      'An order by its number, for its owner or the holder of its access token. Null for anyone else, exactly as for an unknown number.',
  })
  order(
    @Arg('number', () => String, { description: 'The order number, for example "RZQ-7K4M-2Q9D"; case does not matter.' }) number: string,
    @Arg('accessToken', () => String, {
      nullable: true,
      description: 'The access token from the placeOrder response; not needed by the owner of the order.',
    })
    accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OrderView | null> {
    return services.orders.openOrder(number, accessToken, viewer?.userId ?? null);
  }

  @Mutation(() => PlaceOrderPayload, {
    nullable: true,
    description:
      'Reprices the cart and places the order, all or nothing. Expected refusals are returned in `errors`; a refused request leaves its key free. Safe to repeat with the same key.',
  })
  placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'The order.' }) input: PlaceOrderInput,
    @Ctx() context: GraphQLContext,
  ): Promise<PlaceOrderResult> {
    const { services, viewer, locale } = context;
    return services.orders.placeOrder(orderRequest(input, locale), viewer, callerOf(context));
  }
}

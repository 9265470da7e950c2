import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { OrderStatus } from '#server/modules/orders/order.enums.ts';
import { OrderConnection } from '#server/modules/orders/orderConnection.type.ts';
import type { OrderPage } from '#server/modules/orders/orderHistory.service.ts';
import type { OrderStatus as OrderStatusName } from '#server/modules/orders/orderStatus.ts';
import type { UserDoc } from '#server/store/documents.ts';
import { OrderCounts, Viewer } from './viewer.type.ts';

@Resolver(() => Viewer)
export class ViewerResolver {
  @FieldResolver(() => OrderConnection, { description: 'What this person has ordered, the newest first.' })
  orders(
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'At most so many, 1 to 100.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' }) after: string | null,
    @Arg('status', () => OrderStatus, { nullable: true, description: 'Only those of this status.' }) status: OrderStatusName | null,
    @Root() { id }: UserDoc,
    @Ctx() { services }: GraphQLContext,
  ): Promise<OrderPage> {
    return services.orderHistory.page(id, { first: first ?? 20, after: after ?? null, status: status ?? null });
  }

  @FieldResolver(() => OrderCounts, { description: 'How many orders of each status.' })
  orderCounts(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<OrderCounts> {
    return services.orderHistory.counts(id);
  }
}

import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import { OrderStatus } from './order.enums.ts';
import { OrderConnection, OrderCounts } from './orderConnection.type.ts';
import type { OrderPage, PurchasePage } from './orderHistory.service.ts';
import type { OrderStatus as OrderStatusName } from './orderStatus.ts';
import { PurchaseConnection } from './purchase.resolver.ts';

const HISTORY_QUERY = `Words to find, at most ${MAX_SEARCH_LENGTH} characters; each must be in the number, a product's title or number, or a vendor's name.`;
const PURCHASE_QUERY = `Words to find, at most ${MAX_SEARCH_LENGTH} characters; each must be in the title or the order's number.`;

/** Fields of `Viewer` about their orders. */
@Resolver(() => Viewer)
export class ViewerOrdersResolver {
  @FieldResolver(() => OrderConnection, { description: 'Orders of the viewer, newest first.' })
  orders(
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'Page size, 1 to 100.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after: string | null,
    @Arg('status', () => OrderStatus, { nullable: true, description: 'Only orders of this status.' }) status: OrderStatusName | null,
    @Arg('query', () => String, { nullable: true, description: HISTORY_QUERY }) query: string | null,
    @Arg('from', () => DateTime, { nullable: true, description: 'Only orders placed at this time or later.' }) from: string | null,
    @Arg('to', () => DateTime, { nullable: true, description: 'Only orders placed before this time.' }) to: string | null,
    @Root() { id }: UserDoc,
    @Ctx() { services }: GraphQLContext,
  ): Promise<OrderPage> {
    return services.orderHistory.page(id, { first: first ?? 20, after: after ?? null, status: status ?? null, query, from, to });
  }

  @FieldResolver(() => PurchaseConnection, {
    description: 'Purchases of the viewer, newest first: one entry per order line, without cancelled ones.',
  })
  purchases(
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'Page size, 1 to 100.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after: string | null,
    @Arg('category', () => String, { nullable: true, description: 'Only products in the category with this slug.' })
    category: string | null,
    @Arg('query', () => String, { nullable: true, description: PURCHASE_QUERY }) query: string | null,
    @Arg('from', () => DateTime, { nullable: true, description: 'Only purchases ordered at this time or later.' }) from: string | null,
    @Arg('to', () => DateTime, { nullable: true, description: 'Only purchases ordered before this time.' }) to: string | null,
    @Root() { id }: UserDoc,
    @Ctx() { services }: GraphQLContext,
  ): Promise<PurchasePage> {
    return services.orderHistory.purchases(id, { first: first ?? 20, after: after ?? null, category, query, from, to });
  }

  @FieldResolver(() => OrderCounts, { description: 'Number of orders by status.' })
  orderCounts(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<OrderCounts> {
    return services.orderHistory.counts(id);
  }
}

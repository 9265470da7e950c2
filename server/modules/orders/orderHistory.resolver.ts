import { Arg, Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { PageInfo, pageOf } from '#server/graphql/pageInfo.type.ts';
import { LENGTH_ABOVE } from '#server/graphql/queryCost.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { SortedPage } from '#server/platform/pagination.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { Category } from '#server/modules/catalog/graphql.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { CategoryDoc } from '#server/store/documents/catalog.ts';
import type { OrderDoc, OrderLineDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import { Order, OrderStage, OrderStatus } from './order.resolver.ts';
import type { Purchase as PurchaseSource, PurchasePage } from './orderHistory.service.ts';
import { OrderLine, OrderPackage, PackageStatus } from './orderPackage.resolver.ts';
import type { OrderStage as OrderStageName } from './orderStages.ts';
import type { OrderStatus as OrderStatusName, PackageView } from './orderViews.ts';

@ObjectType({ description: 'An order in a list.', simpleResolvers: true })
export class OrderEdge {
  @Field(() => String, { description: 'Cursor of the order; pass it as `after` to continue after it.' })
  cursor!: string;

  @Field(() => Order, { description: 'The order.' })
  node!: OrderDoc;
}

@ObjectType({ description: 'A page of orders.', simpleResolvers: true })
export class OrderConnection extends pageOf(() => Order, 'orders', 'Number of orders on all pages.') {
  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [OrderEdge], { description: 'Orders with their cursors.' })
  edges!: OrderEdge[];
}

@ObjectType({ description: 'Number of orders by status and by stage.', simpleResolvers: true })
export class OrderCounts {
  @Field(() => Int, { description: 'Orders in progress.' })
  pending!: number;

  @Field(() => Int, { description: 'Orders delivered or returned.' })
  completed!: number;

  @Field(() => Int, { description: 'Cancelled orders.' })
  cancelled!: number;

  @Field(() => Int, { description: 'Orders with the stage TO_PAY.' })
  toPay!: number;

  @Field(() => Int, { description: 'Orders with the stage TO_SHIP.' })
  toShip!: number;

  @Field(() => Int, { description: 'Orders with the stage TO_RECEIVE.' })
  toReceive!: number;

  @Field(() => Int, { description: 'Orders with the stage RETURNS.' })
  returns!: number;
}

@ObjectType({ description: 'A product that the viewer bought.', simpleResolvers: true })
export class Purchase {
  @Field(() => OrderLine, { description: 'Order line.' })
  line!: OrderLineDoc;

  @Field(() => Order, { description: 'Order it belongs to.' })
  order!: OrderDoc;

  @Field(() => PackageStatus, { description: 'Status of its package.' })
  status!: PackageStatusName;

  @Field(() => Boolean, {
    description: 'Whether the buyer picks the package up instead of having it delivered.',
  })
  isPickup!: boolean;

  @Field(() => DateTime, { description: 'Time of the order.' })
  at!: string;
}

@ObjectType({ description: 'A page of purchases.', simpleResolvers: true })
@Resolver(() => PurchaseConnection)
export class PurchaseConnection {
  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [Purchase], { description: 'One entry per line of an order.' })
  nodes!: PurchaseSource[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of entries on all pages.' })
  totalCount!: number;

  @FieldResolver(() => [Category], { description: 'Categories of all purchases, for a filter; only those that still exist.' })
  categories(@Root() { categories }: PurchasePage, @Ctx() { services }: GraphQLContext): CategoryDoc[] {
    return services.catalog.categories(null).filter(({ id }) => categories.includes(id));
  }
}

const HISTORY_QUERY = `Search text of at most ${MAX_SEARCH_LENGTH} characters; each word must occur in the order number, a product's title or SKU, or a vendor's name.`;
const PURCHASE_QUERY = `Search text of at most ${MAX_SEARCH_LENGTH} characters; each word must occur in the title or the order number.`;

/** Cost of a list from the summaries of a long history. */
const LIST_COST = 200;
/** Cost of reading and searching a long history. */
const HISTORY_COST = 5000;

/** Fields of `Viewer` about their orders. */
@Resolver(() => Viewer)
export class ViewerOrdersResolver {
  @Extensions({ cost: ({ query }: { query?: string | null }) => (query ? HISTORY_COST : LIST_COST) })
  @FieldResolver(() => OrderConnection, { description: 'Orders of the viewer, newest first.' })
  orders(
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'Page size, 1 to 100.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after: string | null,
    @Arg('status', () => OrderStatus, { nullable: true, description: 'Only orders of this status.' }) status: OrderStatusName | null,
    @Arg('stage', () => OrderStage, { nullable: true, description: 'Only orders with this stage.' }) stage: OrderStageName | null,
    @Arg('query', () => String, { nullable: true, description: HISTORY_QUERY }) query: string | null,
    @Arg('from', () => DateTime, { nullable: true, description: 'Only orders placed at this time or later.' }) from: string | null,
    @Arg('to', () => DateTime, { nullable: true, description: 'Only orders placed before this time.' }) to: string | null,
    @Root() { id }: UserDoc,
    @Ctx() { services }: GraphQLContext,
  ): Promise<SortedPage<OrderDoc>> {
    return services.orderHistory.page(id, {
      first: first ?? 20,
      after: after ?? null,
      status: status ?? null,
      stage: stage ?? null,
      query,
      from,
      to,
    });
  }

  @Extensions({ cost: HISTORY_COST })
  @FieldResolver(() => PurchaseConnection, {
    description: 'Purchases of the viewer, newest first: one entry per order line, except cancelled ones.',
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

  @Extensions({ cost: LIST_COST })
  @FieldResolver(() => OrderPackage, {
    nullable: true,
    description: "The viewer's package that is expected first; null if none is on its way.",
  })
  nextDelivery(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<PackageView | null> {
    return services.orderHistory.nextDelivery(id);
  }

  @Extensions({ cost: LIST_COST })
  @FieldResolver(() => OrderCounts, { description: 'Number of orders by status and by stage.' })
  orderCounts(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): OrderCounts {
    return services.orderHistory.counts(id);
  }
}

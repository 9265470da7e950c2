import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import type { OrderView } from './orderViews.ts';
import { Order } from './order.type.ts';

@ObjectType({ description: 'An order in a list.', simpleResolvers: true })
export class OrderEdge {
  @Field(() => String, { description: 'Cursor of this order: pass it as `after` for the next page.' })
  cursor!: string;

  @Field(() => Order, { description: 'The order.' })
  node!: OrderView;
}

@ObjectType({ description: 'A page of orders.', simpleResolvers: true })
export class OrderConnection {
  @Field(() => [OrderEdge], { description: 'The orders with their cursors.' })
  edges!: OrderEdge[];

  @Field(() => [Order], { description: 'The orders.' })
  nodes!: OrderView[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Orders of the whole list, not only of this page.' })
  totalCount!: number;
}

@ObjectType({ description: 'Number of orders by status.', simpleResolvers: true })
export class OrderCounts {
  @Field(() => Int, { description: 'Orders in progress.' })
  pending!: number;

  @Field(() => Int, { description: 'Orders delivered or returned.' })
  completed!: number;

  @Field(() => Int, { description: 'Cancelled orders.' })
  cancelled!: number;
}

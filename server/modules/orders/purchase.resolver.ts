import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Category } from '#server/modules/catalog/graphql.ts';
import type { CategoryDoc } from '#server/store/documents/catalog.ts';
import type { OrderLineDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import { PackageStatus } from './order.enums.ts';
import type { PurchasePage } from './orderHistory.service.ts';
import type { OrderView } from './orderViews.ts';
import { Order, OrderLine } from './order.type.ts';
import type { Purchase as PurchaseSource } from './purchases.ts';

@ObjectType({ description: 'A product that the viewer bought.', simpleResolvers: true })
export class Purchase {
  @Field(() => OrderLine, { description: 'The order line.' })
  line!: OrderLineDoc;

  @Field(() => Order, { description: 'The order it belongs to.' })
  order!: OrderView;

  @Field(() => PackageStatus, { description: 'Status of its package.' })
  status!: PackageStatusName;

  @Field(() => Boolean, {
    description: "Whether the buyer picks it up at the vendor's shop: its package is then collected, not delivered.",
  })
  isPickup!: boolean;

  @Field(() => DateTime, { description: 'Time of the order.' })
  at!: string;
}

@ObjectType({ description: 'A page of purchases.', simpleResolvers: true })
export class PurchaseConnection {
  @Field(() => [Purchase], { description: 'One entry per line of an order.' })
  nodes!: PurchaseSource[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Entries of the whole list, not only of this page.' })
  totalCount!: number;
}

@Resolver(() => PurchaseConnection)
export class PurchaseConnectionResolver {
  @FieldResolver(() => [Category], { description: 'Categories of all purchases, for a filter; only those that still exist.' })
  categories(@Root() { categories }: PurchasePage, @Ctx() { services }: GraphQLContext): CategoryDoc[] {
    return services.catalog.categories(null).filter(({ id }) => categories.includes(id));
  }
}

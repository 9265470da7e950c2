import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Category } from '#server/modules/catalog/category.type.ts';
import type { CategoryDoc } from '#server/store/documents/catalog.ts';
import type { OrderLineDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import { PackageStatus } from './order.enums.ts';
import type { PurchasePage } from './orderHistory.service.ts';
import type { OrderView } from './order.service.ts';
import { Order, OrderLine } from './order.type.ts';
import type { Purchase as PurchaseSource } from './purchases.ts';

@ObjectType({ description: 'Something that somebody bought.', simpleResolvers: true })
export class Purchase {
  @Field(() => OrderLine, { description: 'What was bought.' })
  line!: OrderLineDoc;

  @Field(() => Order, { description: 'With which order.' })
  order!: OrderView;

  @Field(() => PackageStatus, { description: 'Where its package is.' })
  status!: PackageStatusName;

  @Field(() => Boolean, { description: 'Whether its buyer picks it up at the shop: then it is collected, not delivered.' })
  isPickup!: boolean;

  @Field(() => DateTime, { description: 'When it was ordered.' })
  at!: string;
}

@ObjectType({ description: 'A page of what somebody bought.', simpleResolvers: true })
export class PurchaseConnection {
  @Field(() => [Purchase], { description: 'One entry for each line of an order.' })
  nodes!: PurchaseSource[];

  @Field(() => PageInfo, { description: 'Where this page lies.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Entries of the whole list, not only of this page.' })
  totalCount!: number;
}

@Resolver(() => PurchaseConnection)
export class PurchaseConnectionResolver {
  @FieldResolver(() => [Category], { description: 'The categories of all that was ever bought, for a filter; those the shop still has.' })
  categories(@Root() { categories }: PurchasePage, @Ctx() { services }: GraphQLContext): CategoryDoc[] {
    return services.catalog.categories(null).filter(({ id }) => categories.includes(id));
  }
}

import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { OrderPackage } from '#server/modules/orders/graphql.ts';
import type { PackageView } from '#server/modules/orders/index.ts';
import type { ReturnDoc, ReturnLineDoc } from '#server/store/documents/orders.ts';
import { PackageReturn, PackageReturnLine } from './return.type.ts';
import { returnableLines, returnableUntil } from './returns.ts';

/** Fields of `OrderPackage` about its returns. */
@Resolver(() => OrderPackage)
export class PackageReturnsResolver {
  @FieldResolver(() => [PackageReturn], { description: 'Returns of this package, oldest first.' })
  returns(@Root() orderPackage: PackageView): ReturnDoc[] {
    return orderPackage.returns ?? [];
  }

  @FieldResolver(() => [PackageReturnLine], {
    description:
      'Units of each line that can be returned until `canReturnUntil`, with the refund for all of them. Fresh, chilled and frozen food cannot be returned.',
  })
  returnable(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): ReturnLineDoc[] {
    return returnableLines(orderPackage, services.catalog);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'End of the return period: 30 days after delivery. Null before delivery, while a return is in progress, and once every unit has been returned.',
  })
  canReturnUntil(@Root() orderPackage: PackageView): string | null {
    return returnableUntil(orderPackage);
  }
}

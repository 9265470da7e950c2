import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { MAX_FIRST } from '#schema/rules/limits.ts';
import type { ProductVariant } from '#server/modules/catalog/catalogReader.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { GraphQLContext } from './context.ts';
import { Node } from './node.type.ts';

@Resolver(() => Node)
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'A product, variant or vendor by its id; null when there is none. Orders are found by `order` alone, which asks for their token.',
  })
  node(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() { services }: GraphQLContext,
  ): ProductDoc | ProductVariant | VendorDoc | null {
    return services.catalog.node(id);
  }

  @Query(() => [Node], {
    nullable: 'itemsAndList',
    description: 'What `node` finds for each of the ids, in their order; null in the place of an id that nothing has.',
  })
  nodes(
    @Arg('ids', () => [ID], { description: `Their ids, at most ${MAX_FIRST}.` }) ids: string[],
    @Ctx() { services }: GraphQLContext,
  ): (ProductDoc | ProductVariant | VendorDoc | null)[] {
    return services.catalog.nodes(ids);
  }
}

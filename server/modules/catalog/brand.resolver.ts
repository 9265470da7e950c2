import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { BrandDoc } from '#server/store/documents/catalog.ts';
import { Brand } from './brand.type.ts';

@Resolver(() => Brand)
export class BrandResolver {
  @Query(() => [Brand], { nullable: true, complexity: 500, description: 'Brands of listed products, by name.' })
  brands(
    @Ctx() { services }: GraphQLContext,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'Maximum number of brands, 1 to 100.' }) first: number | null,
  ): BrandDoc[] {
    return services.catalog.brands(first ?? 50);
  }

  @FieldResolver(() => ID, { description: 'Opaque id, prefixed by kind.' })
  id(@Root() brand: BrandDoc): string {
    return derivedId('brd', brand.id);
  }

  @FieldResolver(() => String, { description: 'URL slug, also used in filters.' })
  slug(@Root() brand: BrandDoc): string {
    return brand.id;
  }

  @FieldResolver(() => Int, { complexity: 10, description: 'Number of listed products of the brand.' })
  productCount(@Root() brand: BrandDoc, @Ctx() { services }: GraphQLContext): number {
    return services.catalog.productCount('brand', brand.id);
  }
}

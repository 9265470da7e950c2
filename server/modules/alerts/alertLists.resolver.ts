import { Arg, Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { MAX_ALERTS } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { Product, Variant } from '#server/modules/catalog/graphql.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import { checkFirst } from '#server/platform/pagination.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { Alert } from './alert.resolver.ts';

/** Usual number of own alerts about one product. */
const USUAL_OF_PRODUCT = 2;

@ObjectType({ description: 'A variant that people wait for.', simpleResolvers: true })
export class VariantDemand {
  @Field(() => Variant, { description: 'Variant.' })
  variant!: ProductVariant;

  @Field(() => Int, { description: 'Number of people with an alert for it.' })
  waiting!: number;
}

@Resolver(() => Viewer)
export class ViewerAlertsResolver {
  @Extensions({ cost: 300, longest: MAX_ALERTS })
  @FieldResolver(() => [Alert], { description: `Alerts of the viewer, newest first; at most ${MAX_ALERTS}.` })
  alerts(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<AlertDoc[]> {
    return services.alertRepository.ofMember(id);
  }
}

@Resolver(() => Product)
export class ProductAlertsResolver {
  @Reads()
  @Extensions({ cost: 300, longest: USUAL_OF_PRODUCT })
  @FieldResolver(() => [Alert], { description: "The viewer's alerts about the product and its variants; empty for guests." })
  async ownAlerts(@Root() { id }: ProductDoc, @Ctx() { services, viewer }: GraphQLContext): Promise<AlertDoc[]> {
    if (viewer === null) return [];
    return (await services.alertRepository.ofMember(viewer.userId)).filter(({ productId }) => productId === id);
  }
}

@Resolver(() => VendorAccount)
export class VendorDemandResolver {
  @Extensions({ cost: 100 })
  @FieldResolver(() => [VariantDemand], { description: 'Variants that people wait for, most wanted first. Without their addresses.' })
  demand(
    @Root() { id }: VendorDoc,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'Maximum number of variants, 1 to 100.' })
    first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): VariantDemand[] {
    const shown = services.alertQueue.demandOf(id).flatMap(({ variantId, count }) => {
      const variant = services.catalog.variant(variantId);
      return variant === null ? [] : [{ variant, waiting: count }];
    });
    return shown.slice(0, checkFirst(first ?? 50));
  }
}

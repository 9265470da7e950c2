import { Arg, Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { MAX_WISHES } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { Product } from '#server/modules/catalog/graphql.ts';
import { Vendor, VendorConnection } from '#server/modules/vendors/graphql.ts';
import type { VendorListing } from '#server/modules/vendors/index.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { WishDoc } from '#server/store/documents/saved.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { WishlistItem } from './saved.type.ts';

@Resolver(() => Viewer)
export class SavedOfViewerResolver {
  @Extensions({ longest: MAX_WISHES })
  @FieldResolver(() => [WishlistItem], {
    description: `The wishlist, oldest first, at most ${MAX_WISHES}. Products no longer sold are omitted.`,
  })
  wishlist(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<WishDoc[]> {
    return services.savedLists.wishlist(id);
  }

  @FieldResolver(() => VendorConnection, { description: 'The vendors that this user follows, most recently followed first.' })
  following(
    @Arg('first', () => Int, { nullable: true, defaultValue: 24, description: 'Page size, 1 to 100.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after: string | null,
    @Root() { id }: UserDoc,
    @Ctx() { services }: GraphQLContext,
  ): Promise<VendorListing> {
    return services.savedLists.following(id, { first: first ?? 24, after: after ?? null });
  }
}

@Resolver(() => WishlistItem)
export class WishlistItemResolver {
  @FieldResolver(() => Product, { description: 'The product.' })
  product(@Root() { productId }: WishDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return services.catalog.product(productId);
  }

  @FieldResolver(() => Money, { description: 'Its price when it was saved.' })
  savedPrice(@Root() { savedPriceCents }: WishDoc): Money {
    return moneyOf(savedPriceCents);
  }
}

@Resolver(() => Vendor)
export class FollowersResolver {
  @FieldResolver(() => Int, { description: 'Number of members who follow it.' })
  followerCount(@Root() { id }: VendorDoc, @Ctx() { services }: GraphQLContext): number {
    return services.savedLists.followerCount(id);
  }
}

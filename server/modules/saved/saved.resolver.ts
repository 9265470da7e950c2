import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { MAX_FOLLOWS, MAX_WISHES, MAX_WISHES_AT_ONCE } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { ProfileResult } from '#server/modules/accounts/index.ts';
import { ProfilePayload } from '#server/modules/accounts/graphql.ts';
import { VendorFollowPayload, WishlistInput } from './saved.type.ts';
import type { FollowResult } from './savedLists.service.ts';

@Resolver()
export class SavedResolver {
  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: `Puts products on the viewer's wishlist of at most ${MAX_WISHES}: all of them or, with errors, none. Without a session: UNAUTHENTICATED.`,
  })
  addToWishlist(
    @Arg('items', () => [WishlistInput], { description: `The products, at most ${MAX_WISHES_AT_ONCE} per request.` })
    items: WishlistInput[],
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.savedLists.addToWishlist(viewer, items);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: "Removes products from the viewer's wishlist; those not on it are ignored. Without a session: UNAUTHENTICATED.",
  })
  removeFromWishlist(
    @Arg('productIds', () => [ID], { description: `The products, at most ${MAX_WISHES}.` }) productIds: string[],
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.savedLists.removeFromWishlist(viewer, productIds);
  }

  @Mutation(() => VendorFollowPayload, {
    nullable: true,
    description: `Follows or unfollows a vendor. An account follows at most ${MAX_FOLLOWS}. Without a session: UNAUTHENTICATED.`,
  })
  followVendor(
    @Arg('vendorId', () => ID, { description: 'The vendor.' }) vendorId: string,
    @Arg('follow', () => Boolean, { description: 'Whether to follow; false unfollows.' }) follow: boolean,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<FollowResult> {
    return services.savedLists.followVendor(viewer, vendorId, follow);
  }
}

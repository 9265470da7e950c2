import { Field, ID, InputType, Int, ObjectType, Arg, Ctx, Extensions, FieldResolver, Resolver, Root, Mutation } from 'type-graphql';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { MAX_WISHED_QUANTITY, MAX_WISH_NOTE_LENGTH, MAX_WISHES, MAX_FOLLOWS, MAX_WISHES_AT_ONCE } from '#schema/rules/limits.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { DateTime, SafeInt } from '#server/graphql/scalars.ts';
import { AccountError, Viewer, ProfilePayload } from '#server/modules/accounts/graphql.ts';
import type { AccountError as AccountErrorSource, ProfileResult } from '#server/modules/accounts/index.ts';
import { Product } from '#server/modules/catalog/graphql.ts';
import { Vendor, VendorConnection } from '#server/modules/vendors/graphql.ts';
import type { VendorListing } from '#server/modules/vendors/index.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { WishDoc } from '#server/store/documents/saved.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { FollowResult } from './savedLists.service.ts';
import type { WishRequest } from './wishlist.ts';

/** Source object: WishDoc. */
@ObjectType({ description: 'A product on a wishlist.', simpleResolvers: true })
@Resolver(() => WishlistItem)
@MoneyFields<WishDoc>({ savedPrice: 'Price of the product when it was saved.' })
export class WishlistItem {
  @Field(() => DateTime, { description: 'Time of saving.' })
  addedAt!: string;

  @Field(() => Int, { description: 'Quantity wanted.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Note of the owner, one line of plain text; null without one.' })
  note!: string | null;

  @FieldResolver(() => Product, { description: 'Saved product.' })
  product(@Root() { productId }: WishDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return services.catalog.product(productId);
  }
}

@InputType({
  description: 'A product to put on the wishlist, or a change of one that is on it, whose `addedAt` and `savedPrice` stay unchanged.',
})
export class WishlistInput implements WishRequest {
  @Field(() => ID, { description: 'Id of the product.' })
  productId!: string;

  @Field(() => Int, {
    nullable: true,
    description: `Quantity wanted, 1 to ${MAX_WISHED_QUANTITY}. By default 1, or unchanged.`,
  })
  quantity?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `A note of one line, at most ${MAX_WISH_NOTE_LENGTH} characters; empty removes it. By default none, or unchanged.`,
  })
  note?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of saving, for lists imported from elsewhere. By default now.' })
  addedAt?: string | null;

  @Field(() => SafeInt, { nullable: true, description: 'Price at that time, in cents. By default the current price.' })
  savedPrice?: number | null;
}

@ObjectType({ description: 'Vendor, or at least one error.', simpleResolvers: true })
export class VendorFollowPayload {
  @Field(() => Vendor, {
    nullable: true,
    description: 'Vendor with its new follower count; null on errors, or when it no longer exists.',
  })
  vendor!: VendorDoc | null;

  @Field(() => [AccountError], { description: 'All errors; empty on success.' })
  errors!: AccountErrorSource[];
}

@Resolver(() => Viewer)
class SavedOfViewerResolver {
  @Extensions({ longest: MAX_WISHES })
  @FieldResolver(() => [WishlistItem], {
    description: `Wishlist, oldest first, at most ${MAX_WISHES}. Products no longer sold are omitted.`,
  })
  wishlist(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<WishDoc[]> {
    return services.savedLists.wishlist(id);
  }

  @FieldResolver(() => VendorConnection, { description: 'Vendors that this user follows, most recently followed first.' })
  following(
    @Arg('first', () => Int, { nullable: true, defaultValue: 24, description: 'Page size, 1 to 100.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after: string | null,
    @Root() { id }: UserDoc,
    @Ctx() { services }: GraphQLContext,
  ): Promise<VendorListing> {
    return services.savedLists.following(id, { first: first ?? 24, after: after ?? null });
  }
}

@Resolver(() => Vendor)
class FollowersResolver {
  @Reads('followers')
  @FieldResolver(() => Int, { description: 'Number of members who follow it.' })
  followerCount(@Root() { id }: VendorDoc, @Ctx() { services }: GraphQLContext): number {
    return services.reputation.followers(id);
  }
}

@Resolver()
class SavedResolver {
  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: `Puts products on the viewer's wishlist of at most ${MAX_WISHES}: all of them or, with errors, none. Without a session: UNAUTHENTICATED.`,
  })
  addToWishlist(
    @Arg('items', () => [WishlistInput], { description: `Products, at most ${MAX_WISHES_AT_ONCE} per request.` })
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
    @Arg('productIds', () => [ID], { description: `Products, at most ${MAX_WISHES}.` }) productIds: string[],
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.savedLists.removeFromWishlist(viewer, productIds);
  }

  @Mutation(() => VendorFollowPayload, {
    nullable: true,
    description: `Follows or unfollows a vendor. An account follows at most ${MAX_FOLLOWS}. Without a session: UNAUTHENTICATED.`,
  })
  followVendor(
    @Arg('vendorId', () => ID, { description: 'Id of the vendor.' }) vendorId: string,
    @Arg('follow', () => Boolean, { description: 'Whether to follow; false unfollows.' }) follow: boolean,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<FollowResult> {
    return services.savedLists.followVendor(viewer, vendorId, follow);
  }
}

export const savedResolvers = [WishlistItem, SavedOfViewerResolver, FollowersResolver, SavedResolver] as const;

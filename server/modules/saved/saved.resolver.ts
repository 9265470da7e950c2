import {
  Arg,
  createUnionType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import {
  MAX_COMPARED,
  MAX_FOLLOWS,
  MAX_LINES,
  MAX_LIST_OPERATIONS,
  MAX_QUANTITY,
  MAX_WISHED_QUANTITY,
  MAX_WISHES,
  MAX_WISH_NOTE_LENGTH,
} from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { MUTATION_COST } from '#server/graphql/queryCost.ts';
import { DateTime, SafeInt } from '#server/graphql/scalars.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { Product, Variant } from '#server/modules/catalog/graphql.ts';
import { Conflict, Vendor } from '#server/modules/vendors/graphql.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { WishDoc } from '#server/store/documents/saved.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import {
  operationsCost,
  type ListAction as ListActionName,
  type ListName as ListNameCode,
  type ListOperation as Operation,
} from './listOperations.ts';
import type { ListsResult, ShownLine, ShownLists } from './savedLists.service.ts';

/** Bytes written per microsecond of the caller's budget. Every change rewrites the document with all lists. */
const WRITTEN_BYTES_PER_COST = 20;

export const ListName = describedEnum<ListNameCode>('ListName', 'A list of an account.', {
  CART: `Variants to order with their quantities, at most ${MAX_LINES}.`,
  SAVED_FOR_LATER: `Variants with their quantities that were put aside, at most ${MAX_LINES}.`,
  WISHLIST: `Products, at most ${MAX_WISHES}.`,
  COMPARISON: `Products, at most ${MAX_COMPARED}.`,
  FOLLOWS: `Vendors, at most ${MAX_FOLLOWS}.`,
});

export const ListAction = describedEnum<ListActionName>('ListAction', 'Action of a list operation. All actions are idempotent.', {
  ADD: 'Adds an entry. An existing entry stays unchanged, except that the larger quantity of a cart line is kept.',
  SET: 'Updates the given fields of an entry. Ignored if it is not on the list, so that an entry removed on another device does not return.',
  REMOVE: 'Removes an entry. Ignored if it is not on the list.',
});

/** Source object: ShownLine. */
@ObjectType({ description: 'A line of a cart in an account. `quote` gives its current price.', simpleResolvers: true })
@Resolver(() => AccountLine)
@MoneyFields<ShownLine>({ seenPrice: 'Unit price that the member saw last; pass it as `seenPrice` to `quote`.' })
export class AccountLine {
  @Field(() => Variant, { description: 'Variant to buy.' })
  variant!: ShownLine['variant'];

  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;
}

/** Source object: WishDoc. */
@ObjectType({ description: 'A product on a wishlist.', simpleResolvers: true })
@Resolver(() => WishlistItem)
@MoneyFields<WishDoc>({ savedPrice: 'Price of the product when it was saved.' })
export class WishlistItem {
  @Field(() => DateTime, { description: 'Time of saving.' })
  addedAt!: string;

  @Field(() => Int, { description: 'Wanted quantity.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Note of the owner, one line of plain text; null if none.' })
  note!: string | null;

  @FieldResolver(() => Product, { description: 'Saved product.' })
  product(@Root() { productId }: WishDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return services.catalog.product(productId);
  }
}

@ObjectType({ description: 'A followed vendor.', simpleResolvers: true })
export class Follow {
  @Field(() => Vendor, { description: 'Vendor.' })
  vendor!: ShownLists['follows'][number]['vendor'];

  @Field(() => DateTime, { description: 'Time of following.' })
  followedAt!: string;
}

@ObjectType({
  description: 'Lists of an account, each in the order of addition. Deleted products and vendors are omitted; withdrawn ones are not.',
  simpleResolvers: true,
})
export class AccountLists {
  @Field(() => Int, {
    description: 'Version of the lists, incremented by every change; 0 before the first. Pass it as `expectedVersion` to `changeLists`.',
  })
  version!: number;

  @Extensions({ longest: MAX_LINES })
  @Field(() => [AccountLine], { description: 'Cart. Placing an order removes the ordered units.' })
  cart!: ShownLine[];

  @Extensions({ longest: MAX_LINES })
  @Field(() => [AccountLine], { description: 'Lines saved for later.' })
  savedForLater!: ShownLine[];

  @Extensions({ longest: MAX_WISHES })
  @Field(() => [WishlistItem], { description: 'Wishlist, in the order of `addedAt`.' })
  wishlist!: ShownLists['wishlist'];

  @Extensions({ longest: MAX_COMPARED })
  @Field(() => [Product], { description: 'Compared products.' })
  comparison!: ShownLists['comparison'];

  @Extensions({ longest: MAX_FOLLOWS })
  @Field(() => [Follow], { description: 'Followed vendors.' })
  follows!: ShownLists['follows'];
}

@InputType({ description: 'One change of one list.' })
export class ListOperation implements Operation {
  @Field(() => ListName, { description: 'List to change.' })
  list!: ListNameCode;

  @Field(() => ListAction, { description: 'Action to perform.' })
  action!: ListActionName;

  @Field(() => ID, { description: 'Id of the variant (CART, SAVED_FOR_LATER), product (WISHLIST, COMPARISON) or vendor (FOLLOWS).' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: `Units: of cart lines 1 to ${MAX_QUANTITY}, of a wishlist entry 1 to ${MAX_WISHED_QUANTITY}. By default 1, or unchanged.`,
  })
  quantity?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Note on a wishlist entry, one line of at most ${MAX_WISH_NOTE_LENGTH} characters; empty removes it. By default none, or unchanged.`,
  })
  note?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which a wishlist entry was added, for imported lists; with ADD only. Defaults to now.',
  })
  addedAt?: string | null;

  @Field(() => SafeInt, {
    nullable: true,
    description:
      'Price in cents that the member saw. If omitted, the current price, or unchanged. SET does not change the price of a wishlist entry.',
  })
  savedPrice?: number | null;
}

@InputType({ description: 'Changes of the lists of an account.' })
export class ChangeListsInput {
  @Field(() => [ListOperation], { description: `Operations in the order in which they are applied, at most ${MAX_LIST_OPERATIONS}.` })
  operations!: ListOperation[];

  @Field(() => Int, {
    nullable: true,
    description:
      '`AccountLists.version` on which the changes are based. If it is outdated, a Conflict is returned and nothing changes. If omitted, the operations apply to the current lists.',
  })
  expectedVersion?: number | null;
}

export const ListsError = createUnionType({
  name: 'ListsError',
  description: 'Possible errors of `changeLists`.',
  types: () => [InvalidInput, NotFound, Conflict] as const,
  resolveType: (error: unknown) => (error as ListsResult['errors'][number]).kind,
});

@ObjectType({ description: 'Lists after the change; unchanged if there are errors.', simpleResolvers: true })
export class ListsPayload {
  @Field(() => AccountLists, { description: 'Current lists of the viewer, also on errors.' })
  lists!: ShownLists;

  @Field(() => [Vendor], { description: 'Vendors that were followed or unfollowed, with their follower counts.' })
  vendors!: ListsResult['vendors'];

  @Field(() => [ListsError], { description: 'Errors; empty on success. Validation stops after ten.' })
  errors!: ListsResult['errors'];
}

@Resolver(() => Viewer)
class ListsOfViewerResolver {
  @FieldResolver(() => AccountLists, { description: 'Cart, wishlist and other lists of this user.' })
  lists(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<ShownLists> {
    return services.savedLists.of(id);
  }
}

@Resolver(() => Vendor)
class FollowersResolver {
  @Reads('followers')
  @FieldResolver(() => Int, { description: 'Number of followers.' })
  followerCount(@Root() { id }: VendorDoc, @Ctx() { services }: GraphQLContext): number {
    return services.reputation.followers(id);
  }
}

@Resolver()
class ChangeListsResolver {
  @Extensions({ cost: ({ input }: { input: ChangeListsInput }) => MUTATION_COST + operationsCost(input.operations) })
  @Mutation(() => ListsPayload, {
    nullable: true,
    description:
      "Changes the viewer's cart and other lists: all operations are applied or, with errors, none. Without a session: UNAUTHENTICATED.",
  })
  async changeLists(
    @Arg('input', () => ChangeListsInput, { description: 'Changes.' }) input: ChangeListsInput,
    @Ctx() { services, viewer, spend }: GraphQLContext,
  ): Promise<ListsResult> {
    const result = await services.savedLists.changeLists(viewer, input);
    // The change is already stored; an exceeded budget causes the caller's next requests to be rejected.
    await spend?.(Math.ceil(result.writtenBytes / WRITTEN_BYTES_PER_COST)).catch(() => undefined);
    return result;
  }
}

export const savedResolvers = [AccountLine, ChangeListsResolver, FollowersResolver, ListsOfViewerResolver, WishlistItem] as const;

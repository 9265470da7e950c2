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

/** Bytes written per microsecond of the caller's budget; every change rewrites the document with all lists. */
const WRITTEN_BYTES_PER_COST = 20;

export const ListName = describedEnum<ListNameCode>('ListName', 'A list of an account.', {
  CART: `Variants to order with their quantities, at most ${MAX_LINES}.`,
  SAVED_FOR_LATER: `Variants with their quantities that were put aside, at most ${MAX_LINES}.`,
  WISHLIST: `Products, at most ${MAX_WISHES}.`,
  COMPARISON: `Products, at most ${MAX_COMPARED}.`,
  FOLLOWS: `Vendors, at most ${MAX_FOLLOWS}.`,
});

export const ListAction = describedEnum<ListActionName>('ListAction', 'What an operation does. All are idempotent.', {
  ADD: 'Puts it on the list. If it is there already it stays as it is, except that of two quantities in a cart the larger one counts.',
  SET: 'Sets the given fields of an entry. Ignored if it is not on the list, so that an entry removed by another device does not return.',
  REMOVE: 'Takes it off the list. Ignored if it is not on it.',
});

/** Source object: ShownLine. */
@ObjectType({ description: 'A line of a cart in an account. `quote` gives its current price.', simpleResolvers: true })
@Resolver(() => AccountLine)
@MoneyFields<ShownLine>({ seenPrice: 'Unit price that the member saw last; pass it as `seenPrice` to `quote`.' })
export class AccountLine {
  @Field(() => Variant, { description: 'Variant to buy.' })
  variant!: ShownLine['variant'];

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

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
  @Field(() => Int, { description: 'Counts the changes of all lists; 0 before the first. Pass it as `expectedVersion` to `changeLists`.' })
  version!: number;

  @Extensions({ longest: MAX_LINES })
  @Field(() => [AccountLine], { description: 'The cart. Placing an order takes the ordered units out of it.' })
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

  @Field(() => ListAction, { description: 'What to do.' })
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
    description: 'Time at which a wishlist entry was added, for lists from elsewhere; with ADD only. By default now.',
  })
  addedAt?: string | null;

  @Field(() => SafeInt, {
    nullable: true,
    description:
      'Price in cents that the member saw. By default the current price, or unchanged; SET does not change that of a wishlist entry.',
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
      'The `AccountLists.version` that the changes are based on. Any other version: Conflict, and nothing is changed. Without it the operations are applied to the lists as they are.',
  })
  expectedVersion?: number | null;
}

export const ListsError = createUnionType({
  name: 'ListsError',
  description: 'Errors of changing the lists of an account.',
  types: () => [InvalidInput, NotFound, Conflict] as const,
  resolveType: (error: unknown) => (error as ListsResult['errors'][number]).kind,
});

@ObjectType({ description: 'The lists after the change; with errors, as they were before.', simpleResolvers: true })
export class ListsPayload {
  @Field(() => AccountLists, { description: 'Lists of the viewer as they are now, also with errors.' })
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
  @FieldResolver(() => Int, { description: 'Number of members who follow it.' })
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
    // The change is already stored; an exceeded budget refuses the next requests.
    await spend?.(Math.ceil(result.writtenBytes / WRITTEN_BYTES_PER_COST)).catch(() => undefined);
    return result;
  }
}

export const savedResolvers = [AccountLine, ChangeListsResolver, FollowersResolver, ListsOfViewerResolver, WishlistItem] as const;

import { ObjectType, ArgsType, Field, Int, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Node } from '#server/graphql/node.type.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { Vendor } from './vendor.type.ts';

/** Source object: VendorDoc. Its other fields are in vendorAccount.resolver.ts, and in the modules inventory and insights. */
@ObjectType({ implements: Node, description: "The vendor console of the viewer's own vendor. Visible to its owner only." })
export class VendorAccount extends Node {}

/** Paging of a vendor's own lists. */
@ArgsType()
export abstract class OwnListArgs {
  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Page size, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;
}

/** Entry point of the vendor console: through the viewer only. */
@Resolver(() => Viewer)
export class ViewerVendorResolver {
  @FieldResolver(() => VendorAccount, { nullable: true, description: 'The vendor of this user; null without one.' })
  vendor(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): VendorDoc | null {
    return services.vendorAccounts.vendorOf(id);
  }
}

@Resolver(() => VendorAccount)
export class VendorAccountResolver {
  @FieldResolver(() => ID, { description: 'Global id, opaque and prefixed by type.' })
  id(@Root() vendor: VendorDoc): string {
    return derivedId('vac', vendor.id);
  }

  @FieldResolver(() => Vendor, { description: 'The public vendor.' })
  profile(@Root() vendor: VendorDoc): VendorDoc {
    return vendor;
  }
}

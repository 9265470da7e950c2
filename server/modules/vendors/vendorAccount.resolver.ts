import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { Vendor } from './vendor.type.ts';
import { VendorAccount } from './vendorAccount.type.ts';

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

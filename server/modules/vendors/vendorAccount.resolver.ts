import { ArgsType, Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Node } from '#server/graphql/node.type.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Stored } from '#server/store/transaction.ts';
import { Vendor } from './vendor.type.ts';
import { VendorSettings, vendorSettingsOf } from './vendorSettings.type.ts';

/** Source object: VendorDoc. The modules inventory, fulfilment, insights and inbox add fields of their own. */
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

@ObjectType({
  description: "The vendor's texts by language, as entered; empty where none was given.",
  simpleResolvers: true,
})
export class VendorTexts {
  @Field(() => String, { description: 'The description in English.' })
  description!: string;

  @Field(() => String, { description: 'The description in Malay.' })
  descriptionMs!: string;

  @Field(() => String, { description: 'The kind of vendor in English.' })
  kind!: string;

  @Field(() => String, { description: 'The kind of vendor in Malay.' })
  kindMs!: string;

  @Field(() => String, { description: "The return policy in English, beside the marketplace's own." })
  returnPolicy!: string;

  @Field(() => String, { description: 'The return policy in Malay.' })
  returnPolicyMs!: string;
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

  @FieldResolver(() => Int, { description: 'Version of the vendor; a change passes the version that it is based on.' })
  version(@Root() { version }: Stored<'vendors'>): number {
    return version;
  }

  @FieldResolver(() => VendorTexts, { description: 'Its texts in both languages.' })
  texts(@Root() { description, kind, returnPolicy }: VendorDoc): VendorTexts {
    return {
      description: description.en,
      descriptionMs: description.ms,
      kind: kind.en,
      kindMs: kind.ms,
      returnPolicy: returnPolicy?.en ?? '',
      returnPolicyMs: returnPolicy?.ms ?? '',
    };
  }

  @FieldResolver(() => VendorSettings, { description: 'Its settings.' })
  async settings(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<VendorSettings> {
    return vendorSettingsOf(vendor, await services.vendorSettings.of(vendor.id));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the vendor has set delivery rates; until then every package has one flat fee.' })
  hasOwnRates(@Root() { deliveryRates: own }: VendorDoc): boolean {
    return own !== undefined;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it has a logo or a banner.' })
  hasPictures(@Root() { logo, banner }: VendorDoc): boolean {
    return logo !== null || banner !== null;
  }

  @FieldResolver(() => Boolean, { description: "Whether it awaits the marketplace's approval; until then it is not public." })
  isAwaitingApproval(@Root() { isAwaitingApproval }: VendorDoc): boolean {
    return isAwaitingApproval === true;
  }
}

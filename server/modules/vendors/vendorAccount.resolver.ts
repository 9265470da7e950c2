import { ArgsType, Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { BUSINESS_TYPES, businessTypeOf, type BusinessType as BusinessTypeName } from '#schema/rules/businessTypes.ts';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { LocalisedText, textList } from '#server/graphql/localisedText.type.ts';
import { Money, moneyOrNull } from '#server/graphql/money.type.ts';
import { Node } from '#server/graphql/node.type.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { deliveryRates, type DeliveryRate as DeliveryRateSource } from '#server/modules/catalog/index.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import { translate } from '#server/platform/messages.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { PickupAddressDoc, VendorDoc } from '#server/store/documents/vendors.ts';
import type { Stored } from '#server/store/transaction.ts';
import { DeliveryRate, Vendor } from './vendor.type.ts';
import type { ShownSettings } from './vendorSettings.service.ts';

/** Source object: VendorDoc. The inventory, fulfilment, insights and inbox modules add fields. */
@ObjectType({ implements: Node, description: "Vendor console of the viewer's own vendor. Visible to its owner only." })
export class VendorAccount extends Node {}

/** Paging arguments for a vendor's lists. */
@ArgsType()
export abstract class OwnListArgs {
  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Page size, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;
}

@ObjectType({
  description: 'Texts of the vendor by language, as entered.',
  simpleResolvers: true,
})
export class VendorTexts {
  @Field(() => [LocalisedText], { description: 'Description of the vendor by language.' })
  description!: LocalisedText[];

  @Field(() => [LocalisedText], { description: 'Kind of vendor.' })
  kind!: LocalisedText[];

  @Field(() => [LocalisedText], { description: 'Additional return policy of the vendor.' })
  returnPolicy!: LocalisedText[];
}

const descriptions = Object.fromEntries(BUSINESS_TYPES.map((code) => [code, `${translate(DEFAULT_LOCALE, `businessTypes.${code}`)}.`]));

/** Legal forms of a business. */
export const BusinessType = describedEnum<BusinessTypeName>(
  'BusinessType',
  'A legal form of a business.',
  descriptions as Record<BusinessTypeName, string>,
);

/** Source object: PickupAddressDoc. */
@ObjectType({ description: "Address of a vendor's own store, in the vendor's city and state.", simpleResolvers: true })
export class PickupAddress {
  @Field(() => String, { description: 'House number and street.' })
  line1!: string;

  @Field(() => String, { nullable: true, description: 'Floor, unit or building; null if none.' })
  line2!: string | null;

  @Field(() => String, { description: 'Postcode, five digits.' })
  postalCode!: string;
}

@ObjectType({ description: 'Business, bank and delivery settings of a vendor.', simpleResolvers: true })
export class VendorSettings {
  @Field(() => BusinessType, { nullable: true, description: 'Legal form; null if it is not in the enum.' })
  businessType!: BusinessTypeName | null;

  @Field(() => String, { description: 'Registered name of the business.' })
  businessName!: string;

  @Field(() => String, { nullable: true, description: 'Registration number; null if none.' })
  registrationNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number; null if none.' })
  taxId!: string | null;

  @Field(() => String, { nullable: true, description: 'Bank; null if none.' })
  bankName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the account number; null if none.' })
  bankAccountLastFour!: string | null;

  @Field(() => [DeliveryRate], { description: 'Delivery rates of all states served.' })
  deliveryRates!: DeliveryRateSource[];

  @Field(() => Money, {
    nullable: true,
    description: 'Surcharge of express delivery over standard delivery; null if not offered.',
  })
  expressFee!: Money | null;

  @Field(() => Boolean, { description: "Whether products can be picked up at the vendor's own store." })
  offersPickup!: boolean;

  @Field(() => PickupAddress, { nullable: true, description: "Address of the vendor's own store; null if none." })
  pickupAddress!: PickupAddressDoc | null;
}

function vendorSettingsOf(vendor: VendorDoc, { taxId, bankName, bankAccountLastFour }: ShownSettings): VendorSettings {
  return {
    businessType: businessTypeOf(vendor.businessType),
    businessName: vendor.businessName,
    registrationNumber: vendor.registrationNumber || null,
    taxId,
    bankName,
    bankAccountLastFour,
    deliveryRates: deliveryRates(vendor),
    expressFee: moneyOrNull(vendor.expressFeeCents ?? null),
    offersPickup: vendor.offersPickup === true,
    pickupAddress: vendor.pickupAddress ?? null,
  };
}

/** The vendor console can only be reached through the viewer. */
@Resolver(() => Viewer)
export class ViewerVendorResolver {
  @FieldResolver(() => VendorAccount, { nullable: true, description: 'Vendor of this user; null if none.' })
  vendor(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): VendorDoc | null {
    return services.vendorAccounts.vendorOf(id);
  }
}

@Resolver(() => VendorAccount)
export class VendorAccountResolver {
  @FieldResolver(() => ID, { description: 'Opaque global id. Its prefix identifies the type of object.' })
  id(@Root() vendor: VendorDoc): string {
    return derivedId('vac', vendor.id);
  }

  @FieldResolver(() => Vendor, { description: 'Public vendor.' })
  profile(@Root() vendor: VendorDoc): VendorDoc {
    return vendor;
  }

  @FieldResolver(() => Int, { description: 'Version of the vendor; pass it as `expectedVersion`.' })
  version(@Root() { version }: Stored<'vendors'>): number {
    return version;
  }

  @FieldResolver(() => VendorTexts, { description: 'Texts of the vendor in all languages.' })
  texts(@Root() { description, kind, returnPolicy }: VendorDoc): VendorTexts {
    return { description: textList(description), kind: textList(kind), returnPolicy: textList(returnPolicy ?? {}) };
  }

  @FieldResolver(() => VendorSettings, { description: 'Settings of the vendor.' })
  async settings(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<VendorSettings> {
    return vendorSettingsOf(vendor, await services.vendorSettings.of(vendor.id));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the vendor has set delivery rates; until then packages have a flat fee.' })
  hasOwnRates(@Root() { deliveryRates: own }: VendorDoc): boolean {
    return own !== undefined;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Contact email as entered, confirmed or not; null if none.' })
  contactEmail(@Root() { email }: VendorDoc): string | null {
    return email || null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the contact email is confirmed by its link. Until then it is not public, and emails to the vendor go to the account.',
  })
  isEmailConfirmed(@Root() { emailConfirmedAt }: VendorDoc): boolean {
    return emailConfirmedAt != null;
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

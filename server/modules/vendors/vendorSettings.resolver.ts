import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { BUSINESS_TYPES, businessTypeOf, type BusinessType as BusinessTypeName } from '#schema/rules/businessTypes.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { describedEnum } from '#server/graphql/describedEnum.ts';
import { Money, moneyOrNull } from '#server/graphql/money.type.ts';
import { deliveryRates, type DeliveryRate as DeliveryRateSource } from '#server/modules/catalog/index.ts';
import type { PickupAddressDoc, VendorDoc, VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import type { Stored } from '#server/store/store.ts';
import { DeliveryRate } from './vendor.type.ts';
import { VendorAccount } from './vendorAccount.resolver.ts';

const descriptions = Object.fromEntries(Object.entries(BUSINESS_TYPES).map(([code, name]) => [code, `${name.en}.`]));

/** Legal forms of a business. */
export const BusinessType = describedEnum<BusinessTypeName>(
  'BusinessType',
  'A legal form of a business.',
  descriptions as Record<BusinessTypeName, string>,
);

/** A vendor with its private settings. */
interface SettledShop {
  shop: VendorDoc;
  settings: VendorSettingsDoc;
}

/** Number of account digits that are exposed. */
const SHOWN_DIGITS = 4;

/** Source object: PickupAddressDoc. */
@ObjectType({ description: "Address of a vendor's own store, in the vendor's city and state.", simpleResolvers: true })
export class PickupAddress {
  @Field(() => String, { description: 'House number and street.' })
  line1!: string;

  @Field(() => String, { nullable: true, description: 'Floor, unit or building; null without one.' })
  line2!: string | null;

  @Field(() => String, { description: 'The postcode, five digits.' })
  postalCode!: string;
}

/** Source object: SettledShop. */
@ObjectType({ description: 'Business, bank and delivery settings of a vendor.' })
export class VendorSettings {}

@Resolver(() => VendorSettings)
export class VendorSettingsResolver {
  @FieldResolver(() => BusinessType, { nullable: true, description: 'The legal form; null when it is none of the enum.' })
  businessType(@Root() { shop }: SettledShop): BusinessTypeName | null {
    return businessTypeOf(shop.businessType);
  }

  @FieldResolver(() => String, { description: 'The registered name of the business.' })
  businessName(@Root() { shop }: SettledShop): string {
    return shop.businessName;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The registration number; null without one.' })
  registrationNumber(@Root() { shop }: SettledShop): string | null {
    return shop.registrationNumber || null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The tax number; null without one.' })
  taxId(@Root() { settings }: SettledShop): string | null {
    return settings.taxId;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The bank; null without one.' })
  bankName(@Root() { settings }: SettledShop): string | null {
    return settings.bankName;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Last four digits of the account number; null without one.' })
  bankAccountLastFour(@Root() { settings }: SettledShop): string | null {
    return settings.bankAccount?.slice(-SHOWN_DIGITS) ?? null;
  }

  @FieldResolver(() => [DeliveryRate], { description: 'Delivery rates of every state it serves.' })
  deliveryRates(@Root() { shop }: SettledShop): DeliveryRateSource[] {
    return deliveryRates(shop);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Surcharge of express delivery over standard delivery; null when it is not offered.',
  })
  expressFee(@Root() { shop }: SettledShop): Money | null {
    return moneyOrNull(shop.expressFeeCents ?? null);
  }

  @FieldResolver(() => Boolean, { description: "Whether products can be picked up at the vendor's own store." })
  offersPickup(@Root() { shop }: SettledShop): boolean {
    return shop.offersPickup === true;
  }

  @FieldResolver(() => PickupAddress, { nullable: true, description: "Address of the vendor's own store; null without one." })
  pickupAddress(@Root() { shop }: SettledShop): PickupAddressDoc | null {
    return shop.pickupAddress ?? null;
  }
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

/** Editable fields of a vendor. */
@Resolver(() => VendorAccount)
export class UpdateVendorResolver {
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
  async settings(@Root() shop: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<SettledShop> {
    return { shop, settings: await services.vendorSettings.of(shop.id) };
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

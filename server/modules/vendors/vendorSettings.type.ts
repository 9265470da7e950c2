import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { businessTypeOf } from '#schema/rules/businessTypes.ts';
import type { BusinessType as BusinessTypeName } from '#schema/rules/businessTypes.ts';
import { Money, moneyOrNull } from '#server/graphql/money.type.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { PickupAddressDoc, VendorDoc, VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import type { Stored } from '#server/store/store.ts';
import { BusinessType } from './businessType.enum.ts';
import { DeliveryRate } from './deliveryRate.type.ts';
import { deliveryRates } from './deliveryRates.ts';
import type { DeliveryRate as DeliveryRateSource } from './deliveryRates.ts';
import { VendorAccount } from './vendorAccount.type.ts';

/** A shop with what only its seller knows of it. */
interface SettledShop {
  shop: VendorDoc;
  settings: VendorSettingsDoc;
}

/** The digits of an account that may be shown. */
const SHOWN_DIGITS = 4;

/** Its source object is a PickupAddressDoc. */
@ObjectType({ description: "Where a shop's own store is, in the shop's city and state.", simpleResolvers: true })
export class PickupAddress {
  @Field(() => String, { description: 'House number and street.' })
  line1!: string;

  @Field(() => String, { nullable: true, description: 'Floor, unit or building; null without.' })
  line2!: string | null;

  @Field(() => String, { description: 'Five digits.' })
  postalCode!: string;
}

/** Its source object is a SettledShop. */
@ObjectType({ description: 'What a seller settled about the business, the bank and delivery.' })
export class VendorSettings {}

@Resolver(() => VendorSettings)
export class VendorSettingsResolver {
  @FieldResolver(() => BusinessType, { nullable: true, description: 'The legal form; null when it is none of these.' })
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

  @FieldResolver(() => String, { nullable: true, description: 'The last four digits of the account; null without one.' })
  bankAccountLastFour(@Root() { settings }: SettledShop): string | null {
    return settings.bankAccount?.slice(-SHOWN_DIGITS) ?? null;
  }

  @FieldResolver(() => [DeliveryRate], { description: 'Every state that it delivers to.' })
  deliveryRates(@Root() { shop }: SettledShop): DeliveryRateSource[] {
    return deliveryRates(shop);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'What express delivery costs more than standard delivery; null when there is none.',
  })
  expressFee(@Root() { shop }: SettledShop): Money | null {
    return moneyOrNull(shop.expressFeeCents ?? null);
  }

  @FieldResolver(() => Boolean, { description: 'Whether goods that it sells in its own store can be fetched there.' })
  offersPickup(@Root() { shop }: SettledShop): boolean {
    return shop.offersPickup === true;
  }

  @FieldResolver(() => PickupAddress, { nullable: true, description: 'Where its own store is; null when not told.' })
  pickupAddress(@Root() { shop }: SettledShop): PickupAddressDoc | null {
    return shop.pickupAddress ?? null;
  }
}

@ObjectType({
  description: 'The words of a shop as its seller gave them, by language; empty where none were given.',
  simpleResolvers: true,
})
export class VendorTexts {
  @Field(() => String, { description: 'What it says of itself in English.' })
  description!: string;

  @Field(() => String, { description: 'The same in Malay.' })
  descriptionMs!: string;

  @Field(() => String, { description: 'What kind of seller it is in English.' })
  kind!: string;

  @Field(() => String, { description: 'The same in Malay.' })
  kindMs!: string;

  @Field(() => String, { description: "What it says of returns in English, beside the market's own promise." })
  returnPolicy!: string;

  @Field(() => String, { description: 'The same in Malay.' })
  returnPolicyMs!: string;
}

/** What of a shop its seller edits. */
@Resolver(() => VendorAccount)
export class UpdateVendorResolver {
  @FieldResolver(() => Int, { description: 'Counts the changes of the shop: a change names the one that it was made from.' })
  version(@Root() { version }: Stored<'vendors'>): number {
    return version;
  }

  @FieldResolver(() => VendorTexts, { description: 'Its words in both languages.' })
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
    return { shop, settings: await services.shopSettings.of(shop.id) };
  }

  @FieldResolver(() => Boolean, { description: 'Whether its seller has settled delivery; before that each parcel travels for one fee.' })
  hasOwnRates(@Root() { deliveryRates: own }: VendorDoc): boolean {
    return own !== undefined;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it has hung up a logo or a banner.' })
  hasPictures(@Root() { logo, banner }: VendorDoc): boolean {
    return logo !== null || banner !== null;
  }

  @FieldResolver(() => Boolean, { description: "Whether it waits for the market's word: until then shoppers see nothing of it." })
  isAwaitingApproval(@Root() { isAwaitingApproval }: VendorDoc): boolean {
    return isAwaitingApproval === true;
  }
}

import { Field, ObjectType } from 'type-graphql';
import { BUSINESS_TYPES, businessTypeOf, type BusinessType as BusinessTypeName } from '#schema/rules/businessTypes.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { Money, moneyOrNull } from '#server/graphql/money.type.ts';
import { deliveryRates, type DeliveryRate as DeliveryRateSource } from '#server/modules/catalog/index.ts';
import type { PickupAddressDoc, VendorDoc, VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import { DeliveryRate } from './vendor.type.ts';

const descriptions = Object.fromEntries(Object.entries(BUSINESS_TYPES).map(([code, name]) => [code, `${name.en}.`]));

/** Legal forms of a business. */
export const BusinessType = describedEnum<BusinessTypeName>(
  'BusinessType',
  'A legal form of a business.',
  descriptions as Record<BusinessTypeName, string>,
);

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

@ObjectType({ description: 'Business, bank and delivery settings of a vendor.', simpleResolvers: true })
export class VendorSettings {
  @Field(() => BusinessType, { nullable: true, description: 'The legal form; null when it is none of the enum.' })
  businessType!: BusinessTypeName | null;

  @Field(() => String, { description: 'The registered name of the business.' })
  businessName!: string;

  @Field(() => String, { nullable: true, description: 'The registration number; null without one.' })
  registrationNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The tax number; null without one.' })
  taxId!: string | null;

  @Field(() => String, { nullable: true, description: 'The bank; null without one.' })
  bankName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the account number; null without one.' })
  bankAccountLastFour!: string | null;

  @Field(() => [DeliveryRate], { description: 'Delivery rates of every state it serves.' })
  deliveryRates!: DeliveryRateSource[];

  @Field(() => Money, {
    nullable: true,
    description: 'Surcharge of express delivery over standard delivery; null when it is not offered.',
  })
  expressFee!: Money | null;

  @Field(() => Boolean, { description: "Whether products can be picked up at the vendor's own store." })
  offersPickup!: boolean;

  @Field(() => PickupAddress, { nullable: true, description: "Address of the vendor's own store; null without one." })
  pickupAddress!: PickupAddressDoc | null;
}

export function vendorSettingsOf(vendor: VendorDoc, { taxId, bankName, bankAccount }: VendorSettingsDoc): VendorSettings {
  return {
    businessType: businessTypeOf(vendor.businessType),
    businessName: vendor.businessName,
    registrationNumber: vendor.registrationNumber || null,
    taxId,
    bankName,
    bankAccountLastFour: bankAccount?.slice(-SHOWN_DIGITS) ?? null,
    deliveryRates: deliveryRates(vendor),
    expressFee: moneyOrNull(vendor.expressFeeCents ?? null),
    offersPickup: vendor.offersPickup === true,
    pickupAddress: vendor.pickupAddress ?? null,
  };
}

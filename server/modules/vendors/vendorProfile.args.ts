import { Field, ID, InputType, Int } from 'type-graphql';
import type { BusinessType as BusinessTypeName } from '#schema/rules/businessTypes.ts';
import {
  BANK_ACCOUNT_LENGTH,
  DELIVERY_DAYS,
  EXPRESS_FEE_CENTS,
  MAX_ADDRESS_LINE_LENGTH,
  MAX_DELIVERY_CENTS,
  MAX_HOLIDAY_DAYS,
  MAX_OPENING_HOURS_LENGTH,
  MAX_VENDOR_KIND_LENGTH,
  MAX_VENDOR_TEXT_LENGTH,
  VENDOR_NAME_LENGTH,
  VENDOR_SLUG_LENGTH,
} from '#schema/rules/limits.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { DateTime, SafeInt } from '#server/graphql/scalars.ts';
import { BusinessType } from './businessType.enum.ts';
import type { VendorRequest } from './checkVendor.ts';
import type { PickupAddressRequest } from './checkPickup.ts';
import type { RateRequest, VendorSettingsRequest } from './checkVendorSettings.ts';

const TEXT = `plain text, at most ${MAX_VENDOR_TEXT_LENGTH} characters`;
const KIND = `at most ${MAX_VENDOR_KIND_LENGTH} characters`;

@InputType({ description: 'What a seller says of the shop. What is left out stays as it is.' })
export class VendorInput implements VendorRequest {
  @Field(() => String, {
    nullable: true,
    description: `The name on the sign, ${VENDOR_NAME_LENGTH.min} to ${VENDOR_NAME_LENGTH.max} characters.`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Its name in addresses, ${VENDOR_SLUG_LENGTH.min} to ${VENDOR_SLUG_LENGTH.max} of a to z, 0 to 9 and single dashes, which no other shop has or has had. A new shop that gives none is named after its name. The old one goes on leading to the shop.`,
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: `What it says of itself in English, ${TEXT}. One language is enough.` })
  description?: string | null;

  @Field(() => String, { nullable: true, description: `The same in Malay, ${TEXT}.` })
  descriptionMs?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What kind of seller it is in English, such as "Roastery", ${KIND}. One language is enough.`,
  })
  kind?: string | null;

  @Field(() => String, { nullable: true, description: `The same in Malay, ${KIND}.` })
  kindMs?: string | null;

  @Field(() => String, { nullable: true, description: 'The city it sells from.' })
  city?: string | null;

  @Field(() => MalaysianState, { nullable: true, description: 'The state it sells from.' })
  state?: StateCode | null;

  @Field(() => String, { nullable: true, description: "Where shoppers write to; for a new shop the account's by default." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "A Malaysian telephone number; for a new shop the account's by default." })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'A Malaysian number with WhatsApp; empty takes it away.' })
  whatsapp?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `When it can be reached, at most ${MAX_OPENING_HOURS_LENGTH} characters; empty takes it away.`,
  })
  openingHours?: string | null;

  @Field(() => ID, { nullable: true, description: 'The sign: a picture that the seller uploaded; null takes it away.' })
  logoUploadId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The picture over its page, as the sign.' })
  bannerUploadId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What it says of returns in English beside the market's own promise, ${TEXT}; empty takes it away.`,
  })
  returnPolicy?: string | null;

  @Field(() => String, { nullable: true, description: `The same in Malay, ${TEXT}.` })
  returnPolicyMs?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: `It takes no orders before this moment, which is at most ${MAX_HOLIDAY_DAYS} days away; null: it does at once.`,
  })
  holidayUntil?: string | null;
}

@InputType({ description: 'Delivery of one parcel to one state.' })
export class DeliveryRateInput implements RateRequest {
  @Field(() => MalaysianState, { description: 'Where to; each state once.' })
  state!: StateCode;

  @Field(() => SafeInt, { description: `The fee in cents, 0 to ${MAX_DELIVERY_CENTS}.` })
  price!: number;

  @Field(() => Int, { description: `Working days at least, ${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max}.` })
  minDays!: number;

  @Field(() => Int, { description: 'Working days at most.' })
  maxDays!: number;
}

@InputType({ description: "Where a shop's own store is, in the shop's city and state; all of it empty takes it away." })
export class PickupAddressInput implements PickupAddressRequest {
  @Field(() => String, { description: `House number and street, at most ${MAX_ADDRESS_LINE_LENGTH} characters.` })
  line1!: string;

  @Field(() => String, { nullable: true, description: `Floor, unit or building, at most ${MAX_ADDRESS_LINE_LENGTH} characters.` })
  line2?: string | null;

  @Field(() => String, { description: 'The postcode, five digits.' })
  postalCode!: string;
}

@InputType({ description: 'What a seller settles about the business, the bank and delivery. What is left out stays as it is.' })
export class VendorSettingsInput implements VendorSettingsRequest {
  @Field(() => BusinessType, { nullable: true, description: 'The legal form. All but individuals need a registration number.' })
  businessType?: BusinessTypeName | null;

  @Field(() => String, { nullable: true, description: 'The registered name of the business.' })
  businessName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number by SSM: 12 digits, or an older one such as 123456-A; empty takes it away.',
  })
  registrationNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'The tax number (TIN), such as IG12345678901; empty takes it away.' })
  taxId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The bank. A change of it needs `bankAccount` as well; empty with it takes both away.',
  })
  bankName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The number of the account, ${BANK_ACCOUNT_LENGTH.min} to ${BANK_ACCOUNT_LENGTH.max} digits. No answer ever shows more of it than its last four.`,
  })
  bankAccount?: string | null;

  @Field(() => [DeliveryRateInput], {
    nullable: true,
    description: 'Every state that it delivers to, one at least; the states left out are not served any more.',
  })
  deliveryRates?: DeliveryRateInput[] | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: `What express delivery, in half the time, costs more than standard delivery: cents, at most ${EXPRESS_FEE_CENTS.max}; 0 takes it away.`,
  })
  expressFee?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether goods that it sells in its own store can be fetched there.' })
  offersPickup?: boolean | null;

  @Field(() => PickupAddressInput, { nullable: true, description: 'Where that is: needed to offer it.' })
  pickupAddress?: PickupAddressInput | null;
}

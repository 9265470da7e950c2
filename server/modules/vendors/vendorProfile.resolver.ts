import { Arg, createUnionType, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { BusinessType as BusinessTypeName } from '#schema/rules/businessTypes.ts';
import {
  BANK_ACCOUNT_LENGTH,
  DELIVERY_DAYS,
  EXPRESS_FEE_CENTS,
  MAX_ADDRESS_LINE_LENGTH,
  MAX_DELIVERY_CENTS,
  MAX_HOLIDAY_DAYS,
  MAX_NAME_LENGTH,
  MAX_OPENING_HOURS_LENGTH,
  MAX_VENDOR_KIND_LENGTH,
  MAX_VENDOR_TEXT_LENGTH,
  VENDOR_NAME_LENGTH,
  VENDOR_SLUG_LENGTH,
} from '#schema/rules/limits.ts';
import type { VendorChange } from '#schema/rules/inputs/vendor.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { LocalisedTextInput, textRecord } from '#server/graphql/localisedText.type.ts';
import { DateOnly, SafeInt } from '#server/graphql/scalars.ts';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import { AuthFailed, MalaysianState } from '#server/modules/accounts/graphql.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { BusinessType, VendorAccount } from './vendorAccount.resolver.ts';
import type { VendorError as VendorErrorSource } from './vendorErrors.ts';
import type { VendorResult } from './vendorProfile.service.ts';

@ObjectType({ implements: UserError, description: 'The object was changed since the client read it.', simpleResolvers: true })
export class Conflict extends UserError {
  @Field(() => Int, { description: 'Current version of the object; for a stock count, the units on hand.' })
  current!: number;
}

export const VendorError = createUnionType({
  name: 'VendorError',
  description: 'Possible errors of vendor mutations.',
  types: () => [InvalidInput, NotFound, Conflict, AuthFailed] as const,
  resolveType: (error: unknown) => (error as VendorErrorSource).kind,
});

@ObjectType({ description: 'Either the changed vendor or at least one error.', simpleResolvers: true })
export class VendorPayload {
  @Field(() => VendorAccount, { nullable: true, description: 'Changed vendor; null on errors.' })
  vendor!: VendorDoc | null;

  @Field(() => [VendorError], { description: 'All errors; empty on success.' })
  errors!: VendorErrorSource[];
}

const TEXT = `plain text, at most ${MAX_VENDOR_TEXT_LENGTH} characters`;
const KIND = `at most ${MAX_VENDOR_KIND_LENGTH} characters`;

const PASSWORD_OF = (what: string) =>
  `Current password of the account; required if ${what} changes, otherwise ignored. Errors: INVALID if missing; INVALID_CREDENTIALS if wrong; TOO_MANY_ATTEMPTS after five wrong attempts.`;

@InputType({ description: 'Public data of a vendor. Omitted fields and languages stay unchanged.' })
export class VendorInput {
  @Field(() => String, {
    nullable: true,
    description: `Name, ${VENDOR_NAME_LENGTH.min} to ${VENDOR_NAME_LENGTH.max} characters.`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `URL slug: ${VENDOR_SLUG_LENGTH.min} to ${VENDOR_SLUG_LENGTH.max} characters of a to z, 0 to 9 and single dashes, not used by another vendor now or before. A new vendor without one gets a slug derived from its name. Previous slugs redirect to the vendor.`,
  })
  slug?: string | null;

  @Field(() => [LocalisedTextInput], { nullable: true, description: `Description, ${TEXT}. One language is enough.` })
  description?: LocalisedTextInput[] | null;

  @Field(() => [LocalisedTextInput], {
    nullable: true,
    description: `Kind of vendor, such as "Roastery", ${KIND}. One language is enough.`,
  })
  kind?: LocalisedTextInput[] | null;

  @Field(() => String, { nullable: true, description: 'City from which the vendor sells.' })
  city?: string | null;

  @Field(() => MalaysianState, { nullable: true, description: 'State from which the vendor sells.' })
  state?: StateCode | null;

  @Field(() => String, { nullable: true, description: PASSWORD_OF('the contact email of an existing vendor') })
  currentPassword?: string | null;

  @Field(() => String, { nullable: true, description: 'Contact email, public once it is confirmed by an emailed link; empty removes it.' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Public phone number; foreign numbers need their country code. Empty removes it.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'WhatsApp number; foreign numbers need their country code. Empty removes it.' })
  whatsapp?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Opening hours, at most ${MAX_OPENING_HOURS_LENGTH} characters; empty removes them.`,
  })
  openingHours?: string | null;

  @Field(() => ID, { nullable: true, description: 'Logo: an upload of the viewer; null removes it.' })
  logoUploadId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Banner: an upload of the viewer; null removes it.' })
  bannerUploadId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Name of the person behind the vendor, at most ${MAX_NAME_LENGTH} characters; empty removes it.`,
  })
  makerName?: string | null;

  @Field(() => ID, { nullable: true, description: 'Portrait of the person behind the vendor: an upload of the viewer; null removes it.' })
  portraitUploadId?: string | null;

  @Field(() => [LocalisedTextInput], {
    nullable: true,
    description: `Return policy, beside the marketplace's own, ${TEXT}.`,
  })
  returnPolicy?: LocalisedTextInput[] | null;

  @Field(() => DateOnly, {
    nullable: true,
    description: `Day on which the vendor takes orders again after a break, at most ${MAX_HOLIDAY_DAYS} days ahead; null ends the break immediately.`,
  })
  holidayUntil?: string | null;
}

/** Converts the input: lists of texts become records. */
function vendorChange({ description, kind, returnPolicy, ...input }: VendorInput): VendorChange {
  return { ...input, description: textRecord(description), kind: textRecord(kind), returnPolicy: textRecord(returnPolicy) };
}

@InputType({ description: 'Delivery of one package to one state.' })
export class DeliveryRateInput {
  @Field(() => MalaysianState, { description: 'Destination state; each state once.' })
  state!: StateCode;

  @Field(() => SafeInt, { description: `Fee in cents, 0 to ${MAX_DELIVERY_CENTS}.` })
  price!: number;

  @Field(() => Int, { description: `Minimum working days, ${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max}.` })
  minDays!: number;

  @Field(() => Int, { description: 'Maximum working days.' })
  maxDays!: number;
}

@InputType({ description: "Address of a vendor's own store, in the vendor's city and state; all fields empty removes it." })
export class PickupAddressInput {
  @Field(() => String, { description: `House number and street, at most ${MAX_ADDRESS_LINE_LENGTH} characters.` })
  line1!: string;

  @Field(() => String, { nullable: true, description: `Floor, unit or building, at most ${MAX_ADDRESS_LINE_LENGTH} characters.` })
  line2?: string | null;

  @Field(() => String, { description: 'Postcode, five digits.' })
  postalCode!: string;
}

@InputType({ description: 'Business, bank and delivery settings of a vendor. Omitted fields stay unchanged.' })
export class VendorSettingsInput {
  @Field(() => String, { nullable: true, description: PASSWORD_OF('the bank account or the registration number') })
  currentPassword?: string | null;

  @Field(() => BusinessType, { nullable: true, description: 'Legal form. All but individuals need a registration number.' })
  businessType?: BusinessTypeName | null;

  @Field(() => String, { nullable: true, description: 'Registered name of the business.' })
  businessName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'SSM number: 12 digits, or an older one such as "123456-A"; empty removes it.',
  })
  registrationNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number (TIN), for example "IG12345678901"; empty removes it.' })
  taxId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Bank. A change requires `bankAccount` as well; both empty removes both.',
  })
  bankName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Account number, ${BANK_ACCOUNT_LENGTH.min} to ${BANK_ACCOUNT_LENGTH.max} digits. Responses only ever contain its last four.`,
  })
  bankAccount?: string | null;

  @Field(() => [DeliveryRateInput], {
    nullable: true,
    description: 'All states served, at least one; omitted states are no longer served.',
  })
  deliveryRates?: DeliveryRateInput[] | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: `Surcharge in cents for express delivery, which takes half the time of standard delivery; at most ${EXPRESS_FEE_CENTS.max}. 0 removes it.`,
  })
  expressFee?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether products can be picked up at the vendor's own store." })
  offersPickup?: boolean | null;

  @Field(() => PickupAddressInput, { nullable: true, description: 'Pickup address; required to offer pickup.' })
  pickupAddress?: PickupAddressInput | null;
}

const VERSION = '`VendorAccount.version` on which the change is based. If it is outdated, a Conflict is returned and nothing changes.';
const REFUSALS = 'Without a session: UNAUTHENTICATED; without a vendor: FORBIDDEN.';

@Resolver()
export class VendorProfileResolver {
  @Mutation(() => VendorPayload, {
    nullable: true,
    description:
      'Creates a vendor for the viewer, who becomes a seller immediately. Name, description, kind, city and state are required. An account can have one vendor; another is refused with CONFLICT. Without a session: UNAUTHENTICATED.',
  })
  createVendor(
    @Arg('input', () => VendorInput, { description: 'Profile of the new vendor.' }) input: VendorInput,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorResult> {
    return services.vendorProfiles.create(viewer, vendorChange(input));
  }

  @Mutation(() => VendorPayload, { nullable: true, description: `Changes the public data of the viewer's vendor. ${REFUSALS}` })
  updateVendor(
    @Arg('input', () => VendorInput, { description: 'Changes of the profile.' }) input: VendorInput,
    @Arg('expectedVersion', () => Int, { description: VERSION }) expectedVersion: number,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorResult> {
    const vendorId = services.vendorAccounts.sellerOf(viewer).vendor.id;
    const { currentPassword } = input;
    return services.vendorProfiles.update(viewer, { vendorId, expectedVersion, currentPassword }, vendorChange(input));
  }

  @Mutation(() => VendorPayload, { nullable: true, description: `Changes the settings of the viewer's vendor. ${REFUSALS}` })
  updateVendorSettings(
    @Arg('input', () => VendorSettingsInput, { description: 'Changes of the settings.' }) input: VendorSettingsInput,
    @Arg('expectedVersion', () => Int, { description: VERSION }) expectedVersion: number,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorResult> {
    return services.vendorSettings.update(viewer, services.vendorAccounts.sellerOf(viewer).vendor.id, input, expectedVersion);
  }
}

import { Field, FieldResolver, ID, ObjectType, Resolver, Root, InputType } from 'type-graphql';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { MALAYSIAN_STATES, type MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { translate } from '#server/platform/messages.ts';
import type { SavedAddressDoc } from '#server/store/documents/accounts.ts';
import type { AddressDoc } from '#server/store/documents/orders.ts';

const stateNames = Object.fromEntries(MALAYSIAN_STATES.map((code) => [code, `${translate(DEFAULT_LOCALE, `states.${code}`)}.`]));

/** States, keyed by their names in the API. */
export const MalaysianState = describedEnum<StateCode>(
  'MalaysianState',
  'A state or federal territory of Malaysia.',
  stateNames as Record<StateCode, string>,
);

/** Source object: AddressDoc. */
@ObjectType({ description: 'A postal address in Malaysia.', simpleResolvers: true })
@Resolver(() => Address)
export class Address {
  @Field(() => String, { description: 'Given name, or the full name.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: "Family name or father's name; null if none." })
  lastName!: string | null;

  @Field(() => String, { description: 'Street and house number.' })
  line1!: string;

  @Field(() => String, { nullable: true, description: 'Unit, floor or residential area (taman); null if none.' })
  line2!: string | null;

  @Field(() => String, { description: 'Town or city.' })
  city!: string;

  @Field(() => String, { description: 'Postcode of five digits.' })
  postalCode!: string;

  @Field(() => MalaysianState, { description: 'State or federal territory.' })
  state!: StateCode;

  @Field(() => String, { nullable: true, description: 'Phone number in E.164 format, for example "+60123456789"; null if none.' })
  phone!: string | null;

  @FieldResolver(() => ID, { nullable: true, description: "ID in the viewer's address book; null in an order." })
  id(@Root() address: AddressDoc | SavedAddressDoc): string | null {
    return 'id' in address ? address.id : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the default address of the address book.' })
  isDefault(@Root() address: AddressDoc | SavedAddressDoc): boolean {
    return 'isDefault' in address && address.isDefault;
  }

  @FieldResolver(() => String, { description: 'Name of the state.' })
  stateName(@Root() address: AddressDoc, @InLocale() locale: Locale): string {
    return translate(locale, `states.${address.state}`);
  }

  @FieldResolver(() => String, { description: 'ISO 3166 code of the country: always "MY".' })
  country(): string {
    return 'MY';
  }

  @FieldResolver(() => String, { description: 'Name of the country.' })
  countryName(@InLocale() _locale: Locale): string {
    return 'Malaysia';
  }
}

@InputType({ description: 'A postal address in Malaysia.' })
export class AddressInput {
  @Field(() => String, { description: 'Given name, or the full name. At most 80 characters.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: "Family or father's name. At most 80 characters." })
  lastName?: string | null;

  @Field(() => String, {
    description:
      'Malaysian mobile number with +60 or 0; spaces and dashes are ignored. A billing address accepts any number; foreign numbers need their country code.',
  })
  phone!: string;

  @Field(() => String, { description: 'Street and house number. At most 120 characters.' })
  line1!: string;

  @Field(() => String, { nullable: true, description: 'Unit, floor or residential area (taman). At most 120 characters.' })
  line2?: string | null;

  @Field(() => String, { description: 'Town or city. At most 80 characters.' })
  city!: string;

  @Field(() => String, {
    description: 'Postcode of five digits. Unused postcodes are refused; the postcode does not have to match the state.',
  })
  postalCode!: string;

  @Field(() => MalaysianState, { description: 'State or federal territory.' })
  state!: StateCode;
}

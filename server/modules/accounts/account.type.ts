import { Field, ObjectType, createUnionType, Int, Resolver, FieldResolver, Root, InputType } from 'type-graphql';
import { DEFAULT_AVATAR, type Avatar as AvatarName } from '#schema/rules/avatars.ts';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { Locale, type Locale as LocaleCode } from '#server/graphql/locale.ts';
import { Node } from '#server/graphql/node.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import type { Role as RoleName, SavedAddressDoc, UserDoc } from '#server/store/documents/accounts.ts';
import type { AccountError as AccountErrorSource, AuthError as AuthErrorSource } from './accountErrors.ts';
import { Address } from './address.type.ts';

export const Avatar = describedEnum<AvatarName>('Avatar', 'Avatar of an account.', {
  LEAF: 'Initials on green.',
  MANGO: 'Initials on yellow.',
  BERRY: 'Initials on red.',
  SKY: 'Initials on blue.',
  LILAC: 'Initials on lilac.',
  STONE: 'Initials on grey.',
  WAU: 'A kite.',
  DURIAN: 'A durian.',
  MANGOSTEEN: 'Mangosteens.',
  RAMBUTAN: 'Rambutans.',
  KOPI: 'Coffee.',
  TEDDY: 'A teddy bear.',
});

export const Role = describedEnum<RoleName>('Role', 'Role of an account.', {
  CUSTOMER: 'Buys products.',
  VENDOR: 'Sells products.',
});

/** Source object: UserDoc. Modules above this one add fields. */
@ObjectType({ implements: Node, description: 'Signed-in user. Visible to that user only.', simpleResolvers: true })
@Resolver(() => Viewer)
export class Viewer extends Node {
  @Field(() => String, { description: 'Login email.' })
  email!: string;

  @Field(() => String, { description: 'Given name, or the full name.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: "Family name or father's name; null if none." })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in E.164 format, for example "+60123456789"; null if none.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Second phone number in E.164 format; null if none.' })
  otherPhone?: string | null;

  @Field(() => [Role], { description: 'Roles of the account.' })
  roles!: RoleName[];

  @Field(() => Locale, { description: 'Language last chosen by the user, at registration or later.' })
  locale!: LocaleCode;

  @Field(() => [Address], { description: 'Address book with at most 20 addresses, one of which is the default.' })
  addresses!: SavedAddressDoc[];

  @FieldResolver(() => Avatar, { description: 'Avatar of the viewer.' })
  avatar(@Root() { avatar }: UserDoc): AvatarName {
    return avatar ?? DEFAULT_AVATAR;
  }
}

@ObjectType({ implements: UserError, description: 'Authentication failed, or a rate limit applies.', simpleResolvers: true })
export class AuthFailed extends UserError {
  @Field(() => Int, { nullable: true, description: 'Seconds until the next attempt is allowed; null if there is no wait.' })
  retryAfterSeconds!: number | null;
}

const kindOf = (error: unknown) => (error as AuthErrorSource | AccountErrorSource).kind;

export const AuthError = createUnionType({
  name: 'AuthError',
  description: 'Possible errors of registration, login and password reset.',
  types: () => [InvalidInput, AuthFailed] as const,
  resolveType: kindOf,
});

export const AccountError = createUnionType({
  name: 'AccountError',
  description: 'Possible errors of account mutations.',
  types: () => [InvalidInput, NotFound, AuthFailed] as const,
  resolveType: kindOf,
});

@ObjectType({ description: 'Either a session or at least one error.', simpleResolvers: true })
export class AuthPayload {
  @Field(() => Viewer, { nullable: true, description: 'User who has logged in; null on errors.' })
  viewer!: UserDoc | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Session token for API clients, to be sent as `Authorization: Bearer …`. Returned only here. Browsers use an httpOnly cookie instead.',
  })
  token!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Expiry of the session; null on errors. The session ends earlier after 7 days without use.',
  })
  expiresAt!: string | null;

  @Field(() => Int, {
    description:
      'Number of sessions on other devices that this login ended. An account has at most 50 sessions; the longest idle one is ended first. 0 on errors.',
  })
  endedSessions!: number;

  @Field(() => [AuthError], { description: 'All errors; empty on success.' })
  errors!: AuthErrorSource[];
}

@ObjectType({ description: 'Success, or at least one error.', simpleResolvers: true })
export class OkPayload {
  @Field(() => Boolean, { description: 'Whether the mutation succeeded.' })
  ok!: boolean;

  @Field(() => [AccountError], { description: 'All errors; empty on success.' })
  errors!: AccountErrorSource[];
}

@ObjectType({ description: 'Either the changed profile or at least one error.', simpleResolvers: true })
export class ProfilePayload {
  @Field(() => Viewer, { nullable: true, description: 'Changed profile; null on errors.' })
  viewer!: UserDoc | null;

  @Field(() => [AccountError], { description: 'All errors; empty on success.' })
  errors!: AccountErrorSource[];
}

const { min, max } = PASSWORD_LENGTH;

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Given name, or the full name. At most 80 characters.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: "Family or father's name. At most 80 characters." })
  lastName?: string | null;

  @Field(() => String, { description: 'Login email. Case does not matter; one account per email.' })
  email!: string;

  @Field(() => String, { description: 'Malaysian mobile number, with +60 or 0; spaces and dashes are ignored.' })
  phone!: string;

  @Field(() => String, {
    description: `${min} to ${max} characters of any kind; about 49,000 common passwords are refused (WEAK_PASSWORD).`,
  })
  password!: string;

  @Field(() => Locale, { nullable: true, defaultValue: DEFAULT_LOCALE, description: 'Language of emails to this user.' })
  locale?: LocaleCode | null;
}

@InputType({ description: 'Changes of a profile; omitted fields stay unchanged.' })
export class ProfileInput {
  @Field(() => String, { nullable: true, description: 'Given name, or the full name. At most 80 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "Family or father's name, at most 80 characters; empty removes it." })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Malaysian mobile number, with +60 or 0; spaces and dashes are ignored.' })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Second phone number, mobile or landline; foreign numbers need their country code. Empty removes it.',
  })
  otherPhone?: string | null;

  @Field(() => Avatar, { nullable: true, description: 'New avatar.' })
  avatar?: AvatarName | null;

  @Field(() => Locale, { nullable: true, description: 'Language of emails to this user.' })
  locale?: LocaleCode | null;
}

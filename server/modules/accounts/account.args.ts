import { Field, InputType } from 'type-graphql';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import type { Avatar as AvatarName } from '#schema/rules/avatars.ts';
import { Locale } from '#server/graphql/locale.ts';
import type { Locale as LocaleCode } from '#server/graphql/locale.ts';
import { Avatar } from './account.type.ts';

const { min, max } = PASSWORD_LENGTH;

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Given name, or the whole name. At most 80 characters.' })
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

  @Field(() => Locale, { nullable: true, defaultValue: 'en', description: 'Language of emails to this user.' })
  locale?: LocaleCode | null;
}

@InputType({ description: 'Changes of a profile; omitted fields stay unchanged.' })
export class ProfileInput {
  @Field(() => String, { nullable: true, description: 'Given name, or the whole name. At most 80 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "Family or father's name, at most 80 characters; empty removes it." })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Malaysian mobile number, with +60 or 0; spaces and dashes are ignored.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'A second Malaysian number, mobile or landline; empty removes it.' })
  otherPhone?: string | null;

  @Field(() => Avatar, { nullable: true, description: 'The avatar.' })
  avatar?: AvatarName | null;

  @Field(() => Locale, { nullable: true, description: 'Language of emails to this user.' })
  locale?: LocaleCode | null;
}

import { Field, InputType } from 'type-graphql';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import type { Avatar as AvatarName } from '#schema/rules/avatars.ts';
import { Locale } from '#server/graphql/locale.ts';
import type { Locale as LocaleCode } from '#server/graphql/locale.ts';
import { Avatar } from './avatar.enum.ts';

const { min, max } = PASSWORD_LENGTH;

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Given name, or the whole name. At most 80 characters.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: "Family or father's name. At most 80 characters." })
  lastName?: string | null;

  @Field(() => String, { description: 'To log in with. Case does not matter; one account for each.' })
  email!: string;

  @Field(() => String, { description: 'Malaysian mobile number, with +60 or 0, spaces and dashes as you like.' })
  phone!: string;

  @Field(() => String, {
    description: `${min} to ${max} characters of any kind; the 3,000 most common passwords are refused (WEAK_PASSWORD).`,
  })
  password!: string;

  @Field(() => Locale, { nullable: true, defaultValue: 'en', description: 'The language to write to this person in.' })
  locale?: LocaleCode | null;
}

@InputType({ description: 'What to change of a profile; what is left out stays.' })
export class ProfileInput {
  @Field(() => String, { nullable: true, description: 'Given name, or the whole name. At most 80 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "Family or father's name, at most 80 characters; empty for none." })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Malaysian mobile number, with +60 or 0, spaces and dashes as you like.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'A second Malaysian number, mobile or not; empty for none.' })
  otherPhone?: string | null;

  @Field(() => Avatar, { nullable: true, description: 'How to be pictured.' })
  avatar?: AvatarName | null;

  @Field(() => Locale, { nullable: true, description: 'The language to write to this person in.' })
  locale?: LocaleCode | null;
}

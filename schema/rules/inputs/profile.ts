import * as v from 'valibot';
import { LOCALES } from '../locales.ts';
import { AVATARS } from '../avatars.ts';
import { email, firstName, lastName, mobilePhone, phoneOrNull } from './fields.ts';

/** Personal data of an account. */
export const profileSchema = v.object({
  firstName,
  lastName,
  phone: mobilePhone,
  otherPhone: v.nullish(phoneOrNull, ''),
  avatar: v.optional(v.picklist(AVATARS)),
  locale: v.picklist(LOCALES),
});

/** A new account, without its password. */
export const registrationSchema = v.object({ ...profileSchema.entries, locale: v.nullish(profileSchema.entries.locale, 'en'), email });

export type Profile = v.InferOutput<typeof profileSchema>;
export type Registration = v.InferInput<typeof registrationSchema> & { password: string };
/** Changed fields of a profile: omitted or null stays unchanged, an empty last name is removed. */
export type ProfileChange = { [Field in keyof Profile]?: v.InferInput<typeof profileSchema>[Field] | null };

import * as v from 'valibot';
import { LOCALES } from '../locales.ts';
import { AVATARS } from '../avatars.ts';
import { email, firstName, lastName, mobilePhone, phoneOf, phoneOrNull, type ReadPhone } from './fields.ts';

/** An account's personal data. */
export const profileSchema = (readPhone: ReadPhone = phoneOf) =>
  v.object({
    firstName,
    lastName,
    phone: mobilePhone,
    otherPhone: v.nullish(phoneOrNull(readPhone), ''),
    avatar: v.optional(v.picklist(AVATARS)),
    locale: v.picklist(LOCALES),
  });

/** A new account, without its password. */
export const registrationSchema = (readPhone: ReadPhone = phoneOf) => {
  const { entries } = profileSchema(readPhone);
  return v.object({ ...entries, locale: v.nullish(entries.locale, 'en'), email });
};

type ProfileSchema = ReturnType<typeof profileSchema>;
export type Profile = v.InferOutput<ProfileSchema>;
export type Registration = v.InferInput<ReturnType<typeof registrationSchema>> & { password: string };
/** Profile changes: omitted and null fields stay unchanged, and an empty last name is removed. */
export type ProfileChange = { [Field in keyof Profile]?: v.InferInput<ProfileSchema>[Field] | null };

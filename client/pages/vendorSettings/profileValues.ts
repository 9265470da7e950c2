import type { VendorInput } from '#client/graphql/schemaTypes.generated.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { ViewerVendor } from './vendorData.ts';

/** A picture of the form: as it is saved, an upload by its id and address, or none. */
export const SAVED_PICTURE = 'saved';
export const NO_PICTURE = '';

/** The profile as its form holds it. */
export function profileValues({ profile, texts }: ViewerVendor) {
  const national = (phone: string | null) => (phone ? nationalPhone(phone.replace(/[\s-]/g, '')) : '');
  return {
    name: profile.name,
    slug: profile.slug,
    logo: profile.logo ? SAVED_PICTURE : NO_PICTURE,
    banner: profile.banner ? SAVED_PICTURE : NO_PICTURE,
    kind: texts.kind,
    kindMs: texts.kindMs,
    description: texts.description,
    descriptionMs: texts.descriptionMs,
    city: profile.city,
    state: profile.state as string,
    email: profile.email ?? '',
    phone: national(profile.phone),
    whatsapp: national(profile.whatsapp),
    openingHours: profile.openingHours ?? '',
  };
}

export type ProfileValues = ReturnType<typeof profileValues>;
export type ProfileField = keyof ProfileValues;

/** What each field is called. */
export const PROFILE_LABELS: Record<ProfileField, PlainMessageKey> = {
  name: 'vendorSettings.name',
  slug: 'vendorSettings.slug',
  logo: 'vendorSettings.logo',
  banner: 'vendorSettings.banner',
  kind: 'vendorSettings.kindEn',
  kindMs: 'vendorSettings.kindMs',
  description: 'vendorSettings.descriptionEn',
  descriptionMs: 'vendorSettings.descriptionMs',
  city: 'f.city',
  state: 'f.state',
  email: 'f.email',
  phone: 'vend.phone',
  whatsapp: 'vend.whatsapp',
  openingHours: 'vend.hours',
};

/** The id in a picture's value, which an upload put there with its address. */
function uploadIdOf(value: string): string | null {
  return value === NO_PICTURE ? null : (value.split(' ')[0] ?? null);
}

/** The changes of a form as the API takes them; what did not change is left out. */
export function changedProfile(values: ProfileValues, saved: ProfileValues): VendorInput {
  const { logo, banner, state, ...words } = values;
  const input: Record<string, string | null> = {};
  for (const [field, value] of Object.entries(words)) if (value !== saved[field as ProfileField]) input[field] = value;
  return {
    ...input,
    ...(state !== saved.state && { state: state as MalaysianState }),
    ...(logo !== saved.logo && { logoUploadId: uploadIdOf(logo) }),
    ...(banner !== saved.banner && { bannerUploadId: uploadIdOf(banner) }),
  };
}

import type { VendorInput } from '#client/graphql/schemaTypes.generated.ts';
import { omit } from 'valibot';
import { VENDOR_TEXTS } from '#client/features/vendorConsole/vendorSpec.ts';
import { fieldOfPath, textFields, textInput } from '#client/graphql/localisedTexts.ts';
import { EMAIL_TEXTS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { vendorFields } from '#schema/rules/inputs/vendor.ts';
import { fieldsIn, textsOfFields } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { languageName } from '#client/i18n/languageName.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import { PASSWORD_FIELD } from './settingsParts.ts';
import type { ViewerVendor } from './vendorChange.ts';

/** A picture field's possible values apart from an uploaded picture: the saved picture, or none. */
export const SAVED_PICTURE = 'saved';
export const NO_PICTURE = '';

export function profileValues({ profile, texts, contactEmail }: ViewerVendor) {
  const national = (phone: string | null) => (phone ? nationalPhone(phone.replace(/[\s-]/g, '')) : '');
  return {
    name: profile.name,
    slug: profile.slug,
    logo: profile.logo ? SAVED_PICTURE : NO_PICTURE,
    banner: profile.banner ? SAVED_PICTURE : NO_PICTURE,
    makerName: profile.makerName ?? '',
    portrait: profile.portrait ? SAVED_PICTURE : NO_PICTURE,
    ...textFields('kind', texts.kind),
    ...textFields('description', texts.description),
    city: profile.city,
    state: profile.state as string,
    email: contactEmail ?? '',
    phone: national(profile.phone),
    whatsapp: national(profile.whatsapp),
    openingHours: profile.openingHours ?? '',
    currentPassword: '',
  };
}

export type ProfileValues = ReturnType<typeof profileValues>;
export type ProfileField = keyof ProfileValues;

type TextLabel = 'vendorSettings.kindIn' | 'vendorSettings.descriptionIn';

/** Field labels. Labels for localised texts include the language. */
const PROFILE_LABELS: Record<ProfileField, PlainMessageKey | { label: TextLabel; language: Locale }> = {
  name: 'vendorSettings.name',
  slug: 'vendorSettings.slug',
  logo: 'vendorSettings.logo',
  banner: 'vendorSettings.banner',
  makerName: 'vendorSettings.makerName',
  portrait: 'vendorSettings.portrait',
  ...fieldsIn('kind', (language) => ({ label: 'vendorSettings.kindIn' as const, language })),
  ...fieldsIn('description', (language) => ({ label: 'vendorSettings.descriptionIn' as const, language })),
  city: 'f.city',
  state: 'f.state',
  email: 'f.email',
  phone: 'vend.phone',
  whatsapp: 'vend.whatsapp',
  openingHours: 'vend.hours',
  currentPassword: 'vendorSettings.password',
};

export const PROFILE_FIELDS = Object.keys(PROFILE_LABELS) as ProfileField[];

export function profileLabel(field: ProfileField, t: Translate, locale: Locale): string {
  const named = PROFILE_LABELS[field];
  return typeof named === 'string' ? t(named) : t(named.label, { language: languageName(named.language, locale) });
}

/** Fields that have a different name in the API. */
const PICTURES: Readonly<Record<string, ProfileField>> = { logoUploadId: 'logo', bannerUploadId: 'banner', portraitUploadId: 'portrait' };

/** Form specification for the profile. Saved values are always accepted. */
export function profileSpec(saved: ProfileValues): FormSpec<ProfileField> {
  const before = { name: saved.name, slug: saved.slug, phone: saved.phone, whatsapp: saved.whatsapp };
  return {
    fields: PROFILE_FIELDS,
    schema: omit(vendorFields(before, new Date()), ['returnPolicy', 'holidayUntil']),
    input: (values) => ({
      ...values,
      slug: values.slug.trim().toLowerCase(),
      kind: textsOfFields('kind', values),
      description: textsOfFields('description', values),
    }),
    fieldAt: (path) => PICTURES[path[0] ?? ''] ?? (fieldOfPath(path) as ProfileField),
    texts: {
      ...VENDOR_TEXTS,
      ...fieldsIn('kind', () => VENDOR_TEXTS.kind),
      ...fieldsIn('description', () => VENDOR_TEXTS.description),
      logo: {},
      banner: {},
      makerName: {},
      portrait: {},
      email: EMAIL_TEXTS,
      phone: { phone: 'f.badAnyPhone' },
      whatsapp: { phone: 'f.badAnyPhone' },
      openingHours: {},
      currentPassword: {},
    },
    secrets: [PASSWORD_FIELD],
  };
}

function uploadIdOf(value: string): string | null {
  return value === NO_PICTURE ? null : (value.split(' ')[0] ?? null);
}

/** Fields that are sent to the API exactly as typed. */
const PLAIN_FIELDS = ['name', 'slug', 'makerName', 'city', 'email', 'phone', 'whatsapp', 'openingHours', 'currentPassword'] as const;

/** The API's input, containing only the changed fields. */
export function changedProfile(values: ProfileValues, saved: ProfileValues): VendorInput {
  const { logo, banner, portrait, state } = values;
  const changed = Object.entries(values).filter(([field, value]) => value !== saved[field as ProfileField]);
  const changes: Partial<ProfileValues> = Object.fromEntries(changed);
  const words = PLAIN_FIELDS.filter((field) => changes[field] !== undefined).map((field) => [field, changes[field]]);
  const [kind, description] = [textInput('kind', changes), textInput('description', changes)];
  return {
    ...(Object.fromEntries(words) as Pick<VendorInput, (typeof PLAIN_FIELDS)[number]>),
    ...(kind.length > 0 && { kind }),
    ...(description.length > 0 && { description }),
    ...(state !== saved.state && { state: state as MalaysianState }),
    ...(logo !== saved.logo && { logoUploadId: uploadIdOf(logo) }),
    ...(banner !== saved.banner && { bannerUploadId: uploadIdOf(banner) }),
    ...(portrait !== saved.portrait && { portraitUploadId: uploadIdOf(portrait) }),
  };
}

/** Forms for a vendor's public data: shared error messages, and the spec of the form that creates a vendor. */
import { apiLocale, type Locale } from '#client/i18n/Locale.ts';
import type { VendorInput } from '#client/graphql/schemaTypes.generated.ts';
import type { FieldTexts, FormSpec } from '#client/ui/forms/formSpec.ts';
import { pick } from 'valibot';
import { vendorFields, wantedSlug } from '#schema/rules/inputs/vendor.ts';
import { MAX_PREVIOUS_SLUGS, VENDOR_NAME_LENGTH, VENDOR_SLUG_LENGTH } from '#schema/rules/limits.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

export const VENDOR_TEXTS = {
  name: {
    vendorName: (t) => t('vendorSettings.needName', VENDOR_NAME_LENGTH),
    vendorNameReserved: 'vendorSettings.nameReserved',
  },
  slug: {
    slugLength: (t) => t('vendorSettings.slugLength', VENDOR_SLUG_LENGTH),
    slugForm: 'vendorSettings.slugForm',
    slugReserved: 'vendorSettings.slugReserved',
    slugTooOften: (t) => t('vendorSettings.slugTooOften', { max: MAX_PREVIOUS_SLUGS }),
  },
  kind: { vendorKind: 'vendorSettings.needKind' },
  description: { vendorDescription: 'vendorSettings.needDescription' },
  city: { city: 'f.needCity' },
  state: { state: 'f.needState' },
} satisfies Record<string, FieldTexts>;

const FIELDS = ['name', 'slug', 'kind', 'description', 'city', 'state'] as const;
export type NewVendorField = (typeof FIELDS)[number];

const NONE = { name: '', slug: '', phone: '', whatsapp: null };

/** Spec for a new vendor. Text is stored in the page's language. */
export const newVendorSpec = (locale: Locale): FormSpec<NewVendorField> => ({
  fields: FIELDS,
  schema: pick(vendorFields(NONE, new Date()), FIELDS),
  input: ({ kind, description, slug, ...texts }) => ({
    ...texts,
    slug: wantedSlug(slug, texts.name, NONE),
    kind: { [locale]: kind },
    description: { [locale]: description },
  }),
  fieldAt: ([head]) => FIELDS.find((field) => field === head) ?? null,
  texts: VENDOR_TEXTS,
});

export function newVendorInput(
  { name, slug, kind, description, city, state }: Record<NewVendorField, string>,
  locale: Locale,
): VendorInput {
  const inLanguage = (text: string) => [{ locale: apiLocale(locale), text }];
  const texts = { kind: inLanguage(kind), description: inLanguage(description) };
  return { name, slug: slug.trim() || null, city, state: state as MalaysianState, ...texts };
}

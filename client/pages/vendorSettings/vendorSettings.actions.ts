import type { FormAction, FormRequest } from '#client/routes/formAction.ts';
import { saveForm } from '#client/routes/saveForm.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { changedProfile, PROFILE_FIELDS, profileSpec, profileValues } from './profileValues.ts';
import { PASSWORD_FIELD } from './settingsParts.ts';
import { sendVendorChange, type ViewerVendor } from './vendorChange.ts';
import { VendorSettingsDocument } from './VendorSettingsPage.generated.ts';

/** Saves the public profile; pictures are not changed. */
const shopProfile: FormAction = {
  isForMembers: true,
  failed: 'acc.failed',
  page: 'vendorSettings',
  echoes: PROFILE_FIELDS.filter((field) => field !== 'logo' && field !== 'banner' && field !== PASSWORD_FIELD),
  run: async (request) => {
    const { client, locale, text } = request;
    const saved = profileValues(await ownShop(request));
    const { logo, banner } = saved;
    return saveForm(request, {
      spec: profileSpec(saved),
      values: { ...valuesOf(PROFILE_FIELDS, text), logo, banner },
      // Based on the version of the rendered page, so that later saves are not overwritten.
      save: (values) =>
        sendVendorChange(
          client,
          { profile: changedProfile(values, saved) },
          { version: Number(text('version')), locale: apiLocale(locale) },
        ),
    });
  },
};

export const actions = { shopProfile };

async function ownShop({ client, locale }: FormRequest): Promise<ViewerVendor> {
  const { data } = await client.query({ query: VendorSettingsDocument, variables: { locale: apiLocale(locale) } });
  const shop = data?.viewer?.vendor;
  if (!shop) throw new Error('The account has no shop.');
  return shop;
}

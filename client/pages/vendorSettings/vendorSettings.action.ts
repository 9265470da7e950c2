import { resendConfirmation } from '#client/features/account/confirmationIntents.ts';
import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction, formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { PART_FIELDS, settingsParts, type PartName, type SettingsPart } from './settingsParts.ts';
import type { ViewerVendor } from './vendorChange.ts';
import { UpdateVendorDocument, UpdateVendorSettingsDocument, VendorSettingsDocument } from './VendorSettingsPage.generated.ts';

/** Saves the settings section in `place`, based on the version that the form was shown with. */
const shopSettings = formIntent(
  async (request) => {
    const part = await partOf(request);
    return part.spec(valuesOf(PART_FIELDS[placeOf(request)] as readonly string[], request.text));
  },
  {
    isForMembers: true,
    run: async (values, request) => {
      const change = (await partOf(request)).change(values);
      const based = { version: Number(request.text('version')), locale: apiLocale(request.locale) };
      return 'profile' in change
        ? (await request.mutate(UpdateVendorDocument, { input: change.profile, ...based })).updateVendor
        : (await request.mutate(UpdateVendorSettingsDocument, { input: change.settings, ...based })).updateVendorSettings;
    },
  },
);

export const action = formAction({ createVendor, shopSettings, resendConfirmation });

function placeOf({ text }: FormRequest): PartName {
  const place = text('place');
  if (!Object.hasOwn(PART_FIELDS, place)) throw new Error('There are no such settings.');
  return place as PartName;
}

async function partOf(request: FormRequest): Promise<SettingsPart<string>> {
  return settingsParts(await ownVendor(request))[placeOf(request)];
}

async function ownVendor({ client, locale }: FormRequest): Promise<ViewerVendor> {
  const { data } = await client.query({ query: VendorSettingsDocument, variables: { locale: apiLocale(locale) } });
  if (!data?.viewer?.vendor) throw new Error('The account has no shop.');
  return data.viewer.vendor;
}

import { resendConfirmation } from '#client/features/account/confirmationIntents.ts';
import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction, formIntent, type FormRequest, type Payload } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { changedProfile, profileSpec, profileValues } from './profileValues.ts';
import { PART_FIELDS, settingsParts, type PartName, type SettingsPart } from './settingsParts.ts';
import type { VendorChange, ViewerVendor } from './vendorChange.ts';
import { UpdateVendorDocument, UpdateVendorSettingsDocument, VendorSettingsDocument } from './VendorSettingsPage.generated.ts';

/** Saves the settings section identified by `place`. */
const shopSettings = formIntent(
  async (request) => {
    const part = await partOf(request);
    return part.spec(valuesOf(PART_FIELDS[placeOf(request)] as readonly string[], request.text));
  },
  { checksViewer: true, run: async (values, request) => save((await partOf(request)).change(values), request) },
);

/** Saves the changed fields of the public profile. */
const shopProfile = formIntent(async (request) => profileSpec(profileValues(await ownVendor(request))), {
  checksViewer: true,
  run: async (values, request) => save({ profile: changedProfile(values, profileValues(await ownVendor(request))) }, request),
});

export const action = formAction({ createVendor, shopProfile, shopSettings, resendConfirmation });

/** Saves a change against the version that the form showed, so that it does not overwrite later saves. */
async function save(change: VendorChange, { mutate, text, locale }: FormRequest): Promise<Payload> {
  const based = { version: Number(text('version')), locale: apiLocale(locale) };
  return 'profile' in change
    ? (await mutate(UpdateVendorDocument, { input: change.profile, ...based })).updateVendor
    : (await mutate(UpdateVendorSettingsDocument, { input: change.settings, ...based })).updateVendorSettings;
}

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

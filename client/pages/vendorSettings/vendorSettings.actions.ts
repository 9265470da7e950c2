import type { FormAction, FormRequest } from '#client/routes/formAction.ts';
import { saveForm } from '#client/routes/saveForm.ts';
import { CreateVendorDocument } from '#client/features/vendorConsole/CreateVendor.generated.ts';
import { newVendorInput, newVendorSpec } from '#client/features/vendorConsole/vendorSpec.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { changedProfile, PROFILE_FIELDS, profileSpec, profileValues } from './profileValues.ts';
import { PART_FIELDS, PASSWORD_FIELD, settingsParts, type PartName, type SettingsPart } from './settingsParts.ts';
import { sendVendorChange, type VendorChange, type ViewerVendor } from './vendorChange.ts';
import { VendorSettingsDocument } from './VendorSettingsPage.generated.ts';

const OF_MEMBERS = { isForMembers: true, failed: 'acc.failed' } as const;

/** Creates a vendor; the form is on every page of the vendor console. */
const createVendor: FormAction = {
  ...OF_MEMBERS,
  page: 'every',
  echoes: newVendorSpec('en').fields,
  run: (request) =>
    saveForm(request, {
      spec: newVendorSpec(request.locale),
      save: async (values) => {
        const variables = { input: newVendorInput(values, request.locale) };
        return (await request.client.mutate({ mutation: CreateVendorDocument, variables })).data?.createVendor;
      },
    }),
};

/** Saves the public profile; pictures are not changed. */
const shopProfile: FormAction = {
  ...OF_MEMBERS,
  page: 'vendorSettings',
  echoes: PROFILE_FIELDS.filter((field) => field !== 'logo' && field !== 'banner' && field !== PASSWORD_FIELD),
  run: async (request) => {
    const saved = profileValues(await ownShop(request));
    const { logo, banner } = saved;
    return saveForm(request, {
      spec: profileSpec(saved),
      values: { ...valuesOf(PROFILE_FIELDS, request.text), logo, banner },
      save: (values) => send(request, { profile: changedProfile(values, saved) }),
    });
  },
};

/** Not rendered again. */
const SECRET_FIELDS = new Set<string>(['bankAccount', 'again', PASSWORD_FIELD]);

/** Saves the settings section in `place`. */
const shopSettings: FormAction = {
  ...OF_MEMBERS,
  page: 'vendorSettings',
  echoes: [...Object.values(PART_FIELDS).flat(), 'place'].filter((field) => !SECRET_FIELDS.has(field)),
  run: async (request) => {
    const place = request.text('place');
    if (!isPart(place)) return { kind: 'wrong', general: request.t('acc.failed') };
    const part: SettingsPart<string> = settingsParts(await ownShop(request))[place];
    const values = valuesOf(PART_FIELDS[place] as readonly string[], request.text);
    return saveForm(request, {
      spec: part.spec(values),
      values,
      done: () => ({ place }),
      save: (typed) => send(request, part.change(typed)),
    });
  },
};

export const actions = { createVendor, shopProfile, shopSettings };

function isPart(place: string): place is PartName {
  return Object.hasOwn(PART_FIELDS, place);
}

async function ownShop({ client, locale }: FormRequest): Promise<ViewerVendor> {
  const { data } = await client.query({ query: VendorSettingsDocument, variables: { locale: apiLocale(locale) } });
  const shop = data?.viewer?.vendor;
  if (!shop) throw new Error('The account has no shop.');
  return shop;
}

/** Sends a change based on the version of the rendered page, so that later saves are not overwritten. */
function send({ client, locale, text }: FormRequest, change: VendorChange) {
  return sendVendorChange(client, change, { version: Number(text('version')), locale: apiLocale(locale) });
}

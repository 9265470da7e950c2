import type { FormAction, FormResult } from '#client/routes/formAction.ts';
import { addressInput, addressSpec } from '#client/features/address/addressForm.ts';
import { unsavedOf, type Unsaved } from '#client/graphql/useSaving.ts';
import { apiLocale, localeOf } from '#client/i18n/Locale.ts';
import { ChangeEmailDocument, SaveAddressDocument, SaveProfileDocument } from './AccountPage.generated.ts';
import { valuesOf, wrongFields } from '#client/ui/forms/formSpec.ts';
import { NEW_ADDRESS } from './addressParam.ts';
import { avatarOf, emailSpec, PROFILE_FIELDS, profileSpec } from './profileForm.ts';

/** Only where everything is changed there are forms; the address that opens one of them has done its work. */
const EDIT = '/profile-edit';

function settled(unsaved: Unsaved | null): FormResult {
  return unsaved === null ? { kind: 'done', to: EDIT } : { kind: 'wrong', ...unsaved };
}

const profile: FormAction = {
  page: 'account',
  isForMembers: true,
  echoes: PROFILE_FIELDS,
  failed: 'acc.failed',
  run: async ({ text, client, t, locale }) => {
    const values = valuesOf(PROFILE_FIELDS, text);
    const fields = wrongFields(profileSpec, values, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const input = { ...values, avatar: avatarOf(values.avatar), locale: apiLocale(localeOf(values.locale)) };
    const { data } = await client.mutate({ mutation: SaveProfileDocument, variables: { input, locale: apiLocale(locale) } });
    return settled(unsavedOf(data?.updateProfile, t));
  },
};

const email: FormAction = {
  page: 'account',
  isForMembers: true,
  echoes: ['email'],
  failed: 'acc.failed',
  run: async ({ text, client, t, locale }) => {
    const values = valuesOf(emailSpec.fields, text);
    const fields = wrongFields(emailSpec, values, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const variables = { email: values.email.trim(), password: values.password, locale: apiLocale(locale) };
    const { data } = await client.mutate({ mutation: ChangeEmailDocument, variables });
    return settled(unsavedOf(data?.changeEmail, t));
  },
};

const address: FormAction = {
  page: 'account',
  isForMembers: true,
  echoes: [...addressSpec.fields, 'addressId'],
  failed: 'acc.failed',
  run: async ({ text, client, t, locale }) => {
    const values = valuesOf(addressSpec.fields, text);
    const fields = wrongFields(addressSpec, values, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const id = text('addressId');
    const variables = {
      id: id === NEW_ADDRESS ? null : id,
      input: addressInput(values, ''),
      makeDefault: values.makeDefault !== '',
      locale: apiLocale(locale),
    };
    const { data } = await client.mutate({ mutation: SaveAddressDocument, variables });
    return settled(unsavedOf(data?.saveAddress, t));
  },
};

export const actions = { profile, email, address };

import type { AppPath } from '#client/config/links.ts';
import { saveErrors, type SavePayload } from '#client/graphql/useSaving.ts';
import type { FormAction, FormResult } from '#client/routes/formAction.ts';
import { saveForm } from '#client/routes/saveForm.ts';
import { addressInput, addressSpec } from '#client/features/address/addressForm.ts';
import { apiLocale, localeOf } from '#client/i18n/Locale.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  DeleteAddressDocument,
  RevokeSessionDocument,
  SaveAddressDocument,
  SaveProfileDocument,
  SetDefaultAddressDocument,
  SignOutEverywhereDocument,
} from './AccountPage.generated.ts';
import { NEW_ADDRESS, avatarOf, emailSpec, PROFILE_FIELDS, passwordSpec, profileSpec } from './accountForms.ts';

/** Redirect target after saving: the edit page without the query parameter that opened a form. */
const EDIT = '/profile-edit';

const OF_MEMBERS = { page: 'account', isForMembers: true, failed: 'acc.failed' } as const;

const profile: FormAction = {
  ...OF_MEMBERS,
  echoes: PROFILE_FIELDS,
  run: (request) =>
    saveForm(request, {
      spec: profileSpec,
      to: EDIT,
      save: async (values) => {
        const input = { ...values, avatar: avatarOf(values.avatar), locale: apiLocale(localeOf(values.locale)) };
        const variables = { input, locale: apiLocale(request.locale) };
        return (await request.client.mutate({ mutation: SaveProfileDocument, variables })).data?.updateProfile;
      },
    }),
};

const email: FormAction = {
  ...OF_MEMBERS,
  echoes: ['email'],
  run: (request) =>
    saveForm(request, {
      spec: emailSpec,
      to: EDIT,
      save: async ({ email: wanted, password: proof }) => {
        const variables = { email: wanted.trim(), password: proof, locale: apiLocale(request.locale) };
        return (await request.client.mutate({ mutation: ChangeEmailDocument, variables })).data?.changeEmail;
      },
    }),
};

const password: FormAction = {
  ...OF_MEMBERS,
  echoes: [],
  run: (request) =>
    saveForm(request, {
      spec: passwordSpec,
      to: '/user-profile',
      save: async (variables) => (await request.client.mutate({ mutation: ChangePasswordDocument, variables })).data?.changePassword,
    }),
};

const address: FormAction = {
  ...OF_MEMBERS,
  echoes: [...addressSpec.fields, 'addressId'],
  run: (request) =>
    saveForm(request, {
      spec: addressSpec,
      to: EDIT,
      save: async (values) => {
        const id = request.text('addressId');
        const variables = {
          id: id === NEW_ADDRESS ? null : id,
          input: addressInput(values, ''),
          makeDefault: values.makeDefault !== '',
          locale: apiLocale(request.locale),
        };
        return (await request.client.mutate({ mutation: SaveAddressDocument, variables })).data?.saveAddress;
      },
    }),
};

const addressStep: FormAction = {
  ...OF_MEMBERS,
  echoes: [],
  run: async ({ text, client, t, locale }) => {
    const variables = { id: text('id'), locale: apiLocale(locale) };
    const result =
      text('place') === 'remove'
        ? (await client.mutate({ mutation: DeleteAddressDocument, variables })).data?.deleteAddress
        : (await client.mutate({ mutation: SetDefaultAddressDocument, variables })).data?.setDefaultAddress;
    return changed(result, t, EDIT);
  },
};

const sessionStep: FormAction = {
  ...OF_MEMBERS,
  echoes: [],
  run: async ({ text, client, t }) => {
    if (text('place') !== 'endAll')
      return changed((await client.mutate({ mutation: RevokeSessionDocument, variables: { id: text('id') } })).data?.revokeSession, t);
    await client.mutate({ mutation: SignOutEverywhereDocument });
    return { kind: 'go', to: '/' };
  },
};

/** Result of a change without input. */
function changed(result: SavePayload | undefined, t: Translate, to?: AppPath): FormResult {
  const unsaved = saveErrors(result, t);
  return unsaved === null ? { kind: 'done', done: { said: t('acc.saved') }, to } : { kind: 'wrong', ...unsaved };
}

export const actions = { profile, email, password, address, addressStep, sessionStep };

import { redirect } from 'react-router-dom';
import { resendConfirmation } from '#client/features/account/confirmationIntents.ts';
import { addressInput, addressSpec } from '#client/features/address/addressForm.ts';
import { formAction, formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import { apiLocale, localeOf } from '#client/i18n/Locale.ts';
import { leaveAccount } from '#client/state/leaveAccount.ts';
import { settleViewer } from '#client/state/session.ts';
import { AVATARS } from '#schema/rules/avatars.ts';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { emailChangeSchema, passwordChangeSchema } from '#schema/rules/inputs/password.ts';
import { profileSchema } from '#schema/rules/inputs/profile.ts';
import { EMAIL_TEXTS, NO_FIELDS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  DeleteAddressDocument,
  RevokeSessionDocument,
  SaveAddressDocument,
  SaveProfileDocument,
  SetDefaultAddressDocument,
  SignOutEverywhereDocument,
  type AccountPage_SavedFragment,
} from './AccountPage.generated.ts';

/** The forms on the account pages. */

export const PROFILE_FIELDS = ['firstName', 'lastName', 'phone', 'otherPhone', 'avatar', 'locale'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Looks up an avatar by name; undefined for an unknown name. */
export const avatarOf = (name: string) => AVATARS.find((avatar) => avatar === name);

export const profileSpec: FormSpec<ProfileField> = {
  fields: PROFILE_FIELDS,
  schema: profileSchema(),
  input: (values) => ({ ...values, avatar: avatarOf(values.avatar), locale: localeOf(values.locale) }),
  texts: {
    firstName: { firstName: 'f.needFirst' },
    lastName: {},
    phone: { missing: 'f.needPhone', mobile: 'f.badPhone' },
    otherPhone: { phone: 'f.badAnyPhone' },
    avatar: {},
    locale: {},
  },
};

export const emailSpec: FormSpec<'email' | 'password'> = {
  fields: ['email', 'password'],
  schema: emailChangeSchema,
  input: (values) => values,
  texts: { email: EMAIL_TEXTS, password: { ownPassword: 'auth.needPassword' } },
  secrets: ['password'],
};

export const passwordSpec: FormSpec<'current' | 'next'> = {
  fields: ['current', 'next'],
  schema: passwordChangeSchema,
  input: (values) => values,
  texts: {
    current: { ownPassword: 'auth.needPassword' },
    next: { missing: 'auth.choosePassword', password: (t) => t('auth.passwordRule', PASSWORD_LENGTH) },
  },
  secrets: ['current', 'next'],
};

/** Element id of the address book. */
export const ADDRESS_BOOK = 'address-book';
/** Query parameter that opens an address form without scripts. Its value is an id or `new`. */
export const ADDRESS_PARAM = 'address';
/** `place` of the form for a new address, which does not have an id yet. */
export const NEW_ADDRESS = 'new';
/** `place` of the form that restores a removed address. */
export const RESTORED_ADDRESS = 'restored';

/** Redirect target after a post without scripts. It has no query parameter, because that would reopen the form. */
const EDIT = '/profile-edit';

const checksViewer = true;

const profile = formIntent(profileSpec, {
  checksViewer,
  run: async (values, request) => {
    const input = { ...values, avatar: avatarOf(values.avatar), locale: apiLocale(localeOf(values.locale)) };
    return saved((await request.mutate(SaveProfileDocument, { input, locale: apiLocale(request.locale) })).updateProfile, request);
  },
});

const email = formIntent(emailSpec, {
  checksViewer,
  run: async ({ email: wanted, password: proof }, request) => {
    const variables = { email: wanted.trim(), password: proof, locale: apiLocale(request.locale) };
    return saved((await request.mutate(ChangeEmailDocument, variables)).changeEmail, request);
  },
});

const password = formIntent(passwordSpec, {
  checksViewer,
  run: async (values, { mutate }) => {
    const payload = (await mutate(ChangePasswordDocument, values)).changePassword;
    return payload.errors.length > 0 ? payload : { done: {}, to: '/user-profile' };
  },
});

/** `place` is the address's id, `NEW_ADDRESS` or `RESTORED_ADDRESS`. */
const address = formIntent(addressSpec, {
  checksViewer,
  run: async (values, request) => {
    const id = request.text('place');
    const variables = {
      id: id === NEW_ADDRESS || id === RESTORED_ADDRESS ? null : id,
      input: addressInput(values, ''),
      makeDefault: values.makeDefault === TICKED,
      locale: apiLocale(request.locale),
    };
    return saved((await request.mutate(SaveAddressDocument, variables)).saveAddress, request);
  },
});

const makeDefaultAddress = formIntent(NO_FIELDS, {
  checksViewer,
  run: async (_values, request) =>
    saved(
      (await request.mutate(SetDefaultAddressDocument, { id: request.text('id'), locale: apiLocale(request.locale) })).setDefaultAddress,
      request,
    ),
});

const deleteAddress = formIntent(NO_FIELDS, {
  checksViewer,
  run: async (_values, request) =>
    saved(
      (await request.mutate(DeleteAddressDocument, { id: request.text('id'), locale: apiLocale(request.locale) })).deleteAddress,
      request,
    ),
});

const endSession = formIntent(NO_FIELDS, {
  checksViewer,
  run: async (_values, { mutate, text }) => (await mutate(RevokeSessionDocument, { id: text('id') })).revokeSession,
});

const endAllSessions = formIntent(NO_FIELDS, {
  checksViewer,
  run: async (_values, { mutate, isBrowser }) => {
    await mutate(SignOutEverywhereDocument, {});
    if (!isBrowser) return redirect('/');
    leaveAccount();
    return { done: {} };
  },
});

export const action = formAction({
  profile,
  email,
  password,
  address,
  makeDefaultAddress,
  deleteAddress,
  endSession,
  endAllSessions,
  resendConfirmation,
});

/** Result of a profile mutation. After a success, it also updates the session, so that menus show the new name. */
function saved(payload: AccountPage_SavedFragment, { isBrowser }: FormRequest) {
  if (payload.viewer === null || payload.errors.length > 0) return payload;
  if (isBrowser) settleViewer(payload.viewer);
  return { done: {}, to: EDIT } as const;
}

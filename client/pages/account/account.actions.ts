import { AVATARS } from '#schema/rules/avatars.ts';
import type { FormAction, FormResult } from '#client/routes/formAction.ts';
import { ADDRESS_FIELDS, checkFields, type CheckoutField, type CheckoutValues } from '#client/features/address/checkoutForm.ts';
import { addressInput } from '#client/features/checkout/orderInput.ts';
import { unsavedOf, type Unsaved } from '#client/graphql/useSaving.ts';
import { apiLocale, localeOf } from '#client/i18n/Locale.ts';
import { ChangeEmailDocument, SaveAddressDocument, SaveProfileDocument } from './AccountPage.generated.ts';
import { NEW_ADDRESS } from './addressParam.ts';
import { checkEmailChange, checkProfile, PROFILE_FIELDS } from './profileForm.ts';

/** Only where everything is changed there are forms; the address that opens one of them has done its work. */
const EDIT = '/profile-edit';

const hasWrong = (found: object) => Object.keys(found).length > 0;

function settled(unsaved: Unsaved | null): FormResult {
  return unsaved === null ? { kind: 'done', to: EDIT } : { kind: 'wrong', ...unsaved };
}

const profile: FormAction = {
  page: 'account',
  isForMembers: true,
  echoes: [...PROFILE_FIELDS, 'avatar', 'locale'],
  failed: 'acc.failed',
  run: async ({ text, client, t, locale }) => {
    const values = {
      firstName: text('firstName'),
      lastName: text('lastName'),
      phone: text('phone'),
      otherPhone: text('otherPhone'),
    };
    const wrong = checkProfile(values, t);
    if (hasWrong(wrong)) return { kind: 'wrong', fields: wrong };
    const avatar = AVATARS.find((one) => one === text('avatar'));
    const input = { ...values, avatar, locale: apiLocale(localeOf(text('locale'))) };
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
    const values = { email: text('email'), password: text('password') };
    const wrong = checkEmailChange(values, t);
    if (hasWrong(wrong)) return { kind: 'wrong', fields: wrong };
    const variables = { email: values.email.trim(), password: values.password, locale: apiLocale(locale) };
    const { data } = await client.mutate({ mutation: ChangeEmailDocument, variables });
    return settled(unsavedOf(data?.changeEmail, t));
  },
};

const FIELDS: readonly CheckoutField[] = ['phone', ...ADDRESS_FIELDS];

const address: FormAction = {
  page: 'account',
  isForMembers: true,
  echoes: [...FIELDS, 'addressId', 'makeDefault'],
  failed: 'acc.failed',
  run: async ({ text, client, t, locale }) => {
    const values: CheckoutValues = Object.fromEntries(FIELDS.map((field) => [field, text(field)]));
    const wrong = checkFields(FIELDS, values, t);
    if (hasWrong(wrong)) return { kind: 'wrong', fields: wrong };
    const id = text('addressId');
    const variables = {
      id: id === NEW_ADDRESS ? null : id,
      input: addressInput(values, ''),
      makeDefault: text('makeDefault') !== '',
      locale: apiLocale(locale),
    };
    const { data } = await client.mutate({ mutation: SaveAddressDocument, variables });
    return settled(unsavedOf(data?.saveAddress, t));
  },
};

export const actions = { profile, email, address };

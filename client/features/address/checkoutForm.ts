import { isEmail } from '#schema/rules/emails.ts';
import {
  MAX_ADDRESS_LINE_LENGTH,
  MAX_CITY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_PHONE_LENGTH,
} from '#schema/rules/limits.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { isMobile, normalisePhone } from '#schema/rules/phones.ts';
import { checkPostcode, stateOfPostcode } from '#schema/rules/postcodes.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import { isState } from '#client/config/states.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';

/** The fields of an address, in the order a Malaysian writes them; the same again, with a prefix, for billing. */
export const ADDRESS_FIELDS = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'state'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type CheckoutField = 'email' | 'phone' | AddressField | `billing.${AddressField}` | 'payment' | 'bank' | 'wallet' | 'note' | 'agree';

/** Beside a city and a state: the postcode that filled it in; empty when the shopper chose it. */
export type FilledMark = `${'' | 'billing.'}${'city' | 'state'}From`;

export type CheckoutValues = Partial<Record<CheckoutField | FilledMark, string>>;

/** Where a field is told wrong: a sentence beside it. */
export type FieldErrors = Partial<Record<CheckoutField, string>>;

const REQUIRED: Partial<Record<AddressField | 'email' | 'phone', PlainMessageKey>> = {
  email: 'f.needEmail',
  phone: 'f.needPhone',
  firstName: 'f.needFirst',
  line1: 'f.needLine1',
  postalCode: 'f.needPostcode',
  city: 'f.needCity',
  state: 'f.needState',
};

const MAX_LENGTH: Partial<Record<AddressField | 'email' | 'phone' | 'note', number>> = {
  email: MAX_EMAIL_LENGTH,
  phone: MAX_PHONE_LENGTH,
  firstName: MAX_NAME_LENGTH,
  lastName: MAX_NAME_LENGTH,
  line1: MAX_ADDRESS_LINE_LENGTH,
  line2: MAX_ADDRESS_LINE_LENGTH,
  city: MAX_CITY_LENGTH,
  note: MAX_NOTE_LENGTH,
};

/** What is wrong with a field's text, as a sentence; null when nothing is. */
export function checkField(field: CheckoutField, values: CheckoutValues, t: Translate): string | null {
  const plain = field.replace('billing.', '') as AddressField | 'email' | 'phone' | 'payment' | 'bank' | 'wallet' | 'note' | 'agree';
  const text = (values[field] ?? '').trim();
  if (plain === 'agree') return text === 'yes' ? null : t('co.agreeFirst');
  if (plain === 'payment') return null;
  if (plain === 'bank') return text === '' ? t('pay.needBank') : null;
  if (plain === 'wallet') return text === '' ? t('pay.needWallet') : null;
  const missing = plain === 'note' ? undefined : REQUIRED[plain];
  if (missing !== undefined && !isTelling(text)) return t(missing);
  if (text === '') return null;
  const most = plain === 'postalCode' || plain === 'state' ? undefined : MAX_LENGTH[plain];
  if (most !== undefined && text.length > most) return t('f.tooLong', { n: most });
  if (plain === 'email' && !isEmail(text)) return t('f.badEmail');
  if (plain === 'phone') {
    const phone = normalisePhone(text);
    return phone !== null && isMobile(phone) ? null : t('f.badPhone');
  }
  if (plain === 'postalCode') {
    const verdict = checkPostcode(text);
    if (verdict === 'format') return t('f.badPostcode');
    if (verdict === 'unused') return t('f.unusedPostcode', { postcode: text });
  }
  if (plain === 'state' && !isState(text)) return t('f.needState');
  return null;
}

/** The fields that the form has now: billing only when it is another address, a bank or a wallet only where one is to be chosen. */
export function fieldsOf(isBillingSame: boolean, asks: 'bank' | 'wallet' | null = null): CheckoutField[] {
  const billing = isBillingSame ? [] : ADDRESS_FIELDS.map((field) => `billing.${field}` as const);
  return ['email', 'phone', ...ADDRESS_FIELDS, ...billing, ...(asks === null ? [] : [asks]), 'note', 'agree'];
}

export function checkFields(fields: readonly CheckoutField[], values: CheckoutValues, t: Translate): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const sentence = checkField(field, values, t);
    if (sentence !== null) errors[field] = sentence;
  }
  return errors;
}

/** A postcode and a state that usually do not go together: worth a second look, not an error (boundaries cross states). */
export function stateMismatch(values: CheckoutValues, prefix: '' | 'billing.' = ''): MalaysianState | null {
  const usual = stateOfPostcode((values[`${prefix}postalCode`] ?? '').trim());
  const chosen = values[`${prefix}state`];
  return usual !== null && chosen !== undefined && chosen !== '' && chosen !== usual ? usual : null;
}

/** Where the API's `path` of an error points in the form; null when it is not about a field. */
export function fieldOfPath(path: readonly string[] | null): CheckoutField | null {
  if (!path) return null;
  const [head, tail] = path.filter((step) => step !== 'input');
  if (head === 'email' || head === 'note') return head;
  if (head === 'payment' && (tail === 'bank' || tail === 'wallet')) return tail;
  if (head === 'shippingAddress' && tail === 'phone') return 'phone';
  if (head === 'shippingAddress' && isAddressField(tail)) return tail;
  if (head === 'billingAddress' && isAddressField(tail)) return `billing.${tail}`;
  return null;
}

function isAddressField(name: string | undefined): name is AddressField {
  return (ADDRESS_FIELDS as readonly (string | undefined)[]).includes(name);
}

import { expect, test } from 'vitest';
import { checkFields, fieldOfPath, fieldsOf, stateMismatch, type CheckoutValues } from '#client/features/address/checkoutForm.ts';
import type { Translate } from '#client/i18n/Translate.ts';

/** Sentences by their keys: which one it is counts here, not its words. */
const t = ((key: string) => key) as Translate;

const COMPLETE: CheckoutValues = {
  email: 'farah@example.com',
  phone: '012-345 6789',
  firstName: 'Farah',
  line1: '12 Jalan Telawi 5',
  postalCode: '59100',
  city: 'Kuala Lumpur',
  state: 'KUALA_LUMPUR',
  agree: 'yes',
};

test('a complete form has no errors, and optional fields may be empty', () => {
  expect(checkFields(fieldsOf(true), COMPLETE, t)).toEqual({});
});

test.each([
  ['email', '', 'f.needEmail'],
  ['email', 'farah@', 'f.badEmail'],
  ['phone', '03-2261 8888', 'f.badPhone'],
  ['firstName', '   ', 'f.needFirst'],
  ['firstName', '…', 'f.needFirst'],
  ['line1', '…', 'f.needLine1'],
  ['city', '-', 'f.needCity'],
  ['firstName', 'x'.repeat(81), 'f.tooLong'],
  ['postalCode', '5910', 'f.badPostcode'],
  ['postalCode', '61000', 'f.unusedPostcode'],
  ['state', 'ATLANTIS', 'f.needState'],
  ['state', 'toString', 'f.needState'],
  ['agree', '', 'co.agreeFirst'],
] as const)('%s "%s" is refused: %s', (field, text, sentence) => {
  expect(checkFields(fieldsOf(true), { ...COMPLETE, [field]: text }, t)).toEqual({ [field]: sentence });
});

test('billing is required only when it is another address, a bank only where one is to be chosen', () => {
  expect(fieldsOf(true)).not.toContain('billing.line1');
  expect(checkFields(fieldsOf(false, 'bank'), COMPLETE, t)).toMatchObject({ 'billing.line1': 'f.needLine1', bank: 'pay.needBank' });
  expect(checkFields(fieldsOf(true, 'wallet'), COMPLETE, t)).toEqual({ wallet: 'pay.needWallet' });
});

test('a postcode of another state is pointed out', () => {
  expect(stateMismatch({ postalCode: '05000', state: 'PERLIS' })).toBe('KEDAH');
  expect(stateMismatch({ postalCode: '05000', state: 'KEDAH' })).toBeNull();
});

test.each([
  [['input', 'shippingAddress', 'phone'], 'phone'],
  [['shippingAddress', 'postalCode'], 'postalCode'],
  [['billingAddress', 'city'], 'billing.city'],
  [['payment', 'bank'], 'bank'],
  [['payment', 'wallet'], 'wallet'],
  [['lines', '0', 'quantity'], null],
  [null, null],
])('an error at %j is shown at %s', (path, field) => {
  expect(fieldOfPath(path)).toBe(field);
});

import { expect, test } from 'vitest';
import { stateMismatch } from '#client/features/address/addressForm.ts';
import { checkoutSpec, fieldOfPath, type CheckoutValues } from '#client/features/checkout/checkoutForm.ts';
import { errorTexts, refusalsOf, valuesOf } from '#client/ui/forms/formSpec.ts';
import type { Translate } from '#client/i18n/Translate.ts';

/** A translation function that returns the key, because the tests check which message is used, not its wording. */
const t = ((key: string) => key) as Translate;

const COMPLETE: CheckoutValues = {
  email: 'farah@example.com',
  phone: '012-345 6789',
  firstName: 'Farah',
  line1: '12 Jalan Telawi 5',
  postalCode: '59100',
  city: 'Kuala Lumpur',
  state: 'KUALA_LUMPUR',
  payment: 'CASH_ON_DELIVERY',
  agree: 'yes',
};

const OFFERED = [
  { method: 'CASH_ON_DELIVERY', banks: [], wallets: [] },
  { method: 'FPX', banks: [{ code: 'RIMBA' }], wallets: [] },
  { method: 'EWALLET', banks: [], wallets: [{ code: 'KOCEK' }] },
] as const;

function wrongIn(values: CheckoutValues, isBillingSame = true) {
  const spec = checkoutSpec(OFFERED, isBillingSame, values.state);
  const refusals = refusalsOf(
    spec,
    valuesOf(spec.fields, (field) => values[field] ?? ''),
  );
  return refusals && errorTexts(spec, refusals, t);
}

test('a complete checkout form without the optional fields has no errors', () => {
  expect(wrongIn(COMPLETE)).toBeNull();
});

test.each(['12, Jln.PJS/2', 'Lot 5, Jln. SS2/24', 'No.12/A, Kg.Baru', 'Blok A.B/3'])(
  'the street "%s" is not mistaken for a link',
  (line1) => {
    expect(wrongIn({ ...COMPLETE, line1 })).toBeNull();
  },
);

test.each([
  ['email', '', 'f.needEmail'],
  ['email', 'farah@', 'f.badEmail'],
  ['phone', '03-2261 8888', 'f.badPhone'],
  ['firstName', '   ', 'f.needFirst'],
  ['firstName', '…', 'f.needFirst'],
  ['firstName', 'www.example.com', 'f.noLink'],
  ['firstName', 'your refund waits at rizq-refund.com/claim', 'f.noLink'],
  ['firstName', 'Call rizq-refund.xyz', 'f.noLink'],
  ['line1', '  ', 'f.needLine1'],
  ['line1', '…', 'f.badLine1'],
  ['line1', 'x', 'f.badLine1'],
  ['line1', '12345', 'f.badLine1'],
  ['city', '', 'f.needCity'],
  ['city', '-', 'f.badCity'],
  ['city', '9', 'f.badCity'],
  ['lastName', 'https://evil.example', 'f.noLink'],
  ['line1', 'claim it at rizq-refund.com', 'f.noLink'],
  ['line2', 'see evil.pw/claim', 'f.noLink'],
  ['city', 'www.evil.example', 'f.noLink'],
  ['firstName', 'x'.repeat(81), 'f.tooLong'],
  ['postalCode', '5910', 'f.badPostcode'],
  ['postalCode', '61000', 'f.unusedPostcode'],
  ['state', 'ATLANTIS', 'f.needState'],
  ['state', 'toString', 'f.needState'],
  ['agree', '', 'co.agreeFirst'],
] as const)('the checkout field %s with "%s" is rejected: %s', (field, text, sentence) => {
  expect(wrongIn({ ...COMPLETE, [field]: text })).toEqual({ [field]: sentence });
});

test('checkout requires a billing address only if it differs, and a bank or wallet only for methods that need one', () => {
  expect(wrongIn({ ...COMPLETE, payment: 'FPX' }, false)).toMatchObject({ 'billing.line1': 'f.needLine1', bank: 'pay.needBank' });
  expect(wrongIn({ ...COMPLETE, payment: 'EWALLET' })).toEqual({ wallet: 'pay.needWallet' });
  expect(wrongIn({ ...COMPLETE, payment: 'EWALLET', wallet: 'KOCEK' })).toBeNull();
});

test('checkout reports a postcode that belongs to another state', () => {
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
])('an API error at %j is shown at the checkout field %s', (path, field) => {
  expect(fieldOfPath(path)).toBe(field);
});

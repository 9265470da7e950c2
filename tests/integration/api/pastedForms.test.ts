import { describe, expect, test } from 'vitest';
import { SHOPPER } from '#tests/support/api/accountOperations.ts';
import { openAccountsApi } from '#tests/support/api/accountsApi.ts';
import { KUIH, openInventoryApi } from '#tests/support/api/inventoryApi.ts';
import { TRACK_ORDER } from '#tests/support/api/orderOperations.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { openTwoVendors } from '#tests/support/api/packages.ts';
import { openVendorsApi } from '#tests/support/api/vendorsApi.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';

type Paste = (text: string) => string;

const around =
  (before: string, after: string): Paste =>
  (text) =>
    `${before}${text}${after}`;
const within =
  (mark: string): Paste =>
  (text) =>
    `${text.slice(0, 3)}${mark}${text.slice(3)}`;
const replaced =
  (from: RegExp, to: string): Paste =>
  (text) =>
    text.replace(from, to);

/** A value in the forms in which it may be copied from a contact, a chat, a label, a page or an input method. */
const FORMS: [form: string, paste: Paste][] = [
  ['no change', (text) => text],
  ['left-to-right marks', around('\u200e', '\u200e')],
  ['right-to-left marks', around('\u200f', '\u200f')],
  ['an embedding', around('\u202a', '\u202c')],
  ['an override', around('\u202d', '\u202c')],
  ['an isolate', around('\u2066', '\u2069')],
  ['a first-strong isolate', around('\u2068', '\u2069')],
  ['an Arabic letter mark', around('\u061c', '')],
  ['a byte order mark', around('\ufeff', '')],
  ['a zero-width space within', within('\u200b')],
  ['a word joiner within', within('\u2060')],
  ['a joiner within', within('\u200d')],
  ['a soft hyphen within', within('\u00ad')],
  ['a variation selector', around('', '\ufe0f')],
  ['wide characters', replaced(/[!-~]/g, '$&')],
  ['no-break spaces around', around('\u00a0', '\u202f')],
  ['ideographic spaces around', around('\u3000', '\u3000')],
  ['a tab and a line break', around('\t', '\r\n')],
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\ufe58', '\ufe63', '\uff0d'].map((dash): [string, Paste] => [
    `the dash U+${dash.charCodeAt(0).toString(16)}`,
    replaced(/-/g, dash),
  ]),
  ...['\u00a0', '\u2007', '\u2009', '\u202f', '\u205f', '\u3000'].map((space): [string, Paste] => [
    `the space U+${space.charCodeAt(0).toString(16)}`,
    replaced(/ /g, space),
  ]),
];
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const CASES = FORMS.map(([form, paste]): [string, Paste] => [form, form === 'wide characters' ? wide : paste]);
const LOCAL_DIGITS: [string, Paste][] = [0x0660, 0x06f0, 0x0966, 0x0be6, 0x0e50].map((zero) => [
  `digits from U+${zero.toString(16)}`,
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit))),
]);

describe('a checkout', () => {
  test.each([...CASES, ...LOCAL_DIGITS])('accepts phone, postcode, email, coupon and order number with %s', async (_, paste) => {
    const { placeOrder, execute, store } = await openMarket();
    await store.transaction((transaction) => transaction.put('coupons', { ...aCoupon(), id: 'TEN-20' }));
    const shippingAddress = anAddressInput({ phone: paste('+60 12-345 6789'), postalCode: paste('50480') });
    const { errors } = await placeOrder({ shippingAddress, email: paste('aina@example.com'), coupon: paste('TEN-20') });
    // The order is rejected because the expected total leaves out the coupon, which shows that the coupon was recognised.
    expect(errors.map(({ path }) => path?.join('.'))).toEqual(['expectedTotal']);
    const { order } = await placeOrder({ shippingAddress, email: paste('aina@example.com') });
    const [stored] = (await store.query('orders')).items;
    expect(stored).toMatchObject({ email: 'aina@example.com', shippingAddress: { phone: '+60123456789', postalCode: '50480' } });
    const tracked = { number: paste(order?.number ?? ''), email: paste('aina@example.com') };
    const { data } = await execute<{ trackOrder: { number: string } | null }>(TRACK_ORDER, tracked);
    expect(data.trackOrder?.number).toBe(order?.number);
  });
});

describe('the vendor console', () => {
  test.each([...CASES, ...LOCAL_DIGITS])('accepts registration, tax and account numbers, phone and postcode with %s', async (_, paste) => {
    const { newcomer, open, settle, update } = await openVendorsApi();
    const farah = await newcomer('farah@example.com');
    const { vendor } = await open(farah);
    const settled = await settle(farah, vendor!.version, {
      registrationNumber: paste('202001 012345'),
      taxId: paste('C-1234567890'),
      bankName: 'Maybank',
      bankAccount: paste('1122-3344 5566'),
      pickupAddress: { line1: '1 Jalan Besar', postalCode: paste('31650') },
    });
    expect(settled.errors).toEqual([]);
    expect(settled.vendor?.settings).toMatchObject({
      registrationNumber: '202001012345',
      taxId: 'C1234567890',
      bankAccountLastFour: '5566',
      pickupAddress: { postalCode: '31650' },
    });
    const updated = await update(farah, settled.vendor!.version, { phone: paste('+60 12-345 6789') });
    expect(updated.vendor?.profile).toMatchObject({ phone: '+60123456789' });
  });

  test.each(CASES)('accepts an SKU, and searches by it and by words, with %s', async (_, paste) => {
    const { saved, listed } = await openInventoryApi();
    const { product, variants } = await saved({ ...KUIH, variants: [{ sku: paste('KUIH-77'), options: [], stock: 3 }] });
    expect(variants[0]?.variant.sku).toBe('KUIH-77');
    expect((await listed({ q: paste('KUIH-77') })).nodes).toEqual([{ id: product.id }]);
    expect((await listed({ q: paste('sembilan lapis') })).nodes).toEqual([{ id: product.id }]);
  });

  test.each(CASES)('accepts a tracking number with %s', async (_, paste) => {
    const { order, advance } = await openTwoVendors();
    const packageId = (await order()).packages[0]?.id ?? '';
    await advance('utara', packageId, 'PACKED');
    const { package: shipped } = await advance('utara', packageId, 'SHIPPED', {
      tracking: { carrier: 'Pos Laju', code: paste('EH 1234 5678 9MY') },
    });
    expect(shipped?.package).toMatchObject({ tracking: { code: 'EH123456789MY' } });
  });
});

test.each(CASES)('login and registration recognise the same email with %s', async (_, paste) => {
  const { login, register } = await openAccountsApi();
  expect((await login(paste(SHOPPER.email), SHOPPER.password)).errors).toEqual([]);
  expect((await register({ email: paste(SHOPPER.email) })).errors).toMatchObject([{ code: 'EMAIL_TAKEN', path: ['email'] }]);
  expect(await register({ email: paste('new-person@example.com') })).toMatchObject({
    viewer: { email: 'new-person@example.com' },
    errors: [],
  });
  expect((await login('New-Person@example.com', 'kopi tarik panas')).errors).toEqual([]);
});

/** Foreign numbers and Malaysian service numbers, as typed or pasted and as stored. */
const OTHER_NUMBERS: [typed: string, stored: string][] = [
  ['+65 9123 4567', '+6591234567'],
  ['\u202a+65 6123 4567\u202c', '+6561234567'],
  ['＋６５ ６１２３ ４５６７', '+6561234567'],
  ['0065 6123 4567', '+6561234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+62\u2011812\u20113456\u20117890', '+6281234567890'],
  ['Tel: +1 (415) 555-2671', '+14155552671'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['1-800-88-1234', '+601800881234'],
  ['+60 1300 88 1234', '+601300881234'],
  ['015-4600 1234', '+601546001234'],
  ['03-1234 5678', '+60312345678'],
];
const NO_NUMBERS = [
  '+65 1123 4567',
  '+65 9123 456',
  '+999 1234 5678',
  '0012 345 6789',
  '011-123 4567',
  '02-123 4567',
  '03-2261 8888 ext. 12',
  '+44',
];

describe('phone numbers', () => {
  const CONTACT = 'mutation($input: ContactInput!) { contact(input: $input) { reference errors { ... on UserError { path } } } }';

  test.each(OTHER_NUMBERS)('vendor profiles, contact messages, accounts and billing addresses accept %s', async (typed, stored) => {
    const { newcomer, open, update, execute, api } = await openVendorsApi();
    const farah = await newcomer('farah@example.com');
    const { vendor } = await open(farah);
    const updated = await update(farah, vendor!.version, { phone: typed, whatsapp: typed });
    expect(updated).toMatchObject({ vendor: { profile: { phone: stored, whatsapp: stored } }, errors: [] });
    await execute(CONTACT, { input: { name: 'Farah', email: 'farah@example.com', phone: typed, message: 'Please call me back.' } });
    expect((await api.store.query('messages')).items).toMatchObject([{ phone: stored }]);
    const profile = 'mutation($input: ProfileInput!) { updateProfile(input: $input) { viewer { otherPhone } } }';
    expect(await execute(profile, { input: { otherPhone: typed } }, farah)).toMatchObject({
      updateProfile: { viewer: { otherPhone: stored } },
    });
    const { placeOrder, store } = await openMarket();
    expect((await placeOrder({ billingAddress: anAddressInput({ phone: typed }) })).errors).toEqual([]);
    expect((await store.query('orders')).items).toMatchObject([{ billingAddress: { phone: stored } }]);
  });

  test.each(NO_NUMBERS)('vendor profiles, contact messages and billing addresses refuse %s', async (typed) => {
    const { newcomer, open, update, execute } = await openVendorsApi();
    const farah = await newcomer('farah@example.com');
    const { vendor } = await open(farah);
    const { errors } = await update(farah, vendor!.version, { phone: typed, whatsapp: typed });
    expect(errors.map(({ path }) => path?.join('.'))).toEqual(['phone', 'whatsapp']);
    const input = { name: 'Farah', email: 'farah@example.com', phone: typed, message: 'Please call me back.' };
    expect(await execute(CONTACT, { input })).toMatchObject({ contact: { reference: null, errors: [{ path: ['phone'] }] } });
    const { placeOrder } = await openMarket();
    const refused = await placeOrder({ billingAddress: anAddressInput({ phone: typed }) });
    expect(refused.errors.map(({ path }) => path?.join('.'))).toEqual(['billingAddress.phone']);
  });
});

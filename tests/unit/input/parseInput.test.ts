import * as v from 'valibot';
import { expect, test } from 'vitest';
import { profileSchema } from '#schema/rules/inputs/profile.ts';
import { phoneOf } from '#schema/rules/inputs/fields.ts';
import { vendorSchema } from '#schema/rules/inputs/vendor.ts';
import { given, parseInput } from '#server/platform/input/parseInput.ts';
import { INPUT_MESSAGES } from '#server/platform/input/inputMessages.ts';

const BLANK = { name: '', slug: '', phone: '', whatsapp: null };

test('parseInput normalises a valid input', () => {
  const profile = { firstName: '  Aina  binti Ali ', phone: '012-345 6789', locale: 'ms' as const };
  expect(parseInput(profileSchema(), profile)).toEqual({
    value: { firstName: 'Aina binti Ali', lastName: null, phone: '+60123456789', otherPhone: null, locale: 'ms' },
    errors: [],
  });
});

test('each input error has the message of its rule, with the limit of the field, and a path below that of the input', () => {
  const { value, errors } = parseInput(profileSchema(), { firstName: '-', lastName: 'a'.repeat(81), phone: '1', locale: 'en' }, 'input');
  expect(value).toBeNull();
  expect(errors).toEqual([
    { kind: 'InvalidInput', code: 'INVALID', path: ['input', 'firstName'], text: INPUT_MESSAGES.firstName },
    { kind: 'InvalidInput', code: 'INVALID', path: ['input', 'lastName'], text: INPUT_MESSAGES.tooLong(80) },
    { kind: 'InvalidInput', code: 'INVALID', path: ['input', 'phone'], text: INPUT_MESSAGES.mobile },
  ]);
});

test('input errors are in the order of the fields, including those of rules that span two fields', () => {
  const texts = { description: { en: '', ms: '-' }, kind: { en: 'Bakery' }, returnPolicy: {} };
  const { errors } = parseInput(vendorSchema(BLANK, new Date(), phoneOf), {
    ...{ name: 'Roti', slug: 'roti-canai', city: '', state: 'PERAK', email: 'a', phone: '03-2261 8888' },
    ...texts,
  });
  expect(errors.map(({ path }) => path)).toEqual([['description'], ['city'], ['email']]);
});

test('only the first error of an input field is reported', () => {
  const schema = v.pipe(v.string(), v.minLength(3, 'city'), v.regex(/^\d+$/, 'line1'));
  expect(parseInput(schema, 'a', 'place').errors.map(({ text }) => text)).toEqual([INPUT_MESSAGES.city]);
});

test('parseInput throws if a rule has no message', () => {
  expect(() => parseInput(v.object({ city: v.string() }), { city: 1 as unknown as string })).toThrow('no text');
});

test('`given` omits null and undefined fields and keeps empty strings', () => {
  expect(given({ name: 'Roti', city: null, email: undefined, slug: '' })).toEqual({ name: 'Roti', slug: '' });
});

import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, test } from 'vitest';
import { isEmail } from '#schema/rules/emails.ts';
import { isMobile, nationalPhone, normaliseAnyPhone, normalisePhone } from '#schema/rules/phones.ts';
import { checkPostcode, stateOfPostcode } from '#schema/rules/postcodes.ts';

describe('postcodes', () => {
  test.each([
    ['50480', 'KUALA_LUMPUR'],
    ['62000', 'PUTRAJAYA'],
    ['80000', 'JOHOR'],
    ['05000', 'KEDAH'],
    ['88000', 'SABAH'],
    ['93000', 'SARAWAK'],
    ['87000', 'LABUAN'],
    ['01000', 'PERLIS'],
    ['14290', 'KEDAH'],
    ['14390', 'KEDAH'],
    ['34950', 'KEDAH'],
    ['14300', 'PENANG'],
    ['34900', 'PERAK'],
    ['49000', 'PAHANG'],
    ['69000', 'PAHANG'],
    ['39000', 'PAHANG'],
    ['68100', 'SELANGOR'],
    ['15000', 'KELANTAN'],
    ['20000', 'TERENGGANU'],
    ['70000', 'NEGERI_SEMBILAN'],
    ['75000', 'MELAKA'],
    [' 50480 ', 'KUALA_LUMPUR'],
  ])('%s belongs to %s', (postcode, state) => {
    expect(stateOfPostcode(postcode)).toBe(state);
    expect(checkPostcode(postcode)).toBe('ok');
  });

  test.each(['00', '03', '04', '19', '29', '37', '38', '61', '65', '66', '67', '74', '92', '99'])(
    'codes that start with %s are unused',
    (prefix) => {
      expect(checkPostcode(`${prefix}000`)).toBe('unused');
      expect(stateOfPostcode(`${prefix}000`)).toBeNull();
    },
  );

  test.each(['', '5048', '504800', '5o480', '-5048', '五〇四八〇'])('"%s" has the wrong format', (text) => {
    expect(checkPostcode(text)).toBe('format');
    expect(stateOfPostcode(text)).toBeNull();
  });

  test('a code is valid if and only if it belongs to a state', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        const postcode = String(number).padStart(5, '0');
        expect(checkPostcode(postcode)).toBe(stateOfPostcode(postcode) === null ? 'unused' : 'ok');
      }),
    );
  });
});

describe('phone numbers', () => {
  test.each([
    ['012-345 6789', '+60123456789', '012-345 6789', true],
    ['+60 12 345 6789', '+60123456789', '012-345 6789', true],
    ['60123456789', '+60123456789', '012-345 6789', true],
    ['011-1234 5678', '+601112345678', '011-1234 5678', true],
    ['03-2261 8888', '+60322618888', '03-2261 8888', false],
    ['04.261.2345', '+6042612345', '04-261 2345', false],
    ['(082) 412 345', '+6082412345', '082-412 345', false],
  ])('%s is stored as %s and shown as %s', (typed, stored, shown, mobile) => {
    expect(normalisePhone(typed)).toBe(stored);
    expect(nationalPhone(stored)).toBe(shown);
    expect(isMobile(stored)).toBe(mobile);
  });

  test.each(['', 'abc', '011-123 4567', '015-123 4567', '12 345 6789', '+65 9123 4567', '0123456789012', '1-800-88-1234', '02-123 4567'])(
    '"%s" is not a Malaysian landline or mobile number',
    (typed) => {
      expect(normalisePhone(typed)).toBeNull();
    },
  );

  test('a number of any country is normalised to its international form, in every notation with its country code', () => {
    const numbers = getCountries().map((country) => getExampleNumber(country, examples));
    for (const number of numbers) {
      if (number === undefined) continue;
      const written = [number.number, number.formatInternational(), number.formatInternational().replace('+', '00'), number.getURI()];
      expect(written.map(normaliseAnyPhone)).toEqual(written.map(() => number.number));
    }
    expect(numbers.length).toBeGreaterThan(200);
  });

  test.each([
    ['1-800-88-1234', '+601800881234', '1-800-88-1234'],
    ['1300 88 1234', '+601300881234', '1-300-88-1234'],
    ['015-4600 1234', '+601546001234', '015-4600 1234'],
    ['+65 9123 4567', '+6591234567', '+6591234567'],
  ])('%s, neither a landline nor a mobile number, is stored as %s and shown as %s', (typed, stored, shown) => {
    expect(normaliseAnyPhone(typed)).toBe(stored);
    expect(nationalPhone(stored)).toBe(shown);
    expect(normaliseAnyPhone(shown)).toBe(stored);
    expect(isMobile(stored)).toBe(false);
  });

  test('the displayed form of a number is normalised to the same number', () => {
    const mobile = fc.tuple(fc.constantFrom('10', '12', '13', '14', '16', '17', '18', '19'), fc.stringMatching(/^\d{7}$/));
    fc.assert(
      fc.property(mobile, ([area, rest]) => {
        const stored = `+60${area}${rest}`;
        expect(normalisePhone(nationalPhone(stored))).toBe(stored);
        expect(isMobile(stored)).toBe(true);
      }),
    );
  });
});

describe('email addresses', () => {
  test.each(['aina@example.com', 'a.b+c@mail.example.com.my', "o'neil@example.org"])('%s is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    '@',
    'aina',
    'aina@',
    '@example.com',
    'aina@example',
    'aina example@mail.com',
    'a..b@example.com',
    'aina@exa_mple.com',
    'aina@-example.com',
    `${'a'.repeat(65)}@example.com`,
    `aina@${'a.'.repeat(130)}com`,
    'aina@example.com\n',
  ])('"%s" is invalid', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

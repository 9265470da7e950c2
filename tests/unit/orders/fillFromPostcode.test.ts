import { expect, test } from 'vitest';
import type { AddressValues } from '#client/features/address/addressForm.ts';
import { cityOfPostcode } from '#client/features/address/cityOfPostcode.ts';
import { storedAddressValues, changeAddress, filledBy, filledCity, filledState } from '#client/features/address/fillFromPostcode.ts';

test.each([
  ['59100', 'Kuala Lumpur'],
  ['05150', 'Alor Setar'],
  ['40000', 'Shah Alam'],
  ['62000', 'Putrajaya'],
  ['00000', null],
  ['5910', null],
  ['abcde', null],
])('the city of postcode %s is %s', (postcode, city) => {
  expect(cityOfPostcode(postcode)).toBe(city);
});

test('a postcode fills in an empty city and state, and replaces those filled in by another postcode', () => {
  const empty = { postalCode: '59100' };
  const state = filledState(empty, '');
  expect(state).toEqual({ state: 'KUALA_LUMPUR', stateFrom: '59100' });
  const both = { ...empty, ...state, ...filledCity(empty, '', { postcode: '59100', city: 'Kuala Lumpur' }) };
  expect(filledBy(both, '')).toEqual(['city', 'state']);
  const moved = { ...both, postalCode: '05150' };
  expect(filledBy(moved, '')).toEqual([]);
  expect(filledState(moved, '')).toMatchObject({ state: 'KEDAH' });
  expect(filledCity(moved, '', { postcode: '05150', city: 'Alor Setar' })).toMatchObject({ city: 'Alor Setar' });
});

test('a typed city and a chosen state are kept for their postcode, and a city of an earlier postcode is ignored', () => {
  const typed = { postalCode: '05150', city: 'Jitra', cityFrom: '', state: 'PERLIS', stateFrom: '' };
  expect({ ...typed, ...filledState(typed, '') }).toMatchObject({ state: 'PERLIS' });
  expect({ ...typed, ...filledCity(typed, '', { postcode: '05150', city: 'Alor Setar' }) }).toMatchObject({ city: 'Jitra' });
  expect(filledCity({ postalCode: '59100' }, '', { postcode: '05150', city: 'Alor Setar' })).toEqual({});
});

test.each([
  ['before a postcode', ['state', 'postalCode']],
  ['after a postcode', ['postalCode', 'state']],
])('a state chosen %s is replaced by that of another postcode, but not if the same postcode is typed again', (_, order) => {
  let kept: AddressValues = {};
  const type = (field: string, text: string) => changeAddress((change) => (kept = { ...kept, ...change(kept) }), field, text);
  for (const field of order) type(field, field === 'state' ? 'SABAH' : '59100');
  expect(kept.state).toBe('SABAH');
  for (const text of ['5910', '59100']) type('postalCode', text);
  expect(kept.state).toBe('SABAH');
  type('postalCode', '05150');
  expect(kept.state).toBe('KEDAH');
});

test('a state chosen instead of the filled-in one is replaced by that of the next postcode', () => {
  let kept: AddressValues = { postalCode: '59100', state: 'KUALA_LUMPUR', stateFrom: '59100' };
  const type = (field: string, text: string) => changeAddress((change) => (kept = { ...kept, ...change(kept) }), field, text);
  type('state', 'SABAH');
  type('postalCode', '05150');
  expect(kept.state).toBe('KEDAH');
});

test('a saved address is updated by another postcode, and the billing address is filled in separately', () => {
  const saved = storedAddressValues({ postalCode: '05150', city: 'Alor Setar', state: 'KEDAH' });
  expect(filledBy(saved, '')).toEqual([]);
  expect(filledState({ ...saved, postalCode: '59100' }, '')).toMatchObject({ state: 'KUALA_LUMPUR' });
  expect(filledState({ ...saved, 'billing.postalCode': '40000' }, 'billing.')).toEqual({
    'billing.state': 'SELANGOR',
    'billing.stateFrom': '40000',
  });
});

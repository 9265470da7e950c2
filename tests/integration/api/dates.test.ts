import { expect, test } from 'vitest';
import { DateOnly, DateTime } from '#server/graphql/scalars.ts';
import { KUIH, openInventoryApi } from '#tests/support/api/inventoryApi.ts';
import { openVendorsApi } from '#tests/support/api/vendorsApi.ts';

const READ: [string, string][] = [
  ['2026-11-28T15:00:00Z', '2026-11-28T15:00:00.000Z'],
  ['2026-11-28t15:00:00z', '2026-11-28T15:00:00.000Z'],
  ['2026-11-28T23:00:00+08:00', '2026-11-28T15:00:00.000Z'],
  ['2026-11-28T00:00:00-03:30', '2026-11-28T03:30:00.000Z'],
  ['2026-11-28T15:00:00.1234567Z', '2026-11-28T15:00:00.123Z'],
  ['2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
];
const REFUSED = [
  ...['2026', '2026-11', '2026-11-28', '2026-11-28T15', '2026-11-28T15:00', '2026-11-28T15:00:00', '2026-11-28T15:00Z'],
  ...['2026-02-30T00:00:00Z', '2026-11-31T00:00:00Z', '2025-02-29T00:00:00Z', '2026-13-01T00:00:00Z', '2026-00-10T00:00:00Z'],
  ...['2026-11-28T24:00:00Z', '2026-11-28T23:60:00Z', '2016-12-31T23:59:60Z', '2026-11-28 15:00:00Z', '2026-11-28T15:00:00 Z'],
  ...['2026-11-28T15:00:00+8:00', '2026-11-28T15:00:00+0800', '2026-11-28T15:00:00+24:00', '2026-11-28T15:00:00+08', '20261128T150000Z'],
  ...[
    'Sat, 28 Nov 2026 15:00:00 GMT',
    '+002026-11-28T15:00:00Z',
    '0000-01-01T00:00:00+08:00',
    '9999-12-31T23:59:59-08:00',
    '1764342000000',
  ],
  ...['2026-11-28T15:00:00.Z', '2026-11-28T15:00:00Z\n', ' 2026-11-28T15:00:00Z', '2026-11-28T15:00:00MYT', '２０２６-11-28T15:00:00Z', ''],
];

test.each(READ)('the DateTime input %s is read as %s', (typed, moment) => {
  expect(DateTime.parseValue(typed)).toBe(moment);
});

test.each([...REFUSED, 1_764_342_000_000, null, true, {}])('the DateTime input %j is refused', (typed) => {
  expect(() => DateTime.parseValue(typed)).toThrow('RFC 3339');
});

test('orders(from:) refuses an invalid date-time as a literal and as a variable', async () => {
  const { api, shopper } = await openVendorsApi();
  const viewer = await shopper();
  for (const from of REFUSED) {
    const literal = await api.execute(`{ viewer { orders(from: ${JSON.stringify(from)}) { totalCount } } }`, {}, { viewer });
    const variable = await api.execute('query ($from: DateTime) { viewer { orders(from: $from) { totalCount } } }', { from }, { viewer });
    for (const { errors, data } of [literal, variable]) {
      expect(errors).toMatchObject([{ message: expect.stringContaining('DateTime') as string }]);
      expect(data).toBeFalsy();
    }
  }
  for (const [from] of READ) {
    const { errors } = await api.execute(`{ viewer { orders(from: ${JSON.stringify(from)}) { totalCount } } }`, {}, { viewer });
    expect(errors).toBeUndefined();
  }
});

test.each([
  '2026-02-30',
  '2025-02-29',
  '2026-2-3',
  '2026-11',
  '26-11-28',
  '28/11/2026',
  '2026-W48-6',
  '2026-11-28Z',
  'tomorrow',
  '',
  20_261_128,
])('the Date input %j is refused', (typed) => {
  expect(() => DateOnly.parseValue(typed)).toThrow('ISO 8601');
});

test('a halal certificate is valid until the end of its last day in Malaysia', async () => {
  const { saved, save, execute, clock } = await openInventoryApi();
  const halal = { body: 'JAKIM', number: 'MS 1', expires: '2026-11-30' };
  const { product } = await saved({ ...KUIH, halal });
  const shown = () => execute('query ($id: ID!) { product(id: $id) { halal { expires expiresOn } } }', { id: product.id });
  expect(await shown()).toEqual({ product: { halal: { expires: '2026-11-30T15:59:59.999Z', expiresOn: '2026-11-30' } } });
  clock.now = new Date('2026-11-30T15:59:59Z');
  expect(await shown()).toMatchObject({ product: { halal: { expiresOn: '2026-11-30' } } });
  clock.now = new Date('2026-11-30T16:00:00Z');
  expect(await shown()).toEqual({ product: { halal: null } });
  expect((await save({ halal: { ...halal, number: 'MS 2', expires: '2026-11-30' } }, { id: product.id })).errors).toMatchObject([
    { path: ['halal', 'expires'] },
  ]);
  expect((await save({ halal: { ...halal, number: 'MS 2', expires: '2026-12-01' } }, { id: product.id })).errors).toEqual([]);
});

test('a vendor on holiday accepts orders again from the start of the day in Malaysia, or from a given moment', async () => {
  const { newcomer, open, update, execute, stockUp } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  await stockUp(vendor!.profile.id);
  const shown = () => execute('{ product(id: "prd_beans") { vendor { holidayUntil reopensOn } } }');
  const first = await update(farah, vendor!.version, { holidayUntil: '2026-11-30' });
  expect(await shown()).toEqual({ product: { vendor: { holidayUntil: '2026-11-29T16:00:00.000Z', reopensOn: '2026-11-30' } } });
  await update(farah, first.vendor!.version, { holidayUntil: '2026-12-02T10:30:00+08:00' });
  expect(await shown()).toEqual({ product: { vendor: { holidayUntil: '2026-12-02T02:30:00.000Z', reopensOn: '2026-12-02' } } });
});

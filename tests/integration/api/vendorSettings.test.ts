import { expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { FOLLOW_VENDOR } from '#tests/support/api/followVendor.ts';
import { confirmAccount, confirmOrder } from '#tests/support/api/confirmed.ts';
import { codes } from '#tests/support/api/accountsApi.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { type PlaceOrderResponse, type QuoteResponse, PLACE_ORDER, PRICE_CART } from '#tests/support/api/orderOperations.ts';
import { openVendorsApi } from '#tests/support/api/vendorsApi.ts';

test('a bank account is stored encrypted, and only its last four digits are returned', async () => {
  const { api, newcomer, open, settle } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const result = await settle(farah, vendor!.version, { bankName: 'Maybank', bankAccount: '1122 3344-5566' });
  expect(result.vendor?.settings).toMatchObject({ bankName: 'Maybank', bankAccountLastFour: '5566' });
  expect(JSON.stringify(result)).not.toContain('33445566');
  const stored = await api.store.get('vendorSettings', vendor!.profile.id);
  expect(stored?.bankAccount).toMatch(/^v1\.[0-9a-f]{12}\./);
  expect(JSON.stringify(stored)).not.toContain('5566');
  const { version } = result.vendor!;
  expect(codes(await settle(farah, version, { bankName: 'CIMB' }))).toEqual([['INVALID', 'bankAccount']]);
  expect(codes(await settle(farah, version, { bankAccount: '12' }))).toEqual([['INVALID', 'bankAccount']]);
  const cleared = await settle(farah, version, { bankName: '', bankAccount: '' });
  expect(cleared.vendor?.settings).toMatchObject({ bankName: null, bankAccountLastFour: null });
});

test('details of a registered business are shown to shoppers in their language', async () => {
  const { newcomer, open, settle, execute } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const input = { businessType: 'COMPANY', businessName: 'Kopi Ipoh Sdn Bhd', registrationNumber: '202001 012345', taxId: 'c-1234567890' };
  const result = await settle(farah, vendor!.version, input);
  expect(result.vendor?.settings).toMatchObject({ businessType: 'COMPANY', registrationNumber: '202001012345', taxId: 'C1234567890' });
  const shown = await execute('{ vendor(slug: "kedai-kopi-mak-cik") { businessName registrationNumber businessType(locale: MS) } }');
  expect(shown).toEqual({
    vendor: { businessName: 'Kopi Ipoh Sdn Bhd', registrationNumber: '202001012345', businessType: 'Syarikat (Sdn Bhd atau Bhd)' },
  });
});

const RATES = [
  { state: 'SABAH', price: 1500, minDays: 5, maxDays: 9 },
  { state: 'PERAK', price: 350, minDays: 1, maxDays: 1 },
];

test('delivery rates set fee and days of products, quotes and orders', async () => {
  const { api, newcomer, open, settle, execute, stockUp } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  await stockUp(vendor!.profile.id);
  const { vendor: settled } = await settle(farah, vendor!.version, { deliveryRates: RATES });
  expect(settled?.settings.deliveryRates.map(({ state, price }) => [state, price.minorUnits])).toEqual([
    ['PERAK', 350],
    ['SABAH', 1500],
  ]);
  const product = await execute(
    `{ product(id: "prd_beans") {
      sabah: delivery(state: SABAH) { deliverable minDays maxDays cheapest { minorUnits } }
      penang: delivery(state: PENANG) { deliverable }
      anywhere: delivery { minDays maxDays cheapest { minorUnits } }
    } vendor(slug: "kedai-kopi-mak-cik") { shipsTo } products(filter: { deliversTo: PENANG, vendor: ["kedai-kopi-mak-cik"] }) { totalCount } }`,
  );
  expect(product).toEqual({
    product: {
      sabah: { deliverable: true, minDays: 5, maxDays: 9, cheapest: { minorUnits: 1500 } },
      penang: { deliverable: false },
      anywhere: { minDays: 1, maxDays: 9, cheapest: { minorUnits: 350 } },
    },
    vendor: { shipsTo: ['PERAK', 'SABAH'] },
    products: { totalCount: 0 },
  });
  const lines = [{ variantId: 'var_beans', quantity: 1 }];
  const { quote } = await execute<{ quote: QuoteResponse }>(PRICE_CART, { input: { lines, state: 'SABAH' } });
  expect(quote.groups[0]?.chosen).toMatchObject({ price: { minorUnits: 1500 }, minDays: 5, maxDays: 9 });
  const input = anOrderInput({ lines, expectedTotal: 1550 });
  const shippingAddress = { ...input.shippingAddress, state: 'PERAK' as const, city: 'Ipoh', postalCode: '30000' };
  const { placeOrder } = await execute<PlaceOrderResponse>(PLACE_ORDER, { input: { ...input, shippingAddress } });
  expect(placeOrder.errors).toEqual([]);
  const [order] = (await api.store.query('orders', { limit: 1 })).items;
  // On Sunday 22 November, the next working day is Monday.
  expect(order?.packages[0]).toMatchObject({ expectedBy: '2026-11-23T15:59:59.000Z', deliveryDays: { minDays: 1, maxDays: 1 } });
  expect(order?.totals.shippingCents).toBe(350);
});

test('a vendor on holiday accepts no orders until the given day', async () => {
  const { clock, newcomer, open, update, execute, stockUp } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  await stockUp(vendor!.profile.id);
  const until = '2026-11-29T16:00:00.000Z';
  await update(farah, vendor!.version, { holidayUntil: until });
  const lines = [
    { variantId: 'var_beans', quantity: 1 },
    { variantId: 'var_rice', quantity: 1 },
  ];
  const priced = async () => (await execute<{ quote: QuoteResponse }>(PRICE_CART, { input: { lines, state: 'KUALA_LUMPUR' } })).quote;
  const before = await priced();
  expect(before.readyToPlace).toBe(false);
  expect(before.issues).toMatchObject([
    {
      code: 'VENDOR_ON_HOLIDAY',
      blocking: true,
      variantId: 'var_beans',
      message: 'Kedai Kopi Mak Cik is on holiday and takes orders again from 30 Nov 2026.',
    },
  ]);
  const place = async () =>
    (await execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ lines, expectedTotal: before.totals.total.minorUnits }) }))
      .placeOrder;
  expect(codes(await place())).toEqual([['INVALID', 'lines.0.variantId']]);
  const shown = () => execute('{ product(id: "prd_beans") { vendor { holidayUntil } } }');
  expect(await shown()).toEqual({ product: { vendor: { holidayUntil: until } } });
  clock.now = new Date(until);
  expect(await shown()).toEqual({ product: { vendor: { holidayUntil: null } } });
  expect((await priced()).readyToPlace).toBe(true);
  expect((await place()).errors).toEqual([]);
});

test("a vendor's level is the sum of its parts, and never falls below its first level", async () => {
  const { api, clock, newcomer, shopper, open, execute, stockUp } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const LEVEL = 'query ($slug: String!) { vendor(slug: $slug) { level levelOutOf levelParts { kind points outOf count } } }';
  const level = async (slug: string) =>
    (
      await execute<{ vendor: { level: number; levelParts: { kind: string; points: number; outOf: number; count: number }[] } }>(LEVEL, {
        slug,
      })
    ).vendor;
  expect(await level('kedai-kopi-mak-cik')).toMatchObject({ level: 0, levelOutOf: 10 });
  const follower = await shopper();
  await confirmAccount(api, follower.userId);
  for (const count of [1, 2, 3, 4, 5]) await stockUp(vendor!.profile.id, `prd_beans${count}`);
  await execute(FOLLOW_VENDOR, { id: vendor!.profile.id }, follower);
  const { placeOrder } = await execute<PlaceOrderResponse>(PLACE_ORDER, {
    input: anOrderInput({ lines: [{ variantId: 'var_beans1', quantity: 1 }], expectedTotal: 1700 }),
  });
  expect(placeOrder.errors).toEqual([]);
  for (const status of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    await api.services.fulfilment.advance(`${placeOrder.order!.number}-1`, status, OPERATOR, { place: null, note: null });
  }
  await confirmOrder(api, placeOrder.order?.number ?? '');
  clock.now = new Date('2027-11-23T02:00:00.000Z');
  expect(await level('kedai-kopi-mak-cik')).toEqual({
    level: 4,
    levelOutOf: 10,
    levelParts: [
      { kind: 'TIME', points: 2, outOf: 3, count: 12 },
      { kind: 'DELIVERIES', points: 1, outOf: 3, count: 1 },
      { kind: 'PRODUCTS', points: 1, outOf: 2, count: 5 },
      { kind: 'FOLLOWERS', points: 0, outOf: 2, count: 1 },
    ],
  });
  const older = await level('utara');
  expect(older.level).toBe(5);
  expect(older.levelParts.reduce((sum, { points }) => sum + points, 0)).toBe(5);
  expect(older.levelParts.map(({ kind }) => kind)).toContain('BROUGHT');
});

test.each([
  [{ businessType: 'COMPANY' }, 'registrationNumber'],
  [{ registrationNumber: '209901012345' }, 'registrationNumber'],
  [{ registrationNumber: 'ABC' }, 'registrationNumber'],
  [{ businessName: '' }, 'businessName'],
  [{ taxId: '12' }, 'taxId'],
])('settings with %o are refused beside the field', async (input, field) => {
  const { newcomer, open, settle } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  expect(codes(await settle(farah, vendor!.version, input))).toEqual([['INVALID', field]]);
});

const STORE = { line1: ' 12,  Jalan Pasar ', line2: '', postalCode: '31400' };

test('self-pickup needs an address, which need not be sent again', async () => {
  const { newcomer, open, settle } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const missing = await settle(farah, vendor!.version, { offersPickup: true });
  expect(missing.errors.map(({ path }) => path)).toEqual([
    ['pickupAddress', 'line1'],
    ['pickupAddress', 'postalCode'],
  ]);
  const wrong = await settle(farah, vendor!.version, { offersPickup: true, pickupAddress: { ...STORE, postalCode: '99999' } });
  expect(wrong.errors).toMatchObject([{ path: ['pickupAddress', 'postalCode'], message: expect.stringContaining('Malaysia') as string }]);
  const settled = await settle(farah, vendor!.version, { offersPickup: true, pickupAddress: STORE });
  const address = { line1: '12, Jalan Pasar', line2: null, postalCode: '31400' };
  expect(settled.vendor?.settings).toMatchObject({ offersPickup: true, pickupAddress: address });
  const ended = await settle(farah, settled.vendor!.version, { offersPickup: false });
  expect(ended.vendor?.settings).toMatchObject({ offersPickup: false, pickupAddress: address });
  const again = await settle(farah, ended.vendor!.version, { offersPickup: true });
  expect(again.errors).toEqual([]);
  // Self-pickup is rejected if there is no address.
  const nowhere = { line1: '', postalCode: '' };
  expect((await settle(farah, again.vendor!.version, { pickupAddress: nowhere })).errors).not.toEqual([]);
  const cleared = await settle(farah, again.vendor!.version, { offersPickup: false, pickupAddress: nowhere });
  expect(cleared.vendor?.settings).toMatchObject({ pickupAddress: null });
});

test('settings of express delivery and self-pickup apply to quotes immediately', async () => {
  const { execute, newcomer, open, settle, stockUp } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  await stockUp(vendor!.profile.id);
  const lines = [{ variantId: 'var_beans', quantity: 1 }];
  const offered = async () => {
    const { quote } = await execute<{ quote: QuoteResponse }>(PRICE_CART, { input: { lines, state: 'PENANG' } });
    return quote.groups[0]?.shippingOptions.map(({ code, price }) => [code, price.minorUnits]);
  };
  expect(await offered()).toEqual([['standard', 500]]);
  const refused = await settle(farah, vendor!.version, { expressFee: -1 });
  expect(refused.errors).toMatchObject([{ path: ['expressFee'] }]);
  const settled = await settle(farah, vendor!.version, { expressFee: 350, offersPickup: true, pickupAddress: STORE });
  // Products that are sold only online cannot be picked up.
  expect(await offered()).toEqual([
    ['standard', 500],
    ['express', 850],
  ]);
  await settle(farah, settled.vendor!.version, { expressFee: 0, offersPickup: false });
  expect(await offered()).toEqual([['standard', 500]]);
});

test.each([
  [[], 'deliveryRates'],
  [[RATES[0], RATES[0]], 'deliveryRates.1.state'],
  [[{ ...RATES[0], price: -1 }], 'deliveryRates.0.price'],
  [[{ ...RATES[0], price: 50001 }], 'deliveryRates.0.price'],
  [[{ ...RATES[0], minDays: 0 }], 'deliveryRates.0.minDays'],
  [[{ ...RATES[0], maxDays: 31 }], 'deliveryRates.0.maxDays'],
  [[{ ...RATES[0], minDays: 9, maxDays: 8 }], 'deliveryRates.0.maxDays'],
])('delivery rates %o are refused at %s', async (deliveryRates, path) => {
  const { newcomer, open, settle } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  expect(codes(await settle(farah, vendor!.version, { deliveryRates }))).toEqual([['INVALID', path]]);
});

import { expect, onTestFinished, test } from 'vitest';
import { runAdminCommand } from '#server/admin/adminCommands.ts';
import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import { aMember } from '#tests/support/aMember.ts';
import { codes } from '#tests/support/accountsShop.ts';
import { aProduct, aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import type { PlaceOrderAnswer, QuoteAnswer } from '#tests/support/orderOperations.ts';
import { PLACE_ORDER, PRICE_CART } from '#tests/support/orderOperations.ts';
import { aShopInput, OPEN_SHOP, UPDATE_SETTINGS, UPDATE_SHOP } from '#tests/support/shopOperations.ts';
import type { VendorAnswer } from '#tests/support/shopOperations.ts';
import { createTestApi } from '#tests/support/startApi.ts';

type Change = Record<string, unknown>;

/** A market with a clock that the test moves, and sellers in it. */
async function openTown(options: { shopApproval?: boolean } = {}) {
  const clock = { now: new Date('2026-11-22T02:00:00.000Z') };
  const api = await createTestApi({ catalogue: aMarket(), now: () => clock.now, ...options });
  onTestFinished(() => api.close());
  const newcomer = (email: string) => aMember(api, email);
  const open = async (viewer: SignedIn, change: Change = {}) =>
    (await api.execute<{ openShop: VendorAnswer }>(OPEN_SHOP, { input: aShopInput(change) }, { viewer })).data.openShop;
  const update = async (viewer: SignedIn, version: number, input: Change) =>
    (await api.execute<{ updateShop: VendorAnswer }>(UPDATE_SHOP, { input, version }, { viewer })).data.updateShop;
  const settle = async (viewer: SignedIn, version: number, input: Change) =>
    (await api.execute<{ updateShopSettings: VendorAnswer }>(UPDATE_SETTINGS, { input, version }, { viewer })).data.updateShopSettings;
  const ask = async <Data>(query: string, variables: Change = {}, viewer: SignedIn | null = null) =>
    (await api.execute<Data>(query, variables, { viewer })).data;
  const stockUp = (vendorId: string, id = 'prd_beans') =>
    api.store.transaction(async (transaction) => {
      await transaction.put('products', aProduct({ id, vendorId, priceCents: 1000 }));
      await transaction.put('stock', aStock(id.replace('prd_', 'var_'), 10));
    });
  return { api, clock, newcomer, shopper: () => aMember(api, 'nobody@example.com'), open, update, settle, ask, stockUp };
}

test('a member opens a shop with one form: it is on sale at once, and the member a seller', async () => {
  const { newcomer, open, ask, stockUp } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor, errors } = await open(farah);
  expect(errors).toEqual([]);
  expect(vendor).toMatchObject({
    isAwaitingApproval: false,
    profile: {
      slug: 'kedai-kopi-mak-cik',
      city: 'Ipoh',
      state: 'PERAK',
      email: 'farah@example.com',
      phone: '+60123456789',
      businessName: 'Kedai Kopi Mak Cik',
      businessType: 'Individual',
      registrationNumber: null,
      level: 0,
    },
  });
  expect(vendor?.settings.deliveryRates).toHaveLength(16);
  await stockUp(vendor!.id);
  const seen = await ask<Change>(
    '{ viewer { roles vendor { profile { slug } } } vendor(slug: "kedai-kopi-mak-cik") { productCount } vendors(query: "roastery") { totalCount } products(filter: { vendor: ["kedai-kopi-mak-cik"] }) { totalCount } }',
    {},
    farah,
  );
  expect(seen).toEqual({
    viewer: { roles: ['CUSTOMER', 'VENDOR'], vendor: { profile: { slug: 'kedai-kopi-mak-cik' } } },
    vendor: { productCount: 1 },
    vendors: { totalCount: 1 },
    products: { totalCount: 1 },
  });
});

test('one account keeps one shop, also when it asks twice at once', async () => {
  const { newcomer, open, api } = await openTown();
  const farah = await newcomer('farah@example.com');
  const answers = await Promise.all([open(farah), open(farah, { name: 'Kedai Kedua' })]);
  expect(answers.map(codes).sort()).toEqual([[], [['CONFLICT', null]]]);
  expect(await api.store.findBy('vendors', 'ownerId', farah.userId)).toHaveLength(1);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'ab' }, 'name'],
  [{ name: '!!!!' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ slug: 'Kedai Kopi!' }, 'slug'],
  [{ slug: 'a--b' }, 'slug'],
  [{ slug: 'admin' }, 'slug'],
  [{ slug: 'utara' }, 'slug'],
  [{ name: '咖啡店面馆' }, 'slug'],
  [{ description: ' ' }, 'description'],
  [{ description: 'x'.repeat(1001) }, 'description'],
  [{ kind: '' }, 'kind'],
  [{ city: '' }, 'city'],
  [{ state: null }, 'state'],
  [{ email: 'nobody' }, 'email'],
  [{ phone: '12345' }, 'phone'],
  [{ whatsapp: 'never' }, 'whatsapp'],
  [{ openingHours: 'x'.repeat(121) }, 'openingHours'],
  [{ holidayUntil: '2026-11-21T00:00:00.000Z' }, 'holidayUntil'],
  [{ holidayUntil: '2028-11-21T00:00:00.000Z' }, 'holidayUntil'],
  [{ logoUploadId: 'up_nobody' }, 'logoUploadId'],
])('a shop with %o is refused beside the field, and nothing is written', async (change, field) => {
  const { api, newcomer, open } = await openTown();
  const farah = await newcomer('farah@example.com');
  const answer = await open(farah, change);
  expect(answer.vendor).toBeNull();
  expect(answer.errors.map(({ path }) => path?.[0])).toEqual([field]);
  expect(await api.store.findBy('vendors', 'ownerId', farah.userId)).toEqual([]);
  expect((await api.store.get('users', farah.userId))?.roles).toEqual(['CUSTOMER']);
});

test('every mistake is named at once, in the language of the request', async () => {
  const { api, newcomer } = await openTown();
  const viewer = await newcomer('farah@example.com');
  const { data } = await api.execute<{ openShop: VendorAnswer }>(OPEN_SHOP, { input: {} }, { viewer, locale: 'ms' });
  expect(data.openShop.errors.map(({ path }) => path?.[0])).toEqual(['name', 'description', 'kind', 'city', 'state']);
  expect(data.openShop.errors.at(-1)?.message).toBe('Pilih negeri tempat anda menjual.');
});

test('an address leads to its shop after the shop has taken another, and nobody else can have it', async () => {
  const { newcomer, open, update, ask } = await openTown();
  const [farah, gopal] = [await newcomer('farah@example.com'), await newcomer('gopal@example.com')];
  const { vendor } = await open(farah);
  const moved = await update(farah, vendor!.version, { slug: 'kopi-ipoh' });
  expect(moved.vendor?.profile.slug).toBe('kopi-ipoh');
  const found = await ask<{ vendor: { slug: string } }>('{ vendor(slug: "kedai-kopi-mak-cik") { slug } }');
  expect(found.vendor.slug).toBe('kopi-ipoh');
  expect(codes(await open(gopal, { slug: 'kedai-kopi-mak-cik' }))).toEqual([['CONFLICT', 'slug']]);
  expect(codes(await open(gopal, { slug: 'kopi-ipoh' }))).toEqual([['CONFLICT', 'slug']]);
  const back = await update(farah, moved.vendor!.version, { slug: 'kedai-kopi-mak-cik' });
  expect(back.vendor?.profile.slug).toBe('kedai-kopi-mak-cik');
  expect((await ask<{ vendor: { slug: string } }>('{ vendor(slug: "kopi-ipoh") { slug } }')).vendor.slug).toBe('kedai-kopi-mak-cik');
});

test('two who want one address at the same moment do not both get it', async () => {
  const { newcomer, open } = await openTown();
  const people = [await newcomer('farah@example.com'), await newcomer('gopal@example.com')];
  const answers = await Promise.all(people.map((person) => open(person)));
  expect(answers.flatMap(codes)).toEqual([['CONFLICT', 'slug']]);
});

test('the goods of a shop follow its new name and address in listings', async () => {
  const { newcomer, open, update, ask, stockUp } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  await stockUp(vendor!.id);
  await update(farah, vendor!.version, { slug: 'kopi-ipoh', name: 'Zamrud Kopi' });
  const listed = await ask(
    '{ old: products(filter: { vendor: ["kedai-kopi-mak-cik"] }) { totalCount } now: products(query: "zamrud", filter: { vendor: ["kopi-ipoh"] }) { totalCount } }',
  );
  expect(listed).toEqual({ old: { totalCount: 0 }, now: { totalCount: 1 } });
});

test('what is left out of a change stays, what is empty goes where it may, and one language stands in for the other', async () => {
  const { newcomer, open, update, ask } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah, { whatsapp: '012-345 6789', openingHours: 'Mon to Fri', returnPolicy: 'Unopened bags only.' });
  const first = await update(farah, vendor!.version, { whatsapp: '', openingHours: '' });
  expect(first.vendor?.profile).toMatchObject({
    whatsapp: null,
    openingHours: null,
    returnPolicy: 'Unopened bags only.',
    name: 'Kedai Kopi Mak Cik',
  });
  const second = await update(farah, first.vendor!.version, { description: '', descriptionMs: 'Kopi segar.' });
  expect(second.vendor?.texts).toMatchObject({ description: '', descriptionMs: 'Kopi segar.', kind: 'Roastery', kindMs: '' });
  const read = await ask('{ vendor(slug: "kedai-kopi-mak-cik") { description(locale: EN) kind(locale: MS) } }');
  expect(read).toEqual({ vendor: { description: 'Kopi segar.', kind: 'Roastery' } });
});

test('the second of two tabs learns that the shop has changed, and changes nothing', async () => {
  const { newcomer, open, update, settle } = await openTown();
  const farah = await newcomer('farah@example.com');
  const version = (await open(farah)).vendor!.version;
  const first = await update(farah, version, { city: 'Taiping' });
  const second = await update(farah, version, { city: 'Kampar' });
  expect(second.vendor).toBeNull();
  expect(second.errors).toMatchObject([
    { __typename: 'Conflict', code: 'CONFLICT', path: ['expectedVersion'], current: first.vendor!.version },
  ]);
  expect(codes(await settle(farah, version, { taxId: 'IG12345678901' }))).toEqual([['CONFLICT', 'expectedVersion']]);
  const third = await update(farah, first.vendor!.version, { city: 'Kampar' });
  expect(third.vendor?.profile.city).toBe('Kampar');
});

test('only pictures of one’s own become sign and banner', async () => {
  const { api, newcomer, open, update } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const picture = { ground: null, width: 960, height: 960, dominantColor: '#808080', alt: { en: '', ms: '' } };
  const bring = (id: string, userId: string) =>
    api.store.transaction((transaction) =>
      transaction.put('uploads', { id, userId, picture: { key: id, ...picture }, createdAt: '2026-11-22T02:00:00.000Z' }),
    );
  await bring('up_mine', farah.userId);
  await bring('up_theirs', 'usr_demo_shopper');
  expect(codes(await update(farah, vendor!.version, { logoUploadId: 'up_theirs' }))).toEqual([['INVALID', 'logoUploadId']]);
  const shown = await update(farah, vendor!.version, { logoUploadId: 'up_mine' });
  expect(shown.vendor?.profile['logo']).toEqual({ url: '/uploads/up_mine-640.webp' });
  const kept = await update(farah, shown.vendor!.version, { city: 'Taiping' });
  expect(kept.vendor?.profile['logo']).not.toBeNull();
  const gone = await update(farah, kept.vendor!.version, { logoUploadId: null });
  expect(gone.vendor?.profile['logo']).toBeNull();
});

test('a bank account is answered by its last four digits alone', async () => {
  const { api, newcomer, open, settle } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const answer = await settle(farah, vendor!.version, { bankName: 'Maybank', bankAccount: '1122 3344-5566' });
  expect(answer.vendor?.settings).toMatchObject({ bankName: 'Maybank', bankAccountLastFour: '5566' });
  expect(JSON.stringify(answer)).not.toContain('33445566');
  expect((await api.store.get('vendorSettings', vendor!.id))?.bankAccount).toBe('112233445566');
  const { version } = answer.vendor!;
  expect(codes(await settle(farah, version, { bankName: 'CIMB' }))).toEqual([['INVALID', 'bankAccount']]);
  expect(codes(await settle(farah, version, { bankAccount: '12' }))).toEqual([['INVALID', 'bankAccount']]);
  const cleared = await settle(farah, version, { bankName: '', bankAccount: '' });
  expect(cleared.vendor?.settings).toMatchObject({ bankName: null, bankAccountLastFour: null });
});

test.each([
  [{ businessType: 'COMPANY' }, 'registrationNumber'],
  [{ registrationNumber: '209901012345' }, 'registrationNumber'],
  [{ registrationNumber: 'ABC' }, 'registrationNumber'],
  [{ businessName: '' }, 'businessName'],
  [{ taxId: '12' }, 'taxId'],
])('settings with %o are refused beside the field', async (input, field) => {
  const { newcomer, open, settle } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  expect(codes(await settle(farah, vendor!.version, input))).toEqual([['INVALID', field]]);
});

test('a registered business is shown to shoppers in their language', async () => {
  const { newcomer, open, settle, ask } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const input = { businessType: 'COMPANY', businessName: 'Kopi Ipoh Sdn Bhd', registrationNumber: '202001 012345', taxId: 'c-1234567890' };
  const answer = await settle(farah, vendor!.version, input);
  expect(answer.vendor?.settings).toMatchObject({ businessType: 'COMPANY', registrationNumber: '202001012345', taxId: 'C1234567890' });
  const shown = await ask('{ vendor(slug: "kedai-kopi-mak-cik") { businessName registrationNumber businessType(locale: MS) } }');
  expect(shown).toEqual({
    vendor: { businessName: 'Kopi Ipoh Sdn Bhd', registrationNumber: '202001012345', businessType: 'Syarikat (Sdn Bhd atau Bhd)' },
  });
});

const RATES = [
  { state: 'SABAH', price: 1500, minDays: 5, maxDays: 9 },
  { state: 'PERAK', price: 350, minDays: 1, maxDays: 1 },
];

test('delivery rates change fee and days everywhere: product, quote, order', async () => {
  const { api, newcomer, open, settle, ask, stockUp } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  await stockUp(vendor!.id);
  const { vendor: settled } = await settle(farah, vendor!.version, { deliveryRates: RATES });
  expect(settled?.settings.deliveryRates.map(({ state, price }) => [state, price.minorUnits])).toEqual([
    ['PERAK', 350],
    ['SABAH', 1500],
  ]);
  const product = await ask(
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
  const { quote } = await ask<{ quote: QuoteAnswer }>(PRICE_CART, { input: { lines, state: 'SABAH' } });
  expect(quote.groups[0]?.chosen).toMatchObject({ price: { minorUnits: 1500 }, minDays: 5, maxDays: 9 });
  const input = anOrderInput({ lines, expectedTotal: 1550 });
  const shippingAddress = { ...input.shippingAddress, state: 'PERAK' as const, city: 'Ipoh', postalCode: '30000' };
  const { placeOrder } = await ask<PlaceOrderAnswer>(PLACE_ORDER, { input: { ...input, shippingAddress } });
  expect(placeOrder.errors).toEqual([]);
  const [order] = (await api.store.page('orders', { limit: 1 })).items;
  // Sunday 22 November: the next working day is Monday.
  expect(order?.packages[0]).toMatchObject({ expectedBy: '2026-11-23T15:59:59.000Z', deliveryDays: { minDays: 1, maxDays: 1 } });
  expect(order?.totals.shippingCents).toBe(350);
});

test('express delivery and self-pickup are offered from the moment their seller settles them, until they are taken away', async () => {
  const { ask, newcomer, open, settle, stockUp } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  await stockUp(vendor!.id);
  const lines = [{ variantId: 'var_beans', quantity: 1 }];
  const offered = async () => {
    const { quote } = await ask<{ quote: QuoteAnswer }>(PRICE_CART, { input: { lines, state: 'PENANG' } });
    return quote.groups[0]?.shippingOptions.map(({ id, price }) => [id, price.minorUnits]);
  };
  expect(await offered()).toEqual([['standard', 500]]);
  const refused = await settle(farah, vendor!.version, { expressFee: -1 });
  expect(refused.errors).toMatchObject([{ path: ['expressFee'] }]);
  const settled = await settle(farah, vendor!.version, { expressFee: 350, offersPickup: true });
  // What is sold online only is not fetched.
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
  const { newcomer, open, settle } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  expect(codes(await settle(farah, vendor!.version, { deliveryRates }))).toEqual([['INVALID', path]]);
});

test('a shop on holiday takes no orders until the day it named', async () => {
  const { clock, newcomer, open, update, ask, stockUp } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  await stockUp(vendor!.id);
  const until = '2026-11-29T16:00:00.000Z';
  await update(farah, vendor!.version, { holidayUntil: until });
  const lines = [
    { variantId: 'var_beans', quantity: 1 },
    { variantId: 'var_rice', quantity: 1 },
  ];
  const priced = async () => (await ask<{ quote: QuoteAnswer }>(PRICE_CART, { input: { lines, state: 'KUALA_LUMPUR' } })).quote;
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
    (await ask<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderInput({ lines, expectedTotal: before.totals.total.minorUnits }) }))
      .placeOrder;
  expect(codes(await place())).toEqual([['INVALID', 'lines.0.variantId']]);
  const shown = () => ask('{ product(id: "prd_beans") { vendor { holidayUntil } } }');
  expect(await shown()).toEqual({ product: { vendor: { holidayUntil: until } } });
  clock.now = new Date(until);
  expect(await shown()).toEqual({ product: { vendor: { holidayUntil: null } } });
  expect((await priced()).readyToPlace).toBe(true);
  expect((await place()).errors).toEqual([]);
});

test('where shops need approval, nothing of a new one is public until an operator has given it', async () => {
  const { api, newcomer, shopper, open, update, ask, stockUp } = await openTown({ shopApproval: true });
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  expect(vendor?.isAwaitingApproval).toBe(true);
  await stockUp(vendor!.id);
  const look = () =>
    ask(
      `query ($id: ID!) {
        vendor(slug: "kedai-kopi-mak-cik") { name } node(id: $id) { id } vendors(query: "kedai kopi") { totalCount }
        products(filter: { vendor: ["kedai-kopi-mak-cik"] }) { totalCount }
        byId: product(id: "prd_beans") { id } bySlug: product(slug: "beans") { id } variant: node(id: "var_beans") { id }
        searchSuggestions(query: "kedai kopi") { vendors { name } }
      }`,
      { id: vendor!.id },
    );
  const hidden = {
    vendor: null,
    node: null,
    vendors: { totalCount: 0 },
    products: { totalCount: 0 },
    byId: null,
    bySlug: null,
    variant: null,
    searchSuggestions: { vendors: [] },
  };
  expect(await look()).toEqual(hidden);
  const { quote } = await ask<{ quote: QuoteAnswer }>(PRICE_CART, { input: { lines: [{ variantId: 'var_beans', quantity: 1 }] } });
  expect(quote.issues).toMatchObject([{ code: 'UNKNOWN_VARIANT', blocking: true }]);
  const follow = 'mutation ($id: ID!) { followVendor(vendorId: $id, follow: true) { errors { ... on UserError { code } } } }';
  expect(await ask(follow, { id: vendor!.id }, await shopper())).toEqual({ followVendor: { errors: [{ code: 'NOT_FOUND' }] } });
  // Its seller goes on working at it.
  expect((await update(farah, vendor!.version, { city: 'Taiping' })).errors).toEqual([]);

  const run = (...words: string[]) => runAdminCommand(api.services, { words, values: {} });
  expect((await run('shops')).text).toContain('kedai-kopi-mak-cik  Kedai Kopi Mak Cik');
  expect((await run('approve-shop', 'nobody')).isDone).toBe(false);
  expect(await run('approve-shop', 'kedai-kopi-mak-cik')).toEqual({ isDone: true, text: 'Kedai Kopi Mak Cik is on sale.' });
  expect((await run('shops')).text).toBe('No shop waits for approval.');
  expect(await look()).toMatchObject({
    vendor: { name: 'Kedai Kopi Mak Cik' },
    node: { id: vendor!.id },
    vendors: { totalCount: 1 },
    products: { totalCount: 1 },
    byId: { id: 'prd_beans' },
    variant: { id: 'var_beans' },
    searchSuggestions: { vendors: [{ name: 'Kedai Kopi Mak Cik' }] },
  });
});

test('a level is made of facts that add up to it, and never falls below the one a shop came with', async () => {
  const { api, clock, newcomer, shopper, open, ask, stockUp } = await openTown();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const LEVEL = 'query ($slug: String!) { vendor(slug: $slug) { level levelOutOf levelParts { kind points outOf count } } }';
  const level = async (slug: string) =>
    (
      await ask<{ vendor: { level: number; levelParts: { kind: string; points: number; outOf: number; count: number }[] } }>(LEVEL, {
        slug,
      })
    ).vendor;
  expect(await level('kedai-kopi-mak-cik')).toMatchObject({ level: 0, levelOutOf: 10 });
  for (const count of [1, 2, 3, 4, 5]) await stockUp(vendor!.id, `prd_beans${count}`);
  await ask(
    'mutation ($id: ID!) { followVendor(vendorId: $id, follow: true) { errors { ... on UserError { code } } } }',
    { id: vendor!.id },
    await shopper(),
  );
  const { placeOrder } = await ask<PlaceOrderAnswer>(PLACE_ORDER, {
    input: anOrderInput({ lines: [{ variantId: 'var_beans1', quantity: 1 }], expectedTotal: 1700 }),
  });
  expect(placeOrder.errors).toEqual([]);
  for (const status of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    await api.services.fulfilment.advance(`${placeOrder.order!.number}-1`, status, { place: null, note: null });
  }
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

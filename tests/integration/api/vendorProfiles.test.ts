import { expect, test } from 'vitest';
import { runAdminCommand } from '#server/admin/adminCommands.ts';
import { FOLLOW_VENDOR } from '#tests/support/api/followVendor.ts';
import { codes } from '#tests/support/api/accountsApi.ts';
import { type QuoteResponse, PRICE_CART } from '#tests/support/api/orderOperations.ts';
import { CREATE_VENDOR, type VendorResponse } from '#tests/support/api/vendorOperations.ts';
import { openVendorsApi, type Change } from '#tests/support/api/vendorsApi.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';

test('a member creates a vendor with one form: its products are immediately on sale, and the member gets the role VENDOR', async () => {
  const { newcomer, open, execute, stockUp } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor, errors } = await open(farah);
  expect(errors).toEqual([]);
  expect(vendor).toMatchObject({
    isAwaitingApproval: false,
    profile: {
      slug: 'kedai-kopi-mak-cik',
      city: 'Ipoh',
      state: 'PERAK',
      email: null,
      phone: null,
      businessName: 'Kedai Kopi Mak Cik',
      businessType: 'Individual',
      registrationNumber: null,
      level: 0,
    },
  });
  expect(vendor?.settings.deliveryRates).toHaveLength(16);
  await stockUp(vendor!.profile.id);
  const seen = await execute<Change>(
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

test('an account can have only one vendor, also with concurrent requests', async () => {
  const { newcomer, open, api } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const results = await Promise.all([open(farah), open(farah, { name: 'Kedai Kedua' })]);
  expect(results.map(codes).sort()).toEqual([[], [['CONFLICT', null]]]);
  expect((await api.store.query('vendors', { where: { ownerId: farah.userId } })).items).toHaveLength(1);
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
  [{ description: texts({ en: ' ' }) }, 'description'],
  [{ description: texts({ ms: 'x'.repeat(1001) }) }, 'description'],
  [{ kind: texts({ en: '' }) }, 'kind'],
  [{ city: '' }, 'city'],
  [{ state: null }, 'state'],
  [{ email: 'nobody' }, 'email'],
  [{ phone: '12345' }, 'phone'],
  [{ whatsapp: 'never' }, 'whatsapp'],
  [{ openingHours: 'x'.repeat(121) }, 'openingHours'],
  [{ holidayUntil: '2026-11-21T00:00:00.000Z' }, 'holidayUntil'],
  [{ holidayUntil: '2028-11-21T00:00:00.000Z' }, 'holidayUntil'],
  [{ logoUploadId: 'up_nobody' }, 'logoUploadId'],
])('a vendor with %o is refused with an error for the field, and nothing is written', async (change, field) => {
  const { api, newcomer, open } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const result = await open(farah, change);
  expect(result.vendor).toBeNull();
  expect(result.errors.map(({ path }) => path?.[0])).toEqual([field]);
  expect((await api.store.query('vendors', { where: { ownerId: farah.userId } })).items).toEqual([]);
  expect((await api.store.get('users', farah.userId))?.roles).toEqual(['CUSTOMER']);
});

test('all errors of a new vendor are returned together, in the language of the request', async () => {
  const { api, newcomer } = await openVendorsApi();
  const viewer = await newcomer('farah@example.com');
  const { data } = await api.execute<{ createVendor: VendorResponse }>(CREATE_VENDOR, { input: {} }, { viewer, locale: 'ms' });
  expect(data.createVendor.errors.map(({ path }) => path?.[0])).toEqual(['name', 'description', 'kind', 'city', 'state']);
  expect(data.createVendor.errors.at(-1)?.message).toBe('Pilih negeri tempat anda menjual.');
});

test('a former slug leads to its vendor, and no other vendor can take it', async () => {
  const { newcomer, open, update, execute } = await openVendorsApi();
  const [farah, gopal] = [await newcomer('farah@example.com'), await newcomer('gopal@example.com')];
  const { vendor } = await open(farah);
  const moved = await update(farah, vendor!.version, { slug: 'kopi-ipoh' });
  expect(moved.vendor?.profile.slug).toBe('kopi-ipoh');
  const found = await execute<{ vendor: { slug: string } }>('{ vendor(slug: "kedai-kopi-mak-cik") { slug } }');
  expect(found.vendor.slug).toBe('kopi-ipoh');
  expect(codes(await open(gopal, { name: 'Kopi Gopal', slug: 'kedai-kopi-mak-cik' }))).toEqual([['CONFLICT', 'slug']]);
  expect(codes(await open(gopal, { name: 'Kopi Gopal', slug: 'kopi-ipoh' }))).toEqual([['CONFLICT', 'slug']]);
  const back = await update(farah, moved.vendor!.version, { slug: 'kedai-kopi-mak-cik' });
  expect(back.vendor?.profile.slug).toBe('kedai-kopi-mak-cik');
  expect((await execute<{ vendor: { slug: string } }>('{ vendor(slug: "kopi-ipoh") { slug } }')).vendor.slug).toBe('kedai-kopi-mak-cik');
});

test('of two vendors created concurrently with one slug only one is created', async () => {
  const { newcomer, open } = await openVendorsApi();
  const people = [await newcomer('farah@example.com'), await newcomer('gopal@example.com')];
  const results = await Promise.all(people.map((person, at) => open(person, { name: `Kopi ${at} Ipoh`, slug: 'kopi-ipoh' })));
  expect(results.flatMap(codes)).toEqual([['CONFLICT', 'slug']]);
});

test('listings find the products of a vendor by its new name and slug', async () => {
  const { newcomer, open, update, execute, stockUp } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  await stockUp(vendor!.profile.id);
  await update(farah, vendor!.version, { slug: 'kopi-ipoh', name: 'Zamrud Kopi' });
  const listed = await execute(
    '{ old: products(filter: { vendor: ["kedai-kopi-mak-cik"] }) { totalCount } now: products(query: "zamrud", filter: { vendor: ["kopi-ipoh"] }) { totalCount } }',
  );
  expect(listed).toEqual({ old: { totalCount: 0 }, now: { totalCount: 1 } });
});

test('updating a vendor keeps omitted fields, clears empty optional ones, and falls back to the other language', async () => {
  const { newcomer, open, update, execute } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah, {
    whatsapp: '012-345 6789',
    openingHours: 'Mon to Fri',
    returnPolicy: texts({ en: 'Unopened bags only.' }),
  });
  const first = await update(farah, vendor!.version, { whatsapp: '', openingHours: '' });
  expect(first.vendor?.profile).toMatchObject({
    whatsapp: null,
    openingHours: null,
    returnPolicy: 'Unopened bags only.',
    name: 'Kedai Kopi Mak Cik',
  });
  const second = await update(farah, first.vendor!.version, { description: texts({ en: '', ms: 'Kopi segar.' }) });
  expect(second.vendor?.texts).toMatchObject({ description: texts({ ms: 'Kopi segar.' }), kind: texts({ en: 'Roastery' }) });
  const read = await execute('{ vendor(slug: "kedai-kopi-mak-cik") { description(locale: EN) kind(locale: MS) } }');
  expect(read).toEqual({ vendor: { description: 'Kopi segar.', kind: 'Roastery' } });
});

test('updating a vendor with an outdated version returns CONFLICT and changes nothing', async () => {
  const { newcomer, open, update, settle } = await openVendorsApi();
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

test('only a picture uploaded by the account can become the logo', async () => {
  const { api, newcomer, open, update } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const picture = { ground: null, width: 960, height: 960, dominantColor: '#808080', alt: {} };
  const bring = (id: string, userId: string) =>
    api.store.transaction((transaction) =>
      transaction.put('uploads', { id, userId, picture: { key: id, ...picture }, createdAt: '2026-11-22T02:00:00.000Z' }),
    );
  await bring('up_mine', farah.userId);
  await bring('up_theirs', 'usr_demo_shopper');
  expect(codes(await update(farah, vendor!.version, { logoUploadId: 'up_theirs' }))).toEqual([['INVALID', 'logoUploadId']]);
  const shown = await update(farah, vendor!.version, { logoUploadId: 'up_mine' });
  expect(shown.vendor?.profile['logo']).toEqual({ url: '/uploads/up_mine-640.webp' });
  const updated = await update(farah, shown.vendor!.version, { city: 'Taiping' });
  expect(updated.vendor?.profile['logo']).not.toBeNull();
  const gone = await update(farah, updated.vendor!.version, { logoUploadId: null });
  expect(gone.vendor?.profile['logo']).toBeNull();
});

test('a vendor can show its maker: the name is the alternative text of the portrait, and both can be removed', async () => {
  const { api, newcomer, open, update } = await openVendorsApi();
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  const picture = { key: 'up_face', ground: null, width: 960, height: 960, dominantColor: '#808080', alt: {} };
  await api.store.transaction((transaction) =>
    transaction.put('uploads', { id: 'up_face', userId: farah.userId, picture, createdAt: '2026-11-22T02:00:00.000Z' }),
  );
  expect(codes(await update(farah, vendor!.version, { makerName: 'see www.example.com' }))).toEqual([['INVALID', 'makerName']]);
  const shown = await update(farah, vendor!.version, { makerName: ' Kak  Farah ', portraitUploadId: 'up_face' });
  expect(shown.vendor?.profile).toMatchObject({
    makerName: 'Kak Farah',
    portrait: { url: '/uploads/up_face-640.webp', alt: 'Kak Farah' },
  });
  const gone = await update(farah, shown.vendor!.version, { makerName: '', portraitUploadId: null });
  expect(gone.vendor?.profile).toMatchObject({ makerName: null, portrait: null });
});

test('if vendors need approval, a new one and its products are hidden until an operator approves it', async () => {
  const { api, newcomer, shopper, open, update, execute, stockUp } = await openVendorsApi({ shopApproval: true });
  const farah = await newcomer('farah@example.com');
  const { vendor } = await open(farah);
  expect(vendor?.isAwaitingApproval).toBe(true);
  await stockUp(vendor!.profile.id);
  const look = () =>
    execute(
      `query ($id: ID!) {
        vendor(slug: "kedai-kopi-mak-cik") { name } node(id: $id) { id } vendors(query: "kedai kopi") { totalCount }
        products(filter: { vendor: ["kedai-kopi-mak-cik"] }) { totalCount }
        byId: product(id: "prd_beans") { id } bySlug: product(slug: "beans") { id } variant: node(id: "var_beans") { id }
        searchSuggestions(query: "kedai kopi") { vendors { name } }
      }`,
      { id: vendor!.profile.id },
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
  const { quote } = await execute<{ quote: QuoteResponse }>(PRICE_CART, { input: { lines: [{ variantId: 'var_beans', quantity: 1 }] } });
  expect(quote.issues).toMatchObject([{ code: 'UNKNOWN_VARIANT', blocking: true }]);
  const followed = await execute(FOLLOW_VENDOR, { id: vendor!.profile.id }, await shopper());
  expect(followed).toEqual({ changeLists: { errors: [{ code: 'NOT_FOUND' }] } });
  // The vendor's owner can still edit the profile.
  expect((await update(farah, vendor!.version, { city: 'Taiping' })).errors).toEqual([]);

  const run = (...words: string[]) => runAdminCommand(api.services, { words, values: {} });
  expect((await run('shops')).text).toContain('kedai-kopi-mak-cik  Kedai Kopi Mak Cik');
  expect((await run('approve-shop', 'nobody')).isDone).toBe(false);
  expect(await run('approve-shop', 'kedai-kopi-mak-cik')).toEqual({ isDone: true, text: 'Kedai Kopi Mak Cik is on sale.' });
  expect((await run('shops')).text).toBe('No shop waits for approval.');
  expect(await look()).toMatchObject({
    vendor: { name: 'Kedai Kopi Mak Cik' },
    node: { id: vendor!.profile.id },
    vendors: { totalCount: 1 },
    products: { totalCount: 1 },
    byId: { id: 'prd_beans' },
    variant: { id: 'var_beans' },
    searchSuggestions: { vendors: [{ name: 'Kedai Kopi Mak Cik' }] },
  });
});

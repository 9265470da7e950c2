import { expect, onTestFinished, test } from 'vitest';
import { runAdminCommand } from '#server/admin/adminCommands.ts';
import { MAX_NEW_VENDOR_PRODUCTS } from '#schema/rules/limits.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';
import { SAVE_PRODUCT, type ProductResponse } from '#tests/support/api/productOperations.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { aVendorInput, CREATE_VENDOR, type VendorResponse } from '#tests/support/api/vendorOperations.ts';

const QUOTA = '{ viewer { vendor { productQuota { used max buyersNeeded } } } }';
const HEADING = 'sku,title,description,category,newPrice,quantity';
const rowsOf = (count: number, prefix = 'NEW') =>
  [HEADING, ...Array.from({ length: count }, (_, at) => `${prefix}-${at},Rice ${prefix} ${at},Good rice,snacks,3.50,10`)].join('\n');
const REASON = /^A new shop can have up to 200 products until it has delivered to \d+ buyers with a confirmed email/;

/** The API with a new vendor that already has this many products. */
async function openNewVendor(products: number) {
  const api = await createTestApi({ catalogue: aMarket() });
  onTestFinished(() => api.close());
  const viewer = await aMember(api, 'new@example.com');
  const { data } = await api.execute<{ createVendor: VendorResponse }>(CREATE_VENDOR, { input: aVendorInput() }, { viewer });
  const { slug } = data.createVendor.vendor!.profile;
  const importFile = async (csv: string, isDryRun = false) => {
    const seller = api.services.vendorAccounts.sellerOf(viewer);
    return api.services.imports.take(seller, csv, { isDryRun });
  };
  if (products > 0) expect((await importFile(rowsOf(products))).counts.CREATE).toBe(products);
  const save = async (id: string | null, title: string) => {
    const input = {
      title: texts({ en: title }),
      ...(id === null && {
        description: texts({ en: 'Good rice' }),
        category: 'snacks',
        price: 350,
        images: [],
        variants: [{ sku: title.replaceAll(' ', '-'), stock: 1, options: [] }],
      }),
    };
    return (await api.execute<{ saveProduct: ProductResponse }>(SAVE_PRODUCT, { id, input }, { viewer })).data.saveProduct;
  };
  const quota = async () =>
    (await api.execute<{ viewer: { vendor: { productQuota: unknown } } }>(QUOTA, {}, { viewer })).data.viewer.vendor.productQuota;
  const ownIds = async () => {
    const { items } = await api.store.query('products', { where: { vendorId: api.services.vendorAccounts.sellerOf(viewer).vendor.id } });
    return items.map(({ id }) => id);
  };
  return { api, viewer, slug, importFile, save, quota, ownIds };
}

test('a new vendor can have at most 200 products, by form or by file, and can still change them', async () => {
  const { importFile, save, quota, ownIds } = await openNewVendor(MAX_NEW_VENDOR_PRODUCTS - 2);
  expect(await quota()).toEqual({ used: 198, max: 200, buyersNeeded: expect.any(Number) as number });
  const checked = await importFile(rowsOf(5, 'MORE'), true);
  expect([checked.counts.CREATE, checked.counts.REJECT]).toEqual([2, 3]);
  const imported = await importFile(rowsOf(5, 'MORE'));
  expect([imported.counts.CREATE, imported.counts.REJECT]).toEqual([2, 3]);
  expect(imported.rows.at(-1)?.errors[0]?.text.en).toMatch(REASON);
  expect((await save(null, 'One more')).errors).toEqual([
    { __typename: 'InvalidInput', code: 'QUOTA', message: expect.stringMatching(REASON) as string, path: ['title'] },
  ]);
  const [first = ''] = await ownIds();
  expect((await save(first, 'Another title')).errors).toEqual([]);
  expect((await importFile(rowsOf(3, 'MORE'))).counts).toMatchObject({ CREATE: 0, REJECT: 1 });
});

test('a vendor approved by an operator can have more than 200 products', async () => {
  const { api, slug, importFile, quota } = await openNewVendor(0);
  expect((await runAdminCommand(api.services, { words: ['approve-shop', slug], values: {} })).isDone).toBe(true);
  expect(await quota()).toBe(null);
  expect((await importFile(rowsOf(201))).counts.CREATE).toBe(201);
});

test('a seeded vendor can have 20,000 products', async () => {
  const { api } = await openNewVendor(0);
  expect(api.services.standing.maxProducts((await api.store.get('vendors', 'ven_utara'))!)).toBe(20_000);
});

/** Vendor forms posted without scripts, with more fields than the rendered forms have. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_VALUES } from '#client/pages/vendorUpload/productValues.ts';
import { COLOURS } from '#schema/rules/colours.ts';
import { MAX_IDS, MAX_VARIANTS } from '#schema/rules/limits.ts';
import { LOGIN, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { KUIH } from '#tests/support/api/inventoryApi.ts';
import { SAVE_PRODUCT, type ProductResponse } from '#tests/support/api/productOperations.ts';
import { visible } from './formClient.ts';
import { formIn, FormMarketplace } from './formMarketplace.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { textOf } from './pageForms.ts';

const marketplace = new FormMarketplace();
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({ rateLimit: 1_000_000 });
  await marketplace.open(testApp);
});

afterAll(() => testApp.close());

test('a product form posted without scripts ignores the serialised state of the editor', async () => {
  const cookie = marketplace.vendor;
  const form = formIn((await marketplace.get('/vendor-upload', cookie)).body, 'product');
  const values = {
    ...EMPTY_VALUES,
    sizes: Array.from({ length: MAX_VARIANTS }, (_, index) => `S${index}`),
    colors: Array.from({ length: MAX_VARIANTS }, (_, index) => `#${index}`),
  };
  const fields = { ...form.fields, title: 'Acar', price: 'dear', values: JSON.stringify(values) };
  const refused = await marketplace.browser.post('/vendor-upload', fields, { cookie });
  expect(refused.statusCode).toBe(422);
  expect(formIn(refused.body, 'product').fields).toMatchObject({ title: 'Acar', price: 'dear' });
  expect(stocksOf(refused.body)).toEqual(['rows.|.stock']);
});

test('a product with more combinations of size and colour than variants shows one stock field per variant', async () => {
  const cookie = marketplace.vendor;
  const hexes = Object.keys(COLOURS);
  const variants = Array.from({ length: MAX_VARIANTS }, (_, index) => ({
    sku: `WIDE-${index}`,
    options: [
      { key: 'size', value: `S${index}` },
      { key: 'color', value: hexes[index % hexes.length] },
    ],
    stock: index,
  }));
  const id = await saveProduct({ ...KUIH, variants });
  const path = `/vendor-upload?edit=${id}`;
  const opened = (await marketplace.get(path, cookie)).body;
  expect(stocksOf(opened)).toHaveLength(MAX_VARIANTS);
  const { fields } = formIn(opened, 'product');
  const last = stocksOf(opened).at(-1)!;
  const refused = await marketplace.browser.post(path, { ...fields, price: 'dear' }, { cookie });
  expect(refused.statusCode).toBe(422);
  expect(stocksOf(refused.body)).toHaveLength(MAX_VARIANTS);
  const page = await marketplace.browser.follow(await marketplace.browser.post(path, { ...fields, [last]: '777' }, { cookie }), cookie);
  expect(formIn(page.body, 'product').fields).toEqual({
    ...fields,
    version: String(Number(fields['version']) + 1),
    ...countOf(last, '777'),
  });
});

test('a stock form with more changes than the API accepts is refused and keeps its input', async () => {
  const cookie = marketplace.vendor;
  const form = formIn((await marketplace.get('/vendor-stock?q=sambal', cookie)).body, 'stock');
  const [own = ''] = Object.keys(form.fields).filter((field) => field.startsWith('count.'));
  const counts = Array.from({ length: MAX_IDS }, (_, index): [string, string] => [`count.var_${index}`, '7']);
  const sent: Record<string, string> = { ...form.fields, [own]: '4321', ...Object.fromEntries(counts) };
  const refused = await marketplace.browser.post('/vendor-stock?q=sambal', sent, { cookie });
  expect(refused.statusCode).toBe(422);
  expect(textOf(visible(refused))).toContain('Too many fields were changed to be saved together.');
  expect(formIn(refused.body, 'stock').fields[own]).toBe('4321');
});

/** Names of the stock fields in the product form on a page. */
function stocksOf(page: string): string[] {
  return Object.keys(formIn(page, 'product').fields).filter((field) => /^rows\..*\.stock$/.test(field));
}

const countOf = (field: string, stock: string) => ({ [field]: stock, [field.replace(/stock$/, 'expectedStock')]: stock });

async function saveProduct(input: object): Promise<string> {
  const { api } = marketplace;
  const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, VENDOR);
  const viewer = await api.services.sessions.find(data.login.token ?? '');
  const picture = { key: 'up_one', ground: null, width: 960, height: 720, dominantColor: '#334455', alt: {} };
  const upload = { id: 'up_one', userId: viewer!.userId, picture, createdAt: new Date().toISOString() };
  await api.store.transaction((transaction) => transaction.put('uploads', upload));
  const response = await api.execute<{ saveProduct: ProductResponse }>(SAVE_PRODUCT, { input }, { viewer });
  expect(response.errors).toBeUndefined();
  expect(response.data.saveProduct.errors).toEqual([]);
  return response.data.saveProduct.product!.product.id;
}

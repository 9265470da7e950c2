import { expect, test } from 'vitest';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { aPicture } from '#tests/support/builders/documents.ts';
import { openMarketplace } from '#tests/support/api/productFiles.ts';
import { SET_STATUS, type ProductResponse } from '#tests/support/api/productOperations.ts';

const FILE = 'sku,product,title,category,newPrice,quantity,size,status\nKRP-1,,Keropok lekor,snacks,5,4,,Available\n';
const LISTED = 'query($query: String) { products(query: $query) { nodes { title } } }';
const NOTICES =
  'mutation($csv: String!, $dryRun: Boolean) { importProducts(csv: $csv, dryRun: $dryRun) { created rejected rows { row notices { column message: text } errors { path message } } } }';
const HIDDEN = {
  column: 'status',
  message: 'Hidden at first, because a file has no pictures: add one to the product, then make it Available.',
};

interface Noticed {
  importProducts: {
    created: number;
    rejected: number;
    rows: { row: number; notices: { column: string; message: string }[]; errors: { path: string[]; message: string }[] }[];
  };
}

async function openFiles() {
  const market = await openMarketplace();
  const { api, seller, bySku } = market;
  const noticed = async (csv: string, dryRun: boolean) =>
    (await api.execute<Noticed>(NOTICES, { csv, dryRun }, { viewer: seller })).data.importProducts;
  const listed = async (query: string) =>
    (await api.execute<{ products: { nodes: { title: string }[] } }>(LISTED, { query })).data.products.nodes;
  const setStatus = async (sku: string, status: string) => {
    const id = (await bySku(sku))!.product.id;
    const { data } = await api.execute<{ setProductStatus: ProductResponse }>(SET_STATUS, { id, status }, { viewer: seller });
    return data.setProductStatus;
  };
  const setPictures = async (sku: string, pictures: PictureDoc[]) => {
    const { product } = (await bySku(sku))!;
    const variants = product.variants.map((variant) => ({ ...variant, picture: null }));
    await api.store.transaction((transaction) => transaction.put('products', { ...product, variants, pictures }));
  };
  return { ...market, noticed, listed, setStatus, setPictures };
}

test('a new product of a file is hidden because it has no picture, and the dry run returns a notice', async () => {
  const { noticed, bySku, listed } = await openFiles();
  const dry = await noticed(FILE, true);
  expect(dry).toEqual({ created: 1, rejected: 0, rows: [{ row: 2, notices: [HIDDEN], errors: [] }] });
  expect(await noticed(FILE, false)).toEqual(dry);
  expect((await bySku('KRP-1'))?.product.status).toBe('DISABLED');
  expect(await listed('keropok')).toEqual([]);
});

test('a hidden product of several rows has one notice, and one with the status Disabled has none', async () => {
  const { noticed } = await openFiles();
  const rows = 'A-1,A,Baju,snacks,5,4,S,\nA-2,A,Baju,snacks,5,4,M,\nB-1,,Topi,snacks,5,4,,Disabled\n';
  const { rows: results } = await noticed(`${FILE.split('\n')[0]}\n${rows}`, true);
  expect(results.map(({ notices }) => notices)).toEqual([[HIDDEN], [], []]);
});

test.each([
  ['Available', 'AVAILABLE'],
  ['Out Of Stock', 'OUT_OF_STOCK'],
])('neither a file nor setProductStatus can make a product without a picture %s; other changes are saved', async (word, status) => {
  const { noticed, setStatus, take, bySku } = await openFiles();
  await take(FILE);
  expect(await take(FILE)).toMatchObject({ unchanged: 1, rejected: 0 });
  const csv = `sku,newPrice,status\nKRP-1,6,${word}`;
  expect(await noticed(csv, true)).toMatchObject({ rejected: 0, rows: [{ notices: [HIDDEN], errors: [] }] });
  expect(await take(csv)).toMatchObject({ updated: 1 });
  const message = 'Add a picture first: products without one are hidden from shoppers.';
  expect((await setStatus('KRP-1', status)).errors).toMatchObject([{ code: 'INVALID', path: ['status'], message }]);
  expect((await bySku('KRP-1'))?.product).toMatchObject({ status: 'DISABLED', priceCents: 600 });
});

test('a product with a picture can be made Available, and later files keep that status', async () => {
  const { take, setStatus, setPictures, listed } = await openFiles();
  await take(FILE);
  await setPictures('KRP-1', [aPicture()]);
  expect((await setStatus('KRP-1', 'AVAILABLE')).errors).toEqual([]);
  expect(await listed('keropok')).toEqual([{ title: 'Keropok lekor' }]);
  expect(await take('sku,newPrice\nKRP-1,6')).toMatchObject({ updated: 1 });
  expect(await listed('keropok')).toEqual([{ title: 'Keropok lekor' }]);
});

test('a product already on sale without a picture stays on sale', async () => {
  const { take, setPictures, setStatus } = await openFiles();
  await setPictures('SKU-rice', []);
  expect(await take('sku,newPrice,status\nSKU-rice,6,Out Of Stock')).toMatchObject({ updated: 1 });
  expect((await setStatus('SKU-rice', 'AVAILABLE')).errors).toEqual([]);
});

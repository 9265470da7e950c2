import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;
beforeEach(async () => (marketplace = await openTestApp()));
afterEach(() => marketplace.close());

async function tokenOf(account: { email: string; password: string }): Promise<string> {
  const { data } = await marketplace.api.execute<{ login: AuthResponse }>(LOGIN, account);
  return data.login.token ?? '';
}

const get = (url: string, headers: Record<string, string> = {}) => marketplace.app.inject({ url, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Orders sambal at $4.20 a jar, with VAT of $0.84 and delivery for $2.90. */
async function orderSambal(
  more: { quantity: number; expectedTotal: number; idempotencyKey?: string } = { quantity: 1, expectedTotal: 794 },
): Promise<{ number: string; accessToken: string | null }> {
  const [product] = (await marketplace.api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
  const title = { en: '=HYPERLINK("http://evil")', ms: 'Sambal; "pedas"\ntumis' };
  await marketplace.api.store.transaction((transaction) => transaction.put('products', { ...product!, title }));
  const { quantity, ...rest } = more;
  const input = anOrderInput({ lines: [{ variantId: product!.variants[0]!.id, quantity }], ...rest });
  const { data } = await marketplace.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
  expect(data.placeOrder.errors).toEqual([]);
  const { number, accessToken } = data.placeOrder.order!;
  return { number: `${number}-1`, accessToken };
}

test('sales figures are exported only to their vendor', async () => {
  const [seller, shopper] = [await tokenOf(VENDOR), await tokenOf(SHOPPER)];
  for (const url of ['/exports/days.csv', '/exports/orders.csv']) {
    expect((await get(url)).statusCode).toBe(401);
    expect((await get(url, bearer('made-up'))).statusCode).toBe(401);
    expect((await get(url, bearer(shopper))).statusCode).toBe(403);
    const browser = await get(url, { accept: 'text/html' });
    expect([browser.statusCode, browser.headers.location]).toEqual([303, '/login?next=%2Fvendor-dashboard']);
    const file = await get(url, bearer(seller));
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="dapur-mak-som-(days|orders)\.csv"$/);
    expect((await get(`${url}?days=400`, bearer(seller))).statusCode).toBe(400);
    expect((await get(`${url}?days=many`, bearer(seller))).statusCode).toBe(400);
  }
});

test('CSV exports have one line per day or per order, in UTF-8 with a byte order mark', async () => {
  const { number } = await orderSambal();
  const headers = bearer(await tokenOf(VENDOR));
  const days = (await get('/exports/days.csv?days=7', headers)).payload;
  expect(days.startsWith('\uFEFFDay,Orders,Units,Earned (USD)\r\n')).toBe(true);
  const lines = days.trim().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1,1,7\.10$/);

  const orders = (await get('/exports/orders.csv?days=7&lang=ms', headers)).payload;
  expect(orders.startsWith('\uFEFFPesanan,Dipesan (Malaysia),')).toBe(true);
  expect(orders).toContain(`${number},`);
  expect(orders).toMatch(
    /,Untuk dibungkus,KUALA_LUMPUR,"1 × Sambal; ""pedas""\ntumis \([^)]+\)",1,4\.20,0\.00,2\.90,0\.84,7\.94,0\.00,7\.10,0\.00\r\n/,
  );
});

test('an exported title that a spreadsheet would execute is escaped as text', async () => {
  await orderSambal();
  const file = (await get('/exports/products.csv', bearer(await tokenOf(VENDOR)))).payload;
  expect(file).toContain(`,"'=HYPERLINK(""http://evil"")",`);
  expect(file).not.toMatch(/(^|[,\n"])[=+@]/);
});

test('exported earnings per order add up to those per day, also after a return and a cancellation', async () => {
  const { fulfilment, ownOrders, returns } = marketplace.api.services;
  const { number, accessToken } = await orderSambal({ quantity: 3, expectedTotal: 1802, idempotencyKey: 'exports-returned' });
  const cancelled = await orderSambal({ quantity: 1, expectedTotal: 794, idempotencyKey: 'exports-cancelled' });
  await fulfilment.advance(cancelled.number, 'CANCELLED', OPERATOR);
  for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) await fulfilment.advance(number, step, OPERATOR);
  const orderPackage = (await fulfilment.packages()).map((found) => found.orderPackage).find((each) => each.number === number)!;
  const wanted = { lines: [{ lineId: orderPackage.lines[0]!.id, quantity: 1 }], cause: 'OTHER' as const, note: 'Two are enough' };
  const requested = await ownOrders.requestReturn(orderPackage.id, wanted, { viewer: null, accessToken });
  const returnId = requested.package?.returns?.[0]?.id ?? '';
  await returns.accept(orderPackage.id, returnId, 'Send it to the shop', OPERATOR);
  expect(await returns.receive(orderPackage.id, returnId, true, OPERATOR)).toMatchObject({ kind: 'done' });
  const headers = bearer(await tokenOf(VENDOR));
  const table = async (url: string) => {
    const [heading, ...lines] = (await get(url, headers)).payload.slice(1).trim().split(/\r\n/);
    return { names: heading!.split(','), lines: lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(',')) };
  };
  const cellsOf = async (url: string, name: string) => {
    const { names, lines } = await table(url);
    return lines.map((cells) => cells[names.indexOf(name)]);
  };
  const orders = '/exports/orders.csv?days=7';
  expect(await cellsOf(orders, 'Returned goods (USD)')).toEqual(['0.00', '4.20']);
  expect(await cellsOf(orders, 'Earned (USD)')).toEqual(['0.00', '11.30']);
  expect((await cellsOf('/exports/days.csv?days=7', 'Earned (USD)')).at(-1)).toBe('11.30');
});

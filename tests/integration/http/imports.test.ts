import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_IMPORT_BYTES } from '#schema/rules/limits.ts';
import { LOGIN, SHOPPER, VENDOR } from '#tests/support/accountOperations.ts';
import type { AuthAnswer } from '#tests/support/accountOperations.ts';
import { BASE_URL, openTestApp } from './openTestApp.ts';
import type { TestApp } from './openTestApp.ts';

let shop: TestApp;
beforeEach(async () => (shop = await openTestApp()));
afterEach(() => shop.close());

async function tokenOf(account: { email: string; password: string }): Promise<string> {
  const { data } = await shop.api.execute<{ login: AuthAnswer }>(LOGIN, account);
  return data.login.token ?? '';
}

const post = (payload: Buffer | string, headers: Record<string, string> = {}, query = '') =>
  shop.app.inject({ method: 'POST', url: `/imports${query}`, payload, headers: { 'content-type': 'text/csv', ...headers } });
const bearer = async () => ({ authorization: `Bearer ${await tokenOf(VENDOR)}` });
const linesOf = (payload: string) =>
  payload
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

interface Result {
  dryRun: boolean;
  created: number;
  encoding: string | null;
  rows: { action: string; title: string; changes: object[]; errors: { column: string; message: string }[] }[];
  errors: { message: string }[];
}
const resultOf = (payload: string) => linesOf(payload).at(-1)!['result'] as Result;

const ROW = 'sku,title,category,newPrice,quantity\r\nENC-1,Café “Kopi”,foods,5,1\r\n';

test('a file is taken however it was written, and the answer says how', async () => {
  const headers = await bearer();
  const swapped = Buffer.from(`\uFEFF${ROW}`, 'utf16le').swap16();
  const windows = Buffer.from(ROW.replace('é', '\xe9').replace('“', '\x93').replace('”', '\x94'), 'latin1');
  const files: [encoding: string, bytes: Buffer][] = [
    ['utf-8', Buffer.from(ROW)],
    ['utf-8', Buffer.from(`\uFEFF${ROW}`)],
    ['utf-16le', Buffer.from(`\uFEFF${ROW}`, 'utf16le')],
    ['utf-16le', Buffer.from(ROW.replace(/[“”]/g, ''), 'utf16le')],
    ['utf-16be', swapped],
    ['windows-1252', windows],
  ];
  for (const [encoding, bytes] of files) {
    const result = resultOf((await post(bytes, headers)).payload);
    expect([result.encoding, result.created, result.dryRun, result.errors]).toEqual([encoding, 1, true, []]);
  }
  expect(resultOf((await post(windows, headers, '?dryRun=false')).payload)).toMatchObject({ dryRun: false, created: 1 });
  const [product] = (await shop.api.store.findBy('products', 'sku', 'ENC-1')).map(({ title }) => title.en);
  expect(product).toBe('Café “Kopi”');
});

test('what is no text is refused in the language of the request: a workbook, a picture, half a character', async () => {
  const headers = { ...(await bearer()), 'accept-language': 'ms' };
  const files = [Buffer.from('504b0304140006000800', 'hex'), Buffer.from('89504e470d0a1a0a0000', 'hex'), Buffer.from([0xff, 0xfe, 0x41])];
  for (const bytes of files) {
    const { errors, rows } = resultOf((await post(bytes, headers)).payload);
    expect([errors[0]?.message, rows]).toEqual([expect.stringMatching(/^Ini bukan fail teks/), []]);
  }
});

test('the answer tells how far it is, then what became of each row', async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => `P-${at},Thing ${at},${at === 7 ? 'nowhere' : 'foods'},5,1`);
  const answer = await post(['sku,title,category,newPrice,quantity', ...rows].join('\n'), await bearer());
  expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const lines = linesOf(answer.payload);
  expect(lines.slice(0, -1).every((line) => line['of'] === 2500)).toBe(true);
  const done = lines.slice(0, -1).map((line) => Number(line['done']));
  expect(done).toEqual([...done].sort((left, right) => left - right));
  const result = resultOf(answer.payload);
  expect(result.created).toBe(2499);
  expect(result.rows[7]?.errors).toEqual([{ column: 'category', message: 'Choose a category of the market.' }]);
});

test('each row is named, and says what it changes', async () => {
  const headers = await bearer();
  await post('sku,title,category,newPrice,quantity,color\nCH-1,Kopi kampung,foods,3.50,4,Kopi', headers, '?dryRun=false');
  const { rows } = resultOf((await post('sku,price,quantity,color,category\nCH-1,$4,9,Kopi,\nCH-2,5,1,,foods', headers)).payload);
  expect(rows[0]).toMatchObject({
    title: 'Kopi kampung',
    action: 'UPDATE',
    changes: [
      { column: 'price', before: '3.50', after: '4.00' },
      { column: 'quantity', before: '4', after: '9' },
    ],
  });
  expect(rows[1]).toMatchObject({ title: '', action: 'REJECT', changes: [] });
  const [recoloured] = resultOf((await post('sku,color,title\nCH-1,Gold,Kopi emas', headers)).payload).rows;
  expect(recoloured).toMatchObject({
    title: 'Kopi emas',
    changes: [
      { column: 'title', before: 'Kopi kampung', after: 'Kopi emas' },
      { column: 'color', before: 'Kopi', after: 'Gold' },
    ],
  });
});

test('only a seller is listened to, from a page of the shop or by token, and only up to the limit', async () => {
  expect((await post(ROW)).statusCode).toBe(401);
  const shopper = await tokenOf(SHOPPER);
  expect((await post(ROW, { authorization: `Bearer ${shopper}` })).statusCode).toBe(403);
  const cookie = `__Host-rizq_session=${await tokenOf(VENDOR)}`;
  expect((await post(ROW, { cookie, origin: 'https://elsewhere.test' })).statusCode).toBe(403);
  expect((await post(ROW, { cookie })).statusCode).toBe(403);
  expect((await post(ROW, { cookie, origin: BASE_URL })).statusCode).toBe(200);
  expect((await post(ROW, { cookie, origin: BASE_URL, 'x-rizq-viewer': 'usr_demo_shopper' })).statusCode).toBe(401);
  expect((await post(ROW, { ...(await bearer()), 'content-type': 'text/plain' })).statusCode).toBe(415);
  const huge = await post(Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a'), await bearer());
  expect([huge.statusCode, huge.json<{ error: { message: string } }>().error.message]).toEqual([413, expect.stringMatching(/Split it/)]);
  expect(await shop.api.store.findBy('products', 'sku', 'ENC-1')).toEqual([]);
});

test("a shop's goods leave as a file that comes back unchanged", async () => {
  const headers = await bearer();
  const file = await shop.app.inject({ url: '/exports/products.csv', headers });
  expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  expect(file.payload.startsWith('\uFEFFsku,product,title,')).toBe(true);
  // Colours go by their names.
  expect(file.payload).not.toMatch(/,#[0-9a-f]{6},/);
  expect(file.payload).toContain(',Chilli,');
  const { rows } = resultOf((await post(Buffer.from(file.rawPayload), headers)).payload);
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['UNCHANGED']));
  expect((await shop.app.inject({ url: '/exports/products.csv' })).statusCode).toBe(401);
});

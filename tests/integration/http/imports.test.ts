import { once } from 'node:events';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { MAX_IMPORT_BYTES } from '#schema/rules/limits.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { interrupted } from '#tests/support/store/wrappedStores.ts';
import { BASE_URL, openTestApp, postGraphql, type TestApp } from './openTestApp.ts';
import { followCommits } from '#tests/support/store/followCommits.ts';

let marketplace: TestApp;
beforeEach(async () => (marketplace = await openTestApp()));
afterEach(() => marketplace.close());

async function tokenOf(account: { email: string; password: string }): Promise<string> {
  const { data } = await marketplace.api.execute<{ login: AuthResponse }>(LOGIN, account);
  return data.login.token ?? '';
}

const post = (payload: Buffer | string, headers: Record<string, string> = {}, query = '') =>
  marketplace.app.inject({ method: 'POST', url: `/imports${query}`, payload, headers: { 'content-type': 'text/csv', ...headers } });
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

async function productsOf(sku: string): Promise<ProductDoc[]> {
  const { items } = await marketplace.api.store.query('products');
  return items.filter((product) => product.sku === sku);
}

const ROW = 'sku,title,category,newPrice,quantity\r\nENC-1,Café “Kopi”,foods,5,1\r\n';

test('an import reads UTF-8, UTF-16 and Windows-1252, and the result names the encoding', async () => {
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
  const [product] = (await productsOf('ENC-1')).map(({ title }) => title.en);
  expect(product).toBe('Café “Kopi”');
});

test('an import of a binary file or an incomplete character is refused in the language of the request', async () => {
  const headers = { ...(await bearer()), 'accept-language': 'ms' };
  const files = [Buffer.from('504b0304140006000800', 'hex'), Buffer.from('89504e470d0a1a0a0000', 'hex'), Buffer.from([0xff, 0xfe, 0x41])];
  for (const bytes of files) {
    const { errors, rows } = resultOf((await post(bytes, headers)).payload);
    expect([errors[0]?.message, rows]).toEqual([expect.stringMatching(/^Ini bukan fail teks/), []]);
  }
});

test('the response of an import streams its progress, then the result of each row', async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => `P-${at},Thing ${at},${at === 7 ? 'nowhere' : 'foods'},5,1`);
  const response = await post(['sku,title,category,newPrice,quantity', ...rows].join('\n'), await bearer());
  expect(response.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const lines = linesOf(response.payload);
  expect(lines.slice(0, -1).every((line) => line['of'] === 2500)).toBe(true);
  const done = lines.slice(0, -1).map((line) => Number(line['done']));
  expect(done).toEqual([...done].sort((left, right) => left - right));
  const result = resultOf(response.payload);
  expect(result.created).toBe(2499);
  expect(result.rows[7]?.errors).toEqual([{ column: 'category', message: 'Choose a category of the market.' }]);
});

test('each row of an import result has its title and its changes', async () => {
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

test('an import needs a vendor’s token, or a session cookie from the marketplace’s own pages, and a file within the limit', async () => {
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
  expect(await productsOf('ENC-1')).toEqual([]);
});

test('logging out everywhere stops a running import; the rows imported until then stay and can be undone', async () => {
  const store = interrupted(openMemoryStore());
  await seedStore(store, buildCatalogue());
  const own = await openTestApp({}, { store });
  const device = async () => {
    const { data } = await own.api.execute<{ login: AuthResponse }>(LOGIN, VENDOR);
    return { authorization: `Bearer ${data.login.token ?? ''}` };
  };
  const [importing, other] = [await device(), await device()];
  const logOut = async () => {
    const response = await postGraphql(own.app, 'mutation { logout(everywhere: true) { ok } }', {}, other);
    expect(response.json()).toMatchObject({ data: { logout: { ok: true } } });
  };
  let pieces = 0;
  await followCommits(store, (changes) => {
    if (changes.some(({ collection }) => collection === 'productImportPieces') && (pieces += 1) === 10) store.interrupt(logOut);
  });
  const rows = Array.from({ length: 8000 }, (_, at) => `P-${at},Thing ${at},foods,5,1`);
  const payload = ['sku,title,category,newPrice,quantity', ...rows].join('\n');
  const before = await store.count('products');
  const headers = { 'content-type': 'text/csv', 'accept-language': 'ms', ...importing };
  const response = await own.app.inject({ method: 'POST', url: '/imports?dryRun=false', payload, headers });
  expect(linesOf(response.payload).at(-1)).toEqual({
    failed: true,
    code: 'UNAUTHENTICATED',
    message: expect.stringContaining('Anda telah dilog keluar semasa import') as string,
  });
  expect(own.log()).not.toContain('import failed');
  const imported = (await store.count('products')) - before;
  expect([pieces, imported]).toEqual([10, 2000]);
  const again = await device();
  const undone = await postGraphql(own.app, 'mutation { undoImport { undone kept { sku } } }', {}, again);
  expect(undone.json()).toMatchObject({ data: { undoImport: { undone: imported, kept: [] } } });
  expect(await store.count('products')).toBe(before);
  await own.close();
});

test('an import is charged by its file size before the file is parsed', async () => {
  const small = await openTestApp({ rateLimit: 10 });
  const { data } = await small.api.execute<{ login: AuthResponse }>(LOGIN, VENDOR);
  const headers = { 'content-type': 'text/csv', authorization: `Bearer ${data.login.token ?? ''}` };
  const response = await small.app.inject({ method: 'POST', url: '/imports', payload: 'sku\n'.padEnd(4_000_000, '\n'), headers });
  expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  await small.close();
});

test("importing a vendor's exported products changes nothing", async () => {
  const headers = await bearer();
  const file = await marketplace.app.inject({ url: '/exports/products.csv', headers });
  expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  expect(file.payload.startsWith('\uFEFFsku,product,title,')).toBe(true);
  // Colours are exported by their names.
  expect(file.payload).not.toMatch(/,#[0-9a-f]{6},/);
  expect(file.payload).toContain(',Chilli,');
  const { rows } = resultOf((await post(Buffer.from(file.rawPayload), headers)).payload);
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['UNCHANGED']));
  expect((await marketplace.app.inject({ url: '/exports/products.csv' })).statusCode).toBe(401);
});

describe('the limit of concurrent imports applies before a file is read', () => {
  /** Starts an upload but sends only its first part. */
  async function begin(token: string, path = '/imports') {
    const { port } = marketplace.app.server.address() as AddressInfo;
    const connected = once(marketplace.app.server, 'request');
    const sent = request({
      port,
      method: 'POST',
      path,
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}` },
    });
    sent.on('error', () => undefined);
    sent.write(ROW);
    const [, response] = (await connected) as [unknown, ServerResponse];
    const disconnect = async () => {
      const gone = once(response, 'close');
      sent.destroy();
      await gone;
    };
    return { sent, disconnect };
  }
  const tryWith = (token: string) => post(ROW, { authorization: `Bearer ${token}`, 'accept-language': 'ms' });

  test('a vendor can run one import: the next is refused until the first has ended or its client has disconnected', async () => {
    await marketplace.app.listen({ port: 0 });
    const token = await tokenOf(VENDOR);
    const first = await begin(token);
    const second = await tryWith(token);
    expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '5']);
    expect(second.json<{ error: { message: string } }>().error.message).toMatch(/^Fail lain sedang diimport/);
    await first.disconnect();
    expect((await tryWith(token)).statusCode).toBe(200);
    expect(marketplace.log()).not.toContain('"level":"error"');
    // Rejected and invalid files release the limit as well.
    expect((await post(Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a'), { authorization: `Bearer ${token}` })).statusCode).toBe(413);
    expect((await post(Buffer.from('504b0304', 'hex'), { authorization: `Bearer ${token}` })).statusCode).toBe(200);
    const again = await begin(token);
    const arriving = once(again.sent, 'response') as Promise<[IncomingMessage]>;
    again.sent.end();
    const [response] = await arriving;
    expect(response.statusCode).toBe(200);
    await once(response.resume(), 'end');
    expect((await tryWith(token)).statusCode).toBe(200);
  });

  test('an import whose client disconnects after the upload counts until its file is processed', async () => {
    await marketplace.app.listen({ port: 0 });
    const token = await tokenOf(VENDOR);
    let open = () => {};
    const holding = marketplace.api.store.transaction(() => new Promise<void>((resolve) => (open = resolve)));
    const taken = vi.spyOn(marketplace.api.services.imports, 'takeFile');
    const { sent, disconnect } = await begin(token, '/imports?dryRun=false');
    await new Promise<void>((resolve) => sent.end(resolve));
    await vi.waitFor(() => expect(taken).toHaveBeenCalled(), { timeout: 60_000 });
    await disconnect();
    expect((await tryWith(token)).statusCode).toBe(429);
    open();
    await holding;
    await vi.waitFor(async () => expect((await tryWith(token)).statusCode).toBe(200), { timeout: 60_000 });
  });

  test('four imports run concurrently; a fifth is refused with a time to retry', async () => {
    await marketplace.app.listen({ port: 0 });
    const vendors = (await marketplace.api.store.query('vendors', { limit: 5 })).items;
    const tokens = await Promise.all(vendors.map(({ id }) => sellerOf(id)));
    const running: Awaited<ReturnType<typeof begin>>[] = [];
    for (const token of tokens.slice(0, 4)) running.push(await begin(token));
    const fifth = await tryWith(tokens[4]!);
    expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([503, '5']);
    await running[0]!.disconnect();
    expect((await tryWith(tokens[4]!)).statusCode).toBe(200);
    await Promise.all(running.slice(1).map(({ disconnect }) => disconnect()));
  });

  /** Returns a session token for a new owner of the vendor. */
  async function sellerOf(vendorId: string): Promise<string> {
    const { store, services } = marketplace.api;
    const { result } = await store.transaction(async (transaction) => {
      const userId = `usr_of_${vendorId}`;
      const [like, vendor] = [await transaction.get('users', 'usr_demo_vendor'), await transaction.get('vendors', vendorId)];
      await transaction.put('users', { ...like!, id: userId, email: `${vendorId}@example.com`, emailKey: `${vendorId}@example.com` });
      await transaction.put('vendors', { ...vendor!, ownerId: userId });
      return (await services.sessions.open(transaction, userId, null)).token;
    });
    return result;
  }
});

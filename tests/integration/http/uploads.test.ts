import { randomBytes } from 'node:crypto';
import { stat, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openMemoryStore } from '#server/store/memory/openMemoryStore.ts';
import { interrupted } from '#tests/support/store/interruptedStore.ts';
import { claimUpload } from '#server/modules/media/upload.repository.ts';
import { MAX_ENCODED_BYTES } from '#server/modules/media/encodePicture.ts';
import { FolderOfPictures, PicturesInMemory } from '#server/modules/media/pictureFiles.ts';
import { LOGIN, SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import type { AuthResponse } from '#tests/support/api/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import type { PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { CORPUS, halves, SCRIPT, SECRET } from '#tests/support/pictures/corpus.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { BASE_URL, openTestApp, postGraphql } from './openTestApp.ts';
import type { TestApp } from './openTestApp.ts';

interface Answer {
  id: string;
  code?: string;
  message?: string;
  picture: { url: string; width: number; height: number; dominantColor: string };
}

let shop: TestApp;
let bearer: Record<string, string>;
let cookie: string;

beforeAll(async () => {
  shop = await openTestApp();
  ({ bearer, cookie } = await logIn(shop));
  return () => shop.close();
});

async function logIn({ app }: TestApp, account = SHOPPER) {
  const answer = await postGraphql(app, LOGIN, account, { origin: BASE_URL });
  const { token } = answer.json<{ data: { login: AuthResponse } }>().data.login;
  const [kept] = answer.cookies;
  return { bearer: { authorization: `Bearer ${token}` }, cookie: `${kept?.name}=${kept?.value}` };
}

async function upload(payload: Buffer, headers: Record<string, string> = {}, { app } = shop) {
  const answer = await app.inject({ method: 'POST', url: '/uploads', payload, headers: { 'content-type': 'image/jpeg', ...headers } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Answer>() };
}

async function filesOf(id: string, { app } = shop) {
  const names = [320, 640, 960].flatMap((width) => ['avif', 'webp'].map((format) => `/uploads/${id}-${width}.${format}`));
  return Promise.all(names.map((url) => app.inject({ url })));
}

/** The colour at a place of a picture, from 0 to 1. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > 2 * blue ? 'red' : blue > 2 * red ? 'blue' : 'other';
}

describe('a corpus of files', () => {
  test.each(CORPUS)('$name: $becomes', async ({ type = 'image/jpeg', bytes, becomes }) => {
    const brought = await bytes();
    const { status, body } = await upload(brought, { ...bearer, 'content-type': type });
    if (becomes !== 201) {
      expect(body.code).toBe(becomes);
      expect(body.message).toMatch(/\w/);
      expect(status).toBeGreaterThanOrEqual(413);
      expect(status).toBeLessThan(500);
      return;
    }
    expect(body).toMatchObject({ id: expect.stringMatching(/^up_[0-9a-f]{32}$/) as unknown });
    for (const { statusCode, rawPayload, headers } of await filesOf(body.id)) {
      expect(statusCode).toBe(200);
      const { format, compression, width = 0, height = 0, exif, icc, xmp, pages } = await sharp(rawPayload).metadata();
      expect(headers['content-type']).toBe(`image/${format === 'heif' && compression === 'av1' ? 'avif' : format}`);
      expect([exif, icc, xmp, pages ?? 1]).toEqual([undefined, undefined, undefined, 1]);
      expect(width).toBeLessThanOrEqual(960);
      expect(height).toBeLessThanOrEqual(1920);
      expect(rawPayload.includes(SCRIPT)).toBe(false);
      expect(rawPayload.includes(SECRET)).toBe(false);
    }
  });
});

test('what is kept has the size it says, stands upright and has the colours of the picture', async () => {
  const turned = await halves(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { body } = await upload(turned, bearer);
  expect(body.picture).toMatchObject({ width: 300, height: 400, url: `/uploads/${body.id}-640.webp` });
  expect(body.picture.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
  for (const { rawPayload } of await filesOf(body.id)) {
    expect([await colourAt(rawPayload, 0.5, 0.1), await colourAt(rawPayload, 0.5, 0.9)]).toEqual(['red', 'blue']);
  }
  const printed = await upload(await halves().toColourspace('cmyk').jpeg().toBuffer(), bearer);
  const [file] = await filesOf(printed.body.id);
  expect(await colourAt(file!.rawPayload, 0.1, 0.5)).toBe('red');
});

test('pictures never change under their names, and no other name leads anywhere', async () => {
  const { body } = await upload(await halves().jpeg().toBuffer(), bearer);
  const { headers } = await shop.app.inject({ url: body.picture.url });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  for (const name of [
    'secret',
    '..%2Fsecret',
    `${body.id}-641.webp`,
    `${body.id}-640.webp.tmp`,
    `${body.id}-640.png`,
    `${body.id}`,
    '%00',
    'up_-640.webp',
  ]) {
    expect((await shop.app.inject({ url: `/uploads/${name}` })).statusCode, name).toBe(404);
  }
});

test('only members upload, from a page of this shop or with a token, and as whom the page was shown for', async () => {
  const picture = await halves().jpeg().toBuffer();
  const own = { cookie, origin: BASE_URL };
  expect(await upload(picture)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect(await upload(picture, { authorization: 'Bearer wrong' })).toMatchObject({ status: 401 });
  expect(await upload(picture, { cookie })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await upload(picture, { cookie, origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(await upload(picture, { ...own, 'x-rizq-viewer': 'usr_somebody_else' })).toMatchObject({ status: 401 });
  expect(await upload(picture, { ...own, 'x-rizq-viewer': 'usr_demo_shopper' })).toMatchObject({ status: 201 });
});

test('a refusal reads in the language asked for', async () => {
  const { body } = await upload(Buffer.from(SCRIPT), { ...bearer, 'accept-language': 'ms-MY' });
  expect(body.message).toBe('Ini bukan gambar JPEG, PNG, WebP atau AVIF. Simpan sebagai salah satu daripadanya dan cuba lagi.');
});

test('a few pictures of one account are read and worked on at a time; the next is asked to come back', async () => {
  const picture = await halves(1200, 900).jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(picture, bearer)));
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy).toHaveLength(9);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(busy[0]).toMatchObject({ body: { code: 'BUSY' }, headers: { 'retry-after': expect.stringMatching(/^\d+$/) as unknown } });
  expect(await upload(picture, bearer)).toMatchObject({ status: 201 });
});

test('a session that is ended while its picture is made keeps none, and no file of it', async () => {
  const store = interrupted(openMemoryStore());
  await seedStore(store, buildCatalogue());
  const folder = path.join(await temporaryFolder(), 'uploads');
  const own = await openTestApp({}, { store, pictureFiles: new FolderOfPictures(folder) });
  onTestFinished(() => own.close());
  const login = await logIn(own);
  const viewer = await own.api.services.sessions.find(login.bearer.authorization.replace('Bearer ', ''));
  store.interrupt(() => own.api.services.accounts.logout(viewer, true));
  const picture = await halves().jpeg().toBuffer();
  expect(await upload(picture, login.bearer, own)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect([await store.count('uploads'), await readdir(folder)]).toEqual([0, []]);
});

test('an account has 180 uploads free of waiting, then it has to wait, and others do not', async () => {
  const now = new Date();
  const busy = await openTestApp({}, { now: () => now });
  onTestFinished(() => busy.close());
  const login = await logIn(busy);
  const nothing = Buffer.alloc(0);
  let status = 0;
  let tries = 0;
  while (status !== 429 && tries < 500) {
    ({ status } = await upload(nothing, login.bearer, busy));
    tries += 1;
  }
  expect(tries).toBe(181);
  expect(await upload(nothing, login.bearer, busy)).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) as unknown },
  });
  expect((await upload(nothing, (await logIn(busy, VENDOR)).bearer, busy)).status).not.toBe(429);
});

test('in the data folder pictures are for their owner alone, whole, and what nobody uses goes after an hour', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads');
  const clock = { now: new Date() };
  const kept = await openTestApp({}, { pictureFiles: new FolderOfPictures(folder), now: () => clock.now });
  onTestFinished(() => kept.close());
  const login = await logIn(kept);
  const picture = await halves().jpeg().toBuffer();
  const [used, unused] = [await upload(picture, login.bearer, kept), await upload(picture, login.bearer, kept)];
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const names = await readdir(folder);
  expect(names).toHaveLength(12);
  for (const name of names) expect((await stat(path.join(folder, name))).mode & 0o777, name).toBe(0o600);
  await kept.api.store.transaction(async (transaction) => {
    const upload = await transaction.get('uploads', used.body.id);
    await transaction.put('uploads', { ...upload!, usedAt: clock.now.toISOString() });
  });
  clock.now = new Date(clock.now.getTime() + 50 * 60_000);
  await kept.api.services.uploads.sweep();
  expect(await readdir(folder)).toHaveLength(12);
  clock.now = new Date(clock.now.getTime() + 20 * 60_000);
  await kept.api.services.uploads.sweep();
  expect((await readdir(folder)).every((name) => name.startsWith(used.body.id))).toBe(true);
  expect(await kept.api.store.get('uploads', unused.body.id)).toBeNull();
  expect((await kept.app.inject({ url: used.body.picture.url })).statusCode).toBe(200);
  expect((await kept.app.inject({ url: unused.body.picture.url })).statusCode).toBe(404);
});

test('pictures are refused long before the disk is full, and orders go on', async () => {
  /** A disk on which every picture counts. */
  class SmallDisk extends PicturesInMemory {
    private free = 10_000_000;
    override async write(files: readonly { name: string; bytes: Buffer }[]) {
      for (const { bytes } of files) this.free -= bytes.length;
      return super.write(files);
    }
    override freeBytes() {
      return Promise.resolve(this.free);
    }
  }
  const disk = new SmallDisk(() => new Date());
  const small = await openTestApp({}, { catalogue: aMarket(), pictureFiles: disk, pictureFloorBytes: 9_990_000 });
  onTestFinished(() => small.close());
  const login = await logIn(small);
  const picture = await halves().jpeg().toBuffer();
  const statuses: number[] = [];
  while (statuses.at(-1) !== 503 && statuses.length < 50) statuses.push((await upload(picture, login.bearer, small)).status);
  expect(statuses.length).toBeGreaterThan(2);
  expect(await upload(picture, login.bearer, small)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '300' },
    body: { code: 'NO_ROOM' },
  });
  expect(await disk.freeBytes()).toBeGreaterThan(9_900_000);
  const { data } = await small.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput() });
  expect(data.placeOrder.order?.number).toMatch(/^RZQ-/);
});

describe('an account has so much room', () => {
  test.each([
    ['for pictures that nothing uses', { count: 1, bytes: 50 * 2 ** 20, usedAt: null }, 429, 'UNUSED_QUOTA'],
    ['for all its pictures', { count: 4, bytes: 256 * 2 ** 20, usedAt: '2026-11-21T08:00:00.000Z' }, 403, 'QUOTA'],
  ])('%s', async (_name, { count, bytes, usedAt }, status, code) => {
    const full = await openTestApp({}, { catalogue: aMarket() });
    onTestFinished(() => full.close());
    const login = await logIn(full);
    const picture = await halves().jpeg().toBuffer();
    const first = await upload(picture, login.bearer, full);
    const taken = await full.api.store.get('uploads', first.body.id);
    expect(taken?.bytes).toBeGreaterThan(0);
    await full.api.store.transaction(async (transaction) => {
      for (let at = 0; at < count; at += 1) {
        const id = `up_${String(at).padStart(32, '0')}`;
        await transaction.put('uploads', { ...taken!, id, bytes, usedAt });
      }
    });
    const refused = await upload(picture, login.bearer, full);
    expect(refused).toMatchObject({ status, body: { code, message: expect.stringMatching(/\w/) as unknown } });
    // Nothing of it stays, and another account has its own room.
    const seller = await logIn(full, VENDOR);
    expect(await upload(picture, seller.bearer, full)).toMatchObject({ status: 201 });
  });

  test('the files of a picture of noise are made small enough', { timeout: 60_000 }, async () => {
    const [width, height] = [960, 960];
    const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
    const bytes = await noise.jpeg({ quality: 60 }).toBuffer();
    const { status, body } = await upload(bytes, bearer);
    expect(status).toBe(201);
    const sizes = (await filesOf(body.id)).map(({ rawPayload }) => rawPayload.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_ENCODED_BYTES);
  });
});

test('a used picture goes two days after the last document that named it; what an order or another product shows stays', async () => {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const kept = await openTestApp({}, { catalogue: aMarket(), now: () => clock.now });
  onTestFinished(() => kept.close());
  const { store, services } = kept.api;
  const login = await logIn(kept, VENDOR);
  const jpeg = await halves().jpeg().toBuffer();
  const [shown, dropped, bought, again] = [
    (await upload(jpeg, login.bearer, kept)).body.id,
    (await upload(jpeg, login.bearer, kept)).body.id,
    (await upload(jpeg, login.bearer, kept)).body.id,
    (await upload(jpeg, login.bearer, kept)).body.id,
  ];
  const show = (ids: string[]) =>
    store.transaction(async (transaction) => {
      const [product, seller] = [await transaction.get('products', 'prd_rice'), 'usr_demo_vendor'];
      const pictures = await Promise.all(ids.map((id) => claimUpload(transaction, { id, userId: seller, at: clock.now })));
      await transaction.put('products', { ...product!, pictures: pictures.map((picture) => picture!) });
    });
  const dayLater = async () => {
    clock.now = new Date(clock.now.getTime() + 25 * 3_600_000);
    await services.uploads.sweep();
    return Promise.all([shown, dropped, bought, again].map(async (id) => (await store.get('uploads', id)) !== null));
  };
  await show([bought, shown, dropped, again]);
  const { data } = await kept.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput() });
  expect(data.placeOrder.errors).toEqual([]);
  expect(await dayLater()).toEqual([true, true, true, true]);
  await show([shown]);
  expect(await dayLater()).toEqual([true, true, true, true]);
  // It is marked by now, and taken again in time.
  await show([shown, again]);
  expect(await dayLater()).toEqual([true, false, true, true]);
  expect(await dayLater()).toEqual([true, false, true, true]);
  expect((await kept.app.inject({ url: `/uploads/${dropped}-320.webp` })).statusCode).toBe(404);
  expect((await kept.app.inject({ url: `/uploads/${bought}-320.webp` })).statusCode).toBe(200);
});

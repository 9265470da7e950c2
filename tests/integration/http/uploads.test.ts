import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { interrupted } from '#tests/support/store/wrappedStores.ts';
import { MAX_ENCODED_BYTES } from '#server/modules/media/encodePicture.ts';
import { FolderOfPictures } from '#server/modules/media/pictureFiles.ts';
import { VENDOR } from '#tests/support/api/accountOperations.ts';
import { logIn, uploadTo } from '#tests/support/api/uploads.ts';
import { CORPUS, halves, SCRIPT, SECRET } from '#tests/support/pictures/corpus.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { BASE_URL, openTestApp, type TestApp } from './openTestApp.ts';

let shop: TestApp;
let bearer: Record<string, string>;
let cookie: string;

beforeAll(async () => {
  shop = await openTestApp();
  ({ bearer, cookie } = await logIn(shop));
  return () => shop.close();
});

const upload = (payload: Buffer, headers: Record<string, string> = {}) => uploadTo(shop, payload, headers);

async function filesOf(id: string) {
  const names = [320, 640, 960].flatMap((width) => ['avif', 'webp'].map((format) => `/uploads/${id}-${width}.${format}`));
  return Promise.all(names.map((url) => shop.app.inject({ url })));
}

/** The colour at a point in an image. Coordinates range from 0 to 1. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > 2 * blue ? 'red' : blue > 2 * red ? 'blue' : 'other';
}

describe('uploading a file of the corpus', () => {
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

test('a stored picture has the stated size, is upright and keeps its colours', async () => {
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

test('uploaded pictures are served as immutable, and other names under /uploads get 404', async () => {
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

test('an upload needs a token, or a session cookie from the marketplace’s own pages and the account of the page', async () => {
  const picture = await halves().jpeg().toBuffer();
  const own = { cookie, origin: BASE_URL };
  expect(await upload(picture)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect(await upload(picture, { authorization: 'Bearer wrong' })).toMatchObject({ status: 401 });
  expect(await upload(picture, { cookie })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await upload(picture, { cookie, origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(await upload(picture, { ...own, 'x-rizq-viewer': 'usr_somebody_else' })).toMatchObject({ status: 401 });
  expect(await upload(picture, { ...own, 'x-rizq-viewer': 'usr_demo_shopper' })).toMatchObject({ status: 201 });
});

test('the error message of an upload is in the requested language', async () => {
  const { body } = await upload(Buffer.from(SCRIPT), { ...bearer, 'accept-language': 'ms-MY' });
  expect(body.message).toBe('Ini bukan gambar JPEG, PNG, WebP atau AVIF. Simpan sebagai salah satu daripadanya dan cuba lagi.');
});

test('three uploads of one account are processed concurrently; further ones are refused with a time to retry', async () => {
  const picture = await halves(1200, 900).jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(picture, bearer)));
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy).toHaveLength(9);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(busy[0]).toMatchObject({ body: { code: 'BUSY' }, headers: { 'retry-after': expect.stringMatching(/^\d+$/) as unknown } });
  expect(await upload(picture, bearer)).toMatchObject({ status: 201 });
});

test('an upload whose session ends during processing is refused and leaves no file', async () => {
  const store = interrupted(openMemoryStore());
  await seedStore(store, buildCatalogue());
  const folder = path.join(await temporaryFolder(), 'uploads');
  const own = await openTestApp({}, { store, pictureFiles: new FolderOfPictures(folder) });
  onTestFinished(() => own.close());
  const login = await logIn(own);
  const viewer = await own.api.services.sessions.find(login.bearer.authorization.replace('Bearer ', ''));
  store.interrupt(() => own.api.services.accounts.logout(viewer, true));
  const picture = await halves().jpeg().toBuffer();
  expect(await uploadTo(own, picture, login.bearer)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect([await store.count('uploads'), await readdir(folder)]).toEqual([0, []]);
});

test('after 180 uploads an account has to wait; other accounts do not', async () => {
  const now = new Date();
  const busy = await openTestApp({}, { now: () => now });
  onTestFinished(() => busy.close());
  const login = await logIn(busy);
  const nothing = Buffer.alloc(0);
  let status = 0;
  let tries = 0;
  while (status !== 429 && tries < 500) {
    ({ status } = await uploadTo(busy, nothing, login.bearer));
    tries += 1;
  }
  expect(tries).toBe(181);
  expect(await uploadTo(busy, nothing, login.bearer)).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) as unknown },
  });
  expect((await uploadTo(busy, nothing, (await logIn(busy, VENDOR)).bearer)).status).not.toBe(429);
});

test('the files of a noisy picture stay within the size limit', async () => {
  const [width, height] = [960, 960];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const bytes = await noise.jpeg({ quality: 60 }).toBuffer();
  const { status, body } = await upload(bytes, bearer);
  expect(status).toBe(201);
  const sizes = (await filesOf(body.id)).map(({ rawPayload }) => rawPayload.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_ENCODED_BYTES);
});

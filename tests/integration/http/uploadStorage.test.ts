import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { claimUpload } from '#server/modules/media/upload.repository.ts';
import { FolderOfPictures, PicturesInMemory } from '#server/modules/media/pictureFiles.ts';
import { VENDOR } from '#tests/support/api/accountOperations.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { logIn, uploadTo } from '#tests/support/api/uploads.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { halves } from '#tests/support/pictures/corpus.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { openTestApp } from './openTestApp.ts';

test('uploaded pictures are readable by the owner of the data folder only; unused ones are deleted after an hour', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads');
  const clock = { now: new Date() };
  const marketplace = await openTestApp({}, { pictureFiles: new FolderOfPictures(folder), now: () => clock.now });
  onTestFinished(() => marketplace.close());
  const login = await logIn(marketplace);
  const picture = await halves().jpeg().toBuffer();
  const [used, unused] = [await uploadTo(marketplace, picture, login.bearer), await uploadTo(marketplace, picture, login.bearer)];
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const names = await readdir(folder);
  expect(names).toHaveLength(12);
  for (const name of names) expect((await stat(path.join(folder, name))).mode & 0o777, name).toBe(0o600);
  await marketplace.api.store.transaction(async (transaction) => {
    const row = await transaction.get('uploads', used.body.id);
    await transaction.put('uploads', { ...row!, usedAt: clock.now.toISOString() });
  });
  clock.now = new Date(clock.now.getTime() + 50 * 60_000);
  await marketplace.api.services.uploads.sweep();
  expect(await readdir(folder)).toHaveLength(12);
  clock.now = new Date(clock.now.getTime() + 20 * 60_000);
  await marketplace.api.services.uploads.sweep();
  expect((await readdir(folder)).every((name) => name.startsWith(used.body.id))).toBe(true);
  expect(await marketplace.api.store.get('uploads', unused.body.id)).toBeNull();
  expect((await marketplace.app.inject({ url: used.body.picture.url })).statusCode).toBe(200);
  expect((await marketplace.app.inject({ url: unused.body.picture.url })).statusCode).toBe(404);
});

test('on a filling disk uploads are refused well before it is full, and orders are still accepted', async () => {
  /** A disk with 10 MB of space. */
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
  while (statuses.at(-1) !== 503 && statuses.length < 50) statuses.push((await uploadTo(small, picture, login.bearer)).status);
  expect(statuses.length).toBeGreaterThan(2);
  expect(await uploadTo(small, picture, login.bearer)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '300' },
    body: { code: 'NO_ROOM' },
  });
  expect(await disk.freeBytes()).toBeGreaterThan(9_900_000);
  const { data } = await small.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput() });
  expect(data.placeOrder.order?.number).toMatch(/^RZQ-/);
});

describe('an upload is refused when the account’s quota is used up', () => {
  test.each([
    ['for unused pictures', { count: 1, bytes: 50 * 2 ** 20, usedAt: null }, 429, 'UNUSED_QUOTA'],
    ['for all its pictures', { count: 4, bytes: 256 * 2 ** 20, usedAt: '2026-11-21T08:00:00.000Z' }, 403, 'QUOTA'],
  ])('%s', async (_name, { count, bytes, usedAt }, status, code) => {
    const full = await openTestApp({}, { catalogue: aMarket() });
    onTestFinished(() => full.close());
    const login = await logIn(full);
    const picture = await halves().jpeg().toBuffer();
    const first = await uploadTo(full, picture, login.bearer);
    const taken = await full.api.store.get('uploads', first.body.id);
    expect(taken?.bytes).toBeGreaterThan(0);
    await full.api.store.transaction(async (transaction) => {
      for (let at = 0; at < count; at += 1) {
        const id = `up_${String(at).padStart(32, '0')}`;
        await transaction.put('uploads', { ...taken!, id, bytes, usedAt });
      }
    });
    const refused = await uploadTo(full, picture, login.bearer);
    expect(refused).toMatchObject({ status, body: { code, message: expect.stringMatching(/\w/) as unknown } });
    // A different account has its own quota.
    const seller = await logIn(full, VENDOR);
    expect(await uploadTo(full, picture, seller.bearer)).toMatchObject({ status: 201 });
  });
});

test('a picture is deleted two days after the last reference to it is removed; pictures in orders stay', async () => {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const marketplace = await openTestApp({}, { catalogue: aMarket(), now: () => clock.now });
  onTestFinished(() => marketplace.close());
  const { store, services } = marketplace.api;
  const login = await logIn(marketplace, VENDOR);
  const jpeg = await halves().jpeg().toBuffer();
  const [shown, dropped, bought, again] = [
    (await uploadTo(marketplace, jpeg, login.bearer)).body.id,
    (await uploadTo(marketplace, jpeg, login.bearer)).body.id,
    (await uploadTo(marketplace, jpeg, login.bearer)).body.id,
    (await uploadTo(marketplace, jpeg, login.bearer)).body.id,
  ];
  const show = (ids: string[]) =>
    store.transaction(async (transaction) => {
      const [product, seller] = [await transaction.get('products', 'prd_rice'), 'usr_demo_vendor'];
      const pictures = await Promise.all(ids.map((id) => claimUpload(transaction, { id, userId: seller, at: clock.now })));
      await transaction.put('products', { ...product!, pictures: pictures.map((picture) => picture!) });
    });
  const dayLater = async () => {
    clock.now = new Date(clock.now.getTime() + 25 * 3_600_000);
    await services.jobs.runDue();
    return Promise.all([shown, dropped, bought, again].map(async (id) => (await store.get('uploads', id)) !== null));
  };
  await show([bought, shown, dropped, again]);
  const { data } = await marketplace.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput() });
  expect(data.placeOrder.errors).toEqual([]);
  expect(await dayLater()).toEqual([true, true, true, true]);
  await show([shown]);
  expect(await dayLater()).toEqual([true, true, true, true]);
  // By now the image is marked as unused, but it is used again before it is deleted.
  await show([shown, again]);
  expect(await dayLater()).toEqual([true, false, true, true]);
  expect(await dayLater()).toEqual([true, false, true, true]);
  expect((await marketplace.app.inject({ url: `/uploads/${dropped}-320.webp` })).statusCode).toBe(404);
  expect((await marketplace.app.inject({ url: `/uploads/${bought}-320.webp` })).statusCode).toBe(200);
});

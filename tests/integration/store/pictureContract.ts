import { describe, expect, test } from 'vitest';
import type { PictureFiles } from '#server/store/sharedState.ts';

const nameOf = (digit: number, file = '320.webp') => `up_${String(digit).repeat(32)}-${file}`;

/** Contract for image storage. `openNodes` is called once per test and returns two nodes' views of the same empty storage. */
export function describePictures(engine: string, openNodes: (now: () => Date) => Promise<[PictureFiles, PictureFiles]>): void {
  describe(`${engine}: pictures`, () => {
    test('a picture written on one node is read on the other, byte for byte; an unknown name returns null', async () => {
      const [here, there] = await openNodes(() => new Date());
      const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
      await here.write([
        { name: nameOf(1), bytes },
        { name: nameOf(1, '320.avif'), bytes: Buffer.concat(Array.from({ length: 1000 }, () => bytes)) },
      ]);
      expect(bytes.equals((await there.read(nameOf(1)))!)).toBe(true);
      expect((await there.read(nameOf(1, '320.avif')))?.length).toBe(256_000);
      expect(await there.read(nameOf(2))).toBeNull();
    });

    test('list returns each picture with the time at which it was written', async () => {
      const [here, there] = await openNodes(() => new Date());
      expect(await there.list()).toEqual([]);
      const before = Date.now();
      await here.write([1, 2].map((digit) => ({ name: nameOf(digit), bytes: Buffer.from('a picture') })));
      const listed = await there.list();
      expect(listed.map(({ name }) => name).toSorted()).toEqual([nameOf(1), nameOf(2)]);
      for (const { writtenAtMs } of listed) expect(Math.abs(writtenAtMs - before)).toBeLessThan(60_000);
    });

    test('removing pictures twice, concurrently or together with unknown names succeeds', async () => {
      const [here, there] = await openNodes(() => new Date());
      await here.write([1, 2].map((digit) => ({ name: nameOf(digit), bytes: Buffer.from('a picture') })));
      await Promise.all([here.remove([nameOf(1), nameOf(3)]), there.remove([nameOf(3), nameOf(1)])]);
      expect((await here.list()).map(({ name }) => name)).toEqual([nameOf(2)]);
      expect([await there.read(nameOf(1)), (await there.read(nameOf(2)))?.toString()]).toEqual([null, 'a picture']);
    });

    test('freeBytes returns a positive number', async () => {
      const [here] = await openNodes(() => new Date());
      expect(await here.freeBytes()).toBeGreaterThan(0);
    });
  });
}

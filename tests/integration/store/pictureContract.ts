import { describe, expect, test } from 'vitest';
import type { PictureFiles } from '#server/store/sharedState.ts';

const nameOf = (digit: number, file = '320.webp') => `up_${String(digit).repeat(32)}-${file}`;

/** Contract of a picture storage. `openNodes` opens an empty one as two nodes see it, once per test. */
export function describePictures(engine: string, openNodes: (now: () => Date) => Promise<[PictureFiles, PictureFiles]>): void {
  describe(`${engine}: pictures`, () => {
    test('are read on both nodes as they were written, byte by byte', async () => {
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

    test('are listed with the time of their writing', async () => {
      const [here, there] = await openNodes(() => new Date());
      expect(await there.list()).toEqual([]);
      const before = Date.now();
      await here.write([1, 2].map((digit) => ({ name: nameOf(digit), bytes: Buffer.from('a picture') })));
      const listed = await there.list();
      expect(listed.map(({ name }) => name).toSorted()).toEqual([nameOf(1), nameOf(2)]);
      for (const { writtenAtMs } of listed) expect(Math.abs(writtenAtMs - before)).toBeLessThan(60_000);
    });

    test('are removed, also twice and together with some that do not exist', async () => {
      const [here, there] = await openNodes(() => new Date());
      await here.write([1, 2].map((digit) => ({ name: nameOf(digit), bytes: Buffer.from('a picture') })));
      await Promise.all([here.remove([nameOf(1), nameOf(3)]), there.remove([nameOf(3), nameOf(1)])]);
      expect((await here.list()).map(({ name }) => name)).toEqual([nameOf(2)]);
      expect([await there.read(nameOf(1)), (await there.read(nameOf(2)))?.toString()]).toEqual([null, 'a picture']);
    });

    test('have space', async () => {
      const [here] = await openNodes(() => new Date());
      expect(await here.freeBytes()).toBeGreaterThan(0);
    });
  });
}

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { comparePictures } from '../../../scripts/look/comparePictures.ts';

let folders: { before: string; after: string; out: string };

beforeEach(async () => {
  const root = await temporaryFolder();
  folders = { before: path.join(root, 'before'), after: path.join(root, 'after'), out: path.join(root, 'out') };
  await Promise.all([mkdir(folders.before), mkdir(folders.after)]);
});

const square = (side: number, color: string, left: number, top: number): OverlayOptions => ({
  input: { create: { width: side, height: side, channels: 3, background: color } },
  left,
  top,
});

/** Writes an image that is 200 px wide and contains squares. */
async function draw(folder: string, name: string, height: number, squares: OverlayOptions[] = []): Promise<void> {
  const picture = sharp({ create: { width: 200, height, channels: 3, background: '#ffffff' } }).composite(squares);
  await writeFile(path.join(folder, name), await picture.png().toBuffer());
}

const compare = (only = /./) => comparePictures(folders.before, folders.after, { only, out: folders.out });

test('comparing pictures reports no difference for equal ones and for shades within the tolerance', async () => {
  for (const folder of [folders.before, folders.after]) await draw(folder, 'same.png', 300, [square(10, '#000000', 5, 5)]);
  await draw(folders.before, 'shade.png', 300, [square(10, '#808080', 5, 5)]);
  await draw(folders.after, 'shade.png', 300, [square(10, '#888888', 5, 5)]);
  expect(await compare()).toEqual({ differences: [], compared: 2, onlyBefore: [], onlyAfter: [] });
  expect(await readdir(folders.out)).toEqual([]);
});

test('comparing pictures reports the differing pixels with a box around each part, and draws both side by side', async () => {
  await draw(folders.before, 'page.png', 300);
  await draw(folders.after, 'page.png', 300, [square(40, '#000000', 20, 10), square(5, '#f0f0f0', 150, 250)]);
  const { differences } = await compare();
  expect(differences).toEqual([
    {
      name: 'page.png',
      pixels: 40 * 40 + 5 * 5,
      boxes: [
        { left: 20, top: 10, right: 60, bottom: 50 },
        { left: 150, top: 250, right: 155, bottom: 255 },
      ],
      heights: { before: 300, after: 300 },
    },
  ]);
  expect((await sharp(path.join(folders.out, 'page.png')).metadata()).width).toBeGreaterThan(3 * 200);
});

test('rows beyond the shorter picture count as different, and the picture with most differences is listed first', async () => {
  await draw(folders.before, 'a.png', 300);
  await draw(folders.after, 'a.png', 301);
  await draw(folders.before, 'b.png', 320);
  await draw(folders.after, 'b.png', 300);
  const { differences } = await compare();
  expect(differences.map(({ name, pixels, heights }) => ({ name, pixels, heights }))).toEqual([
    { name: 'b.png', pixels: 20 * 200, heights: { before: 320, after: 300 } },
    { name: 'a.png', pixels: 200, heights: { before: 300, after: 301 } },
  ]);
});

test('comparing pictures by a pattern lists those that exist in only one folder', async () => {
  await draw(folders.before, 'cart-390.png', 300);
  await draw(folders.before, 'cart-gone.png', 300);
  await draw(folders.before, 'home-390.png', 300);
  await draw(folders.after, 'cart-390.png', 300);
  await draw(folders.after, 'cart-new.png', 300);
  await draw(folders.after, 'home-390.png', 301);
  expect(await compare(/^cart/)).toEqual({ differences: [], compared: 1, onlyBefore: ['cart-gone.png'], onlyAfter: ['cart-new.png'] });
});

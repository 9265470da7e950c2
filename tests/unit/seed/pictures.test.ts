import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildCatalogueReport } from '#seed/buildCatalogue.ts';
import { readManifest } from '#seed/artwork/manifest.ts';

/** Heroes fill a wide frame or a phone's, so they have other widths. */
function widthsOf(key: string): number[] {
  if (!key.startsWith('hero-')) return [320, 640, 960];
  return key.endsWith('-phone') ? [480, 716] : [768, 1280, 1920];
}

test('no picture that the catalogue names is missing', () => {
  expect(buildCatalogueReport().missingPictures).toEqual([]);
});

test('every picture is there in both formats at all its widths, and no file belongs to none', async () => {
  const keys = Object.keys(await readManifest());
  const expected = keys.flatMap((key) => widthsOf(key).flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]));
  const found = readdirSync('client/public/pictures').filter((file) => /\.(avif|webp)$/.test(file));
  expect(found.sort()).toEqual(expected.sort());
});

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildCatalogueReport } from '#seed/buildCatalogue.ts';
import { readManifest } from '#seed/artwork/manifest.ts';

/** The widths of an image. Heroes fill a wide frame or a phone, so they have different widths. */
function widthsOf(key: string): number[] {
  if (!key.startsWith('hero-')) return [320, 640, 960];
  return key.endsWith('-phone') ? [480, 716] : [768, 1280, 1920];
}

test('every picture of the sample catalogue exists', () => {
  expect(buildCatalogueReport().missingPictures).toEqual([]);
});

test('every sample picture has a file for each format and width, and there are no other picture files', async () => {
  const keys = Object.keys(await readManifest());
  const expected = keys.flatMap((key) => widthsOf(key).flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]));
  const found = readdirSync('client/public/pictures').filter((file) => /\.(avif|webp)$/.test(file));
  expect(found.sort()).toEqual(expected.sort());
});

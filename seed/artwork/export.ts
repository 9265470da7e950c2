import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import { PICTURE_FORMATS, type PictureFormat } from '#schema/rules/pictures.ts';

/** The URL path under which the client serves pictures. */
export const picturesFolder = path.resolve('client/public/pictures');

/** Encoding for a format and width: the quality, and the size in bytes above which a lower quality is used. */
interface Setting {
  quality: number;
  cap: number;
}

/** Large files get a lower quality, because they make up half of all bytes and the difference is least visible in them. */
const stillLife: Record<PictureFormat, readonly Setting[]> = {
  avif: [
    { quality: 47, cap: 8_000 },
    { quality: 42, cap: 15_000 },
    { quality: 37, cap: 22_000 },
  ],
  webp: [
    { quality: 70, cap: 10_000 },
    { quality: 54, cap: 17_000 },
    { quality: 40, cap: 24_000 },
  ],
};

/** Full-frame scenes get a higher quality, because artefacts are visible in flat areas. */
const scene: Record<PictureFormat, Setting> = { avif: { quality: 62, cap: Infinity }, webp: { quality: 80, cap: Infinity } };

const stepDown = 14;

/** Version of the export settings. When it changes, all files are written again, including those of unchanged pictures. */
export const encoding = JSON.stringify([stillLife, scene, stepDown]);

/** Writes `<key>-<width>.avif` and `.webp` for each width, in the picture's proportions. */
export async function writePicture(key: string, png: Buffer, widths: readonly number[], fillsFrame: boolean): Promise<void> {
  for (const width of widths) {
    const sized = await sharp(png).resize({ width, withoutEnlargement: true }).png({ compressionLevel: 0 }).toBuffer();
    for (const format of PICTURE_FORMATS) {
      const setting = fillsFrame ? scene[format] : settingFor(format, width);
      await writeFile(path.join(picturesFolder, `${key}-${width}.${format}`), await encode(sized, format, setting));
    }
  }
}

function settingFor(format: PictureFormat, width: number): Setting {
  const [small, middle, large] = stillLife[format];
  const setting = width <= 320 ? small : width <= 640 ? middle : large;
  return setting ?? scene[format];
}

async function encode(png: Buffer, format: PictureFormat, { quality, cap }: Setting): Promise<Buffer> {
  const write = (q: number): Promise<Buffer> =>
    format === 'avif'
      ? sharp(png).avif({ quality: q, effort: 3 }).toBuffer()
      : sharp(png).webp({ quality: q, alphaQuality: 30, effort: 5 }).toBuffer();
  const file = await write(quality);
  return file.length > cap ? write(quality - stepDown) : file;
}

/** The mean colour of a picture, as a hex value. */
export async function meanColor(png: Buffer): Promise<string> {
  const { channels } = await sharp(png).removeAlpha().stats();
  return `#${channels
    .slice(0, 3)
    .map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'))
    .join('')}`;
}

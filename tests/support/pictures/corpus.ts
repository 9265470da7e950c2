import { deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** An image with two halves, red on the left and blue on the right, so that a rotation can be detected. */
export function halves(width = 400, height = 300): Sharp {
  const half = (background: string) => ({ create: { width: Math.ceil(width / 2), height, channels: 3 as const, background } });
  return sharp({ create: { width, height, channels: 3, background: '#2040e0' } }).composite([{ input: half('#e02020'), left: 0, top: 0 }]);
}

/** A decompression bomb: a file of few bytes that decodes to many pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 20_000)), { level: 9 });
  return Buffer.concat([PNG_MARK, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const ftyp = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 8 + 4 * (brands.length + 1)]),
    Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1'),
  ]);

export const SECRET = 'Kuala-Lumpur-3.1390-101.6869';
export const SCRIPT = '<script>alert(document.cookie)</script>';

/** An uploaded file and its expected result: 201, or the error code. */
export interface CorpusFile {
  name: string;
  type?: string;
  bytes: () => Promise<Buffer> | Buffer;
  becomes: 201 | string;
}

/** Thirty-one generated files. */
export const CORPUS: readonly CorpusFile[] = [
  { name: 'a photo', bytes: () => halves(1600, 1200).jpeg().toBuffer(), becomes: 201 },
  { name: 'a PNG with transparency', type: 'image/png', bytes: () => halves().ensureAlpha(0.5).png().toBuffer(), becomes: 201 },
  { name: 'a PNG of 16 bits', type: 'image/png', bytes: () => halves().toColourspace('rgb16').png().toBuffer(), becomes: 201 },
  {
    name: 'a grey PNG with a palette',
    type: 'image/png',
    bytes: () => halves().greyscale().png({ palette: true }).toBuffer(),
    becomes: 201,
  },
  { name: 'an interlaced PNG', type: 'image/png', bytes: () => halves().png({ progressive: true }).toBuffer(), becomes: 201 },
  { name: 'a WebP', type: 'image/webp', bytes: () => halves().webp().toBuffer(), becomes: 201 },
  { name: 'an animated WebP', type: 'image/webp', bytes: animation, becomes: 201 },
  { name: 'an AVIF', type: 'image/avif', bytes: () => halves().avif({ effort: 0 }).toBuffer(), becomes: 201 },
  { name: 'a JPEG in the colours of print', bytes: () => halves().toColourspace('cmyk').jpeg().toBuffer(), becomes: 201 },
  { name: 'a progressive JPEG', bytes: () => halves().jpeg({ progressive: true }).toBuffer(), becomes: 201 },
  { name: 'a JPEG turned by its EXIF', bytes: () => halves().withMetadata({ orientation: 6 }).jpeg().toBuffer(), becomes: 201 },
  {
    name: 'a JPEG that tells where it was taken',
    bytes: () =>
      halves()
        .withExif({ IFD0: { Copyright: SECRET } })
        .jpeg()
        .toBuffer(),
    becomes: 201,
  },
  {
    name: 'a JPEG with a page of HTML behind its end',
    bytes: async () => Buffer.concat([await halves().jpeg().toBuffer(), Buffer.from(SCRIPT)]),
    becomes: 201,
  },
  { name: 'a PNG that says it is a JPEG', bytes: () => halves().png().toBuffer(), becomes: 201 },
  { name: 'a tower, much taller than wide', bytes: () => halves(400, 6000).jpeg().toBuffer(), becomes: 201 },
  { name: 'a picture at the limit of 24 megapixels', type: 'image/png', bytes: () => pngBomb(6000, 4000), becomes: 201 },
  { name: 'a picture of 25 megapixels', type: 'image/png', bytes: () => pngBomb(6250, 4000), becomes: 'TOO_MANY_PIXELS' },
  { name: 'a decompression bomb', type: 'image/png', bytes: () => pngBomb(60_000, 60_000), becomes: 'TOO_MANY_PIXELS' },
  {
    name: 'a photo of 8 MB',
    bytes: async () => Buffer.concat([await halves().jpeg().toBuffer(), Buffer.alloc(8 * 1024 * 1024)]),
    becomes: 'TOO_LARGE',
  },
  { name: 'a truncated JPEG', bytes: async () => (await halves(1600, 1200).jpeg().toBuffer()).subarray(0, 4000), becomes: 'UNREADABLE' },
  {
    name: 'a truncated PNG',
    type: 'image/png',
    bytes: async () => (await halves(1600, 1200).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 40_000),
    becomes: 'UNREADABLE',
  },
  {
    name: 'the first bytes of a PNG, and then a script',
    type: 'image/png',
    bytes: () => Buffer.concat([PNG_MARK, Buffer.from(SCRIPT)]),
    becomes: 'UNREADABLE',
  },
  { name: 'a single pixel', type: 'image/png', bytes: () => halves(1, 1).png().toBuffer(), becomes: 'TOO_SMALL' },
  { name: 'a strip of 100 by 30,000', type: 'image/png', bytes: () => halves(100, 30_000).png().toBuffer(), becomes: 'TOO_NARROW' },
  { name: 'a strip that lies', type: 'image/png', bytes: () => halves(12_000, 300).png().toBuffer(), becomes: 'TOO_NARROW' },
  {
    name: 'a strip that is turned upright',
    bytes: () => halves(2200, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    becomes: 201,
  },
  { name: 'an empty file', bytes: () => Buffer.alloc(0), becomes: 'EMPTY' },
  { name: 'a script called a picture', bytes: () => Buffer.from(SCRIPT), becomes: 'UNSUPPORTED_TYPE' },
  {
    name: 'an SVG',
    type: 'image/svg+xml',
    bytes: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500">${SCRIPT}</svg>`),
    becomes: 'UNSUPPORTED_TYPE',
  },
  {
    name: 'an SVG that is packed',
    type: 'image/svg+xml',
    bytes: () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    becomes: 'UNSUPPORTED_TYPE',
  },
  {
    name: 'a GIF that is a script as well',
    type: 'image/gif',
    bytes: () => Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`),
    becomes: 'UNSUPPORTED_TYPE',
  },
  { name: 'a real GIF', type: 'image/gif', bytes: () => halves().gif().toBuffer(), becomes: 'UNSUPPORTED_TYPE' },
  { name: 'a TIFF', type: 'image/tiff', bytes: () => halves().tiff().toBuffer(), becomes: 'UNSUPPORTED_TYPE' },
  {
    name: 'a HEIC of a phone',
    type: 'image/heic',
    bytes: () => Buffer.concat([ftyp('heic', 'mif1', 'heic'), Buffer.alloc(400)]),
    becomes: 'HEIC',
  },
  {
    name: 'an AVIF by its first bytes alone',
    type: 'image/avif',
    bytes: () => Buffer.concat([ftyp('avif', 'mif1', 'miaf'), Buffer.alloc(400)]),
    becomes: 'UNREADABLE',
  },
  { name: 'a PDF called a picture', bytes: () => Buffer.from('%PDF-1.7\n1 0 obj'), becomes: 'UNSUPPORTED_TYPE' },
  { name: 'a page of HTML, said to be one', type: 'text/html', bytes: () => Buffer.from(SCRIPT), becomes: 'UNSUPPORTED_TYPE' },
  {
    name: 'a photo in a form, as other sites could send it',
    type: 'multipart/form-data; boundary=x',
    bytes: () => halves().jpeg().toBuffer(),
    becomes: 'UNSUPPORTED_TYPE',
  },
];

/** An animation with three frames. */
async function animation(): Promise<Buffer> {
  const page = (background: string) => ({ create: { width: 200, height: 200, channels: 3 as const, background } });
  return sharp([page('#e02020'), page('#20e020'), page('#2020e0')].map((input) => input) as never, { join: { animated: true } })
    .webp()
    .toBuffer();
}

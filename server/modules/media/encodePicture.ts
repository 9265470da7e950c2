import type { OutputInfo, Sharp } from 'sharp';
import { MAX_UPLOAD_PIXELS, MIN_UPLOAD_SIDE } from '#schema/rules/limits.ts';
import { LARGEST_PICTURE_WIDTH, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#schema/rules/pictures.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { pictureKind } from './pictureKind.ts';
import { UploadRefused } from './uploadRefusal.ts';

/** One of a picture's encoded files, with the suffix of its name. */
interface EncodedFile {
  width: PictureWidth;
  format: PictureFormat;
  bytes: Buffer;
}

interface EncodedPicture extends Pick<PictureDoc, 'width' | 'height' | 'dominantColor'> {
  files: EncodedFile[];
}

/** Maximum ratio of height to width; taller pictures are stored narrower. */
const TALLEST = 2;
/** From this EXIF orientation upwards, the picture is stored rotated by 90 degrees. */
const ROTATED_FROM = 5;
const TIMEOUT_SECONDS = 20;
/** Qualities for AVIF and WebP; the second pair is for pictures whose files would otherwise be too large, such as noise. */
const QUALITIES = [
  { avif: 58, webp: 80 },
  { avif: 25, webp: 30 },
] as const;
const AVIF_EFFORT = 2;
/** Maximum total bytes of a picture's files; most pictures need a tenth of this. */
export const MAX_ENCODED_BYTES = 1.5 * 2 ** 20;
/** Background for transparent pictures. */
const PAPER = '#ffffff';

/**
 * Re-encodes a picture and discards everything else in the upload: location, camera data, further pages, trailing data. Throws
 * UploadRefused, before decoding if the header suffices. The pixels are charged before decoding.
 */
export async function encodePicture(bytes: Buffer, charge: (pixels: number) => Promise<void>): Promise<EncodedPicture> {
  const kind = checkKind(bytes);
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error', pages: 1 });
  await charge(await checkHeader(sharp(bytes, { limitInputPixels: false, pages: 1 }), kind));
  const { data, info } = await decode(open().timeout({ seconds: TIMEOUT_SECONDS }));
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const files = await encodeFiles((width) => sharp(data, raw).resize({ width, withoutEnlargement: true }));
  const { dominant } = await sharp(data, raw).stats();
  return { files, width: info.width, height: info.height, dominantColor: hexOf(dominant) };
}

async function encodeFiles(resized: (width: number) => Sharp): Promise<EncodedFile[]> {
  for (const quality of QUALITIES) {
    const files: EncodedFile[] = [];
    let size = 0;
    for (const width of PICTURE_WIDTHS.toReversed()) {
      const avif = await resized(width).avif({ quality: quality.avif, effort: AVIF_EFFORT }).toBuffer();
      const webp = await resized(width).webp({ quality: quality.webp }).toBuffer();
      files.push({ width, format: 'avif', bytes: avif }, { width, format: 'webp', bytes: webp });
      size += avif.length + webp.length;
      if (size > MAX_ENCODED_BYTES) break;
    }
    if (size <= MAX_ENCODED_BYTES) return files;
  }
  throw new UploadRefused('TOO_DETAILED');
}

function checkKind(bytes: Buffer): string {
  if (bytes.length === 0) throw new UploadRefused('EMPTY');
  const kind = pictureKind(bytes);
  if (kind === null) throw new UploadRefused('UNSUPPORTED_TYPE');
  if (kind === 'heic') throw new UploadRefused('HEIC');
  return kind;
}

/** Number of pixels; reads only the header. */
async function checkHeader(picture: Sharp, kind: string): Promise<number> {
  const { format, width, height, orientation = 1 } = await picture.metadata().catch(refuseUnreadable);
  if (format !== (kind === 'avif' ? 'heif' : kind)) throw new UploadRefused('UNREADABLE');
  if (width * height > MAX_UPLOAD_PIXELS) throw new UploadRefused('TOO_MANY_PIXELS');
  if (Math.min(width, height) < MIN_UPLOAD_SIDE) throw new UploadRefused('TOO_SMALL');
  if (shorterSide(orientation < ROTATED_FROM ? { width, height } : { width: height, height: width }) < MIN_UPLOAD_SIDE) {
    throw new UploadRefused('TOO_NARROW');
  }
  return width * height;
}

/** The shorter side of an upright picture at the largest size. */
function shorterSide({ width, height }: { width: number; height: number }): number {
  const widest = LARGEST_PICTURE_WIDTH;
  return Math.min(width, height) * Math.min(1, widest / width, (widest * TALLEST) / height);
}

/** Pixels at the largest size, rotated upright, in sRGB. */
function decode(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  const width = LARGEST_PICTURE_WIDTH;
  return picture
    .autoOrient()
    .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
}

/** Decoder errors are caused by the file; their messages are discarded because they may quote it. */
function refuseUnreadable(): never {
  throw new UploadRefused('UNREADABLE');
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

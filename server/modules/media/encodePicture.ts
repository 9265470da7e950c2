import type { OutputInfo, Sharp } from 'sharp';
import { MAX_UPLOAD_PIXELS, MIN_UPLOAD_SIDE } from '#schema/rules/limits.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { UploadRefused } from './uploadRefusal.ts';

/** Accepted picture formats. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const BRAND_LENGTH = 4;
const BRANDS_FROM = 8;

/** File format by magic bytes, whatever its name: "heic" for the format of one maker's phones, null for anything else. */
function pictureKind(bytes: Buffer): PictureKind | 'heic' | null {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp';
  if (textAt(bytes, 4) !== 'ftyp') return null;
  const brands = brandsOf(bytes);
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => /^(?:he(?:ic|ix|im|is|vc|vx)|mif1|msf1)$/.test(brand)) ? 'heic' : null;
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}

function textAt(bytes: Buffer, from: number): string {
  return bytes.toString('latin1', from, from + BRAND_LENGTH);
}

/** Brands in the first box of an ISO media file; the version between the first and the others is not a brand. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.length, bytes.readUInt32BE(0), 128);
  const brands: string[] = [];
  for (let at = BRANDS_FROM; at + BRAND_LENGTH <= end; at += BRAND_LENGTH) if (at !== 12) brands.push(textAt(bytes, at));
  return brands;
}

/** Stored widths of a picture, largest first. */
export const UPLOAD_WIDTHS = [960, 640, 320] as const;
export const UPLOAD_FORMATS = ['avif', 'webp'] as const;

/** An encoded file of a picture, by the suffix of its name. */
interface EncodedFile {
  width: (typeof UPLOAD_WIDTHS)[number];
  format: (typeof UPLOAD_FORMATS)[number];
  bytes: Buffer;
}

interface EncodedPicture extends Pick<PictureDoc, 'width' | 'height' | 'dominantColor'> {
  files: EncodedFile[];
}

/** Largest ratio of height to width; a taller picture is stored narrower. */
const TALLEST = 2;
/** From this EXIF orientation on, the picture is stored rotated by 90 degrees. */
const LYING_FROM = 5;
const TIMEOUT_SECONDS = 20;
/** Qualities of AVIF and WebP: a picture whose files would be too large, such as noise, gets the second. */
const QUALITIES = [
  { avif: 58, webp: 80 },
  { avif: 25, webp: 30 },
] as const;
const AVIF_EFFORT = 2;
/** Upper bound of all files of a picture in bytes; most have a tenth of it. */
export const MAX_ENCODED_BYTES = 1.5 * 2 ** 20;
/** Background of transparent pictures. */
const PAPER = '#ffffff';

/**
 * Encodes a picture anew and retains nothing else of the upload: no location, no camera, no second page, no data behind its end. Throws
 * UploadRefused, before decoding where the first bytes and the header suffice.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const kind = checkKind(bytes);
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error', pages: 1 });
  await checkHeader(sharp(bytes, { limitInputPixels: false, pages: 1 }), kind);
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
    for (const width of UPLOAD_WIDTHS) {
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

/** Reads the header only. */
async function checkHeader(picture: Sharp, kind: string): Promise<void> {
  const { format, width, height, orientation = 1 } = await picture.metadata().catch(refuseUnreadable);
  if (format !== (kind === 'avif' ? 'heif' : kind)) throw new UploadRefused('UNREADABLE');
  if (width * height > MAX_UPLOAD_PIXELS) throw new UploadRefused('TOO_MANY_PIXELS');
  if (Math.min(width, height) < MIN_UPLOAD_SIDE) throw new UploadRefused('TOO_SMALL');
  if (shorterSide(orientation < LYING_FROM ? { width, height } : { width: height, height: width }) < MIN_UPLOAD_SIDE) {
    throw new UploadRefused('TOO_NARROW');
  }
}

/** The shorter side of an upright picture at the largest size. */
function shorterSide({ width, height }: { width: number; height: number }): number {
  const [widest] = UPLOAD_WIDTHS;
  return Math.min(width, height) * Math.min(1, widest / width, (widest * TALLEST) / height);
}

/** Pixels at the largest size, upright, in sRGB. */
function decode(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  const [width] = UPLOAD_WIDTHS;
  return picture
    .autoOrient()
    .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
}

/** Any decoder error is the file's fault; its message is dropped because it may quote the file. */
function refuseUnreadable(): never {
  throw new UploadRefused('UNREADABLE');
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

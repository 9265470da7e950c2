/** Accepted picture formats. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const BRAND_LENGTH = 4;
const BRANDS_FROM = 8;

/** File format by magic bytes: a PictureKind, "heic", or null for anything else. */
export function pictureKind(bytes: Buffer): PictureKind | 'heic' | null {
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

/** Brands in the first box of an ISO media file. Skips the version after the first brand. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.length, bytes.readUInt32BE(0), 128);
  const brands: string[] = [];
  for (let at = BRANDS_FROM; at + BRAND_LENGTH <= end; at += BRAND_LENGTH) if (at !== 12) brands.push(textAt(bytes, at));
  return brands;
}

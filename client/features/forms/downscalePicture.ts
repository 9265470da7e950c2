import { MAX_UPLOAD_BYTES } from '#schema/rules/limits.ts';

/** Maximum size of a file that can be chosen. */
export const MAX_CHOSEN_BYTES = 25 * 1024 * 1024;
/** Maximum number of pixels to decode. */
export const MAX_CHOSEN_PIXELS = 50_000_000;

const LARGE_BYTES = 1024 * 1024;
/** Longest side after scaling down; larger than any size that the server stores. */
const LONGEST_SIDE = 2400;
/** JPEG and WebP qualities, tried in order until the file is small enough. */
const QUALITIES = [0.9, 0.75, 0.6];
const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a picture cannot be scaled down. */
export type DownscaleError = 'unreadable' | 'tooManyPixels';

/**
 * Scales down a large photo before it is uploaded, applying its EXIF orientation. Returns small files unchanged, as well as unreadable ones
 * within the upload limit, which the server validates.
 */
export async function downscalePicture(file: Blob): Promise<Blob | DownscaleError> {
  if (file.size <= LARGE_BYTES && ACCEPTED_TYPES.includes(file.type)) return file;
  const picture = await decoded(file);
  if (picture === null) return file.size > MAX_UPLOAD_BYTES ? 'unreadable' : file;
  try {
    if (picture.width * picture.height > MAX_CHOSEN_PIXELS) return 'tooManyPixels';
    const lighter = await encoded(drawn(picture), file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
    if (lighter === null) return file.size > MAX_UPLOAD_BYTES ? 'unreadable' : file;
    return lighter.size < file.size || !ACCEPTED_TYPES.includes(file.type) ? lighter : file;
  } finally {
    picture.close();
  }
}

async function decoded(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const share = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Encodes a picture to fit the upload limit; null if impossible. Browsers that cannot write WebP write PNG, which keeps transparency. */
async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob !== null && blob.size <= MAX_UPLOAD_BYTES) return blob;
  }
  return type === 'image/jpeg' ? null : encoded(canvas, 'image/jpeg');
}

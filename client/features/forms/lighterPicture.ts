import { MAX_UPLOAD_BYTES } from '#schema/rules/limits.ts';

/** The largest file that is made smaller here, in bytes. */
export const MAX_CHOSEN_BYTES = 25 * 1024 * 1024;
/** The most pixels that are, width times height. */
export const MAX_CHOSEN_PIXELS = 50_000_000;

const LARGE_BYTES = 1024 * 1024;
/** More than the marketplace keeps of any picture. */
const LONGEST_SIDE = 2400;
/** Each is tried when the one before makes a file that is too large. */
const QUALITIES = [0.9, 0.75, 0.6];
const TAKEN_AS_IT_IS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a picture cannot be made smaller: the browser cannot read it, or it has more pixels than a device can be asked for. */
export type PictureTrouble = 'unreadable' | 'tooManyPixels';

/**
 * A large photo with as many pixels as the marketplace keeps, turned as the camera held it, so that it goes up on a slow line, too. A file that
 * is small goes as it is, and so does one that the browser cannot read, as long as the marketplace takes its size: the marketplace says what it is.
 */
export async function lighterPicture(file: Blob): Promise<Blob | PictureTrouble> {
  if (file.size <= LARGE_BYTES && TAKEN_AS_IT_IS.includes(file.type)) return file;
  const picture = await decoded(file);
  if (picture === null) return file.size > MAX_UPLOAD_BYTES ? 'unreadable' : file;
  try {
    if (picture.width * picture.height > MAX_CHOSEN_PIXELS) return 'tooManyPixels';
    const lighter = await encoded(drawn(picture), file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
    if (lighter === null) return file.size > MAX_UPLOAD_BYTES ? 'unreadable' : file;
    return lighter.size < file.size || !TAKEN_AS_IT_IS.includes(file.type) ? lighter : file;
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
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Small enough for the marketplace; null when it cannot be. A browser that does not write WebP gives PNG, which keeps what is clear. */
async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob !== null && blob.size <= MAX_UPLOAD_BYTES) return blob;
  }
  return type === 'image/jpeg' ? null : encoded(canvas, 'image/jpeg');
}

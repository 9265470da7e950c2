import { MIN_UPLOAD_SIDE } from '#schema/rules/limits.ts';

/** A part of a picture, in hundredths of its width and height. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So many times as long as wide a picture may be: on the screen nobody could choose a part of a longer one. */
export const MOST_TIMES_AS_LONG = 8;
const QUALITY = 0.9;
const PERCENT = 100;

/** Cuts a part out of a picture, at most `maxWidth` pixels wide. PNG stays PNG, so that what is clear stays clear; all else becomes JPEG. */
export function cropPicture(
  image: HTMLImageElement,
  part: PicturePart,
  { maxWidth, type }: { maxWidth: number; type: string },
): Promise<Blob | null> {
  const [width, height] = [(image.naturalWidth * part.width) / PERCENT, (image.naturalHeight * part.height) / PERCENT];
  const scale = Math.min(1, maxWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const [left, top] = [(image.naturalWidth * part.x) / PERCENT, (image.naturalHeight * part.y) / PERCENT];
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type === 'image/png' ? 'image/png' : 'image/jpeg', QUALITY));
}

/** Whether nothing that the marketplace takes can be cut out of a picture. */
export function isTooNarrow(width: number, height: number, aspect: number): boolean {
  const cutWidth = Math.min(width, height * aspect);
  return Math.min(cutWidth, cutWidth / aspect) < MIN_UPLOAD_SIDE || Math.max(width, height) > Math.min(width, height) * MOST_TIMES_AS_LONG;
}

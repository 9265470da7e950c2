import { MIN_UPLOAD_SIDE } from '#schema/rules/limits.ts';

/** Crop area, as percentages of the picture's width and height. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Maximum ratio of the longer to the shorter side; beyond it, a crop cannot be selected on screen. */
export const MAX_SIDE_RATIO = 8;
const QUALITY = 0.9;
const PERCENT = 100;

/** Crops a picture and scales it down to `maxWidth` pixels. A PNG stays a PNG to preserve transparency; other types become JPEG. */
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

/** Whether every possible crop would be too small for the server, or the picture exceeds MAX_SIDE_RATIO. */
export function isTooNarrow(width: number, height: number, aspect: number): boolean {
  const cutWidth = Math.min(width, height * aspect);
  return Math.min(cutWidth, cutWidth / aspect) < MIN_UPLOAD_SIDE || Math.max(width, height) > Math.min(width, height) * MAX_SIDE_RATIO;
}

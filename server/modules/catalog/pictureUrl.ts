import type { PictureDoc } from '#server/store/documents/shared.ts';

/** Key prefix of uploaded pictures. */
const UPLOADED = 'up_';

/** URL path of a picture file; `width` is "W" followed by pixels. */
export function pictureUrl({ key }: PictureDoc, width: string, format: string): string {
  const folder = key.startsWith(UPLOADED) ? 'uploads' : 'pictures';
  return `/${folder}/${encodeURIComponent(key)}-${width.slice(1)}.${format}`;
}

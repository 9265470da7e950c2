import type { PictureDoc } from '#server/store/documents/shared.ts';

/** How keys of pictures begin that somebody uploaded. */
const UPLOADED = 'up_';

/** The address of one file of a picture; `width` is "W" and the pixels. */
export function pictureUrl({ key }: PictureDoc, width: string, format: string): string {
  const folder = key.startsWith(UPLOADED) ? 'uploads' : 'pictures';
  return `/${folder}/${encodeURIComponent(key)}-${width.slice(1)}.${format}`;
}

import type { PictureDoc } from '#server/store/documents/shared.ts';

/** The address of one file of a picture; `width` is "W" and the pixels. */
export function pictureUrl({ key }: PictureDoc, width: string, format: string): string {
  return `/pictures/${encodeURIComponent(key)}-${width.slice(1)}.${format}`;
}

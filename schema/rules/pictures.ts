/** Picture files: each picture is stored in these widths and formats, as `<key>-<width>.<format>`. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const LARGEST_PICTURE_WIDTH = PICTURE_WIDTHS[2];
/** Format supported by every browser, at a medium width. */
export const DEFAULT_PICTURE = { width: 640, format: 'webp' } as const satisfies { width: PictureWidth; format: PictureFormat };

/** Key prefix of uploaded pictures. */
export const UPLOADED_PREFIX = 'up_';

const FILE_NAME = new RegExp(`^(.+)-(?:${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);

export function pictureFileName(key: string, width: PictureWidth, format: PictureFormat): string {
  return `${key}-${width}.${format}`;
}

/** Parses the key and format from a file name or path; returns null for other names. */
export function parsePictureFile(name: string): { key: string; format: PictureFormat } | null {
  const [, key, extension] = FILE_NAME.exec(name) ?? [];
  const format = PICTURE_FORMATS.find((known) => known === extension);
  return key === undefined || format === undefined ? null : { key, format };
}

/** URL path of a picture's file. */
export function pictureUrl(
  key: string,
  width: PictureWidth = DEFAULT_PICTURE.width,
  format: PictureFormat = DEFAULT_PICTURE.format,
): string {
  return `/${key.startsWith(UPLOADED_PREFIX) ? 'uploads' : 'pictures'}/${pictureFileName(encodeURIComponent(key), width, format)}`;
}

import {
  DEFAULT_PICTURE,
  PICTURE_WIDTHS,
  parsePictureFile,
  pictureFileName,
  type PictureFormat,
  type PictureWidth,
} from '#schema/rules/pictures.ts';
import { hideIfBroken } from './hideIfBroken.ts';

/** The API's `Image`; `url` may point to any of its sizes. */
export interface PictureData {
  url: string;
  alt: string;
  width: number;
  height: number;
  dominantColor: string;
  ground?: string | null;
}

export interface PictureProps {
  image: Pick<PictureData, 'url' | 'alt' | 'width' | 'height'>;
  /** HTML `sizes` attribute. */
  sizes: string;
  /** Loads eagerly; used for the first row and for heroes. */
  isEager?: boolean;
  /** Uses an empty `alt`, for pictures next to their title. */
  isDecorative?: boolean;
  className?: string;
}

/** Responsive picture as AVIF, WebP or a fallback. Its width and height prevent layout shifts. */
export function Picture({ image, sizes, isEager = false, isDecorative = false, className }: PictureProps) {
  const sources = pictureSources(image.url);
  const img = (
    <img
      className={className}
      src={sources?.fallback ?? image.url}
      alt={isDecorative ? '' : image.alt}
      width={image.width}
      height={image.height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding={isEager ? 'auto' : 'async'}
      ref={hideIfBroken}
      // React suspends transitions for eager images that have no load handler.
      onLoad={isEager ? ignore : undefined}
      onError={({ currentTarget }) => hideIfBroken(currentTarget)}
    />
  );
  if (!sources) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {img}
    </picture>
  );
}

function ignore(): void {}

const IN_A_FOLDER = /\/(?:pictures|uploads)\//;

/** Derives the source sets from a stored picture's URL; null for other URLs, which are used unchanged. */
export function pictureSources(url: string) {
  const [path = '', query] = url.split(/(?=\?)/, 2);
  const file = IN_A_FOLDER.test(path) ? parsePictureFile(path) : null;
  if (file === null) return null;
  const fileUrl = (width: PictureWidth, format: PictureFormat) => pictureFileName(file.key, width, format) + (query ?? '');
  const set = (format: PictureFormat) => PICTURE_WIDTHS.map((width) => `${fileUrl(width, format)} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: fileUrl(DEFAULT_PICTURE.width, DEFAULT_PICTURE.format) };
}

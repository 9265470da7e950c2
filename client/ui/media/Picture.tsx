import {
  DEFAULT_PICTURE,
  PICTURE_WIDTHS,
  parsePictureFile,
  pictureFileName,
  type PictureFormat,
  type PictureWidth,
} from '#schema/rules/pictures.ts';
import { hideIfBroken } from './hideIfBroken.ts';

/** The API's `Image`; `url` is any of its sizes. */
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
  /** `sizes` of the picture. */
  sizes: string;
  /** First row and hero: loaded eagerly. */
  isEager?: boolean;
  /** Beside its title: empty `alt`. */
  isDecorative?: boolean;
  className?: string;
}

/** Responsive picture in the best format and width; fixed dimensions prevent layout shift. */
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
      // In transitions React suspends on eager images without a load handler.
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

/** Source sets derived from one URL of a picture; null for other URLs, which are used unchanged. */
export function pictureSources(url: string) {
  const [path = '', query] = url.split(/(?=\?)/, 2);
  const file = IN_A_FOLDER.test(path) ? parsePictureFile(path) : null;
  if (file === null) return null;
  const fileUrl = (width: PictureWidth, format: PictureFormat) => pictureFileName(file.key, width, format) + (query ?? '');
  const set = (format: PictureFormat) => PICTURE_WIDTHS.map((width) => `${fileUrl(width, format)} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: fileUrl(DEFAULT_PICTURE.width, DEFAULT_PICTURE.format) };
}

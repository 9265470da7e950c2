import {
  DEFAULT_PICTURE,
  PICTURE_WIDTHS,
  parsePictureFile,
  pictureFileName,
  type PictureFormat,
  type PictureWidth,
} from '#schema/rules/pictures.ts';
import { hideIfBroken } from './hideIfBroken.ts';

/** What the API's `Image` tells of a picture; `url` is any one of its sizes. */
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
  /** How wide it is shown, as `sizes` wants it. */
  sizes: string;
  /** The first row and the hero: fetched at once instead of when scrolled near. */
  isEager?: boolean;
  /** Beside its own title a picture says nothing new. */
  isDecorative?: boolean;
  className?: string;
}

/** A picture in the best format and width for the place; never moves the page, as its measures are always known. */
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
      // In a transition React waits for pictures that nobody listens to: the page must not.
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

/** The files of a picture, derived from the address of one; null for an address of another form, which is shown as it is. */
export function pictureSources(url: string) {
  const [path = '', query] = url.split(/(?=\?)/, 2);
  const file = IN_A_FOLDER.test(path) ? parsePictureFile(path) : null;
  if (file === null) return null;
  const fileUrl = (width: PictureWidth, format: PictureFormat) => pictureFileName(file.key, width, format) + (query ?? '');
  const set = (format: PictureFormat) => PICTURE_WIDTHS.map((width) => `${fileUrl(width, format)} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: fileUrl(DEFAULT_PICTURE.width, DEFAULT_PICTURE.format) };
}

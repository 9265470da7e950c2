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

const WIDTHS = [320, 640, 960] as const;
const MADE = /^(.*\/(?:pictures|uploads)\/.+)-(?:320|640|960)\.(?:avif|webp)(\?.*)?$/;

interface PictureSources {
  avif: string;
  webp: string;
  fallback: string;
}

/**
 * Every picture of the shop is made in three widths and two formats under one name, so one address tells the others.
 * Null for an address of another shape: it is shown as it is.
 */
export function pictureSources(url: string): PictureSources | null {
  const match = MADE.exec(url);
  if (!match) return null;
  const [, name, query = ''] = match;
  const set = (format: 'avif' | 'webp') => WIDTHS.map((width) => `${name}-${width}.${format}${query} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: `${name}-640.webp${query}` };
}

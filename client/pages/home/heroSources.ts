import type { Theme } from '#client/config/themes.ts';

export interface HeroSource {
  media: string | undefined;
  type: string;
  srcSet: string;
}

const PHONE = '(max-width: 767.98px)';
const NIGHT = '(prefers-color-scheme: dark)';

/** A hero's scene is made wider than other pictures, and once more for phones, with a composition of its own (`<name>-phone`). */
const WIDTHS = [768, 1280, 1920] as const;
const PHONE_WIDTHS = [480, 716] as const;

/**
 * The pictures of one hero: by day and by night, wide and for phones. In the chosen light only that picture is offered; with
 * "system" the device chooses. Addresses are those of any size of the pictures.
 */
export function heroSources(day: string, night: string | null, theme: Theme): HeroSource[] {
  const lights: { url: string; media: string[] }[] =
    night === null || theme === 'light'
      ? [{ url: day, media: [] }]
      : theme === 'dark'
        ? [{ url: night, media: [] }]
        : [
            { url: night, media: [NIGHT] },
            { url: day, media: [] },
          ];
  return [
    ...lights.flatMap(({ url, media }) => formats(`${nameOf(url)}-phone`, PHONE_WIDTHS, [PHONE, ...media])),
    ...lights.flatMap(({ url, media }) => formats(nameOf(url), WIDTHS, media)),
  ];
}

/** What a browser without `<picture>` gets. */
export function heroFallback(url: string): string {
  return `${nameOf(url)}-${WIDTHS[1]}.webp`;
}

/** The address without width and format. */
function nameOf(url: string): string {
  return url.replace(/-\d+\.(?:avif|webp)(?:\?.*)?$/, '');
}

function formats(name: string, widths: readonly number[], media: string[]): HeroSource[] {
  const query = media.length > 0 ? media.join(' and ') : undefined;
  return (['avif', 'webp'] as const).map((format) => ({
    media: query,
    type: `image/${format}`,
    srcSet: widths.map((width) => `${name}-${width}.${format} ${width}w`).join(', '),
  }));
}

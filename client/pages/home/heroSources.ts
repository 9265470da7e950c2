import type { Theme } from '#client/config/themes.ts';

export interface HeroSource {
  media: string | undefined;
  type: string;
  srcSet: string;
}

/** Here the words stand over or beside the narrow composition (`<name>-phone`); the wide one needs more room. */
const NARROW = '(max-width: 1279.98px)';
const NIGHT = '(prefers-color-scheme: dark)';

/** A hero's scene is made wider than other pictures, and once more as a narrow composition. */
const WIDTHS = [768, 1280, 1920] as const;
const NARROW_WIDTHS = [480, 716] as const;

/**
 * The pictures of one hero: by day and by night, wide and narrow. In the chosen light only that picture is offered; with "system" the
 * device chooses. Addresses are those of any size of the pictures.
 */
export function heroSources(day: string, night: string | null, theme: Theme): HeroSource[] {
  const lights = lightsOf(day, night, theme);
  return [
    ...lights.flatMap(({ url, media }) => formats(`${nameOf(url)}-phone`, NARROW_WIDTHS, [NARROW, ...media])),
    ...lights.flatMap(({ url, media }) => formats(nameOf(url), WIDTHS, media)),
  ];
}

/** The smallest wide pictures: their empty left third is the ground that the scene stands on. */
export function heroGrounds(day: string, night: string | null, theme: Theme): HeroSource[] {
  return lightsOf(day, night, theme).flatMap(({ url, media }) => formats(nameOf(url), [WIDTHS[0]], media));
}

/** What a browser without `<picture>` gets. */
export function heroFallback(url: string): string {
  return `${nameOf(url)}-${WIDTHS[1]}.webp`;
}

function lightsOf(day: string, night: string | null, theme: Theme): { url: string; media: string[] }[] {
  const byDay = { url: day, media: [] };
  if (night === null || theme === 'light') return [byDay];
  return theme === 'dark' ? [{ url: night, media: [] }] : [{ url: night, media: [NIGHT] }, byDay];
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

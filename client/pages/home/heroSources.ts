import type { Theme } from '#client/config/themes.ts';

export interface HeroSource {
  media: string | undefined;
  type: string;
  srcSet: string;
}

/** Viewports that get the narrow composition (`<name>-phone`), because the wide one does not leave enough space for the text there. */
const NARROW = '(max-width: 1279.98px)';
const NIGHT = '(prefers-color-scheme: dark)';

/** Heroes have an additional, larger width and a narrow composition. */
const WIDTHS = [768, 1280, 1920] as const;
const NARROW_WIDTHS = [480, 716] as const;

/**
 * A hero's `<source>` elements: light and dark, wide and narrow. A chosen theme only has its own picture; with "system", a media query
 * decides. `day` and `night` are URLs of files of any width.
 */
export function heroSources(day: string, night: string | null, theme: Theme): HeroSource[] {
  const lights = lightsOf(day, night, theme);
  return [
    ...lights.flatMap(({ url, media }) => formats(`${nameOf(url)}-phone`, NARROW_WIDTHS, [NARROW, ...media])),
    ...lights.flatMap(({ url, media }) => formats(nameOf(url), WIDTHS, media)),
  ];
}

/** The smallest wide files. Their empty left third forms the background behind the scene. */
export function heroGrounds(day: string, night: string | null, theme: Theme): HeroSource[] {
  return lightsOf(day, night, theme).flatMap(({ url, media }) => formats(nameOf(url), [WIDTHS[0]], media));
}

/** `src` for browsers without `<picture>`. */
export function heroFallback(url: string): string {
  return `${nameOf(url)}-${WIDTHS[1]}.webp`;
}

function lightsOf(day: string, night: string | null, theme: Theme): { url: string; media: string[] }[] {
  const byDay = { url: day, media: [] };
  if (night === null || theme === 'light') return [byDay];
  return theme === 'dark' ? [{ url: night, media: [] }] : [{ url: night, media: [NIGHT] }, byDay];
}

/** The URL without its width and format. */
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

import { describe, expect, test } from 'vitest';
import { heroFallback, heroGrounds, heroSources } from '#client/pages/home/heroSources.ts';

const DAY = '/pictures/hero-1-day-640.webp';
const NIGHT = '/pictures/hero-1-night-640.webp';
const NARROW = '(max-width: 1279.98px)';
const DARK = '(prefers-color-scheme: dark)';
const offered = (night: string | null, theme: 'light' | 'dark' | 'system') =>
  heroSources(DAY, night, theme)
    .filter(({ type }) => type === 'image/avif')
    .map(({ media, srcSet }) => [media, /hero-1-[a-z-]+(?=-\d)/.exec(srcSet)?.[0]]);

describe('hero pictures', () => {
  test('are offered in widths of 768, 1280 and 1920 px', () => {
    expect(heroSources(DAY, null, 'light').map(({ srcSet }) => srcSet)).toContain(
      '/pictures/hero-1-day-768.avif 768w, /pictures/hero-1-day-1280.avif 1280w, /pictures/hero-1-day-1920.avif 1920w',
    );
    expect(heroFallback(DAY)).toBe('/pictures/hero-1-day-1280.webp');
  });

  test('have a background made from the smallest wide picture of the same theme', () => {
    expect(heroGrounds(DAY, NIGHT, 'dark').map(({ srcSet }) => srcSet)).toEqual([
      '/pictures/hero-1-night-768.avif 768w',
      '/pictures/hero-1-night-768.webp 768w',
    ]);
  });

  test('match the chosen light or dark theme', () => {
    expect(offered(NIGHT, 'light')).toEqual([
      [NARROW, 'hero-1-day-phone'],
      [undefined, 'hero-1-day'],
    ]);
    expect(offered(NIGHT, 'dark')).toEqual([
      [NARROW, 'hero-1-night-phone'],
      [undefined, 'hero-1-night'],
    ]);
  });

  test('follow the device if no theme is chosen, with the dark sources first', () => {
    expect(offered(NIGHT, 'system')).toEqual([
      [`${NARROW} and ${DARK}`, 'hero-1-night-phone'],
      [NARROW, 'hero-1-day-phone'],
      [DARK, 'hero-1-night'],
      [undefined, 'hero-1-day'],
    ]);
  });

  test('use the day picture in the dark theme if there is no night picture', () => {
    expect(offered(null, 'dark')).toEqual([
      [NARROW, 'hero-1-day-phone'],
      [undefined, 'hero-1-day'],
    ]);
  });
});

import { tiled } from '#seed/artwork/garments/patterns/tile.ts';

/** Vertical stripes, which are rotated on sleeves. */
export const stripes = (color: string, step = 14, width = 4.6, turn = 0, opacity = 0.88): string =>
  tiled(
    'stripes',
    step,
    step,
    `<rect x="0" y="-1" width="${width}" height="${step + 2}" fill="${color}" opacity="${opacity}"/>`,
    `rotate(${turn})`,
  );

/** Kain pelikat: broad checks crossed by fine lines. */
export const pelikatChecks = (dark: string, pale: string, accent: string, step = 92, turn = 0): string =>
  tiled(
    'pelikat',
    step,
    step,
    `<rect width="${step * 0.42}" height="${step}" fill="${dark}" opacity=".5"/><rect width="${step}" height="${step * 0.42}" fill="${dark}" opacity=".5"/>${[
      0.5, 0.56, 0.86,
    ]
      .map(
        (t) =>
          `<rect x="${step * t}" width="2.600" height="${step}" fill="${pale}" opacity=".85"/><rect y="${step * t}" width="${step}" height="2.600" fill="${pale}" opacity=".85"/>`,
      )
      .join(
        '',
      )}<rect x="${step * 0.7}" width="4" height="${step}" fill="${accent}" opacity=".85"/><rect y="${step * 0.7}" width="${step}" height="4" fill="${accent}" opacity=".85"/>`,
    `rotate(${turn})`,
  );

/** A tartan with soft overlaps, for wool. */
export const tartan = (dark: string, pale: string, accent: string, step = 120): string =>
  tiled(
    'tartan',
    step,
    step,
    `<g opacity=".5"><rect width="${step * 0.34}" height="${step}" fill="${dark}"/><rect width="${step}" height="${step * 0.34}" fill="${dark}"/></g><g opacity=".55"><rect x="${step * 0.62}" width="${step * 0.1}" height="${step}" fill="${pale}"/><rect y="${step * 0.62}" width="${step}" height="${step * 0.1}" fill="${pale}"/></g><g opacity=".75"><rect x="${step * 0.47}" width="3.500" height="${step}" fill="${accent}"/><rect y="${step * 0.47}" width="${step}" height="3.500" fill="${accent}"/><rect x="${step * 0.84}" width="3.500" height="${step}" fill="${accent}"/><rect y="${step * 0.84}" width="${step}" height="3.500" fill="${accent}"/></g>`,
  );

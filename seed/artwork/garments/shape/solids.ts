import type { Relief } from '#seed/artwork/garments/renderer/part.ts';

/** Relief of a ball. Its centre and radius are in units. */
export const ball =
  (cx: number, cy: number, radius: number): Relief =>
  (_across, _down, x, y) =>
    Math.sqrt(Math.max(0, radius * radius - (x - cx) ** 2 - (y - cy) ** 2)) * 0.96;

/** Relief of several balls, used for beads. */
export const balls = (centres: readonly (readonly [number, number])[], radius: number): Relief => {
  const cell = radius * 2;
  const grid = new Map<string, (readonly [number, number])[]>();
  for (const centre of centres) {
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const key = `${Math.floor(centre[0] / cell) + dx},${Math.floor(centre[1] / cell) + dy}`;
        grid.set(key, [...(grid.get(key) ?? []), centre]);
      }
    }
  }
  return (_across, _down, x, y) => {
    let square = 0;
    for (const [cx, cy] of grid.get(`${Math.floor(x / cell)},${Math.floor(y / cell)}`) ?? [])
      square = Math.max(square, radius * radius - (x - cx) ** 2 - (y - cy) ** 2);
    return Math.sqrt(square) * 0.9;
  };
};

/** Relief of an upright cylinder between two sides of the part. */
export const cylinder =
  (radius: number): Relief =>
  (across) =>
    radius * Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2)) * 0.9;

/** A circle as an SVG fragment. */
export const disc = (cx: number, cy: number, radius: number): string => `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="#fff"/>`;

/** A ring of a given thickness. */
export const ring = (cx: number, cy: number, rx: number, ry: number, width: number, turn = 0): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-width="${width}" transform="rotate(${turn} ${cx} ${cy})"/>`;

/** Chain links along the given points, seen alternately from the side and from the front. */
export function chain(point: (t: number) => readonly [number, number], links: number, size = 7): string {
  return Array.from({ length: links }, (_, i) => {
    const [x, y] = point(i / (links - 1));
    const [nx, ny] = point(Math.min(1, (i + 0.5) / (links - 1)));
    const [px, py] = point(Math.max(0, (i - 0.5) / (links - 1)));
    const turn = (Math.atan2(ny - py, nx - px) * 180) / Math.PI;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size}" ry="${i % 2 ? size * 0.34 : size * 0.62}" fill="none" stroke="#fff" stroke-width="${size * 0.44}" transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
}

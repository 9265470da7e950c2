/** Seeded noise, so that every run produces the same picture. */

/** A pseudo-random number for a grid cell, 0 to 1. */
export function cellRandom(x: number, y: number): number {
  let n = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise from -1 to 1, with a period of one unit. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = smooth(x - xi);
  const fy = smooth(y - yi);
  const a = cellRandom(xi, yi);
  const b = cellRandom(xi + 1, yi);
  const c = cellRandom(xi, yi + 1);
  const d = cellRandom(xi + 1, yi + 1);
  return (a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy) * 2 - 1;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

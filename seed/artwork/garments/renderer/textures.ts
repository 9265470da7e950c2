import { cellRandom, noise } from '#seed/artwork/garments/renderer/noise.ts';

/** A material's relief texture: the height at a point, with both in units of the 800 × 1000 drawing. */
export type Texture = (x: number, y: number) => number;

/** Noise rotated against the pixel grid, because aligned noise looks like a maze. */
const turned = (x: number, y: number, frequency: number): number => noise((x * 0.8 - y * 0.6) * frequency, (x * 0.6 + y * 0.8) * frequency);

export const plain: Texture = () => 0;
export const linen: Texture = (x, y) => 0.2 * noise(x * 0.75, y * 0.09) + 0.2 * noise(x * 0.09 + 9, y * 0.75) + 0.1 * turned(x, y, 0.1);
export const cotton: Texture = (x, y) => 0.1 * turned(x, y, 0.75) + 0.12 * turned(x, y, 0.07);
export const canvas: Texture = (x, y) =>
  0.16 * Math.sin(x * 1.05 + noise(x * 0.05, y * 0.2)) * Math.sin(y * 1.05) +
  0.14 * noise(x * 0.6, y * 0.08) +
  0.12 * noise(x * 0.08, y * 0.6);
export const silk: Texture = (x, y) => {
  const [u, v] = [x * 0.97 - y * 0.24, x * 0.24 + y * 0.97];
  return 0.034 * noise(u * 0.7, v * 0.13) + 0.022 * noise(u * 0.17 + 40, v * 0.62);
};
export const woodGrain: Texture = (x, y) => 0.07 * noise(x * 0.05 + noise(x * 0.01, y * 0.02), y * 0.55) + 0.05 * noise(x * 0.02, y * 0.16);
export const satin: Texture = (x, y) => 0.4 * silk(x, y);
export const crepe: Texture = (x, y) => 0.09 * turned(x, y, 0.5) + 0.06 * turned(y, x, 0.9);
export const wool: Texture = (x, y) => 0.13 * turned(x, y, 0.9) + 0.12 * turned(y, x, 0.55) + 0.1 * turned(x, y, 0.16);
export const velvet: Texture = (x, y) => 0.14 * turned(x, y, 0.85) + 0.5 * turned(x, y, 0.035) + 0.2 * turned(y, x, 0.12);
export const fleece: Texture = (x, y) => 0.2 * turned(x, y, 0.48) + 0.12 * turned(y, x, 0.9);
export const denim: Texture = (x, y) => 0.2 * Math.sin((x + y) * 1.15) + 0.18 * turned(x, y, 0.62) + 0.2 * noise(x * 0.22, y * 0.03);
export const pique: Texture = (x, y) => 0.22 * Math.sin(x * 0.95) * Math.sin(y * 0.95) + 0.08 * turned(x, y, 0.5);
export const leather: Texture = (x, y) => 0.1 * turned(x, y, 0.26) + 0.09 * turned(y, x, 0.55) + 0.12 * turned(x, y, 0.05);
export const pebbled: Texture = (x, y) => 0.3 * turned(x, y, 0.24) + 0.14 * turned(y, x, 0.6);
export const suede: Texture = (x, y) => 0.18 * turned(x, y, 0.85) + 0.3 * turned(x, y, 0.1);
export const mesh: Texture = (x, y) =>
  0.5 * Math.max(0, Math.sin(x * 0.8)) * Math.max(0, Math.sin(y * 0.8 + (Math.floor((x * 0.8) / Math.PI) % 2) * 1.57));

/** Vertical ribs. */
export const ribs =
  (spacing: number, depth = 1): Texture =>
  (x) =>
    depth * Math.sin((x / spacing) * Math.PI * 2);
/** Horizontal ribs. */
export const courses =
  (spacing: number, depth = 1): Texture =>
  (_x, y) =>
    depth * Math.sin((y / spacing) * Math.PI * 2);

/** Rows of knitted stitches, each of which is a pair of slanted legs. */
export const knit =
  (stitch: number, depth = 1): Texture =>
  (x, y) => {
    const across = x / stitch;
    const leg = Math.abs(across - Math.floor(across) - 0.5) * 2;
    const down = y / (stitch * 0.72) + leg * 0.62;
    const along = 2 * (down - Math.floor(down)) - 1;
    const over = 2 * leg - 1;
    return depth * stitch * 0.16 * Math.sqrt(Math.max(0, 1 - along * along * 0.9)) * (1 - over * over * 0.75);
  };

/** A plain weave of strips. */
export const weave =
  (strip: number, depth = 2.6): Texture =>
  (x, y) => {
    const gx = Math.floor(x / strip);
    const gy = Math.floor(y / strip);
    const fx = x / strip - gx - 0.5;
    const fy = y / strip - gy - 0.5;
    return (gx + gy) & 1 ? depth * (1 - 4 * fx * fx) * (1 - 2 * fy * fy) : depth * (1 - 4 * fy * fy) * (1 - 2 * fx * fx);
  };

/** A diagonal plain weave, like that of pandan and mengkuang. */
export const diagonalWeave = (strip: number, depth = 2.2): Texture => {
  const straight = weave(strip, depth);
  return (x, y) => straight((x + y) * 0.7071 + 4000, (x - y) * 0.7071 + 4000) + 0.1 * noise((x + y) * 0.6, (x - y) * 0.1);
};

/** Sequins: small discs, each tilted differently. */
export const sequins =
  (size: number, tilt = 0.55): Texture =>
  (x, y) => {
    const row = Math.floor(y / (size * 0.82));
    const shift = (row & 1) * 0.5;
    const column = Math.floor(x / size + shift);
    const fx = x / size + shift - column - 0.5;
    const fy = y / (size * 0.82) - row - 0.5;
    const edge = Math.max(0, fx * fx + fy * fy - 0.16) * size * 1.2;
    return size * tilt * ((cellRandom(column, row) - 0.5) * fx + (cellRandom(column + 77, row + 31) - 0.5) * fy) - edge;
  };

import { noise } from '#seed/artwork/garments/renderer/noise.ts';
import type { Relief } from '#seed/artwork/garments/renderer/part.ts';

/**
 * Relief for the irregular waves in hanging fabric.
 * @param waves number of waves
 * @param height height at the hem, in units
 * @param growth exponent with which the waves grow downwards; 0 for a constant height
 * @param seed seed for the random variation
 */
export function drape(waves: number, height: number, growth = 1, seed = 0): Relief {
  return (across, down) => {
    const wander = across + 0.05 * noise(across * 3 + seed, down * 1.6 + seed) + 0.015 * noise(seed + 4, down * 4);
    const phase = wander * waves * Math.PI * 2;
    const tall = height * down ** growth * (0.65 + 0.5 * noise(across * waves * 0.9 + seed * 3, seed + 0.3));
    return tall * (Math.sin(phase) + 0.28 * Math.sin(phase * 2.1 + seed));
  };
}

/** Limits a relief to the lower part, for fabric that is held tight further up. */
export const startingAt =
  (share: number, relief: Relief): Relief =>
  (across, down, x, y) =>
    down <= share ? 0 : relief(across, (down - share) / (1 - share), x, y);

export const together =
  (...reliefs: readonly Relief[]): Relief =>
  (across, down, x, y) =>
    reliefs.reduce((sum, relief) => sum + relief(across, down, x, y), 0);

/** Relief of soft dents, for fabric that lies on a table. */
export const dents =
  (size: number, height: number, seed = 0): Relief =>
  (_across, _down, x, y) =>
    height * (noise(x / size + seed, y / size + seed * 2) + 0.4 * noise((x * 2.3) / size, (y * 2.1) / size + seed));

import { noise } from '#seed/artwork/garments/renderer/noise.ts';
import type { Relief } from '#seed/artwork/garments/renderer/part.ts';

/**
 * Uneven waves of hanging cloth across the width.
 * @param waves how many
 * @param height of the waves at the hem, in units
 * @param growth power with which they grow downwards, 0 is the same all the way
 * @param seed another number, another fall
 */
export function drape(waves: number, height: number, growth = 1, seed = 0): Relief {
  return (across, down) => {
    const wander = across + 0.05 * noise(across * 3 + seed, down * 1.6 + seed) + 0.015 * noise(seed + 4, down * 4);
    const phase = wander * waves * Math.PI * 2;
    const tall = height * down ** growth * (0.65 + 0.5 * noise(across * waves * 0.9 + seed * 3, seed + 0.3));
    return tall * (Math.sin(phase) + 0.28 * Math.sin(phase * 2.1 + seed));
  };
}

/** Starts a relief lower down, for cloth that is held tight above. */
export const startingAt =
  (share: number, relief: Relief): Relief =>
  (across, down, x, y) =>
    down <= share ? 0 : relief(across, (down - share) / (1 - share), x, y);

/** Two reliefs at once. */
export const together =
  (...reliefs: readonly Relief[]): Relief =>
  (across, down, x, y) =>
    reliefs.reduce((sum, relief) => sum + relief(across, down, x, y), 0);

/** Soft dents of cloth that lies on a table. */
export const dents =
  (size: number, height: number, seed = 0): Relief =>
  (_across, _down, x, y) =>
    height * (noise(x / size + seed, y / size + seed * 2) + 0.4 * noise((x * 2.3) / size, (y * 2.1) / size + seed));

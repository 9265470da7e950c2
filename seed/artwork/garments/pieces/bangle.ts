import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { ring } from '#seed/artwork/garments/shape/solids.ts';

/** A broad bangle on its edge, seen slightly from the side. */
export function bangle(color: string): Garment {
  const [cx, cy] = [386, 580];
  const steps = Array.from({ length: 15 }, (_, i) => ring(cx + i * 4, cy - i * 1.1, 218, 238, 15)).join('');
  return {
    pose: 'standing',
    parts: [
      { shape: ring(cx + 58, cy - 16, 216, 236, 20), color: darker(color, 0.66), fabric: 'metal', dome: [[4, 9]], cast: null },
      {
        shape: steps,
        color: darker(color, 0.9),
        fabric: 'metal',
        dome: [
          [10, 14],
          [26, 22],
        ],
        cast: null,
      },
      {
        shape: ring(cx, cy, 218, 238, 19),
        color: lighter(color, 0.12),
        fabric: 'metal',
        dome: [[4, 11]],
        cast: { dx: 4, dy: 3, blur: 5, opacity: 0.36 },
      },
    ],
  };
}

/** Stacked bangles, lying. */
export function bangleStack(color: string, count = 3): Garment {
  const parts: Part[] = [];
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [400 + (i % 2 ? 16 : -10), 700 - i * 62];
    const wall = Array.from({ length: 12 }, (_, k) => ring(cx, cy - k * 4, 250, 96, 11)).join('');
    parts.push(
      {
        shape: wall,
        color: darker(color, 0.88),
        fabric: 'metal',
        dome: [
          [9, 12],
          [22, 16],
        ],
        texture: i === 1 ? (x, y) => 1.5 * Math.sin(x / 6 + y / 5) : undefined,
        cast: i ? { dx: 5, dy: 10, blur: 8, opacity: 0.4 } : null,
      },
      { shape: ring(cx, cy - 48, 250, 96, 13), color: lighter(color, 0.14), fabric: 'metal', dome: [[3.6, 8]], cast: null },
    );
  }
  return { pose: 'standing', parts };
}

import type { Round } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';

type Point = readonly [number, number];

/** The side of a pack that carries print. */
export interface Surface {
  /** The position in the drawing of a point of the unrolled label. */
  place(x: number, y: number): Point;
  /** The horizontal position on the unrolled label of a point of the drawing. */
  unroll(x: number): number;
}

export const flat: Surface = { place: (x, y) => [x, y], unroll: (x) => x };

/** The wall of an upright, round body seen from slightly above. Print narrows towards its sides. */
export function around({ cx, rx, ry }: Round): Surface {
  const limit = (share: number): number => Math.max(-0.98, Math.min(0.98, share));
  return {
    place(x, y) {
      const turn = (x - cx) / rx;
      return [cx + rx * Math.sin(turn), y + ry * Math.cos(turn)];
    },
    unroll: (x) => cx + rx * Math.asin(limit((x - cx) / rx)),
  };
}

/** A side whose horizontal lines rise or fall by `slope` and whose verticals lean by `lean`, about the point (x0, y0). */
export function leaning(x0: number, y0: number, slope: number, lean = 0): Surface {
  return { place: (x, y) => [x + (y - y0) * lean, y + (x - x0) * slope], unroll: (x) => x };
}

/** A flat side that is turned by `degrees` about the point (x0, y0). */
export function turned(x0: number, y0: number, degrees: number): Surface {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { place: (x, y) => [x0 + (x - x0) * cos - (y - y0) * sin, y0 + (x - x0) * sin + (y - y0) * cos], unroll: (x) => x };
}

/** A film that bulges: horizontal lines sag by `sag` in the middle of the span from `left` to `right`. */
export function sagging(left: number, right: number, sag: number): Surface {
  return {
    place(x, y) {
      const t = (2 * (x - left)) / (right - left) - 1;
      return [x, y + sag * (1 - t * t)];
    },
    unroll: (x) => x,
  };
}

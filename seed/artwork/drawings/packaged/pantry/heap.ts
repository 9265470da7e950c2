import type { Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

/** Draws a morsel at a point. `turn` is in degrees; `i` is the morsel's index, counted from the back. */
type Morsel = (x: number, y: number, turn: number, i: number) => string;

interface Heap {
  cx: number;
  /** The lowest point of the heap. */
  base: number;
  width: number;
  height: number;
  count: number;
}

/** A mound of morsels on the ground, drawn from the top and back towards the front. */
export function heap(s: Sketch, { cx, base, width, height, count }: Heap, morsel: Morsel): string {
  const places = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const y = base - height * (1 - t);
    const half = (width / 2) * (0.12 + 0.88 * Math.sin(Math.min(1, t * 1.18 + 0.04) * Math.PI * 0.5)) * (t > 0.88 ? 1 - (t - 0.88) * 2.4 : 1);
    return { x: cx + (((i * 0.618034) % 1) * 2 - 1 + (s.random() - 0.5) * 0.3) * half * 0.92, y };
  });
  return places.map(({ x, y }, i) => morsel(x, y, s.random() * 360, i)).join('');
}

/** Morsels that fill a rectangle behind a window or glass, drawn row by row from the back. */
export function filling(s: Sketch, left: number, top: number, right: number, bottom: number, step: number, morsel: Morsel): string {
  const out: string[] = [];
  const rows = Math.ceil((bottom - top) / (step * 0.8));
  for (let row = 0; row <= rows; row++)
    for (let x = left + (row % 2) * step * 0.5; x <= right; x += step)
      out.push(morsel(x + (s.random() - 0.5) * step * 0.4, top + row * step * 0.8 + (s.random() - 0.5) * step * 0.3, s.random() * 360, out.length));
  return out.join('');
}

/** The small, soft shadow that a morsel casts on those below it. */
export function under(s: Sketch, x: number, y: number, rx: number, ry: number, ink = '#1E0E02', opacity = 0.28): string {
  const [red, green, blue] = [1, 3, 5].map((i) => parseInt(ink.slice(i, i + 2), 16));
  const shade = (alpha: number): string => `rgba(${red},${green},${blue},${alpha.toFixed(2)})`;
  const fill = s.radial([shade(opacity * 1.7), shade(opacity * 1.5), shade(opacity * 0.7), shade(0)], 0.5, 0.5, 0.5);
  return `<ellipse cx="${(x + rx * 0.14).toFixed(1)}" cy="${(y + ry * 0.36).toFixed(1)}" rx="${(rx * 1.14).toFixed(1)}" ry="${(ry * 1.16).toFixed(1)}" fill="${fill}"/>`;
}

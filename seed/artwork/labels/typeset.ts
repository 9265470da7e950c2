import { capHeight, outlineOf, type Face, type Stroke } from '#seed/artwork/labels/faces.ts';
import type { Surface } from '#seed/artwork/labels/surfaces.ts';

interface Line {
  text: string;
  face: Face;
  /** The anchor on the unrolled label: the start, middle or end of the baseline. */
  x: number;
  y: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  tracking?: number;
}

/** The width of a text at size 1. */
export function widthOf(text: string, face: Face, tracking = 0): number {
  return outlineOf(text, face, tracking).width;
}

/** A line of type as path data on a surface. */
export function lineOn(surface: Surface, { text, face, x, y, size, anchor = 'middle', tracking = 0 }: Line): string {
  const { width, strokes } = outlineOf(text, face, tracking);
  const start = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width * size;
  const at = ([px, py]: readonly [number, number]): string => {
    const [qx, qy] = surface.place(start + px * size, y + py * size);
    return `${qx.toFixed(1)} ${qy.toFixed(1)}`;
  };
  return strokes.map(({ kind, points }: Stroke) => `${kind}${points.map(at).join(' ')}`).join('');
}

/** A text broken into lines at the largest size that fits. */
export interface Fitted {
  lines: string[];
  size: number;
  /** Distance between baselines. */
  leading: number;
  /** Height from the first line's capitals to the last baseline. */
  height: number;
}

interface Fit {
  width: number;
  height: number;
  face: Face;
  tracking?: number;
  /** At most 3. */
  maxLines?: number;
  maxSize?: number;
}

/** Breaks a text between words so that it fills the box without overflowing it. */
export function fit(text: string, { width, height, face, tracking = 0, maxLines = 3, maxSize = 60 }: Fit): Fitted {
  const cap = capHeight[face];
  const step = cap + 0.28;
  let best: Fitted | null = null;
  for (const lines of breaks(text.split(' '), maxLines)) {
    const widest = Math.max(...lines.map((line) => widthOf(line, face, tracking)));
    const size = Math.min(maxSize, width / widest, height / (cap + (lines.length - 1) * step));
    // A further line must gain a tenth of the size.
    if (!best || size > best.size * (lines.length > best.lines.length ? 1.1 : 1)) {
      best = { lines, size, leading: size * step, height: size * (cap + (lines.length - 1) * step) };
    }
  }
  return best ?? { lines: [], size: 0, leading: 0, height: 0 };
}

/** Every way to break words into up to `max` lines, fewest lines first. */
function breaks(words: string[], max: number): string[][] {
  const found: string[][] = [[words.join(' ')]];
  for (let i = 1; max > 1 && i < words.length; i++) found.push([words.slice(0, i).join(' '), words.slice(i).join(' ')]);
  for (let i = 1; max > 2 && i < words.length - 1; i++) {
    for (let k = i + 1; k < words.length; k++) found.push([words.slice(0, i).join(' '), words.slice(i, k).join(' '), words.slice(k).join(' ')]);
  }
  return found;
}

/** A fitted text centred on `x` or starting there, from the top of the capitals at `top`. */
export function block(surface: Surface, { lines, size, leading }: Fitted, face: Face, x: number, top: number, anchor: 'start' | 'middle' = 'middle', tracking = 0): string {
  return lines.map((text, i) => lineOn(surface, { text, face, x, y: top + size * capHeight[face] + i * leading, size, anchor, tracking })).join('');
}

/** A closed rectangle of the unrolled label as path data on a surface. */
export function panelOn(surface: Surface, left: number, top: number, right: number, bottom: number): string {
  const steps = Array.from({ length: 9 }, (_, i) => left + ((right - left) * i) / 8);
  const at = (x: number, y: number): string => surface.place(x, y).map((v) => v.toFixed(1)).join(' ');
  return `M${steps.map((x) => at(x, top)).join('L')}L${[...steps].reverse().map((x) => at(x, bottom)).join('L')}Z`;
}

/** A circle of the unrolled label as path data on a surface. */
export function discOn(surface: Surface, cx: number, cy: number, r: number): string {
  const steps = Array.from({ length: 28 }, (_, i) => (i / 28) * 2 * Math.PI);
  return `M${steps.map((a) => surface.place(cx + r * Math.cos(a), cy + r * Math.sin(a)).map((v) => v.toFixed(1)).join(' ')).join('L')}Z`;
}

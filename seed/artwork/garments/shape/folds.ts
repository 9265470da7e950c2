/** Where a fold is widest: in its middle or at its start. */
type Taper = 'both' | 'start' | 'end';

interface FoldShape {
  /** Horizontal offset of the middle, in units. */
  bend?: number;
  width?: number;
  taper?: Taper;
}

const POINTS = 18;

const tapers: Record<Taper, (t: number) => number> = {
  both: (t) => Math.sin(Math.PI * t),
  start: (t) => (1 - t) ** 0.9 * Math.min(1, t * 8 + 0.4),
  end: (t) => t ** 0.9 * Math.min(1, (1 - t) * 8 + 0.4),
};

/**
 * A fold between two points, drawn as a grey lens: a ridge is lighter than mid grey, a hollow darker.
 * @param height from -1 (hollow) to 1 (ridge)
 */
export function fold(from: readonly [number, number], to: readonly [number, number], height: number, shape: FoldShape = {}): string {
  const { bend = 0, width = 20, taper = 'both' } = shape;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const [cx, cy] = [(from[0] + to[0]) / 2 + nx * bend, (from[1] + to[1]) / 2 + ny * bend];
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= POINTS; i++) {
    const t = i / POINTS;
    const x = (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * cx + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * cy + t * t * to[1];
    const half = width * 0.5 * tapers[taper](t) + 0.2;
    left.push(`${(x + nx * half).toFixed(1)},${(y + ny * half).toFixed(1)}`);
    right.unshift(`${(x - nx * half).toFixed(1)},${(y - ny * half).toFixed(1)}`);
  }
  return `<polygon points="${[...left, ...right].join(' ')}" fill="${grey(height)}"/>`;
}

/** Mirrors folds about the centre line. */
export const mirroredFolds = (folds: string): string => `${folds}<g transform="translate(800 0) scale(-1 1)">${folds}</g>`;

/** An engraved (negative) or raised line. */
export const seam = (path: string, width = 2, height = -0.8): string =>
  `<path d="${path}" fill="none" stroke="${grey(height)}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A thread on the fabric. */
export const stitches = (path: string, color: string, width = 1.5, opacity = 0.75): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="6 4.500" opacity="${opacity}" stroke-linecap="round"/>`;

function grey(height: number): string {
  const value = Math.round(128 + 127 * Math.max(-1, Math.min(1, height)));
  return `rgb(${value},${value},${value})`;
}

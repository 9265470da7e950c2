/** Three shades of one material, from lit to shaded. */
export type Tones = readonly [light: string, mid: string, dark: string];

export interface Sketch {
  /** The shaded body of an outline, lit from the upper left. */
  solid(outline: string, tones: Tones, options?: { depth?: number; rim?: number; transform?: string; inside?: string }): string;
  /** A shaded ellipse. It is cheaper than `solid` when there are many small shapes. */
  ball(cx: number, cy: number, rx: number, ry: number, tones: Tones, rotate?: number): string;
  /** A linear gradient from upper left to lower right, or along the given axis. */
  gradient(stops: readonly string[], axis?: 'diagonal' | 'down' | 'across'): string;
  /** A radial gradient. The light's centre is given in fractions of the shape. */
  radial(stops: readonly string[], cx?: number, cy?: number, r?: number): string;
  /** Clips shapes to an outline. */
  within(outline: string, shapes: string): string;
  /** Blurs shapes. The radius is given in the drawing's units. */
  soft(radius: number, shapes: string): string;
  /** A blurred highlight. */
  glint(cx: number, cy: number, rx: number, ry: number, rotate?: number, opacity?: number): string;
  /** A seeded pseudo-random number from 0 to 1. */
  random: () => number;
  /** The finished drawing. */
  svg(shapes: string): string;
}

/** Starts a drawing on a square of 320 × 320. */
export function createSketch(seed = 7): Sketch {
  const defs: string[] = [];
  const filters = new Map<number, string>();
  const names = new Map<string, string>();
  let state = seed;
  const id = (): string => `d${defs.length}`;
  const define = (make: (name: string) => string): string => {
    const known = names.get(make(''));
    if (known) return known;
    const name = id();
    names.set(make(''), name);
    defs.push(make(name));
    return name;
  };
  const stopList = (stops: readonly string[]): string =>
    stops.map((color, i) => `<stop offset="${(i / Math.max(1, stops.length - 1)).toFixed(3)}" stop-color="${color}"/>`).join('');
  const blur = (radius: number): string => {
    let name = filters.get(radius);
    if (!name) {
      name = define((n) => `<filter id="${n}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${radius}"/></filter>`);
      filters.set(radius, name);
    }
    return name;
  };
  const clip = (outline: string): string => define((n) => `<clipPath id="${n}"><path d="${outline}"/></clipPath>`);

  const sketch: Sketch = {
    solid(outline, [light, mid, dark], { depth = 18, rim = 0.3, transform = '', inside = '' } = {}) {
      const shift = (k: number): string => `translate(${(-depth * k).toFixed(1)} ${(-depth * k * 1.15).toFixed(1)})`;
      return `<g${transform ? ` transform="${transform}"` : ''}><g clip-path="url(#${clip(outline)})"><path d="${outline}" fill="${dark}"/>
<path d="${outline}" fill="${mid}" transform="${shift(0.55)}" filter="url(#${blur(depth * 0.55)})"/>
<path d="${outline}" fill="${light}" opacity=".9" transform="${shift(1.7)}" filter="url(#${blur(depth)})"/>${inside}
<path d="${outline}" fill="none" stroke="${dark}" stroke-width="${depth * 0.5}" opacity="${rim}" filter="url(#${blur(depth * 0.3)})"/>
<path d="${outline}" fill="none" stroke="${light}" stroke-width="${depth * 0.24}" opacity=".3" transform="translate(${(-depth * 0.12).toFixed(1)} ${(-depth * 0.16).toFixed(1)})" filter="url(#${blur(depth * 0.2)})"/></g></g>`;
    },
    ball(cx, cy, rx, ry, tones, rotate = 0) {
      const fill = sketch.radial([tones[0], tones[1], tones[2]], 0.36, 0.3, 0.78);
      return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${rotate ? ` transform="rotate(${rotate} ${cx} ${cy})"` : ''}/>`;
    },
    gradient(stops, axis = 'diagonal') {
      const line = { diagonal: 'x1="0" y1="0" x2="1" y2="1"', down: 'x1="0" y1="0" x2="0" y2="1"', across: 'x1="0" y1="0" x2="1" y2="0"' }[axis];
      return `url(#${define((n) => `<linearGradient id="${n}" ${line}>${stopList(stops)}</linearGradient>`)})`;
    },
    radial(stops, cx = 0.36, cy = 0.3, r = 0.8) {
      return `url(#${define((n) => `<radialGradient id="${n}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`)})`;
    },
    within: (outline, shapes) => `<g clip-path="url(#${clip(outline)})">${shapes}</g>`,
    soft: (radius, shapes) => `<g filter="url(#${blur(radius)})">${shapes}</g>`,
    glint: (cx, cy, rx, ry, rotate = 0, opacity = 0.55) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${opacity}" transform="rotate(${rotate} ${cx} ${cy})" filter="url(#${blur(Math.max(1, Math.round(Math.min(rx, ry) * 4.5) / 10))})"/>`,
    random() {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    },
    svg: (shapes) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320"><defs>${defs.join('')}</defs>${shapes}</svg>`,
  };
  return sketch;
}

/** Path data for an ellipse, rotated by the given number of degrees. */
export function oval(cx: number, cy: number, rx: number, ry: number, rotate = 0): string {
  const turn = (rotate * Math.PI) / 180;
  const dx = rx * Math.cos(turn);
  const dy = rx * Math.sin(turn);
  const arc = (x: number, y: number): string => `A${rx} ${ry} ${rotate} 1 0 ${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${(cx - dx).toFixed(1)} ${(cy - dy).toFixed(1)}${arc(cx + dx, cy + dy)}${arc(cx - dx, cy - dy)}Z`;
}

/** Path data for a smooth, closed outline through the given points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const n = points.length;
  const at = (i: number): readonly [number, number] => points[((i % n) + n) % n] ?? [0, 0];
  let d = `M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}`;
  for (let i = 0; i < n; i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6] as const;
    const c2 = [b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6] as const;
    d += `C${c1[0].toFixed(1)} ${c1[1].toFixed(1)} ${c2[0].toFixed(1)} ${c2[1].toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  }
  return `${d}Z`;
}

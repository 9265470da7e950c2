import type { Sketch, Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

/** Mixes two hex colours. The share of the second is from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const part = (color: string, i: number): number => parseInt(color.slice(1 + i * 2, 3 + i * 2), 16);
  return `#${[0, 1, 2]
    .map((i) => Math.round(part(from, i) * (1 - share) + part(to, i) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Gradient for an upright cylinder: a highlight at a third of its width, a dark right side, and reflected light at the right edge. */
export function barrel(s: Sketch, [light, mid, dark]: Tones): string {
  return s.gradient([mix(mid, dark, 0.3), mix(light, mid, 0.4), light, mix(light, mid, 0.4), mid, mix(mid, dark, 0.3), mix(mid, dark, 0.75), dark, mix(mid, dark, 0.6)], 'across');
}

/** An upright, round body seen slightly from above: its axis, half its width, and the curvature of its edges. */
export interface Round {
  cx: number;
  rx: number;
  ry: number;
}

/** The visible part of the wall between two heights, including the far edge at the top. */
export function wall({ cx, rx, ry }: Round, top: number, bottom: number): string {
  return `M${cx - rx} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${cx + rx} ${bottom}V${top}A${rx} ${ry} 0 0 0 ${cx - rx} ${top}Z`;
}

/** A band with curved edges round the wall. */
export function band({ cx, rx, ry }: Round, top: number, bottom: number): string {
  return `M${cx - rx} ${top}A${rx} ${ry} 0 0 0 ${cx + rx} ${top}V${bottom}A${rx} ${ry} 0 0 1 ${cx - rx} ${bottom}Z`;
}

/** A label that follows the curve of the wall. */
export function patch({ cx, rx, ry }: Round, left: number, right: number, top: number, bottom: number): string {
  const drop = (x: number): number => ry * Math.sqrt(Math.max(0, 1 - ((x - cx) / rx) ** 2));
  const steps = Array.from({ length: 13 }, (_, i) => left + ((right - left) * i) / 12);
  const at = (x: number, y: number): string => `${x.toFixed(1)} ${(y + drop(x)).toFixed(1)}`;
  return `M${steps.map((x) => at(x, top)).join('L')}L${[...steps].reverse().map((x) => at(x, bottom)).join('L')}Z`;
}

interface Vessel {
  cx: number;
  /** Half the width of the neck, and of the body. */
  neck: number;
  body: number;
  top: number;
  /** The heights at which the shoulder begins and at which it reaches the body's full width. */
  shoulder: readonly [number, number];
  bottom: number;
  /** Radius of the corners at the foot. */
  foot?: number;
}

/** The outline of a jar or bottle. */
export function vessel({ cx, neck, body, top, shoulder: [from, to], bottom, foot = 22 }: Vessel): string {
  const rise = (to - from) * 0.55;
  return `M${cx - neck} ${top}V${from}C${cx - neck} ${from + rise} ${cx - body} ${to - rise} ${cx - body} ${to}V${bottom - foot}C${cx - body} ${bottom - foot * 0.2} ${cx - body * 0.78} ${bottom} ${cx} ${bottom}C${cx + body * 0.78} ${bottom} ${cx + body} ${bottom - foot * 0.2} ${cx + body} ${bottom - foot}V${to}C${cx + body} ${to - rise} ${cx + neck} ${from + rise} ${cx + neck} ${from}V${top}Z`;
}

/** A lid or cap: a wall, optional fine ridges, and a top with a rolled edge. */
export function lid(s: Sketch, round: Round, top: number, height: number, tones: Tones, ridges = 0): string {
  const { cx, rx, ry } = round;
  const lines = Array.from({ length: ridges }, (_, i) => {
    const turn = (i + 0.5) / ridges;
    const x = cx - rx * Math.cos(turn * Math.PI);
    const drop = ry * Math.sin(turn * Math.PI);
    return `M${x.toFixed(1)} ${(top + drop + 3).toFixed(1)}V${(top + height + drop - 5).toFixed(1)}`;
  }).join('');
  return `<path d="${wall(round, top, top + height)}" fill="${barrel(s, tones)}"/>${lines && `<path d="${lines}" stroke="${tones[2]}" stroke-width="2.200" opacity=".45"/>`}<path d="${band(round, top + height - 5, top + height)}" fill="${tones[2]}" opacity=".35"/><ellipse cx="${cx}" cy="${top}" rx="${rx}" ry="${ry}" fill="${s.gradient([mix(tones[0], '#ffffff', 0.35), tones[0], tones[1]])}"/><ellipse cx="${cx}" cy="${top + ry * 0.08}" rx="${rx * 0.86}" ry="${ry * 0.82}" fill="${s.gradient([tones[1], tones[0], mix(tones[0], '#ffffff', 0.2)])}"/>${s.glint(cx - rx * 0.4, top - ry * 0.3, rx * 0.3, ry * 0.18, -6, 0.55)}${s.glint(cx - rx * 0.58, top + height * 0.55 + ry * 0.8, rx * 0.04 + 2, height * 0.3, 0, 0.6)}`;
}

/** Contents behind glass: pale at the edges, with a bright strip on the left, and dark at the base. */
export function glass(s: Sketch, outline: string, contents: string, tint = '#EEF3F0'): string {
  const rim = `<path d="${outline}" fill="none" stroke="#fff" stroke-width="13" opacity=".38"/><path d="${outline}" fill="none" stroke="#24302C" stroke-width="4" opacity=".16"/>`;
  const dusk = s.soft(10, `<path d="${outline}" fill="none" stroke="#1A1208" stroke-width="26" opacity=".28" transform="translate(9 -2)"/>`);
  return `<path d="${outline}" fill="${tint}" opacity=".9"/>${s.within(outline, `${contents}${dusk}${rim}`)}`;
}

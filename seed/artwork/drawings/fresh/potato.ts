import { createSketch, smooth, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

function eyes(s: Sketch): string {
  return Array.from({ length: 11 }, () => {
    const x = 60 + s.random() * 200;
    const y = 110 + s.random() * 130;
    return `<path d="M${x} ${y}q6 -5 13 0q-6 4 -13 0Z" fill="#8A5A26" opacity=".6"/><path d="M${x} ${y + 3}q6 4 13 0" stroke="#FFF0C8" stroke-width="1.5" fill="none" opacity=".6"/>`;
  }).join('');
}

/** A Holland potato. */
export function potato(): string {
  const s = createSketch(161);
  const outline = smooth([[40, 190], [60, 126], [128, 92], [206, 96], [270, 132], [286, 192], [250, 246], [170, 264], [88, 254]]);
  const dots = Array.from({ length: 90 }, () => `<circle cx="${44 + s.random() * 240}" cy="${96 + s.random() * 164}" r="${0.7 + s.random()}"/>`).join('');
  return s.svg(`${s.solid(outline, ['#F8E0A4', '#DDB262', '#96682A'], { depth: 24, inside: `<g fill="#8A5A26" opacity=".35">${dots}</g>${eyes(s)}` })}${s.glint(116, 128, 36, 12, -22, 0.45)}`);
}

/** A rounder potato. */
export function potatoRound(): string {
  const s = createSketch(162);
  const outline = smooth([[62, 186], [80, 114], [140, 80], [208, 88], [256, 140], [262, 206], [214, 256], [140, 264], [84, 240]]);
  return s.svg(`${s.solid(outline, ['#F4D898', '#D6A858', '#8E6026'], { depth: 24, inside: eyes(s) })}${s.glint(124, 120, 26, 12, -30, 0.45)}`);
}

/** A small, open jute sack with a rolled rim. It is empty, because potatoes are placed in it. */
export function juteSack(): string {
  const s = createSketch(163);
  const body = 'M52 116C34 170 36 250 58 288C84 306 236 306 262 288C284 250 286 170 268 116Z';
  const threads = `${Array.from({ length: 40 }, (_, i) => `<path d="M${30 + i * 6.6} 100Q${26 + i * 6.8} 200 ${34 + i * 6.4} 310" stroke="#7E5A2A" stroke-width="1.2" fill="none" opacity=".3"/>`).join('')}${Array.from({ length: 32 }, (_, i) => `<path d="M20 ${112 + i * 6.2}q140 ${8 + (i % 3)} 280 0" stroke="${i % 2 ? '#7E5A2A' : '#FFF0CC'}" stroke-width="1.2" fill="none" opacity=".3"/>`).join('')}`;
  const folds = s.soft(8, '<path d="M96 130C86 180 92 240 104 292M214 130C232 190 226 250 216 292" stroke="#5A3C16" stroke-width="12" fill="none" opacity=".35"/><path d="M130 140C124 190 128 250 134 290" stroke="#FFF3D6" stroke-width="12" fill="none" opacity=".4"/>');
  return s.svg(`${s.solid(body, ['#EBCF9C', '#C9A468', '#86612E'], { depth: 22, inside: threads + folds })}
${s.solid('M40 104C60 86 260 86 280 104C290 118 288 132 276 138C240 152 80 152 44 138C32 132 30 118 40 104Z', ['#F2DBAE', '#D2AE74', '#8E6834'], { depth: 10, inside: threads })}<path d="M112 206h96v52h-96Z" fill="#FFF9E8" opacity=".85"/><rect x="128" y="220" width="64" height="7" rx="3.500" fill="#7E5A2A" opacity=".75"/><rect x="138" y="236" width="44" height="5" rx="2.500" fill="#7E5A2A" opacity=".45"/>`);
}

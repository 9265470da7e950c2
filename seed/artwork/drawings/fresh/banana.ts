import { createSketch, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

const outer = 'M0 0C14 30 10 78 22 124C34 170 62 204 108 214C116 216 120 208 114 200C84 176 70 140 62 96C56 60 44 20 28 -6Z';

function finger(s: Sketch, x: number, y: number, rotate: number, scale: number): string {
  const facet = 'M8 6C26 50 28 110 52 156C66 182 88 200 112 208C84 208 46 184 28 130C18 92 18 40 8 6Z';
  const inside = `<path d="${facet}" fill="#D9970E" opacity=".45"/><g fill="#7A4A0A" opacity=".5">${[[40, 90], [48, 120], [36, 60], [60, 160], [30, 130], [74, 178]].map(([px = 0, py = 0]) => `<ellipse cx="${px}" cy="${py}" rx="${1 + s.random() * 2}" ry="${2 + s.random() * 3}"/>`).join('')}</g>`;
  const at = `translate(${x} ${y}) rotate(${rotate}) scale(${scale})`;
  return `${s.solid(outer, ['#FFE97A', '#F7C524', '#BE820E'], { depth: 13, transform: at, inside })}<g transform="${at}"><path d="M104 212c8 4 16 2 14 -6l-6 -8c-6 2 -10 8 -8 14Z" fill="#4A3410"/>${s.glint(40, 60, 4, 40, -12, 0.55)}<path d="M-3 2C-6 -14 -2 -26 6 -34L26 -30C22 -20 24 -12 29 -4Z" fill="${s.gradient(['#C9B84A', '#8A8A2A'], 'across')}"/></g>`;
}

/** A hand of bananas, its fingers fanned out. */
export function bananaComb(): string {
  const s = createSketch(61);
  const fingers = [-30, -17, -4, 9, 22].map((turn, i) => `${finger(s, 96 + i * 2, 72 - i * 3, turn, 1.12 - Math.abs(i - 2) * 0.03)}`);
  return s.svg(`${fingers.join('')}
<path d="M84 66C80 44 88 20 98 8L122 14C120 30 124 42 138 52C134 70 100 80 84 66Z" fill="${s.gradient(['#B4B24E', '#7E7A2C', '#4E4A18'])}"/><ellipse cx="110" cy="11" rx="12" ry="5" fill="#5A4A1E"/><path d="M94 26C90 40 90 50 94 60" stroke="#E3DE8A" stroke-width="5" opacity=".5" fill="none" stroke-linecap="round"/>`);
}

/** A half-peeled banana. */
export function bananaPeeled(): string {
  const s = createSketch(62);
  const flesh = 'M126 150C122 90 138 50 168 34C186 40 200 90 198 150Z';
  const base = 'M120 150C116 220 130 268 176 300L200 290C204 250 206 200 202 148C176 164 146 164 120 150Z';
  return s.svg(`<path d="M196 152C236 120 262 130 286 176C262 172 232 186 200 196Z" fill="${s.gradient(['#FFF3B8', '#F2CE5A', '#C9961E'])}"/>
${s.solid(flesh, ['#FFFDF0', '#FBEFC2', '#DDBE78'], { depth: 12 })}<path d="M160 40c-8 30 -10 70 -8 110" stroke="#E6CE8E" stroke-width="3" fill="none" opacity=".7"/>
${s.solid(base, ['#FFE97A', '#F7C524', '#BE820E'], { depth: 12 })}
<path d="M122 152C84 122 54 140 36 196C64 184 96 192 126 208Z" fill="${s.gradient(['#FFF6C6', '#F7DA6E', '#DDAA2A'])}"/><path d="M150 158C138 190 136 226 154 256C172 226 178 190 172 160Z" fill="${s.gradient(['#FFE97A', '#F0BC20'])}" opacity=".9"/><path d="M172 296l12 14 16 -8 0 -14Z" fill="#5A4414"/>`);
}

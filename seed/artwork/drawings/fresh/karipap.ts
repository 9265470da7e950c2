import { createSketch, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

const pastry = ['#FFDD92', '#E5A44A', '#95561A'] as const;

/** A karipap pusing: a half moon with rings in the pastry and a crimped edge. */
function puff(s: Sketch, x: number, y: number, rotate: number, k: number): string {
  const d = 'M-108 40C-112 -30 -60 -76 4 -76C66 -76 112 -28 110 40C70 58 -70 58 -108 40Z';
  const rings = Array.from({ length: 5 }, (_, i) => `<ellipse cx="${4 - i * 3}" cy="${2 - i * 4}" rx="${98 - i * 19}" ry="${66 - i * 13}" fill="none" stroke="#A8641E" stroke-width="3" opacity=".5"/><ellipse cx="${3 - i * 3}" cy="${-1 - i * 4}" rx="${96 - i * 19}" ry="${64 - i * 13}" fill="none" stroke="#FFF1C2" stroke-width="3" opacity=".55"/>`).join('');
  const crimps = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const px = -104 + t * 208;
    const py = 42 + Math.sin(t * Math.PI) * 13;
    return s.solid(`M${px - 12} ${py - 8}Q${px} ${py - 18} ${px + 12} ${py - 6}Q${px + 14} ${py + 10} ${px} ${py + 14}Q${px - 14} ${py + 8} ${px - 12} ${py - 8}Z`, pastry, { depth: 5 });
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${k})">${s.solid(d, pastry, { depth: 18, inside: rings })}${crimps}${s.glint(-40, -40, 26, 9, -34, 0.6)}</g>`;
}

/** A heap of three karipap. */
export function karipap(): string {
  const s = createSketch(531);
  const shade = (x: number, y: number): string => s.soft(8, `<ellipse cx="${x}" cy="${y}" rx="90" ry="40" fill="#3A1A04" opacity=".32"/>`);
  return s.svg(`${puff(s, 222, 132, 12, 0.78)}${puff(s, 96, 146, -14, 0.8)}${shade(160, 206)}${puff(s, 164, 220, 2, 0.98)}`);
}

/** A karipap broken open to show the curried potato. */
export function karipapOpen(): string {
  const s = createSketch(532);
  const cubes = Array.from({ length: 34 }, () => {
    const x = 96 + s.random() * 128;
    const y = 158 + s.random() * 62;
    const r = 8 + s.random() * 7;
    const color = s.random();
    const tones = color > 0.4 ? ['#FFDE6A', '#EBA92A'] : color > 0.16 ? ['#C9702A', '#8A3E12'] : ['#9CC25A', '#5E8E2E'];
    return `<rect x="${x - r / 2}" y="${y - r / 2}" width="${r * 1.3}" height="${r}" rx="3" fill="${s.gradient(tones)}" transform="rotate(${s.random() * 90} ${x} ${y})"/>`;
  }).join('');
  const mouth = 'M84 196C88 158 124 136 160 136S236 160 240 198C224 232 104 236 84 196Z';
  return s.svg(`<g transform="rotate(-4 160 180)">${s.solid('M40 210C36 130 92 84 160 84S286 132 280 212C262 264 64 268 40 210Z', pastry, { depth: 18 })}<path d="${mouth}" fill="#7A3A0E"/>${s.within(mouth, cubes)}<path d="${mouth}" fill="none" stroke="#FFE9B4" stroke-width="5"/><path d="M48 204q10 -20 22 0t22 2" stroke="#A8641E" stroke-width="4" fill="none" opacity=".5"/></g>${s.glint(106, 116, 34, 10, -34, 0.6)}`);
}

import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

/** The kernels of an upright cob that is 84 wide and ends at y = 250. */
function cob(s: Sketch): string {
  const outline = 'M160 26C190 40 206 90 206 150C206 200 196 240 160 262C124 240 114 200 114 150C114 90 130 40 160 26Z';
  const kernels: string[] = [];
  for (let row = 0; row < 20; row++) {
    const y = 40 + row * 11.4;
    const v = (y - 150) / 122;
    const half = 46 * Math.sqrt(Math.max(0.06, 1 - v * v));
    for (let k = -3; k <= 3; k++) {
      const turn = k * 0.42;
      const x = 160 + Math.sin(turn) * half;
      const w = (half * 0.42 * Math.cos(turn)) / 2 + 1.4;
      kernels.push(`<rect x="${(x - w).toFixed(1)}" y="${y - 5.5}" width="${(w * 2).toFixed(1)}" height="11" rx="${Math.min(w, 5)}" fill="${s.radial(['#FFF2A0', '#FBCB36', '#D08C10'], 0.35, 0.28, 0.85)}" stroke="#B9780C" stroke-width=".8" stroke-opacity=".6"/>`);
    }
  }
  const shade = s.soft(10, '<path d="M206 40C226 120 214 230 160 270C190 230 198 120 186 40Z" fill="#8A4E06" opacity=".6"/><ellipse cx="142" cy="110" rx="10" ry="60" fill="#fff" opacity=".35"/>');
  return s.solid(outline, ['#FFE070', '#F2B826', '#B97A0C'], { depth: 12, inside: kernels.join('') + shade, rim: 0.25 });
}

function husk(s: Sketch, d: string, dark: boolean): string {
  const lines = Array.from({ length: 9 }, (_, i) => `<path d="M160 306Q${60 + i * 26} 220 ${20 + i * 36} 90" stroke="${dark ? '#2E6A2A' : '#F2FAC8'}" stroke-width="1.8" fill="none" opacity=".35"/>`).join('');
  return s.solid(d, dark ? ['#A9D068', '#64A042', '#2E6A2A'] : ['#DDEFA0', '#9CC95A', '#4E8E36'], { depth: 14, inside: lines });
}

/** A cob of sweet corn with its husk drawn back. */
export function corn(): string {
  const s = createSketch(221);
  const silk = Array.from({ length: 12 }, (_, i) => `<path d="M160 34Q${150 + i * 2} 16 ${128 + i * 6} ${8 + s.random() * 12}" stroke="${i % 2 ? '#E9CF8A' : '#C99A4A'}" stroke-width="1.8" fill="none"/>`).join('');
  return s.svg(`${silk}${husk(s, 'M152 304C92 270 78 180 96 92C124 130 146 200 160 304Z', true)}${husk(s, 'M168 304C228 270 242 180 224 92C196 130 174 200 160 304Z', true)}${cob(s)}
${husk(s, 'M160 308C104 300 62 240 44 132C92 168 140 220 166 304Z', false)}${husk(s, 'M160 308C216 300 258 240 276 132C228 168 180 220 154 304Z', false)}${husk(s, 'M132 306C128 260 142 224 160 196C178 224 192 260 188 306Q160 316 132 306Z', false)}<path d="M146 300h28v14q-14 6 -28 0Z" fill="${s.gradient(['#D9E8A0', '#8AAE4A'], 'across')}"/>`);
}

/** A peeled cob cut in two, with the cut face visible. */
export function cornCut(): string {
  const s = createSketch(222);
  const ring = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2;
    return s.ball(160 + Math.cos(a) * 40, 262 + Math.sin(a) * 17, 10, 7, ['#FFF2A0', '#FBCB36', '#C98A10'], (a * 180) / Math.PI);
  }).join('');
  return s.svg(`${cob(s)}<path d="${oval(160, 262, 52, 24)}" fill="#E0A820"/>${ring}${s.solid(oval(160, 262, 31, 12), ['#FFFBEA', '#F3E7BE', '#CDB878'], { depth: 5 })}`);
}

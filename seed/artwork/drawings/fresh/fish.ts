import { createSketch, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A mackerel facing left, with its snout at (14, 160). */
function body(s: Sketch): string {
  const outline = 'M12 166C36 128 96 108 158 114C208 118 246 138 272 154L272 170C240 192 196 214 138 214C82 214 34 198 12 166Z';
  const waves = Array.from({ length: 15 }, (_, i) => `<path d="M${66 + i * 13} ${104}q${9 - (i % 2) * 6} 16 ${-3} 26q-4 8 4 ${15}" stroke="#123A4A" stroke-width="6" fill="none" stroke-linecap="round" opacity=".7"/>`).join('');
  const scales = Array.from({ length: 60 }, () => `<path d="M${70 + s.random() * 180} ${160 + s.random() * 44}q3 4 0 8" stroke="#fff" stroke-width="1.2" fill="none" opacity=".5"/>`).join('');
  const inside = `<path d="M0 100H300V158C220 150 120 148 0 172Z" fill="${s.gradient(['#5E9AA8', '#2C6478', '#174254'], 'down')}"/>${waves}${s.soft(3, '<path d="M20 166C120 146 220 150 280 160" stroke="#E9F4C8" stroke-width="7" fill="none" opacity=".7"/>')}${scales}${s.soft(6, '<path d="M20 176C90 214 180 216 270 172L276 220H20Z" fill="#7E8E96" opacity=".5"/>')}`;
  const fin = s.gradient(['#6EA6B2', '#2A5A6C']);
  return `<path d="M262 162C276 140 296 122 314 116C304 140 302 152 302 162C304 176 308 190 316 208C296 200 276 186 262 162Z" fill="${fin}"/><path d="M130 116C140 98 158 90 172 90C168 100 170 110 174 118ZM206 124C212 112 222 108 232 108C228 116 230 124 232 132ZM150 212C156 226 168 232 178 232C176 222 178 212 182 206ZM214 196C220 206 228 210 236 210C234 202 236 194 238 188Z" fill="${fin}"/>
${s.solid(outline, ['#F6FAFA', '#D3DEE2', '#8A9CA6'], { depth: 14, inside, rim: 0.18 })}<path d="M84 126C98 146 98 186 82 204" stroke="#1C4252" stroke-width="3" fill="none" opacity=".5"/>${s.soft(2, '<path d="M80 130C92 150 92 182 78 200" stroke="#fff" stroke-width="3" fill="none" opacity=".6"/>')}
<path d="M92 172C110 162 128 166 140 180C124 190 106 188 92 172Z" fill="${s.gradient(['#9CC4CC', '#4E7E8C'])}"/><circle cx="52" cy="154" r="12" fill="#F2E7B6"/><circle cx="52" cy="154" r="7.500" fill="#0E1418"/><circle cx="49" cy="151" r="2.600" fill="#fff"/><path d="M14 168Q28 174 38 172" stroke="#33505C" stroke-width="2.500" fill="none"/>`;
}

export function mackerel(): string {
  const s = createSketch(311);
  return s.svg(body(s));
}

/** Two mackerels, head to head, one over the other. */
export function mackerelPair(): string {
  const s = createSketch(312);
  return s.svg(`<g transform="translate(10 -46) rotate(6 160 160)">${body(s)}</g>${s.soft(8, '<ellipse cx="160" cy="186" rx="130" ry="26" fill="#0A1A24" opacity=".35"/>')}<g transform="translate(-4 38) rotate(-5 160 160)">${body(s)}</g>`);
}

/** A dried anchovy, silver and slim. */
export function anchovy(s: Sketch, x: number, y: number, rotate: number, k: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${k})"><path d="M-34 0C-24 -9 4 -10 26 -3L40 -9L37 0L40 8L26 4C4 10 -22 9 -34 0Z" fill="${s.gradient(['#A9B2B2', '#EDEFE6', '#BFB08E'], 'down')}"/><path d="M-26 -2C-6 -5 10 -4 26 0" stroke="#6F7F86" stroke-width="2.200" fill="none" opacity=".8"/><path d="M-22 2C-6 3 10 3 24 1" stroke="#fff" stroke-width="1.8" fill="none" opacity=".8"/><circle cx="-27" cy="-1" r="2.400" fill="#16191C"/></g>`;
}

/** A heap of dried anchovies. */
export function anchovyHeap(): string {
  const s = createSketch(313);
  const fish = Array.from({ length: 60 }, (_, i) => {
    const t = i / 60;
    const half = 30 + t * 100;
    return anchovy(s, 160 + (s.random() * 2 - 1) * half, 150 + t * 90 - Math.abs(s.random() - 0.5) * 10, (s.random() - 0.5) * 90 + (s.random() > 0.5 ? 180 : 0), 1.05);
  });
  return s.svg(`<path d="M40 250Q100 150 160 140Q220 150 280 250Q160 280 40 250Z" fill="#A89A7A"/>${fish.join('')}`);
}

import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A tiger prawn around (x, y), curled to the left with its head at the upper right. */
function body(s: Sketch, x: number, y: number, rotate: number, k: number, cooked = false): string {
  const tones = cooked ? (['#FFC9A0', '#F48A5A', '#BE4A26'] as const) : (['#F6DFBE', '#B99A78', '#5A4034'] as const);
  const band = cooked ? '#E0542E' : '#2A2A38';
  const rings = Array.from({ length: 7 }, (_, i) => {
    const a = -0.75 - i * 0.46;
    const r = 74 - i * 2;
    const w = 44 - i * 4.2;
    const cx = Math.cos(a) * r;
    const cy = Math.sin(a) * r;
    const turn = (a * 180) / Math.PI;
    return { svg: `${s.solid(oval(cx, cy, w * 0.84, 29 - i, turn), tones, { depth: 9, inside: `<path d="${oval(cx + Math.cos(a - 0.24) * 6, cy + Math.sin(a - 0.24) * 6, w * 0.9, 9, turn)}" fill="${band}" opacity="${cooked ? 0.34 : 0.62}"/>` })}`, cx, cy, a };
  });
  const legs = rings.slice(0, 6).map(({ a }) => `<path d="M${Math.cos(a) * 46} ${Math.sin(a) * 46}Q${Math.cos(a + 0.2) * 26} ${Math.sin(a + 0.2) * 26} ${Math.cos(a + 0.5) * 22} ${Math.sin(a + 0.5) * 22}" stroke="${tones[1]}" stroke-width="7" stroke-linecap="round" fill="none"/>`).join('');
  const ta = -0.75 - 7 * 0.46;
  const tx = Math.cos(ta) * 60;
  const ty = Math.sin(ta) * 60;
  const tail = [-34, -8, 20].map((turn) => `<g transform="translate(${tx} ${ty}) rotate(${(ta * 180) / Math.PI - 92 + turn})">${s.solid('M-7 4C-13 -20 -10 -40 2 -54C14 -40 14 -18 8 4Z', cooked ? ['#FF9A6A', '#E0542E', '#8E2410'] : ['#C9A27A', '#4E4A58', '#22202E'], { depth: 6 })}</g>`).join('');
  const head = s.solid('M28 -82C58 -92 96 -74 128 -34C110 -22 104 -12 96 0C80 6 50 0 40 -16C24 -34 18 -64 28 -82Z', tones, { depth: 13, inside: `<path d="M40 -84C52 -60 52 -30 44 -10" stroke="${band}" stroke-width="9" fill="none" opacity="${cooked ? 0.3 : 0.55}"/>` });
  const feelers = `<path d="M120 -34C160 -60 170 -110 130 -150M122 -30C176 -40 196 -90 180 -140" stroke="${cooked ? '#D8603A' : '#7E5A56'}" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M96 -66L150 -46L98 -50Z" fill="${tones[2]}"/>`;
  const frontLegs = [0, 1, 2].map((i) => `<path d="M${60 + i * 14} -4q${4 + i * 6} 26 ${-6 + i * 8} 44" stroke="${cooked ? '#F08A5E' : '#B29A90'}" stroke-width="5.500" stroke-linecap="round" fill="none"/>`).join('');
  return `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${k})">${feelers}${legs}${frontLegs}${tail}${rings.reverse().map((ring) => ring.svg).join('')}${head}<circle cx="106" cy="-46" r="5.500" fill="#15161C"/><circle cx="104.500" cy="-48" r="1.600" fill="#fff"/>${s.glint(60, -66, 18, 6, 34, 0.6)}</g>`;
}

/** A raw tiger prawn, amber with dark bands. */
export function prawn(): string {
  const s = createSketch(301);
  return s.svg(body(s, 140, 176, 6, 1));
}

/** A cooked prawn, coral in colour. */
export function prawnCooked(): string {
  const s = createSketch(302);
  return s.svg(body(s, 140, 176, 6, 1, true));
}

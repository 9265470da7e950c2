import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

const shells: readonly Tones[] = [['#FCE3C4', '#E6B98A', '#A9713F'], ['#F8D6B0', '#D9A371', '#985F30'], ['#FFEBD2', '#EFCBA0', '#B3804E']];

function eggPath(x: number, y: number, r: number): string {
  return `M${x} ${y - r * 1.28}C${x + r * 0.68} ${y - r * 1.28} ${x + r} ${y - r * 0.35} ${x + r} ${y + r * 0.12}C${x + r} ${y + r * 0.72} ${x + r * 0.56} ${y + r} ${x} ${y + r}S${x - r} ${y + r * 0.72} ${x - r} ${y + r * 0.12}C${x - r} ${y - r * 0.35} ${x - r * 0.68} ${y - r * 1.28} ${x} ${y - r * 1.28}Z`;
}

function one(s: Sketch, x: number, y: number, r: number, i: number): string {
  const dots = Array.from({ length: 14 }, () => `<circle cx="${x + (s.random() * 2 - 1) * r * 0.8}" cy="${y + (s.random() * 2 - 1.2) * r * 0.8}" r="${0.5 + s.random() * 0.9}" fill="#8A5020" opacity=".45"/>`).join('');
  return `${s.solid(eggPath(x, y, r), shells[i % 3] ?? ['#fff', '#eee', '#ccc'], { depth: r * 0.36, inside: dots })}${s.glint(x - r * 0.34, y - r * 0.5, r * 0.2, r * 0.3, 24, 0.65)}`;
}

/** A pulp tray of ten kampung eggs. */
export function eggTray(): string {
  const s = createSketch(421);
  const row = (y: number, r: number, gap: number, from: number): string => Array.from({ length: 5 }, (_, i) => one(s, from + i * gap, y, r, i + Math.round(y))).join('');
  const cups = Array.from({ length: 5 }, (_, i) => `<path d="M${22 + i * 56} 214C${26 + i * 56} 200 ${66 + i * 56} 200 ${74 + i * 56} 214L${66 + i * 56} 262Q${48 + i * 56} 274 ${30 + i * 56} 262Z" fill="${s.gradient(['#C9CBBE', '#9EA294', '#6E7266'])}"/>`).join('');
  const specks = Array.from({ length: 120 }, () => `<circle cx="${12 + s.random() * 296}" cy="${196 + s.random() * 76}" r="${0.6 + s.random()}" fill="${s.random() > 0.5 ? '#5E6256' : '#F0F1E8'}" opacity=".4"/>`).join('');
  return s.svg(`${s.solid('M40 150H280L304 206H16Z', ['#B4B7A9', '#8E9284', '#5E6256'], { depth: 8 })}${row(154, 24, 50, 60)}<path d="M26 176Q160 196 294 176L304 208H16Z" fill="${s.gradient(['#A9AD9E', '#7E8274'])}"/>${s.soft(5, '<path d="M40 186H280V200H40Z" fill="#2E3228" opacity=".4"/>')}${row(192, 27, 55, 50)}<path d="M12 208Q160 224 308 208L300 264Q160 290 20 264Z" fill="#7E8274"/>${cups}<path d="M12 206Q160 222 308 206V216Q160 232 12 216Z" fill="${s.gradient(['#D9DBCF', '#A9AD9E'], 'across')}"/>${specks}`);
}

export function egg(): string {
  const s = createSketch(422);
  return s.svg(one(s, 160, 180, 92, 0));
}

/** A paler egg. */
export function eggPale(): string {
  const s = createSketch(423);
  return s.svg(one(s, 160, 180, 92, 2));
}

/** A cracked egg: the yolk in the lower half of the shell. */
export function eggCracked(): string {
  const s = createSketch(424);
  const edge = 'M58 176L80 160L100 178L124 158L146 176L170 158L192 178L216 160L238 178L262 170';
  return s.svg(`<path d="${oval(160, 176, 102, 44)}" fill="#FFF6E6"/>${s.solid(oval(160, 166, 92, 40), ['#FFFFFF', '#F6F1E2', '#D6CBB0'], { depth: 8 })}${s.solid(oval(160, 156, 52, 38), ['#FFD24A', '#F9A51E', '#CE6E08'], { depth: 14 })}${s.glint(140, 140, 14, 8, -24, 0.85)}${s.solid(`${edge}C262 250 220 290 160 290S58 250 58 176Z`, ['#FCE3C4', '#E6B98A', '#A9713F'], { depth: 22 })}<path d="${edge}" stroke="#FFF6E6" stroke-width="4" fill="none" stroke-linejoin="round"/>`);
}

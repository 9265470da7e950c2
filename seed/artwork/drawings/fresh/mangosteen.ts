import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

function sepals(s: Sketch, x: number, y: number): string {
  const petal = (dx: number, dy: number, rx: number, ry: number, turn: number): string =>
    s.solid(oval(dx, dy, rx, ry, turn), ['#B9C97A', '#7E9A4A', '#4A6A2C'], { depth: 6, transform: `translate(${x} ${y})` });
  return `${petal(0, -12, 34, 20, 0)}${petal(-42, 2, 34, 20, 12)}${petal(42, 2, 34, 20, -12)}${s.soft(4, `<ellipse cx="${x}" cy="${y + 26}" rx="40" ry="10" fill="#1E0716" opacity=".5"/>`)}${petal(0, 14, 38, 20, 0)}<path d="M${x - 9} ${y + 4}C${x - 10} ${y - 16} ${x - 6} ${y - 26} ${x + 4} ${y - 34}l14 6C${x + 10} ${y - 20} ${x + 9} ${y - 8} ${x + 10} ${y + 5}Z" fill="${s.gradient(['#9AA95A', '#5A6E2E'], 'across')}"/>`;
}

/** A whole mangosteen under its green cap. */
export function mangosteen(): string {
  const s = createSketch(31);
  const body = 'M160 78C232 76 276 124 274 188C272 252 224 292 160 292S48 252 46 188C44 124 88 80 160 78Z';
  const inside = s.soft(20, '<ellipse cx="210" cy="230" rx="50" ry="40" fill="#9A3A5A" opacity=".35"/>');
  return s.svg(`${s.solid(body, ['#8A3A5C', '#5A1C3E', '#2A0A20'], { depth: 26, inside })}${s.glint(96, 158, 14, 34, 26, 0.5)}${sepals(s, 160, 84)}`);
}

/** A mangosteen without the upper half of its shell: white segments in a crimson cup. */
export function mangosteenOpen(): string {
  const s = createSketch(32);
  const cup = 'M40 168C40 250 96 294 160 294S280 250 280 168Z';
  const segments = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI * 2 + 0.3;
    const big = i === 2 ? 1.25 : 1;
    return { x: 160 + Math.cos(a) * 44, y: 152 + Math.sin(a) * 25, r: 33 * big, turn: (a * 180) / Math.PI };
  }).sort((a, b) => a.y - b.y);
  return s.svg(`${s.solid(cup, ['#8A3A5C', '#5A1C3E', '#2A0A20'], { depth: 22 })}
${s.solid(oval(160, 164, 121, 66), ['#D86A86', '#B23A5E', '#7A1C40'], { depth: 10 })}${s.solid(oval(160, 164, 96, 50), ['#7A1C3C', '#9A2C50', '#C65A7A'], { depth: 8 })}
${segments.map(({ x, y, r, turn }) => `${s.soft(4, `<ellipse cx="${x + 3}" cy="${y + 14}" rx="${r}" ry="${r * 0.7}" fill="#4A0A26" opacity=".45"/>`)}${s.solid(oval(x, y, r, r * 0.82, turn * 0.2), ['#FFFFFF', '#F8F0EE', '#D6BFC6'], { depth: 8 })}${s.glint(x - 9, y - 10, 9, 5, -20, 0.8)}<path d="M${x - r * 0.6} ${y + 4}Q${x} ${y + 12} ${x + r * 0.6} ${y + 2}" stroke="#E6CFD4" stroke-width="1.6" fill="none" opacity=".7"/>`).join('')}`);
}

import { createSketch, oval } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A purple brinjal with its green cap. */
export function brinjal(): string {
  const s = createSketch(211);
  const body = 'M222 84C256 104 262 142 244 176C224 216 190 264 144 286C98 306 50 288 40 246C32 206 64 178 100 150C136 122 176 84 222 84Z';
  const cap = 'M180 96C184 74 206 60 232 62C258 66 272 84 272 110C276 128 268 140 262 146C254 134 246 132 240 124C232 130 222 132 214 120C206 118 196 112 180 96Z';
  const inside = s.soft(18, '<ellipse cx="100" cy="270" rx="70" ry="24" fill="#7A3A7E" opacity=".5"/>');
  return s.svg(`${s.solid(body, ['#8A4A9C', '#4A1C5E', '#1A0626'], { depth: 26, inside })}${s.glint(110, 180, 52, 11, -40, 0.6)}${s.glint(190, 120, 18, 6, -36, 0.4)}
<path d="M244 74C246 56 258 44 280 38L290 54C272 58 264 66 262 80Z" fill="${s.gradient(['#A9C85A', '#5E8A36', '#33581F'])}"/>${s.solid(cap, ['#A9C85A', '#5E8E3A', '#2C5A22'], { depth: 10 })}`);
}

/** Round slices of brinjal. */
export function brinjalSlices(): string {
  const s = createSketch(212);
  const slice = (x: number, y: number, r: number): string => {
    const seeds = Array.from({ length: 26 }, (_, i) => {
      const a = i * 2.4;
      const q = 0.3 + s.random() * 0.45;
      return `<ellipse cx="${x + Math.cos(a) * r * q}" cy="${y + Math.sin(a) * r * q * 0.6}" rx="3.400" ry="2" fill="#C9A860" opacity=".75"/>`;
    }).join('');
    return `${s.soft(7, `<ellipse cx="${x + 6}" cy="${y + 26}" rx="${r}" ry="${r * 0.6}" fill="#140620" opacity=".35"/>`)}${s.solid(`M${x - r} ${y}V${y + 16}A${r} ${r * 0.62} 0 0 0 ${x + r} ${y + 16}V${y}Z`, ['#8A4A9C', '#4A1C5E', '#1A0626'], { depth: 8 })}<path d="${oval(x, y, r, r * 0.62)}" fill="#6A2E80"/>${s.solid(oval(x, y, r * 0.95, r * 0.58), ['#FFFDEC', '#F3EBC8', '#D0BE8A'], { depth: 9 })}${seeds}`;
  };
  return s.svg(`${slice(220, 166, 70)}${slice(104, 184, 74)}${slice(182, 232, 78)}`);
}

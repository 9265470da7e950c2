import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

const red: Tones = ['#FF8A5C', '#E23B26', '#921410'];

function star(s: Sketch, x: number, y: number, k: number): string {
  const rays = [-80, -38, 0, 40, 82, 150, 210]
    .map((a) => `<path d="M0 0C${-4} ${-12} ${-5} ${-24} 2 -36C8 -24 6 -10 0 0Z" transform="rotate(${a})" fill="${s.gradient(['#8CC65A', '#4C8E36', '#2A6428'], 'down')}"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${k} ${k * 0.72})">${rays}<circle r="5" fill="#3E7A2C"/></g>`;
}

function fruit(s: Sketch, x: number, y: number, r: number, tones: Tones = red): string {
  return `${s.solid(oval(x, y, r, r * 0.95), tones, { depth: r * 0.28 })}${s.glint(x - r * 0.38, y - r * 0.36, r * 0.26, r * 0.14, -38, 0.75)}`;
}

/** Vine tomatoes still on their stalk. */
export function tomatoVine(): string {
  const s = createSketch(181);
  const shade = (x: number, y: number): string => s.soft(7, `<ellipse cx="${x}" cy="${y}" rx="52" ry="44" fill="#4A0604" opacity=".38"/>`);
  const stalk = s.gradient(['#8CC65A', '#4C8E36', '#2A6428']);
  return s.svg(`${fruit(s, 74, 178, 52)}${star(s, 84, 138, 0.9)}${fruit(s, 240, 172, 54)}${star(s, 230, 130, 0.9)}${shade(160, 200)}${fruit(s, 152, 170, 58)}${star(s, 154, 122, 1)}${shade(112, 246)}${fruit(s, 110, 244, 52, ['#FF9A62', '#E84A2A', '#9A1A10'])}${star(s, 118, 204, 0.85)}${shade(204, 246)}${fruit(s, 204, 242, 56)}${star(s, 202, 196, 0.95)}
<path d="M34 96C90 90 140 108 180 104C230 100 270 84 292 64M84 136C80 118 88 108 96 96M154 120C150 112 150 108 154 104M230 128C224 114 222 104 226 96M118 202C128 170 120 130 124 100M202 194C192 160 196 130 190 104" stroke="${stalk}" stroke-width="6.500" fill="none" stroke-linecap="round"/>`);
}

export function tomato(): string {
  const s = createSketch(182);
  return s.svg(`${s.solid('M160 76C232 62 284 112 282 178C280 246 228 290 160 290S40 246 38 178C36 112 88 62 160 76Z', red, { depth: 28 })}${s.glint(98, 132, 28, 16, -38, 0.75)}${star(s, 160, 90, 1.9)}<path d="M160 88C158 70 164 58 172 50" stroke="#4C8E36" stroke-width="8" fill="none" stroke-linecap="round"/>`);
}

/** Half a tomato with the cut face towards the viewer. */
export function tomatoHalf(): string {
  const s = createSketch(183);
  const chamber = (a: number): string => {
    const x = 160 + Math.cos(a) * 56;
    const y = 168 + Math.sin(a) * 54;
    const seeds = Array.from({ length: 7 }, () => `<ellipse cx="${x + (s.random() - 0.5) * 44}" cy="${y + (s.random() - 0.5) * 40}" rx="5" ry="3.400" fill="#FFEBA6" transform="rotate(${s.random() * 180} ${x} ${y})"/>`).join('');
    return `${s.solid(oval(x, y, 36, 28, (a * 180) / Math.PI + 90), ['#FF9A4A', '#F0602A', '#C9361C'], { depth: 6 })}${seeds}`;
  };
  return s.svg(`${s.solid(oval(164, 174, 116, 112), red, { depth: 12 })}${s.solid(oval(160, 168, 110, 106), ['#FF9A7A', '#F25E4A', '#D63A2E'], { depth: 14 })}${[0.2, 1.77, 3.34, 4.91].map(chamber).join('')}<path d="${oval(160, 168, 22, 20)}" fill="#FFB69A" opacity=".8"/>${s.glint(110, 112, 28, 9, -42, 0.55)}`);
}

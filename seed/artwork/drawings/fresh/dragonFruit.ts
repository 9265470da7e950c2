import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

function scale(s: Sketch, x: number, y: number, angle: number, k: number): string {
  const d = 'M-22 6C-22 -16 -14 -34 6 -62C16 -38 24 -18 22 6Q0 18 -22 6Z';
  const at = `translate(${x} ${y}) rotate(${angle}) scale(${k})`;
  return `<g transform="${at}"><path d="${d}" fill="${s.gradient(['#A9C85A', '#D9738A', '#D6265E'], 'down')}"/><path d="M-14 4C-14 -14 -8 -30 6 -58C2 -34 -2 -12 -4 8Z" fill="#fff" opacity=".22"/></g>`;
}

/** A whole red dragon fruit with green tipped scales. */
export function dragonFruit(): string {
  const s = createSketch(101);
  const body = 'M160 60C226 60 258 112 258 178C258 244 222 292 160 294C98 292 62 244 62 178C62 112 94 60 160 60Z';
  const around: [number, number, number, number][] = [[160, 66, 2, 1], [128, 72, -26, 0.95], [194, 72, 28, 0.95], [92, 108, -58, 0.8], [230, 108, 58, 0.8], [66, 166, -84, 0.75], [256, 166, 84, 0.75], [74, 236, -112, 0.7], [248, 236, 112, 0.7]];
  const on: [number, number, number, number][] = [[160, 116, -4, 0.95], [116, 136, -24, 0.9], [206, 136, 24, 0.9], [160, 178, 4, 0.95], [100, 206, -30, 0.85], [220, 206, 30, 0.85], [140, 240, -10, 0.85], [188, 244, 12, 0.85]];
  return s.svg(`${around.map(([x, y, a, k]) => scale(s, x, y, a, k)).join('')}${s.solid(body, ['#FF7CA0', '#E0326C', '#8E0E44'], { depth: 24 })}${on.map(([x, y, a, k]) => scale(s, x, y, a, k)).join('')}${s.soft(16, '<ellipse cx="220" cy="240" rx="36" ry="50" fill="#5A0430" opacity=".4"/>')}${s.glint(104, 116, 12, 28, 28, 0.5)}`);
}

/** Half a dragon fruit: magenta flesh sprinkled with black seeds. */
export function dragonFruitHalf(): string {
  const s = createSketch(102);
  const seeds = Array.from({ length: 150 }, () => {
    const a = s.random() * Math.PI * 2;
    const r = Math.sqrt(s.random());
    return `<ellipse cx="${(158 + Math.cos(a) * r * 78).toFixed(1)}" cy="${(170 + Math.sin(a) * r * 96).toFixed(1)}" rx="2" ry="2.700" transform="rotate(${(s.random() * 90).toFixed(0)} 158 170)"/>`;
  }).join('');
  const rim: [number, number, number, number][] = [[146, 56, -12, 0.8], [196, 64, 24, 0.8], [88, 96, -50, 0.7], [250, 130, 66, 0.7], [256, 210, 100, 0.7], [68, 170, -84, 0.6], [226, 270, 138, 0.6]];
  return s.svg(`${rim.map(([x, y, a, k]) => scale(s, x, y, a, k)).join('')}${s.solid(oval(164, 174, 100, 120), ['#FF7CA0', '#E0326C', '#8E0E44'], { depth: 14 })}<path d="${oval(158, 170, 92, 111)}" fill="#FBD3E0"/>${s.solid(oval(158, 170, 88, 107), ['#E8408E', '#C81A6E', '#9A0A50'], { depth: 18, inside: `<g fill="#1C0614">${seeds}</g>` })}${s.glint(112, 110, 18, 34, 26, 0.35)}`);
}

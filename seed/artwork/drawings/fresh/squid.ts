import { createSketch, oval } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A cleaned squid with its mantle at the upper left and its arms at the lower right. */
export function squid(): string {
  const s = createSketch(331);
  const tones = ['#FFF6F4', '#F1D9DC', '#B98EA0'] as const;
  const dots = Array.from({ length: 120 }, () => `<circle cx="${60 + s.random() * 150}" cy="${-44 + s.random() * 88}" r="${0.8 + s.random() * 1.6}" fill="#A8527A" opacity="${0.25 + s.random() * 0.35}"/>`).join('');
  const arms = Array.from({ length: 8 }, (_, i) => {
    const y = -26 + i * 7.4;
    const end = -64 + i * 19;
    const length = 92 - Math.abs(i - 3.5) * 5;
    const d = `M250 ${y}C${270} ${y} ${280} ${end * 0.5} ${250 + length} ${end}q10 ${i % 2 ? 14 : -12} -4 ${i % 2 ? 16 : -14}`;
    return `<path d="${d}" stroke="#B98EA0" stroke-width="13" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#F4DEE2" stroke-width="9" fill="none" stroke-linecap="round" transform="translate(-1 -1.5)"/><path d="${d}" stroke="#C98AA6" stroke-width="3" fill="none" stroke-dasharray="1 7" stroke-linecap="round" transform="translate(1 2)"/>`;
  }).join('');
  const mantle = 'M-6 0C20 -26 60 -44 110 -48C160 -50 200 -46 224 -40C230 -20 230 20 224 40C200 46 160 50 110 48C60 44 20 26 -6 0Z';
  const fin = (side: number): string => s.solid(`M-4 0C10 ${side * 20} 30 ${side * 74} 64 ${side * 82}C88 ${side * 76} 104 ${side * 58} 116 ${side * 40}Z`, ['#FBE9EA', '#E6C3CC', '#A87A90'], { depth: 8 });
  return s.svg(`<g transform="translate(20 168) rotate(5) scale(.82)">${arms}${fin(-1)}${fin(1)}${s.solid(mantle, tones, { depth: 18, inside: dots })}${s.solid('M222 -32C246 -38 264 -30 268 -16V16C264 30 246 38 222 32Z', tones, { depth: 9 })}<ellipse cx="246" cy="20" rx="8" ry="6" fill="#3A3F48"/><ellipse cx="246" cy="20" rx="4.500" ry="4" fill="#0E1014"/><circle cx="244" cy="18" r="1.500" fill="#fff"/>${s.glint(90, -26, 56, 6, -3, 0.8)}</g>`);
}

export function squidRings(): string {
  const s = createSketch(332);
  const ring = (x: number, y: number, rx: number, ry: number, turn: number): string =>
    `${s.soft(6, `<ellipse cx="${x + 5}" cy="${y + 16}" rx="${rx}" ry="${ry}" fill="#1C1420" opacity=".3"/>`)}<path d="${oval(x, y + 11, rx, ry, turn)}${oval(x, y + 11, rx * 0.66, ry * 0.6, turn)}" fill-rule="evenodd" fill="#C79AAA"/><path d="${oval(x, y, rx, ry, turn)}${oval(x, y + 2, rx * 0.68, ry * 0.62, turn)}" fill-rule="evenodd" fill="${s.gradient(['#FFFFFF', '#F8EEEC', '#DCC3C8'])}"/><path d="${oval(x, y + 1, rx * 0.98, ry * 0.98, turn)}" fill="none" stroke="#B98EA0" stroke-width="2" opacity=".5"/>`;
  return s.svg(`${ring(216, 150, 62, 40, 10)}${ring(104, 164, 66, 42, -8)}${ring(230, 222, 56, 36, -12)}${ring(136, 234, 68, 42, 6)}`);
}

import { createSketch, oval, smooth, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

const outline = smooth([[24, 206], [60, 158], [120, 120], [190, 104], [252, 112], [298, 140], [286, 176], [238, 212], [170, 238], [96, 240], [44, 228]]);

function skinMarks(s: Sketch): string {
  return Array.from({ length: 22 }, () => {
    const x = 50 + s.random() * 220;
    const y = 120 + s.random() * 110;
    const l = 8 + s.random() * 22;
    return `<path d="M${x} ${y}q${l / 2} ${-6 - s.random() * 4} ${l} ${-l * 0.3}" stroke="${s.random() > 0.4 ? '#8A3018' : '#FFD0A0'}" stroke-width="${1 + s.random() * 1.6}" fill="none" stroke-linecap="round" opacity=".45"/>`;
  }).join('');
}

/** An orange sweet potato with coppery skin. */
export function sweetPotato(): string {
  const s = createSketch(121);
  return s.svg(`<path d="M290 142q16 -6 24 -18M28 208q-14 6 -22 16" stroke="#8A4A2A" stroke-width="5" fill="none" stroke-linecap="round"/>${s.solid(outline, ['#F3A27A', '#CE6444', '#7E2A20'], { depth: 22, inside: skinMarks(s) })}${s.glint(140, 134, 50, 8, -18, 0.4)}`);
}

/** A sweet potato cut across, orange on the inside. */
export function sweetPotatoCut(): string {
  const s = createSketch(122);
  const half = smooth([[30, 150], [70, 112], [140, 98], [210, 106], [240, 160], [220, 226], [150, 240], [80, 226], [36, 196]]);
  const rings = [0.8, 0.58, 0.36].map((k) => `<path d="${oval(214, 170, 50 * k, 66 * k, 8)}" fill="none" stroke="#FFC66E" stroke-width="3" opacity=".55"/>`).join('');
  const dots = Array.from({ length: 36 }, () => `<ellipse cx="${170 + s.random() * 86}" cy="${112 + s.random() * 116}" rx="1.6" ry="1.2" fill="#FFE0A0" opacity=".7"/>`).join('');
  return s.svg(`${s.solid(half, ['#F3A27A', '#CE6444', '#7E2A20'], { depth: 20, inside: skinMarks(s) })}<path d="${oval(214, 170, 57, 74, 8)}" fill="#A8452C"/>${s.solid(oval(213, 169, 52, 68, 8), ['#FFBC5E', '#F8923A', '#DE661E'], { depth: 12, inside: rings + dots })}${s.glint(192, 128, 12, 18, 26, 0.5)}`);
}

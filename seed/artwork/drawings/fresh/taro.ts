import { createSketch, oval, smooth } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A whole taro, ringed and hairy. */
export function taro(): string {
  const s = createSketch(141);
  const outline = smooth([[160, 44], [204, 62], [240, 120], [254, 190], [230, 256], [160, 290], [90, 256], [66, 190], [80, 120], [116, 62]]);
  const rings = Array.from({ length: 11 }, (_, i) => {
    const y = 66 + i * 20;
    return `<path d="M50 ${y}Q160 ${y + 34 + s.random() * 8} 270 ${y - 4}" stroke="#3A2014" stroke-width="${2 + s.random() * 2}" fill="none" opacity=".5"/><path d="M50 ${y + 4}Q160 ${y + 38} 270 ${y}" stroke="#D9B08A" stroke-width="1.5" fill="none" opacity=".35"/>`;
  }).join('');
  const hairs = Array.from({ length: 90 }, () => {
    const x = 70 + s.random() * 180;
    const y = 70 + s.random() * 200;
    return `<path d="M${x} ${y}q${s.random() * 8 - 4} 6 ${s.random() * 10 - 5} 13" stroke="${s.random() > 0.5 ? '#C79A70' : '#40241A'}" stroke-width="1.3" fill="none" opacity=".55"/>`;
  }).join('');
  return s.svg(`<path d="M138 52C132 30 136 14 130 4L190 4C184 18 186 34 182 52Z" fill="${s.gradient(['#E3B6C0', '#B2788E', '#6E3E5A'], 'across')}"/>${s.solid(outline, ['#B98662', '#82563E', '#40241C'], { depth: 24, inside: rings + hairs })}`);
}

/** Taro cut across: pale lilac flesh with purple flecks. */
export function taroHalf(): string {
  const s = createSketch(142);
  const flecks = Array.from({ length: 130 }, () => {
    const a = s.random() * Math.PI * 2;
    const r = Math.sqrt(s.random()) * 88;
    return `<path d="M${158 + Math.cos(a) * r} ${164 + Math.sin(a) * r}l${s.random() * 8 - 4} ${s.random() * 8 - 4}" stroke="#9A6FB4" stroke-width="${1 + s.random() * 1.6}" stroke-linecap="round" opacity=".65"/>`;
  }).join('');
  return s.svg(`${s.solid(oval(168, 174, 112, 112), ['#B98662', '#82563E', '#40241C'], { depth: 14 })}<path d="${oval(159, 165, 105, 105)}" fill="#8A5A42"/><path d="${oval(158, 164, 100, 100)}" fill="#D9A9C4"/>${s.solid(oval(158, 164, 96, 96), ['#FFFBFF', '#F1E6F4', '#CDB6D6'], { depth: 14, inside: flecks })}${s.glint(112, 112, 24, 9, -42, 0.7)}`);
}

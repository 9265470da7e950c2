import { createSketch, oval, smooth } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A street burger: a patty wrapped in thin egg, with sauce and lettuce in a sesame bun. */
export function burger(): string {
  const s = createSketch(521);
  const bun = ['#FBC66E', '#DE8E34', '#8E4A10'] as const;
  const seeds = Array.from({ length: 34 }, () => {
    const a = s.random() * 6.283;
    const r = Math.sqrt(s.random());
    const x = 156 + Math.cos(a) * r * 92;
    const y = 96 + Math.sin(a) * r * 38;
    return `<ellipse cx="${x}" cy="${y + 1.500}" rx="5" ry="3" fill="#8E4A10" opacity=".5" transform="rotate(${(x - 160) * 0.6} ${x} ${y})"/><ellipse cx="${x}" cy="${y}" rx="5" ry="3" fill="#FFF2CC" transform="rotate(${(x - 160) * 0.6} ${x} ${y})"/>`;
  }).join('');
  const lettuce = smooth([[30, 190], [52, 180], [90, 186], [130, 178], [176, 186], [220, 178], [266, 184], [294, 192], [284, 210], [262, 204], [244, 216], [220, 206], [198, 220], [172, 208], [148, 220], [124, 208], [98, 218], [76, 206], [52, 214], [36, 206]]);
  const egg = smooth([[28, 206], [80, 196], [160, 200], [240, 196], [296, 206], [290, 232], [270, 226], [258, 246], [240, 230], [214, 234], [196, 252], [176, 234], [140, 232], [118, 250], [98, 230], [66, 232], [48, 242], [36, 228]]);
  return s.svg(`${s.solid('M40 250H280C286 276 270 298 244 298H76C50 298 34 276 40 250Z', bun, { depth: 14 })}${s.solid('M30 222C30 210 290 210 290 222C296 246 284 258 266 258H54C36 258 24 246 30 222Z', ['#9A5A32', '#6A3416', '#341404'], { depth: 12 })}
${s.solid(egg, ['#FFF7DC', '#FBDC7E', '#DCA03A'], { depth: 8 })}<path d="M60 212q20 14 44 4t50 4t60 -4t50 2" stroke="#B4301C" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M70 206q30 10 60 2t70 4t60 -2" stroke="#FFFBEA" stroke-width="6" fill="none" stroke-linecap="round"/>
${s.solid(lettuce, ['#C6E37A', '#7DB64A', '#3E7A30'], { depth: 8 })}<path d="M56 176L140 198L196 180L262 192L270 178H56Z" fill="${s.gradient(['#FFD24A', '#F2A81E'])}"/>${s.soft(5, '<path d="M40 178H284V188H40Z" fill="#3A1804" opacity=".4"/>')}
${s.solid('M36 172C34 104 88 56 160 56S286 104 284 172C284 182 276 186 266 186H54C44 186 36 182 36 172Z', bun, { depth: 24, inside: seeds })}${s.glint(104, 92, 34, 13, -32, 0.55)}`);
}

/** The burger in a paper wrapper, half folded back. */
export function burgerWrap(): string {
  const s = createSketch(522);
  const checks = Array.from({ length: 40 }, (_, i) => `<rect x="${30 + (i % 10) * 28}" y="${176 + Math.floor(i / 10) * 32}" width="14" height="16" fill="#D6402C" opacity=".8"/>`).join('');
  const paper = 'M34 176L70 196L104 178L140 200L178 180L214 200L250 178L288 180L268 284Q264 300 246 300H76Q58 300 54 284Z';
  return s.svg(`${s.solid(paper, ['#FFFFFF', '#F6F0E4', '#C9BCA4'], { depth: 16, inside: s.soft(0.6, checks) })}${s.soft(7, '<path d="M96 200L80 290M226 206L244 290M160 210L158 296" stroke="#8A7A60" stroke-width="8" fill="none" opacity=".35"/>')}<path d="${oval(160, 250, 40, 26)}" fill="#FFFDF6"/><rect x="134" y="240" width="52" height="8" rx="4" fill="#B4301C"/><rect x="142" y="254" width="36" height="5" rx="2.500" fill="#B4301C" opacity=".5"/>`);
}

import { createSketch, smooth } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A piece of banana leaf lying flat, seen from a little above. */
export function bananaLeaf(): string {
  const s = createSketch(261);
  const outline = smooth([[8, 214], [50, 176], [120, 158], [200, 156], [268, 172], [312, 206], [282, 240], [214, 260], [130, 264], [54, 246]]);
  const veins = Array.from({ length: 22 }, (_, i) => {
    const x = 20 + i * 13.4;
    return `<path d="M${x} 210q6 -30 26 -56M${x} 212q10 30 30 52" stroke="${i % 2 ? '#DDF0A4' : '#1E5A28'}" stroke-width="2" fill="none" opacity=".28"/>`;
  }).join('');
  return s.svg(`<path d="${outline}" fill="#1E5426" transform="translate(0 5)"/>${s.solid(outline, ['#9CCB58', '#58A044', '#2A6C32'], { depth: 16, inside: `${veins}<path d="M8 212Q160 204 312 208" stroke="#D8EC9C" stroke-width="6" fill="none" opacity=".85"/><path d="M8 215Q160 208 312 211" stroke="#2A6C32" stroke-width="2.500" fill="none" opacity=".5"/>` })}`);
}

import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch, oval, smooth, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

function pores(s: Sketch): string {
  return Array.from({ length: 220 }, () => `<circle cx="${40 + s.random() * 240}" cy="${50 + s.random() * 250}" r="${0.8 + s.random() * 1.1}"/>`).join('');
}

/** A whole, pear-shaped Ipoh pomelo with a leaf. */
export function pomelo(): string {
  const s = createSketch(91);
  const outline = smooth([[160, 48], [192, 66], [230, 112], [268, 180], [256, 252], [206, 290], [160, 296], [114, 290], [64, 252], [52, 180], [90, 112], [128, 66]]);
  return s.svg(`${s.solid(outline, ['#E9EE8C', '#BCCB4C', '#7C922A'], { depth: 26, inside: `<g fill="#6E8422" opacity=".3">${pores(s)}</g>` })}${s.glint(112, 150, 18, 42, 26, 0.55)}<path d="M158 54C154 40 158 30 166 22" stroke="#6B5A2A" stroke-width="9" fill="none" stroke-linecap="round"/>${leaf(s, 164, 36, 112, 54, 6)}${leaf(s, 164, 36, 86, 44, 184, ['#8CC25A', '#4C8E3A', '#28602A'])}`);
}

function segment(s: Sketch, angle: number, r: number): string {
  const d = `M0 -10C${-r * 0.2} ${-r * 0.36} ${-r * 0.34} ${-r * 0.74} ${-r * 0.22} ${-r * 0.92}Q0 ${-r * 1.04} ${r * 0.22} ${-r * 0.92}C${r * 0.34} ${-r * 0.74} ${r * 0.2} ${-r * 0.36} 0 -10Z`;
  const cells = Array.from({ length: 16 }, () => {
    const t = 0.3 + s.random() * 0.6;
    const x = (s.random() * 2 - 1) * r * 0.24 * t;
    return `<ellipse cx="${x}" cy="${-r * t}" rx="2.6" ry="8" fill="#FFF1DA" opacity=".5" transform="rotate(${(x / r) * 90} ${x} ${-r * t})"/>`;
  }).join('');
  return s.solid(d, ['#FFE3B8', '#FAC386', '#E89A5A'], { depth: 6, transform: `translate(160 166) rotate(${angle})`, inside: cells });
}

/** A pomelo cut across, showing thick white pith and pale coral segments. */
export function pomeloHalf(): string {
  const s = createSketch(92);
  return s.svg(`${s.solid(oval(166, 174, 124, 122), ['#DDE47A', '#B4C446', '#73892A'], { depth: 14, inside: `<g fill="#6E8422" opacity=".3">${pores(s)}</g>` })}${s.solid(oval(160, 166, 118, 116), ['#FFFFFA', '#FAF8E8', '#DFDCBE'], { depth: 10 })}${Array.from({ length: 11 }, (_, i) => segment(s, (i / 11) * 360, 96)).join('')}<path d="${oval(160, 166, 11, 11)}" fill="#FFFDF0"/>${s.glint(104, 106, 30, 9, -42, 0.6)}`);
}

import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { filling, heap, under } from '#seed/artwork/drawings/packaged/pantry/heap.ts';
import { band, barrel, patch, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

/** A roasted coffee bean whose furrow faces the viewer. */
function bean(s: Sketch, x: number, y: number, turn: number, k: number): string {
  const body = s.radial(['#B5764A', '#6E3C1E', '#341808'], 0.34, 0.26, 0.8);
  return `${under(s, x, y, 28 * k, 20 * k)}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(turn % 90) - 45}) scale(${k})"><ellipse rx="28" ry="20" fill="${body}"/><path d="M-27 2C-14 -9 -6 8 6 1C14 -4 20 -6 27 -1" stroke="#230F04" stroke-width="3.600" fill="none" stroke-linecap="round"/><path d="M-24 6C-14 -3 -6 12 6 5" stroke="#C58E5C" stroke-width="1.600" fill="none" opacity=".6"/><ellipse cx="-8" cy="-11" rx="11" ry="4" fill="#fff" opacity=".28" transform="rotate(-14)"/></g>`;
}

/** A small heap of roasted beans. */
export function coffeeBeans(): string {
  const s = createSketch(701);
  return s.svg(heap(s, { cx: 160, base: 250, width: 250, height: 110, count: 26 }, (x, y, turn) => bean(s, x, y, turn, 1.15)));
}

const tin = { cx: 160, rx: 90, ry: 30 };

/** The kopi tin without its lid, filled with beans to the brim. */
export function kopiTinOpen(): string {
  const s = createSketch(702);
  const paint = s.gradient(['#9A2014', '#D8442E', '#EE6A4C', '#D8442E', '#BE2E1C', '#962016', '#6C120A', '#7E1A10'], 'across');
  const beans = filling(s, 78, 58, 244, 92, 29, (x, y, turn) => bean(s, x, y, turn, 0.82));
  return s.svg(`<path d="${wall(tin, 74, 268)}" fill="${paint}"/><path d="${band(tin, 92, 100)}" fill="#F6DB98"/><path d="${band(tin, 226, 234)}" fill="#F6DB98"/><path d="${band(tin, 256, 270)}" fill="${barrel(s, ['#FFFAEC', '#DCCBA2', '#8E7A52'])}"/><path d="${patch(tin, 92, 222, 106, 220)}" fill="#FFF6E0"/>${productLabel('kopi-o-kampung', { surface: around(tin), box: [100, 111, 214, 214], ink: '#7A1408', accent: '#A92A18', paper: '#FFF6E0' })}
<path d="${oval(160, 74, 94, 32)}" fill="${barrel(s, ['#FFFAEC', '#DCCBA2', '#8E7A52'])}"/><path d="${oval(160, 74, 86, 27)}" fill="#2A1206"/>${s.within(oval(160, 74, 86, 27), beans + s.soft(8, '<path d="M74 74A86 27 0 0 1 246 74" stroke="#120602" stroke-width="22" fill="none" opacity=".6"/>'))}${s.glint(86, 186, 5, 58, 0, 0.6)}`);
}

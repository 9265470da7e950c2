import { createSketch, oval, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bubbles, moulded } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { barrel, lid, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productName } from '#seed/artwork/labels/productLabel.ts';

/** A flat duck for a label, about 70 across around (0, 0). */
function duckPrint(): string {
  return '<path d="M-34 6C-30 26 -6 32 12 28C32 24 36 6 30 -4C22 4 12 4 4 0C10 -10 8 -28 -8 -30C-24 -30 -30 -16 -26 -4C-32 -6 -36 -2 -34 6Z" fill="#F6B01E"/><path d="M-26 -16L-42 -12Q-36 -4 -26 -6Z" fill="#E8642A"/><circle cx="-14" cy="-18" r="3.500" fill="#3A2408"/><path d="M-6 10C2 20 16 18 20 8" stroke="#C8820E" stroke-width="3.500" fill="none" stroke-linecap="round"/>';
}

/** The children's shampoo: a round yellow bottle with a blue cap and a duck. */
export function kidsShampoo(): string {
  const s = createSketch(671);
  const tones: Tones = ['#FFF2A0', '#FACB3C', '#B67E0A'];
  const body = 'M132 96C84 108 54 152 54 204C54 264 96 306 160 306S266 264 266 204C266 152 236 108 188 96Z';
  const wave = `<path d="${oval(156, 208, 66, 62)}" fill="#FFFDF4"/>${s.within(oval(156, 208, 66, 62), '<path d="M80 232q14 -12 28 0t28 0 28 0 28 0 28 0V290H80Z" fill="#62C0E4"/><path d="M80 246q14 -12 28 0t28 0 28 0 28 0 28 0V290H80Z" fill="#2E94C8"/>')}<g transform="translate(158 206) scale(1.150)">${duckPrint()}</g>`;
  return s.svg(`${moulded(s, body, tones, '')}${wave}${productName('kids-shampoo', { box: [116, 268, 200, 292], ink: '#6A4204' })}${bubbles(s, [[114, 172, 8], [198, 176, 10], [186, 160, 5]])}${s.glint(84, 176, 9, 30, 24, 0.75)}<path d="${wall({ cx: 160, rx: 31, ry: 7 }, 88, 100)}" fill="${barrel(s, tones)}"/>${lid(s, { cx: 160, rx: 34, ry: 9 }, 48, 40, ['#9AD8F2', '#3A9CD4', '#125A92'], 0)}${s.solid(oval(160, 42, 20, 15), ['#9AD8F2', '#3A9CD4', '#125A92'], { depth: 6 })}`);
}

/** A rubber duck. */
export function rubberDuck(): string {
  const s = createSketch(672);
  const yellow: Tones = ['#FFF29A', '#FAC82E', '#B87E08'];
  const body = 'M40 188C30 250 84 286 160 286S292 256 296 186C298 160 286 140 276 128C262 168 226 176 196 160C176 150 90 150 62 172C52 172 42 176 40 188Z';
  return s.svg(`${s.solid(body, yellow, { depth: 24 })}${s.solid('M126 204C150 180 210 180 250 196C238 238 176 250 142 234C128 228 122 216 126 204Z', yellow, { depth: 12 })}${s.solid(oval(122, 100, 78, 74), yellow, { depth: 22 })}${s.solid('M66 96C40 92 12 106 10 118C24 136 60 138 78 124C84 112 78 98 66 96Z', ['#FFB27A', '#F0702A', '#A83A0A'], { depth: 9 })}<path d="M14 118C34 122 56 120 76 112" stroke="#A83A0A" stroke-width="3" fill="none" opacity=".7"/><ellipse cx="108" cy="80" rx="12" ry="15" fill="#2E1A06"/><circle cx="104" cy="74" r="5" fill="#fff"/>${s.glint(140, 58, 24, 10, -10, 0.75)}${s.glint(196, 196, 26, 5, 4, 0.5)}`);
}

/** Bubbles rising from shallow water. */
export function bubbleCluster(): string {
  const s = createSketch(673);
  return s.svg(bubbles(s, [[110, 230, 56], [206, 218, 70], [160, 140, 46], [232, 112, 26], [84, 142, 24], [146, 66, 18], [266, 158, 16]]));
}
